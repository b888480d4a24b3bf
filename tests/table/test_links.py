"""Matches that come as text."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.match import Match
from tests.table.visitor import Visitor


def sent(moves: int, seat: int | None = None) -> Match:
    """A match on another device."""
    match = Match("battle-line", names=("Ann", "Ben"), rng=random.Random(2))
    rng = random.Random(3)
    for _move in range(moves):
        if match.decisions:
            decision = match.decisions[0]
            match.play(rng.choice(decision.moves), decision.seat)
    return match


LINK = sent(30).link()


def test_a_link_goes_on() -> None:
    visitor = Visitor()
    visitor.go(f"#m={LINK}")

    assert visitor.save.link == LINK
    assert visitor.screen == "handover"
    visitor.to_the_end()


def test_the_same_link_twice_is_one_match() -> None:
    visitor = Visitor()
    visitor.go(f"#m={LINK}")
    first = visitor.url
    visitor.go(f"#m={LINK}")

    assert first == visitor.url
    assert len(visitor.saves) == 1


def test_a_link_of_one_seat_can_be_looked_at() -> None:
    match = sent(30)
    visitor = Visitor()
    visitor.go(f"#m={match.link(seat=1)}")

    assert visitor.screen == "table"
    assert visitor.picks == []
    assert "only view" in visitor.shown.text("prompt")
    hidden = [e.move for e in match.log if e.known_to == frozenset((0,))]
    assert hidden
    log = visitor.shown.text("log")
    assert not [m for m in hidden if match.narrate(m, match.state, None).strip() in log]
    visitor.start()
    assert visitor.screen == "table"


def test_a_match_that_is_over() -> None:
    match = sent(1000)
    visitor = Visitor()
    visitor.go(f"#m={match.link()}")

    assert visitor.over
    assert visitor.shown.has("rematch")


@settings(max_examples=100)
@given(st.integers(0, len(LINK) - 1), st.characters(codec="ascii"))
def test_a_changed_link_is_refused_and_nothing_lost(place: int, char: str) -> None:
    text = LINK[:place] + char + LINK[place + 1 :]
    visitor = Visitor(saves={"other": "kept"})
    visitor.go(f"#m={text}")

    if text != LINK and visitor.screen == "home":
        assert visitor.notice
        assert visitor.saves == {"other": "kept"}


def test_a_link_cut_off_says_so() -> None:
    visitor = Visitor()
    visitor.go(f"#m={LINK[:-5]}")

    assert "incomplete" in visitor.notice


def test_a_save_that_cannot_be_read_is_left_alone() -> None:
    visitor = Visitor(saves={"odd": "{", "older": '{"link": 1}', "list": "[]"})

    assert visitor.screen == "home"
    visitor.go("#/match/odd")
    assert visitor.screen == "home"
    assert visitor.notice
    assert set(visitor.saves) == {"odd", "older", "list"}


def test_a_save_whose_link_is_broken_says_so() -> None:
    visitor = Visitor()
    visitor.play(seed=1)
    key = visitor.url.removeprefix("#/match/")
    broken = visitor.save._replace(link=visitor.save.link[:-2]).text()

    other = Visitor(f"#/match/{key}", saves={key: broken})

    assert other.screen == "home"
    assert "incomplete" in other.notice
    assert other.saves == {key: broken}
