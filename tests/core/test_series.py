"""Several plays as one match."""

import random

import pytest

from pygames import Match
from pygames.core.series import Series, current_play
from pygames.null.moves import RESIGN
from pygames.null.state import State
from tests.strategies import play_some


def series(plays: int = 3, seed: int = 1) -> Match:
    """A match of Null in so many plays."""
    return Match("null", options={"plays": plays}, rng=random.Random(seed))


def test_a_single_play_is_no_series() -> None:
    match = series(1)
    assert isinstance(match.state, State)
    assert current_play(match.state) is match.state


def test_the_next_play_begins_when_one_ends_in_the_same_log() -> None:
    match = series()
    assert isinstance(match.state, Series)
    first = current_play(match.state)
    match.play(RESIGN, 0)
    assert match.outcome is None
    assert [result.reason for result in match.state.results] == ["resign"]
    assert current_play(match.state) is not first
    assert current_play(match.state).lead == 1  # N-11
    assert [decision.seat for decision in match.decisions] == [1]


def test_points_add_up_and_decide() -> None:
    match = series()
    play_some(match, random.Random(1))
    assert isinstance(match.state, Series)
    assert match.outcome
    assert len(match.state.results) == 3
    sums = tuple(sum(result.scores[seat] for result in match.state.results) for seat in (0, 1))
    assert match.outcome.scores == sums == match.state.points
    assert match.outcome.reason == "series"
    assert match.decisions == ()


def test_a_series_of_resignations_is_a_draw() -> None:
    match = series(2)
    match.play(RESIGN, 0)
    match.play(RESIGN, match.decisions[0].seat)
    assert match.outcome == ((), (0, 0), "series")


def test_series_are_equal_by_value() -> None:
    one, other = series(), series()
    assert one.state == other.state
    assert one.state == one.state.copy()
    assert one.state != series(seed=2).state
    assert one.state != current_play(one.state)
    with pytest.raises(TypeError):
        hash(one.state)


def test_a_copy_goes_its_own_way() -> None:
    match = series()
    before, twin = match.state.copy(), match.state.copy()
    twin.apply(RESIGN, 0)
    assert match.state == before
    assert isinstance(twin, Series)
    assert twin.results
