"""Bots at the table: what they are asked, what comes of their answers, and hints."""

import pytest

from pygames.core.match import Match
from tests.table.visitor import Visitor


@pytest.fixture
def visitor() -> Visitor:
    """Somebody who plays against a bot of level 3 on seat 1."""
    return Visitor("#/play/battle-line?bots=1:3&seed=1")


def play_until_asked(visitor: Visitor) -> None:
    """The person's turns, up to the bot's next."""
    while visitor.question is None:
        visitor.pick(visitor.random.choice(visitor.picks))


def test_one_person_never_hands_over(visitor: Visitor) -> None:
    while not visitor.over:
        assert visitor.screen == "table"
        assert visitor.table["data-seat"] in ("0", "")
        if visitor.question is None:
            visitor.pick(visitor.random.choice(visitor.picks))
        else:
            visitor.answer()
    assert visitor.question is None


def test_a_bot_is_told_what_its_seat_has_seen_and_no_more(visitor: Visitor) -> None:
    play_until_asked(visitor)
    assert visitor.question is not None
    seen = Match.from_link(visitor.question["seen"])

    assert (visitor.question["seat"], visitor.question["level"]) == (1, 3)
    assert seen.perspective == 1
    assert seen.log == visitor.match.seen(1)


def test_thinking_shows(visitor: Visitor) -> None:
    assert "data-thinking" not in visitor.table
    play_until_asked(visitor)
    assert visitor.table["data-thinking"] == "true"
    assert "Hard bot is thinking" in visitor.shown.text("prompt")
    assert not visitor.picks


def test_a_stopped_bot_goes_on_when_it_is_let(visitor: Visitor) -> None:
    play_until_asked(visitor)
    stale = visitor.question
    visitor.send("stop")
    assert visitor.question is None
    assert "data-thinking" not in visitor.table
    before = visitor.table["data-moves"]
    visitor.send("thought", question=stale, answer={"move": [0]})
    assert visitor.table["data-moves"] == before

    visitor.send("resume")
    assert visitor.question == stale
    visitor.answer()
    assert visitor.table["data-moves"] > before


def test_an_answer_to_a_match_that_was_left_is_stale(visitor: Visitor) -> None:
    play_until_asked(visitor)
    stale, key = visitor.question, visitor.url
    visitor.go("#/")
    assert visitor.question is None
    kept = dict(visitor.saves)
    visitor.send("thought", question=stale, answer={"move": [0]})
    assert visitor.saves == kept

    visitor.go(key)
    assert visitor.question == stale


def test_a_bot_that_dies_is_told_of(visitor: Visitor) -> None:
    play_until_asked(visitor)
    visitor.send("thoughtless", question=visitor.question)
    assert "could not finish" in visitor.notice
    assert visitor.shown.has("resume")


def test_a_reload_asks_again(visitor: Visitor) -> None:
    play_until_asked(visitor)
    before = visitor.question
    visitor.question = None
    visitor.start()
    assert visitor.question == before


def test_the_rematch_is_against_the_same_bots(visitor: Visitor) -> None:
    visitor.send("move", index=0, also=True)
    assert visitor.over
    visitor.send("rematch")
    assert visitor.save.bots == (0, 3)


def test_bots_are_chosen_in_the_set_up() -> None:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("change", name="bot1", fields={"bot1": "2"})
    assert visitor.shown.values("selected", "option")
    visitor.send("begin", fields={"bot0": "0", "bot1": "2"})
    assert visitor.save.bots == (0, 2)


@pytest.mark.parametrize("fields", [{"bot0": "1", "bot1": "2"}])
def test_somebody_has_to_play(fields: dict[str, str]) -> None:
    visitor = Visitor("#/setup/battle-line")
    visitor.send("begin", fields=fields)
    assert visitor.screen == "setup"
    assert "person" in visitor.notice
