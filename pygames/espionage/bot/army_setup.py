"""Set up an army square by square, at random but consistent with one plan.

A plan is the place of the headquarters and the pattern of the mines. It is not stored: for each
piece, one of the plans still possible is drawn by its posterior probability given the pieces set
up so far, and the piece is drawn by that plan. So a series of independent draws follows one plan.
"""

import random
from functools import lru_cache
from math import exp, log
from typing import NamedTuple, cast

from pygames.espionage.armies import exits
from pygames.espionage.knowledge import remaining
from pygames.espionage.options import Options
from pygames.espionage.pieces import HQ, MINE, MOBILE, RANKS, SPY
from pygames.espionage.position import Position

__all__ = ["next_rank"]

_BACK = (0.7, 0.8, 0.9, 0.8, 0.4, 0.3, 1.4, 1.0, 0.0)
_MIDDLE = (1.0, 1.0, 1.0, 1.1, 1.4, 1.1, 1.0, 0.6, 0.0)
_FRONT = (1.2, 1.2, 1.1, 1.0, 1.0, 1.6, 0.5, 0.12, 0.0)
"""Preference of each rank for the back row, the middle and the front row."""

_STYLES = {"fortress": (12.0, 2.0, 0.3), "mixed": (4.0, 1.2, 0.8), "decoy": (5.0, 0.6, 0.4)}
"""Preference of a mine for a place next to the headquarters, diagonal to it, and elsewhere."""
_DECOY = 5.0
"""Preference of a mine, in a decoy, around the mirror image of the headquarters."""
_DEEP, _CORNER = 0.2, 1.5
"""Odds of the headquarters in the second row against the back row, and in a corner."""

_Square = tuple[int, int]


class _Plan(NamedTuple):
    """A plan for an army.

    `home`: the place of the headquarters, numbered as in `Field.home`; `prior`: the log of its
    weight; `likes[place][rank]`: the preference of a rank for a place; `rest[place][rank]`: the sum
    of it over this place and all after it.
    """

    home: int
    prior: float
    likes: list[list[float]]
    rest: list[list[float]]


def next_rank(view: Position, seat: int, rng: random.Random) -> int:
    """Draw the rank for the seat's next square, given what it has set up so far."""
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
    """Return the ranks that may come next so that the army will be able to move (ESP-17)."""
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
    """Return the plans whose headquarters is, or can still be, in its place."""
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
    """Return the preference of each rank for a place."""
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
        likes[SPY] *= 0.2  # a guard must be able to fight
    elif max(far) == 1:
        likes[MINE] = corner
    else:
        opposite = abs(column - (width - 1 - home % width)) + row < 2
        likes[MINE] *= _DECOY if style == "decoy" and opposite else elsewhere
    return likes


def _chance(plan: _Plan, place: int, rank: int, left: int) -> float:
    """Return how likely one of the `left` pieces of a rank is placed here, of all places left."""
    return left * plan.likes[place][rank] / plan.rest[place][rank] + 1e-6


def _agreement(plan: _Plan, army: tuple[int, ...], pieces: tuple[int, ...]) -> float:
    """Return the log posterior of the plan, up to a constant, given the army so far."""
    left, found = list(pieces), plan.prior
    for place, rank in enumerate(army):
        if rank != HQ:
            others = [other for other in RANKS if other != HQ and left[other]]
            total = sum(_chance(plan, place, other, left[other]) for other in others)
            found += log(_chance(plan, place, rank, left[rank]) / total)
        left[rank] -= 1
    return found
