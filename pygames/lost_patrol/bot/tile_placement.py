"""Grow the jungle as the Lurkers want it: choose ends and rotations so that paths close."""

from collections import Counter
from collections.abc import Sequence
from math import log

from pygames.geometry.hexes import neighbour
from pygames.lost_patrol.bot.evaluation import Values, closeness
from pygames.lost_patrol.bot.routes import openness, routes
from pygames.lost_patrol.jungle import End
from pygames.lost_patrol.moves import Name, Rotate
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import DROPSHIP

__all__ = ["beyond", "named", "turned"]

_CLOSED = 9.0
"""The value of a jungle without open ends, as a logit."""
_OPEN = 0.6
"""How much the logarithm of the openness counts, as a logit."""


def _laid(state: State, end: End, ground: int) -> float:
    """Return the value for the Lurkers of laying a tile like this beyond an end."""
    if ground & DROPSHIP:
        return -beyond(state, end)
    ends = openness({**state.jungle.grounds, neighbour(*end): ground})
    return -_OPEN * log(ends + 0.3) if ends > 0.01 else _CLOSED


def turned(state: State, moves: Sequence[Rotate]) -> Values:
    """Evaluate each rotation of the drawn tile for the Lurkers."""
    end, grounds = state.end, state.options.tiles[state.drawn].grounds
    assert end is not None
    return {move: _laid(state, end, grounds[move.rotation]) for move in moves}


def named(state: State, moves: Sequence[Name]) -> Values:
    """Evaluate each end where the next tile can go for the Lurkers, averaged over the stack."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    tiles, pool = state.options.tiles, state.pool()
    kinds = Counter(tiles[number].grounds for number in pool)
    by_grounds = {tiles[number].grounds: tiles[number] for number in pool}
    soon = len(state.stack) <= len({neighbour(*move[:2]) for move in moves}) + 1
    far = {neighbour(*move[:2]): beyond(state, move[:2]) for move in moves} if soon else {}
    found: Values = {}
    for move in moves:
        end, value = move[:2], 0.0
        there = neighbour(*end)
        # How far the Dropship can still be if this end is filled by another tile.
        others = [way for cell, way in far.items() if cell != there]
        for grounds, count in kinds.items():
            if grounds[0] & DROPSHIP:
                value -= count * far.get(there, 0.0)
            elif others:
                value -= count * min(others)
            else:
                rotations = state.jungle.legal_rotations(end, by_grounds[grounds])
                value += count * max(_laid(state, end, grounds[k]) for k in rotations)
        found[move] = value / len(pool)
    return found


def beyond(state: State, end: End) -> float:
    """Return the value for the Scouts of the Dropship lying beyond an end."""
    steps = routes(state.jungle, state.options.thorn_from).to(end[0])
    return closeness(state.scouts, steps, 1.0)
