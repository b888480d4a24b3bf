"""Evaluate what follows from an ambush, and the choice of a part of a split jungle.

Each function evaluates the moves of a decision for the seat that makes it, as logits with an
arbitrary zero: only differences count.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygames.geometry.hexes import EDGES, STEPS
from pygames.lost_patrol.bot.ambush_outcomes import ambushes, pushes
from pygames.lost_patrol.bot.evaluation import TROOPER, Values
from pygames.lost_patrol.bot.routes import FAR, openness, routes
from pygames.lost_patrol.bot.threat import LIFE
from pygames.lost_patrol.moves import Keep, Lose, PushLurkers, Sink
from pygames.lost_patrol.position import ALL_SCOUTS, TOKEN_LIMIT
from pygames.lost_patrol.state import State

__all__ = ["CLASHES", "spreads"]

_OPEN = 0.1
"""The value of each way into the unknown to the Scouts, as a logit."""
_NEAR = 0.3
"""The value of a Lurker that is pushed to where Scouts are."""
_SINGLE, _MASS = 0.3, 0.04
"""The value of a second Lurker on a tile, since two can move, and of every further one."""
_LOST = 0.5
"""The value of pushing a Lurker to a tile that cannot hold it."""


def _casualty(_state: State, moves: Sequence[Lose]) -> Values:
    return {move: -TROOPER * LIFE[move.scout] for move in moves}


def _swamp(_state: State, moves: Sequence[Sink]) -> Values:
    return {move: -TROOPER * sum(LIFE[scout] for scout in move.scouts) for move in moves}


def _split(state: State, moves: Sequence[Keep]) -> Values:
    found: Values = {}
    parts = state.jungle.parts(state.options.split_connectivity)
    for move in moves:
        part = parts[move.part]
        stay = sum(LIFE[s] for s in ALL_SCOUTS if state.scouts[s] in part)
        found[move] = TROOPER * stay + _OPEN * openness(state.jungle.grounds, part)
    return found


def spreads(state: State) -> Values:
    """Evaluate the sensible ways to push Lurkers back: apart, or all to one side."""
    place, loose = state.place, state.loose
    assert place is not None
    edges = state.jungle.adjacent(place)
    ways = routes(state.jungle, state.options.thorn_from)
    near = {}
    for edge in edges:
        land = ways.land(place + STEPS[edge])
        near[edge] = min(land.get(cell, FAR) for cell in state.stands)

    def cost(edge: int, before: int) -> float:
        """Return what one more Lurker beyond this edge costs the Scouts."""
        there = place + STEPS[edge]
        number = state.tokens.get(there, 0) + before
        if number >= TOKEN_LIMIT:
            return -_LOST
        value = _NEAR / (1 + near[edge]) + (_SINGLE if number == 1 else _MASS * number)
        return value + float(there == state.jungle.dropship)

    found: Values = {}
    apart = [0] * 6
    for _lurker in range(loose):
        edge = min(edges, key=lambda edge: cost(edge, apart[edge]))
        apart[edge] += 1
    for counts in (apart, *([loose * (e == edge) for e in EDGES] for edge in edges)):
        total = sum(cost(edge, n) for edge in edges for n in range(counts[edge]))
        found[PushLurkers(tuple(counts))] = -TROOPER * total
    return found


CLASHES: Mapping[str, Callable[[State, Sequence[Any]], Values]] = {
    "ambush": ambushes,
    "casualty": _casualty,
    "swamp": _swamp,
    "split": _split,
    "push_scout": pushes,
    "push_lurkers": lambda state, _moves: spreads(state),
}
"""Name of a decision -> the function that evaluates its moves."""
