"""Positions in which no level above a beginner's may go wrong, on either side.

Each is a line of a table: what it is about, the position in the words of `positions`, what has
happened since, and the choices that are right or wrong. A word of a choice stands for all that
begin with it: `ambush` for every ambush.
"""

import random
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from pygames.bots import Budget, choose
from pygames.lost_patrol.position import TOKEN_LIMIT
from pygames.lost_patrol.state import State
from tests.lost_patrol.positions import (
    BOARD_E,
    GAME,
    SHIP,
    STACK,
    at,
    coordinates,
    do,
    position,
    words,
)

FIRM = (2, 3, 4)
SEEDS = 3
LAST_WAY = "(0,0) gentle@0 {0,2}, (1,0) dead_end@3 {3}"
"""A path with one open end, to the north-west of (0,0)."""


class Case(NamedTuple):
    """A position, and what must or must not be chosen in it."""

    what: str
    board: str
    scouts: str
    tokens: str = ""
    right: str = ""
    """Choices, parted by semicolons, of which one must be made."""
    wrong: str = ""
    """Choices, parted by semicolons, of which none may be made."""
    since: str = ""
    """Moves, parted by semicolons, that lead from the position to the choice."""
    more: Mapping[str, Any] = {}
    """More about the position: see `position`."""


LURKERS, AMBUSH = {"phase": "lurker_act"}, {"phase": "ambush"}
LAST = {"phase": "place_end", "stack": "dead_end gentle"}
CASES = [
    # --- the Scouts
    Case("board the Dropship in reach", SHIP, "0@(2,-1) 1@(1,0)", right="walk 0 2; walk 1 1"),
    Case("do not leave the Dropship", SHIP, "0@(2,-2) 1@(2,-1)", wrong="walk"),
    Case(
        "do not go where six wait",
        BOARD_E, "2@(1,0) 0,1,3,4@(0,0)", "6@(2,-1)", wrong="walk 2 1",
    ),
    Case(
        "run from six to the Dropship rather than fire at them",
        SHIP, "0,1,2@(0,0)", "6@(0,0)", right="walk",
    ),
    Case(
        "do not stay among six",
        BOARD_E, "4@(1,0) 0,1,2@(-1,1)", "6@(1,0)", wrong="fire; end",
    ),
    Case(
        "a Trooper dies, not the Sergeant",
        BOARD_E, "0,1,2@(1,0) 3,4@(0,0)", "5@(1,0)",
        since="ambush (1,0); dice 6 1 1", right="lose 2", more=AMBUSH,
    ),
    Case(
        "a Trooper dies, not the Support trooper",
        SHIP, "1,3@(2,-1)", "6@(2,-1)",
        since="ambush (2,-1); dice 6 1 1", right="lose 3", more=AMBUSH,
    ),
    Case(
        "the swamp gets a Trooper",
        BOARD_E, "0,1,2@(1,0) 3,4@(2,-1)", "6@(2,-1)",
        since="ambush (2,-1); dice 6 1 1; lose 4; push 3 4", right="sink 2; sink 3", more=AMBUSH,
    ),
    Case(
        "do not push all Lurkers to one tile: alone they cannot move (LP-74)",
        BOARD_E, "0,2,3@(1,0) 1,4@(0,0)", "5@(1,0)", since="ambush (1,0); dice 1 6 6",
        wrong="spread 0 4; spread 0 0 4; spread 0 0 0 4; spread 0 0 0 0 4", more=AMBUSH,
    ),
    # --- the Lurkers
    Case("close the last way", LAST_WAY, "0-2@(0,0) 3,4@(1,0)",
         since="name (0,0) 2; draw dead_end", right="rotate 5", more=LAST),
    Case("six attack", BOARD_E, "2@(1,0) 0,1,3,4@(0,0)", "6@(1,0)", right="ambush", more=AMBUSH),
    Case(
        "even one attacks who would escape",
        SHIP, "0,2,3@(2,-2) 1@(2,-1)", "1@(2,-2)", right="ambush", more=AMBUSH,
    ),
    Case(
        "first attack the Support trooper, who helps the others",
        BOARD_E, "1@(0,0) 2,3@(1,0) 0,4@(-1,1)", "6@(0,0) 6@(1,0)", right="ambush (0,0)",
        more=AMBUSH,
    ),
    Case(
        "six do not grow where they attack",
        BOARD_E, "2@(1,0) 0,1,3,4@(0,0)", "6@(1,0)", wrong="grow (1,0)", more=LURKERS,
    ),
    Case(
        "six do not leave whom they can attack",
        BOARD_E, "2@(1,0) 0,1,3,4@(-1,1)", "6@(1,0)", wrong="move (1,0)", more=LURKERS,
    ),
    Case(
        "two far away do not become one that can never move (LP-74)",
        BOARD_E, "0-4@(3,-2)", "2@(-1,2)", wrong="move", more=LURKERS,
    ),
    Case(
        "to where a Scout stands on the Dropship",
        SHIP, "0@(2,-2) 1@(2,-1) 2@(0,0)", "4@(0,0)", right="new (2,-2)", more=LURKERS,
    ),
    Case(
        "those who have come upon the Sergeant do not turn back",
        SHIP, "0@(1,0) 1,2,3@(2,-1)", "6@(0,0)", since="move (0,0) 0", right="stop; step 1",
        more=LURKERS,
    ),
    Case(
        "push Scouts onto Lurkers that wait",
        BOARD_E, "2,3@(1,0) 0,1,4@(-1,1)", "5@(1,0) 5@(2,-1)",
        since="ambush (1,0); dice 6 1 1; lose 2", right="push 3 1", more=AMBUSH,
    ),
    Case(
        "push a fourth Scout onto a tile that holds three (LP-92)",
        SHIP, "2,3@(1,0) 0,1,4@(0,0)", "6@(1,0)",
        since="ambush (1,0); dice 6 1 1; lose 2", right="push 3 3", more=AMBUSH,
    ),
    Case(
        "do not push Scouts onto the Dropship (LP-94)",
        SHIP, "0,1@(2,-1)", "6@(2,-1)",
        since="ambush (2,-1); dice 6 1 1; lose 1", right="push 0 4", more=AMBUSH,
    ),
]  # fmt: skip


