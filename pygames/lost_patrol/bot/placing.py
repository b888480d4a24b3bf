"""How the jungle grows: which end to name and how to turn a tile so that paths wind and close."""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

from pygames.core.hexes import neighbour
from pygames.lost_patrol.bot.outlook import closeness
from pygames.lost_patrol.bot.routes import openness, routes
from pygames.lost_patrol.jungle import End
from pygames.lost_patrol.tiles import DROPSHIP

__all__ = ["beyond", "named", "turned"]

_CLOSED = 9.0
"""What it is worth that no path leads on, as a logit."""
_OPEN = 0.6


def _laid(state: Any, end: End, ground: int) -> float:
    """What it comes to for the Lurkers when a tile lies like this beyond an end."""
    if ground & DROPSHIP:
        return -beyond(state, end)
    ends = openness({**state.jungle.grounds, neighbour(*end): ground})
    return -_OPEN * log(ends + 0.3) if ends > 0.01 else _CLOSED


def turned(state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    """How to turn the drawn tile: each move -> what it comes to for the Lurkers."""
    grounds = state.options.tiles[state.drawn].grounds
    return {move: _laid(state, state.end, grounds[move.rotation]) for move in moves}


def named(state: Any, moves: Sequence[Any]) -> dict[Any, float]:
    """Which end comes next: each move -> what it comes to for the Lurkers, on average."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    tiles, pool = state.options.tiles, state.pool()
    kinds = Counter(tiles[number].grounds for number in pool)
    by_grounds = {tiles[number].grounds: tiles[number] for number in pool}
    soon = len(state.stack) <= len({neighbour(*move[:2]) for move in moves}) + 1
    far = {neighbour(*move[:2]): beyond(state, move[:2]) for move in moves} if soon else {}
    found: dict[Any, float] = {}
    for move in moves:
        end, value = move[:2], 0.0
        there = neighbour(*end)
        # Where the Dropship can still come to lie when this end is filled.
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


def beyond(state: Any, end: End) -> float:
    """What it comes to for the Scouts when the Dropship lies beyond an end."""
    steps = routes(state.jungle, state.options.thorn_from).to(end[0])
    return closeness(state.scouts, steps, 1.0)
