"""Whole turns in which no level above the first may blunder: what must have come of them."""

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pygames.core.dealer import Shuffler
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.missions import CONTROL, HILL
from pygames.geometry.plane import Point, squared
from tests.deep_space_wars.besieged import besieged
from tests.deep_space_wars.bot.test_blunders import BRUTES, GUNNERS, SEEDS, TARGETS, made, row
from tests.deep_space_wars.scripted import A, duel
from tests.deep_space_wars.state_machine import FOOT, fight


class Course(NamedTuple):
    """The last turn of seat 0 in some round, and what must have come of it."""

    why: str
    state: Callable[[], State]
    holds: Callable[[State], bool]


FAR_AWAY = (GUNNERS, row(4, 300, 20))


def mission(name: str, *at: Point, of: Any = GUNNERS, number: int = 8) -> State:
    """The last round of a mission: A is at these places, the enemy far away."""
    state = fight((0, of, at), (1, *FAR_AWAY), mission=name)
    state.round = number
    return state


def held(state: State) -> bool:
    """Whether a figure of seat 0 controls a marker."""
    return any(_nearest(state, marker) <= CONTROL for marker in state.markers)


def _nearest(state: State, point: Point) -> float:
    return min(squared(state.places[it], point) for it in state.able_in(A)) ** 0.5


def _won(state: State) -> bool:
    return state.outcome is not None and state.outcome.winners == (0,)


COURSES = {
    "who holds a marker stays": Course(
        "M2, round 8: it scores at the end of the round",
        lambda: mission("hold", *row(4, 282, 312)),
        held,
    ),
    "a marker in reach is taken": Course(
        "M2, round 8: it is seven inches away",
        lambda: mission("hold", *row(4, 282, 424)),
        held,
    ),
    "a hill in reach is taken": Course(
        "M3, round 8: who has figures on it scores",
        lambda: mission("hill", *row(4, 282, 450)),
        lambda state: _nearest(state, HILL.centre) <= HILL.radius,
    ),
    "off the table": Course(
        "M4: all can leave over the edge, which wins",
        lambda: fight(
            (0, GUNNERS, row(4, 100, 90)), (1, GUNNERS, row(4, 400, 300)), mission="breakthrough"
        ),
        _won,
    ),
    "the last crate": Course(
        "M7: both have secured two crates, the third one wins",
        lambda: _third_crate(),
        _won,
    ),
    "the command post": Course(
        "M6: nobody is near it",
        lambda: besieged((0, FOOT, row(3, 300, 100)), (1, FOOT, row(2, 560, 300))),
        _won,
    ),
    "no step towards who cannot be resisted": Course(
        "A can neither shoot nor fight, B charges whoever is near",
        lambda: duel((TARGETS, row(4, 300, 500)), (BRUTES, row(4, 300, 300))),
        lambda state: _nearest(state, (330, 300)) >= 200 - INCH,
    ),
}


def _third_crate() -> State:
    state = mission("salvage", *row(4, 282, 380), number=4)
    state.scores = [2, 2]
    return state


@pytest.mark.parametrize("level", SEEDS)
@pytest.mark.parametrize("name", COURSES)
def test_no_blunder_in_the_course_of_a_turn(name: str, level: int) -> None:
    course = COURSES[name]
    for seed in range(SEEDS[level]):
        state = turned(course.state(), level, seed)

        assert course.holds(state), state.places


def turned(state: State, level: int, seed: int) -> State:
    """The state at the end of seat 0's turn."""
    rng = random.Random(seed)
    deal = Shuffler(rng).answer
    while state.outcome is None and state.active == 0:
        asked = next(it for it in state.decisions if len(it.moves))
        move = deal(asked) if asked.seat < 0 else made(state, asked.seat, level, rng)
        state.apply(move, asked.seat)
    return state
