"""What a Scout can do in a round that makes sense: a way, and perhaps a shot from where it ends."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from pygames.geometry.hexes import STEPS
from pygames.lost_patrol.bot.routes import Routes
from pygames.lost_patrol.state import State
from pygames.lost_patrol.tiles import THORNS

__all__ = ["Errand", "errands"]


class Errand(NamedTuple):
    """What a Scout does in a round: walk, then fire."""

    way: tuple[int, ...]
    """The edges of its way."""
    shots: int
    cell: int
    """Where it ends."""
    chance: float
    """The probability that the snare-weed lets it go in time."""
    stuck: int
    """Where it ends otherwise."""


def errands(state: State, ways: Routes, cell: int, actions: int) -> list[Errand]:
    """Return the errands of a Scout on a cell; first the one of doing nothing."""
    found = []
    for way in ways.walks(cell, actions):
        end, odds, stuck = _walk(state, cell, way, actions)
        found.append(Errand(way, 0, end, odds, stuck))
        if len(way) < actions and end in state.tokens:
            found.append(Errand(way, actions - len(way), end, odds, stuck))
    return found


def _walk(state: State, cell: int, way: Sequence[int], actions: int) -> tuple[int, float, int]:
    """Return where a way ends, how likely the Scout gets there, and where it is stuck if not."""
    thorny, stuck = 0, cell
    for edge in way:
        if state.jungle.grounds[cell] & THORNS:
            thorny += 1
            stuck = cell
        cell += STEPS[edge]
    free = (7 - state.options.thorn_from) / 6
    return cell, _let_go(thorny, actions - len(way), free), stuck


@cache
def _let_go(thorny: int, spare: int, free: float) -> float:
    """Return the probability of leaving this many snare-weed tiles with spare attempts."""
    if not thorny:
        return 1.0
    if spare < 0:
        return 0.0
    return free * _let_go(thorny - 1, spare, free) + (
        (1 - free) * _let_go(thorny, spare - 1, free) if spare else 0.0
    )
