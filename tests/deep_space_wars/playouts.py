"""Battles at random: every mission, any number of players, unlisted marches and deployments too."""

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from pygames.core.game import BadSetup, Decision, Move, OpenMoves, decision_of, is_open
from pygames.deep_space_wars.engine.moves import March
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.game import RULES
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, WEST

SEEDS = range(14)
"""Of the battles that tests look at: two of each mission."""
LONGEST = 120
"""Moments of a playout that the laws of all games look at."""

_FORWARD = {SOUTH: (0, -1), WEST: (1, 0), NORTH: (0, 1), EAST: (-1, 0)}
_MISSIONS = RULES.options["mission"].values


class Moment(NamedTuple):
    """A state on the way, who was asked what there, and what was chosen."""

    state: State
    decision: Decision
    move: Move


class Playout(NamedTuple):
    """A battle to its end."""

    moments: tuple[Moment, ...]
    last: State

    @property
    def states(self) -> list[State]:
        """Every state on the way, the last one too."""
        return [*(moment.state for moment in self.moments), self.last]


def options_of(seed: int) -> tuple[int, dict[str, Any]]:
    """Players and options that fit together."""
    rng = random.Random(f"options {seed}")
    while True:
        seats = rng.choice((2, 2, 3, 4))
        options = {name: rng.choice(option.values) for name, option in RULES.options.items()}
        options["mission"] = _MISSIONS[seed % len(_MISSIONS)]
        options["points"] = rng.choice((500, 1000))
        try:
            RULES.start(seats, options)
        except BadSetup:
            continue
        return seats, options


def choose(state: State, decision: Decision, rng: random.Random) -> Move:
    """A move at random: often an unlisted one, now and then one that nobody waits for.

    Squads rather march forward, so that they meet.
    """
    if decision.also and rng.random() < 0.02:
        also = [move for move in decision.also if move.kind != "resign" or rng.random() < 0.1]
        if also:
            return rng.choice(also)
    if not is_open(decision.moves):
        return decision.moves[rng.randrange(len(decision.moves))]
    few = [_any_of(decision.moves, rng) for _some in range(3)]
    return max(few, key=lambda move: _advance(state, move))


def _any_of(moves: OpenMoves, rng: random.Random) -> Move:
    return moves.some(rng) if rng.random() < 0.7 else rng.choice(moves)


def _advance(state: State, move: Move) -> int:
    """How far a march leads away from the side of the table where its seat plays."""
    if not isinstance(move, March):
        return 0
    dx, dy = _FORWARD[state.edge_of(state.active)]
    steps = ((state.places[figure], path[-1]) for figure, path in move.paths)
    return sum(dx * (end[0] - start[0]) + dy * (end[1] - start[1]) for start, end in steps)


def play_out(seats: int, options: Mapping[str, Any], seed: int) -> Playout:
    """A battle with all that was on the way."""
    rng = random.Random(f"battle {seed}")
    state = RULES.start(seats, options)
    moments = []
    while state.decisions:
        decision = rng.choice([found for found in state.decisions if len(found.moves)])
        move = choose(state, decision, rng)
        moments.append(_moment(state, decision.seat, move))
        state.apply(move, decision.seat)
    return Playout(tuple(moments), state)


def _moment(state: State, seat: int, move: Move) -> Moment:
    """A moment of its own: open moves look at the state that they belong to, which goes on."""
    kept = state.copy()
    kept._decisions = None
    return Moment(kept, decision_of(seat, kept.decisions), move)


@cache
def playout(seed: int) -> Playout:
    """The battle with this seed: the same for every test."""
    return play_out(*options_of(seed), seed)
