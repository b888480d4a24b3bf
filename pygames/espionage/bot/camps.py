"""Setting up an army square by square, each time differently and yet after one plan.

A plan is where the headquarters stands and how the mines lie. It is not remembered: whoever
places a piece asks which plans agree with what stands already, draws one of them by how well it
agrees, and places what it suggests. So a row of independent draws comes to one plan.
"""

import random
from functools import lru_cache
from math import exp, log
from typing import NamedTuple, cast

from pygames.espionage.formations import exits
from pygames.espionage.knowledge import remaining
from pygames.espionage.options import Options
from pygames.espionage.pieces import HQ, MINE, MOBILE, RANKS, SPY
from pygames.espionage.position import Position

__all__ = ["next_rank"]

_BACK = (0.7, 0.8, 0.9, 0.8, 0.4, 0.3, 1.4, 1.0, 0.0)
_MIDDLE = (1.0, 1.0, 1.0, 1.1, 1.4, 1.1, 1.0, 0.6, 0.0)
_FRONT = (1.2, 1.2, 1.1, 1.0, 1.0, 1.6, 0.5, 0.12, 0.0)
"""How gladly each rank stands in the hindmost row, in the middle and in front."""

_STYLES = {"fortress": (12.0, 2.0, 0.3), "mixed": (4.0, 1.2, 0.8), "decoy": (5.0, 0.6, 0.4)}
"""How gladly a mine lies beside the headquarters, at its corner, and elsewhere."""
_DECOY = 5.0
"""How gladly a mine of a decoy lies at the place opposite to the headquarters."""
_DEEP, _CORNER = 0.2, 1.5
"""How likely the headquarters stands in the second row, against the first; and in a corner."""

_Square = tuple[int, int]


class _Plan(NamedTuple):
    """`home` is the place of the headquarters, counted as in `field.home`; `prior` the logarithm
    of how often it is chosen; `likes[place][rank]` how gladly a rank stands there,
    `rest[place][rank]` the sum of it over this place and those after.
    """

    home: int
    prior: float
    likes: list[list[float]]
    rest: list[list[float]]


def next_rank(view: Position, seat: int, rng: random.Random) -> int:
    """The rank for the next square of the own rows, from what the seat has set up already."""
    first, place = seat * view.size, view.placed[seat]
    options, left = view.options, remaining(view, seat)
    army = cast(tuple[int, ...], tuple(view.rank[first : first + place]))  # its own: all known
    usable = _usable(view, seat, left)
    plans = _fitting(options, army)
    weights = [_agreement(plan, army, options.army) for plan in plans]
    best = max(weights)
    (plan,) = rng.choices(plans, [exp(weight - best) for weight in weights])
    if HQ in usable and (place == plan.home or len(usable) == 1):
        return HQ
    usable = [rank for rank in usable if rank != HQ]
    chances = [_chance(plan, place, rank, left[rank]) for rank in usable]
    (rank,) = rng.choices(usable, chances)
    return rank


def _usable(view: Position, seat: int, left: list[int]) -> list[int]:
    """The ranks that may come next, so that somebody can move at the end (ESP-17)."""
    place = view.placed[seat]
    ranks = [rank for rank in RANKS if left[rank]]
    ways = exits(view.options, view.volcanoes, seat)
    if any(view.rank[seat * view.size + n] in MOBILE for n in ways if n < place):
        return ranks
    mobile = [rank for rank in ranks if rank in MOBILE]
    open_yet = [n for n in ways if n >= place]
    if open_yet == [place]:
        return mobile or ranks
    spare = sum(left[rank] for rank in mobile) > 1 or place in ways or not open_yet
    return ranks if spare or len(mobile) == len(ranks) else [r for r in ranks if r not in MOBILE]


def _fitting(options: Options, army: tuple[int, ...]) -> list[_Plan]:
    """The plans whose headquarters stands, or can still stand, where they want it."""
    width, rows = options.width, options.rows
    if HQ in army:
        homes = [army.index(HQ)]
    else:
        homes = [n for n in range(min(2, rows) * width) if n >= len(army)]
        homes = homes or list(range(len(army), rows * width))
    return [_plan(width, rows, style, home) for home in homes for style in _STYLES]


@lru_cache(maxsize=256)
def _plan(width: int, rows: int, style: str, home: int) -> _Plan:
    likes = [_likes(width, rows, style, home, place) for place in range(width * rows)]
    rest, sums = [], [1e-9] * len(RANKS)
    for line in reversed(likes):
        sums = [total + like for total, like in zip(sums, line, strict=True)]
        rest.append(sums)
    row, column = divmod(home, width)
    prior = log(_DEEP) * row + (log(_CORNER) if column in (0, width - 1) else 0.0)
    return _Plan(home, prior, likes, rest[::-1])


def _likes(width: int, rows: int, style: str, home: int, place: int) -> list[float]:
    """How gladly each rank stands at a place."""
    row, column = divmod(place, width)
    depth = row / (rows - 1) if rows > 1 else 0.5
    low, high, part = (
        (_BACK, _MIDDLE, 2 * depth) if depth < 0.5 else (_MIDDLE, _FRONT, 2 * depth - 1)
    )
    likes = [a + (b - a) * part for a, b in zip(low, high, strict=True)]
    far = [abs(a - b) for a, b in zip((row, column), divmod(home, width), strict=True)]
    beside, corner, elsewhere = _STYLES[style]
    if sum(far) == 1:
        likes[MINE] = beside
        likes[SPY] *= 0.2  # whoever guards must be able to fight
    elif max(far) == 1:
        likes[MINE] = corner
    else:
        opposite = abs(column - (width - 1 - home % width)) + row < 2
        likes[MINE] *= _DECOY if style == "decoy" and opposite else elsewhere
    return likes


def _chance(plan: _Plan, place: int, rank: int, left: int) -> float:
    """How likely one of so many pieces of a rank comes here, of all places that are left."""
    return left * plan.likes[place][rank] / plan.rest[place][rank] + 1e-6


def _agreement(plan: _Plan, army: tuple[int, ...], pieces: tuple[int, ...]) -> float:
    """The logarithm of how likely the plan is chosen, and leads to what stands."""
    left, found = list(pieces), plan.prior
    for place, rank in enumerate(army):
        if rank != HQ:
            others = [other for other in RANKS if other != HQ and left[other]]
            total = sum(_chance(plan, place, other, left[other]) for other in others)
            found += log(_chance(plan, place, rank, left[rank]) / total)
        left[rank] -= 1
    return found
