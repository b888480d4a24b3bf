"""One match has one text, and one text is one match: also where chance is still to answer."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import BadLink, Match
from pygames.core import links
from pygames.core.cleaning import NAME_LENGTH, clean, quoted
from pygames.core.log import Setup
from tests.core.forging import some_match
from tests.folders import GAMES
from tests.strategies import options_of

UNSEEN = "\u202e\u2066\u2062\u2063\u200b\x00\x1b\ufeff"


def cut_before_chance(match: Match) -> str:
    """The text of a match up to somewhere where the dealer is to answer."""
    dealt = [place for place, entry in enumerate(match.log) if entry.seat < 0]
    place = random.Random(len(match.log)).choice(dealt) if dealt else len(match.log)
    return links.record(match.setup, None, match.log[:place]).text()


@pytest.mark.parametrize("game", GAMES)
def test_a_link_that_ends_before_chance_is_dealt_alike_each_time(game: str) -> None:
    for seed in range(5):
        text = cut_before_chance(some_match(seed, game))
        one, other = (Match.from_link(text) for _time in range(2))

        assert one.link() == other.link()
        assert all(decision.seat >= 0 for decision in one.decisions)


def test_a_published_link_is_one_match() -> None:
    assert 1 == len({Match.from_link("e1HaeTcAAA").link() for _time in range(3)})


@pytest.mark.parametrize("game", GAMES)
def test_it_is_dealt_alike_whatever_its_players_are_called(game: str) -> None:
    """Or whoever sends it could try names until the cards suit."""
    plain = some_match(2, game)
    names = tuple("ABCDEFG"[: plain.setup.seats])
    called = links.record(plain.setup._replace(names=names), None, []).text()
    bare = links.record(plain.setup, None, []).text()

    assert Match.from_link(bare).log == Match.from_link(called).log


@pytest.mark.parametrize("game", GAMES)
def test_what_chance_says_later_does_not_follow_from_the_link(game: str) -> None:
    """Or whoever has the link could look ahead."""
    text = some_match(1, game).link()
    one, other = (Match.from_link(text) for _time in range(2))
    assert one._dealer._random() != other._dealer._random()


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_the_text_of_a_match_is_the_only_one(game: str, data: st.DataObject) -> None:
    options = data.draw(options_of(GAMES[game]))
    names = data.draw(st.lists(st.text(max_size=50), min_size=2, max_size=2))
    seats = GAMES[game].seats[0]
    padded = (*names, *["x"] * seats)[:seats]
    match = Match(game, seats, options, names=padded, rng=random.Random(data.draw(st.integers())))
    for seat in (None, *range(seats)):
        text = match.link(seat)
        assert text == Match.from_link(text).link()


@given(st.lists(st.text(max_size=NAME_LENGTH), min_size=2, max_size=2))
def test_any_text_of_a_match_leads_to_its_own(names: list[str]) -> None:
    """Names that no name may be are read as what they may be, and written so from then on."""
    there = Match("null", names=("A", "B"), rng=random.Random(3))
    setup: Setup = there.setup._replace(names=tuple(names))
    text = links.record(setup, None, there.log).text()
    try:
        own = Match.from_link(text).link()
    except BadLink:  # half a pair of surrogates, which no link can hold
        return
    assert own == Match.from_link(own).link()
    assert (own == text) == ([*map(clean, names)] == names)


# --- strangers' texts --------------------------------------------------------------------------


@given(st.text())
def test_a_clean_name_is_clean(name: str) -> None:
    assert clean(name) == clean(clean(name))
    assert len(clean(name)) <= NAME_LENGTH


@given(st.text(st.characters() | st.sampled_from(UNSEEN)))
def test_what_is_quoted_is_short_and_shown_as_it_stands(text: str) -> None:
    shown = quoted(text)
    assert len(shown) <= 40
    assert not {*UNSEEN} & {*shown}
    assert shown == quoted(shown)


def test_what_was_cut_off_shows() -> None:
    assert "chess" == quoted("  chess\n")
    assert "a b" == quoted("a\n\tb")
    assert "x" * 39 + "…" == quoted("x" * 41)
    assert quoted("\u202e" * 500 + "x").endswith("…")