class Course(NamedTuple):
    """A position at the start of a phase, and what must hold at its end."""

    what: str
    board: str
    scouts: str
    tokens: str
    phase: str
    holds: Callable[[State], bool]


def stand(state: State, *scouts: int) -> list[str]:
    """Where these Scouts stand, in the words of the rules."""
    return [coordinates(state.cell_of(scout)) for scout in scouts]


def number(state: State, cell: str) -> int:
    """How many Lurkers there are on a tile."""
    return state.tokens.get(at(cell), 0)


COURSES = [
    Course(
        "the Sergeant boards, and the Support trooper sees it",
        SHIP, "0,2@(1,0) 1@(0,0)", "", "scout_act",
        lambda state: stand(state, 0, 1) == ["(2,-2)", "(2,-1)"],
    ),
    Course(
        "the Sergeant does not stay alone beside six",
        BOARD_E, "0@(2,-1) 1,2,3,4@(0,0)", "6@(1,-1)", "scout_act",
        lambda state: stand(state, 0) != ["(2,-1)"] or len(state.scouts_on(at("(2,-1)"))) > 1,
    ),
    Course(
        "six on the Dropship against who stands there",
        SHIP, "0@(2,-2) 1@(2,-1)", "", "lurker_act",
        lambda state: number(state, "(2,-2)") == TOKEN_LIMIT,
    ),
]  # fmt: skip


def begins(move: str, choices: str) -> bool:
    """Whether a move is one of the choices, or of a kind that is."""
    return any(f"{move} ".startswith(f"{choice} ") for choice in choices.split("; "))


def situation(case: Case | Course, **more: Any) -> State:
    """The position of a case, with tiles left in the stack while the Dropship does not lie."""
    stack = "" if case.board == SHIP else STACK
    return position(case.board, case.scouts, case.tokens, **{"stack": stack, **more})


def made(state: State, level: int, seed: int) -> Any:
    """What a level chooses, from what its seat knows."""
    (decision,) = state.decisions
    view = state.view(decision.seat)
    return choose(GAME, view, decision, level, random.Random(seed), Budget(nodes=24))


@pytest.mark.parametrize("level", FIRM)
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.what)
def test_no_level_blunders(case: Case, level: int) -> None:
    state = do(situation(case, **case.more), *filter(None, case.since.split("; ")))
    for seed in range(SEEDS):
        move = words(made(state, level, seed))

        assert not case.right or begins(move, case.right), move
        assert not case.wrong or not begins(move, case.wrong), move


@pytest.mark.parametrize("level", FIRM)
@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.what)
def test_no_level_plans_a_blunder(course: Course, level: int) -> None:
    for seed in range(SEEDS):
        state = situation(course, phase=course.phase)
        while state.phase in (course.phase, "lurker_step"):
            (decision,) = state.decisions
            state.apply(made(state, level, seed), decision.seat)

        assert course.holds(state), (state.scouts, state.tokens)
