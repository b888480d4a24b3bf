"""Disposition: how squads, each as a whole, have one another before them, from where they stand or
might come to stand.
"""

from collections.abc import Sequence
from math import isqrt, sqrt

from pygames.deep_space_wars.analysis.sights import CLEAR, sights
from pygames.deep_space_wars.analysis.squads import Standoff, Units, rounded
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import Point, squared

__all__ = ["Disposition", "middle"]

_OUTER = 1.5
"""How far the first figures of a squad are from its middle, in standard deviations."""
_CHARGES = 18 * INCH
"""Who is farther away than that need not ask how the ground is for a charge."""


class Disposition:
    """All squads as they really stand."""

    def __init__(self, view: State, units: Units) -> None:
        self._units = units
        self._sights = sights(view.field)
        up = [[view.places[it] for it in view.up_in(unit.squad)] for unit in units.each]
        able = [view.able_in(unit.squad) for unit in units.each]
        places = [[view.places[it] for it in figures] for figures in able]
        self.start = [middle(at) for at in places]
        """Where the middle of each squad is."""
        self.spreads = [_spread(at) for at in places]
        """Of each squad the mean squares of what its figures are away from its middle."""
        self._ranks = [
            _rank(view, unit.squad, figures) for unit, figures in zip(units.each, able, strict=True)
        ]
        self._up = up
        self.forms = [*zip(map(tuple, up), map(tuple, places), self._ranks, strict=True)]
        """All that standoffs of each squad depend on, besides what is asked and the field."""

    def between(self, squad: int, other: int, here: Point, there: Point) -> tuple[int, int, int]:
        """Return the gap between two squads, and how far each of them reaches from its middle
        towards the other one, in ticks.
        """
        dx, dy = there[0] - here[0], there[1] - here[1]
        square = dx * dx + dy * dy
        far = isqrt(square)
        deep = _extent(self.spreads[squad], dx, dy, square)
        their_deep = _extent(self.spreads[other], dx, dy, square)
        if here == self.start[squad] and there == self.start[other]:
            far = isqrt(min(squared(a, b) for a in self._up[squad] for b in self._up[other]))
        else:
            far -= deep + their_deep
        units = self._units.each
        return far - units[squad].radius - units[other].radius, deep, their_deep

    def standoff(
        self, squad: int, target: int, here: Point, there: Point,
        gap: int, deep: int, figures: int, foes: int,
    ) -> Standoff:  # fmt: skip
        """Return how a squad has a target before it; `gap`, `deep`: as `between` has them."""
        units = self._units.each
        one, other = units[squad], units[target]
        blocked, cover = self._sights.line(here, there)
        sees = not blocked or one.flies or other.flies
        if sees and other.stealthy:
            sees = not self._sights.hides(here, there)
        cover = 0 if other.flies else cover
        ground = CLEAR
        if one.charges and gap < _CHARGES:
            ground = self._sights.ground(self._units.view, squad, here, there)
        rank = self._ranks[target]
        gap = rounded(gap)
        return Standoff(squad, target, gap, 2 * deep, sees, cover, ground, figures, foes, rank)


def middle(places: Sequence[Point]) -> Point:
    """Return the middle of some places; without any, one that is far from everything."""
    if not places:
        return -(1 << 20), -(1 << 20)
    return sum(x for x, _y in places) // len(places), sum(y for _x, y in places) // len(places)


def _spread(places: Sequence[Point]) -> tuple[float, float, float]:
    if len(places) < 2:
        return 0.0, 0.0, 0.0
    mx, my = middle(places)
    each = [(x - mx, y - my) for x, y in places]
    n = len(each)
    return (
        sum(x * x for x, _y in each) / n,
        sum(x * y for x, y in each) / n,
        sum(y * y for _x, y in each) / n,
    )


def _extent(spread: tuple[float, float, float], dx: int, dy: int, square: int) -> int:
    """Return how far a squad reaches from its middle along a line, in ticks."""
    xx, xy, yy = spread
    if not square or not (xx or yy):
        return 0
    along = (xx * dx * dx + 2 * xy * dx * dy + yy * dy * dy) / square
    return int(_OUTER * sqrt(along)) if along > 0 else 0


def _rank(view: State, squad: int, figures: Sequence[int]) -> int:
    """Return about how many figures of a squad are hit by shots before its leader is."""
    if not figures:
        return 0
    leader = view.places[view.leaders[squad]]
    side = view.roster.sides[view.roster.squads[squad].owner]
    foes = [it for it in view.up() if view.roster.side[it] != side]
    if not foes:
        return len(figures) - 1
    x, y = view.places[view.nearest_first(leader, foes)[0]]
    mine = squared(leader, (x, y))
    return sum(squared(view.places[it], (x, y)) < mine for it in figures)
