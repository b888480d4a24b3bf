"""One person alone is "you": at the table, at home, in the statistics, in four languages."""

import re

import pytest

from pygames import GAMES
from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import LANGUAGES
from pygames.core.players import You, called, to_others
from pygames.table.boards import board_of
from tests.table.visitor import Visitor

WINS = {
    "battle-line": ["three", "five", "resign", "stuck", "series"],
    "espionage": ["hq_captured", "no_mobile_pieces", "no_legal_move", "resign"],
    "lost-patrol": ["escaped", "all_dead", "swallowed", "round_limit", "conceded", "duel"],
}


def test_who_is_you() -> None:
    assert called((), 2, (0, 2)) == ("You", "Medium bot")
    assert called((), 2, (3, 0)) == ("Hard bot", "You")
    assert called((), 3, (1, 0, 4)) == ("Easy bot", "You", "Expert bot")
    assert called(("Ann", ""), 2, (0, 1)) == ("Ann", "Easy bot")
    assert called((), 2) == ("Player 1", "Player 2")
    assert called((), 3, (0, 0, 1)) == ("Player 1", "Player 2", "Easy bot")
    assert to_others(called((), 2, (3, 0))) == ["Hard bot", "Player 2"]


@pytest.mark.parametrize("game", WINS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_end_is_told_in_the_second_person(game: str, lang: str) -> None:
    GAMES[game].load()
    language.use(lang)
    you = You(language._("You"))
    for reason in WINS[game]:
        outcome = Outcome((0,), (5, 2), reason)
        mine = board_of(GAMES[game]).result(outcome, (you, "Zoe"))
        theirs = board_of(GAMES[game]).result(outcome, ("Zoe", you))

        assert "{" not in mine + theirs
        assert mine != board_of(GAMES[game]).result(outcome, (str(you), "Zoe"))
        assert "Zoe" in theirs
        assert "You resigned" not in theirs
        if lang == "en":
            assert mine.startswith("You win")


def test_a_match_against_a_bot() -> None:
    visitor = Visitor("#/play/battle-line?bots=1:2&seed=3")
    while visitor.question:
        visitor.answer(0)
    assert visitor.shown.text("prompt").startswith("Your turn")
    visitor.pick(visitor.picks[0])
    visitor.pick(visitor.picks[0])
    if visitor.picks:
        visitor.pick(visitor.picks[-1])

    assert "Player" not in visitor.shown.text()
    told = visitor.shown.text("log")
    assert "You" in told
    assert not re.search(r"You (Claims|Draws|Starts|Passes)", told)
    visitor.go("#/")
    assert "Medium bot" in visitor.shown.text()
    assert "Player" not in visitor.shown.text()


def test_who_gives_up_is_you() -> None:
    visitor = Visitor("#/play/battle-line?bots=1:1&seed=3")
    while visitor.question:
        visitor.answer(0)
    visitor.send("move", index="0", also="true")

    assert visitor.shown.text("prompt") == "Easy bot wins: you resigned"
    visitor.go("#/statistics")
    assert "You against Easy bot" in visitor.shown.text()
