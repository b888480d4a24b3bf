"""One person alone is "you": at the table, at home, in the statistics, in four languages."""

import random
import re

import pytest

from pygames import GAMES, Match
from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.language import LANGUAGES
from pygames.core.players import You, called, mention, named, to_others, who_wins
from pygames.core.series import current_play
from pygames.table.board_loader import board_of
from tests import strategies
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
    assert called((), 4, (2, 0, 2, 1)) == ("Ada", "You", "Cleo", "Easy bot")
    assert to_others(called((), 2, (3, 0))) == ["Hard bot", "Player 2"]


def test_who_is_mentioned() -> None:
    text = f"Move {mention(2)} and {mention(0)}"
    assert named(text, ["Ann", "Ben", "Cem"]) == "Move Cem and Ann"
    assert named(text, [You("You"), "Ben", "Cem"]) == "Move Cem and you"
    assert re.sub("[\u2062\u2063]", "", named(text, ["Ann"])) == "Move Player 3 and Ann"


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


@pytest.mark.parametrize(
    ("winners", "lang", "said"),
    [
        ((0,), "en", "You win"),
        ((0, 1), "en", "You win together with Zoe"),
        ((0, 1, 3), "en", "You win together with Zoe and Medium bot"),
        ((1, 2, 3), "en", "Zoe, Kaya and Medium bot win"),
        ((2,), "en", "Kaya wins"),
        ((), "en", "A draw"),
        ((0, 1, 3), "tr", "Zoe’yle ve Orta botla birlikte kazandın"),
        ((0, 3), "hu", "A Közepes bottal együtt nyertél"),
        ((0, 2), "hu", "Kayával együtt nyertél"),
    ],
)
def test_who_wins_is_one_list(winners: tuple[int, ...], lang: str, said: str) -> None:
    language.use(lang)
    _first, *others = called(("", "Zoe", "Kaya", ""), 4, (0, 0, 0, 2))
    names = (You(language._("You")), *others)
    assert said == who_wins(Outcome(winners, (0, 0, 0, 0), ""), names)


@pytest.mark.parametrize("game", WINS)
def test_the_log_tells_you_what_you_did_and_not_what_to_do(game: str) -> None:
    """A sentence of its own for each move: neither the words of a button nor those about others."""
    match, rng = Match(game, 2, rng=random.Random(1)), random.Random(2)
    GAMES[game].load()
    told: set[str] = set()
    while match.decisions and len(told) < 25:
        for decision in match.decisions:
            view = current_play(match.view(decision.seat))
            for move in (*decision.moves[:8], *decision.also):
                for lang in ("tr", "hu", "fa"):
                    language.use(lang)
                    mine, button = GAMES[game].remind(move, view), GAMES[game].describe(move, view)
                    theirs = GAMES[game].narrate(move, view, mention(decision.seat))
                    assert not mine or mine not in (button, theirs)
                language.use("en")
                mine = GAMES[game].remind(move, view)
                assert not mine or re.search(r"\bYour?\b|\byou\b", mine)
                told.add(move.kind)
        strategies.play_some(match, rng, 1)


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
    assert re.search(r"You (play|draw) ", told)
    assert not re.search(r"You (You|Claims?|Draws?|Starts?|Pass|Play)", told)
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


def test_others_who_read_the_story_are_not_you() -> None:
    visitor = Visitor("#/play/battle-line?bots=1:1&seed=3")
    while visitor.question:
        visitor.answer(0)
    visitor.send("move", index="0", also="true")
    visitor.go(visitor.url.replace("match", "replay"))
    visitor.send("copy_story")
    (copied,) = [effect for effect in visitor.effects if effect["type"] == "copy"]

    assert "You resign" in visitor.shown.text("story")
    assert "Player 1 resigns" in copied["text"]
    assert not re.search(r"\byou\b", copied["text"], re.IGNORECASE)
