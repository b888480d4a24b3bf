"""Clashes: what two squads may do to each other from where they stand, or might come to stand.

What was found out is kept from one choice to the next, as long as the two have not changed.
"""

from collections.abc import Sequence
from math import isqrt, sqrt
from typing import TypeAlias

from pygames.deep_space_wars.bot.sights import CLEAR, sights
from pygames.deep_space_wars.bot.units import Units
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.geometry.plane import Point, squared

__all__ = ["Clashes", "middle"]

_OUTER = 1.5
"""How far the first figures of a squad are from its middle, in standard deviations."""
_CHARGES = 18 * INCH
"""Who is farther away than that need not ask how the ground is for a charge."""
_MOST = 1 << 10
"""So many clashes of two squads are kept."""
_Gains: TypeAlias = dict[tuple[Point, Point, int, int], tuple[float, float]]
"""What each of two squads may gain from the other: by their places and numbers of figures."""
_Seen: TypeAlias = tuple[int, int, int, int, bool, int, int, int, int, int]
"""What `Units.ways` depends on."""


class Clashes:
    """All squads as they really stand, and what each two of them may do to each other.

    `horizon`: how far, in ticks, one squad notices another, 0 for any distance.
    """

    def __init__(self, view: State, units: Units, horizon: int) -> None:
        self._units, self._horizon = units, horizon
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
        self._forms = [*zip(map(tuple, up), map(tuple, places), self._ranks, strict=True)]
        """All that clashes of each squad depend on, besides what is asked."""
        self._known: dict[tuple[int, int], _Gains] = {}

    def ways(
        self, squad: int, target: int, here: Point, there: Point, figures: int, foes: int
    ) -> dict[str, tuple[float, float]]:
        """Return the attacks of a squad on another, as `Units.ways`."""
        between = self._between(squad, target, here, there)
        if between is None:
            return {}
        gap, deep, _other = between
        return self._units.ways(*self._seen(squad, target, here, there, gap, deep, figures, foes))

    def gains(
        self, squad: int, other: int, here: Point, there: Point, figures: int, foes: int
    ) -> tuple[float, float]:
        """Return what each of two squads may gain from the other in a turn to come, in points."""
        known = self._known.get((squad, other))
        if known is None:
            known = self._known[squad, other] = self._kept(squad, other)
        key = here, there, figures, foes
        found = known.get(key)
        if found is None:
            if len(known) > _MOST:
                known.clear()
            found = known[key] = self._gains(squad, other, *key)
        return found

    def _kept(self, squad: int, other: int) -> _Gains:
        """Return what is known of two squads from before; nothing if either has changed since."""
        forms = self._forms[squad], self._forms[other], self._sights, self._horizon
        kept = self._units.kept.get((squad, other))
        if kept is None or kept[0] != forms:
            kept = self._units.kept[squad, other] = forms, {}
        return kept[1]

    def _gains(
        self, squad: int, other: int, here: Point, there: Point, figures: int, foes: int
    ) -> tuple[float, float]:
        between = self._between(squad, other, here, there)
        if between is None:
            return 0.0, 0.0
        gap, deep, their_deep = between
        strike = self._units.strike
        return (
            strike(*self._seen(squad, other, here, there, gap, deep, figures, foes)),
            strike(*self._seen(other, squad, there, here, gap, their_deep, foes, figures)),
        )

    def _between(
        self, squad: int, other: int, here: Point, there: Point
    ) -> tuple[int, int, int] | None:
        """Return the gap between two squads, and how far each of them reaches from its middle
        towards the other one, in ticks; None: they are beyond the horizon.
        """
        dx, dy = there[0] - here[0], there[1] - here[1]
        square = dx * dx + dy * dy
        far = isqrt(square)
        if self._horizon and far > self._horizon:
            return None
        deep = _extent(self.spreads[squad], dx, dy, square)
        their_deep = _extent(self.spreads[other], dx, dy, square)
        if here == self.start[squad] and there == self.start[other]:
            far = isqrt(min(squared(a, b) for a in self._up[squad] for b in self._up[other]))
        else:
            far -= deep + their_deep
        units = self._units.each
        return far - units[squad].radius - units[other].radius, deep, their_deep

    def _seen(
        self, squad: int, target: int, here: Point, there: Point,
        gap: int, deep: int, figures: int, foes: int,
    ) -> _Seen:  # fmt: skip
        """Return how a squad has a target before it."""
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
        return squad, target, gap, 2 * deep, sees, cover, ground, figures, foes, rank


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
