"""Formation: how a squad forms up round its leader, and the ways by which it gets there (GEO-15).

The rules only check what is found here, so it may become better without a new version of them.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from math import isqrt
from typing import Generic, NamedTuple, TypeVar

from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.coherency import GAP
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.march import (
    MOST_SEGMENTS,
    Fault,
    Marching,
    Path,
    Paths,
    ends,
    faults,
    obstructing,
)
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Circle, Point, along, squared, within
from pygames.geometry.reach import Reach, Star
from pygames.geometry.shortest_paths import Walker
from pygames.geometry.visibility_graph import Corners

__all__ = ["Formation", "Formed", "formed"]

_SPREAD, _TIGHT = 16, 4
"""The gaps between bases, in ticks, of those who cannot keep their places."""
_AROUND = range(-5, 6)
_SNAP = 2 * INCH
"""How far from a place that cannot be reached a figure may come to stand instead."""

W = TypeVar("W")


class Formed(NamedTuple, Generic[W]):
    """How the figures of a squad stand round their leader, and how they came there."""

    places: dict[int, Point]
    ways: dict[int, W]
    """Of those for whom there was a place; the others stay where they are."""


def formed(
    ends: Mapping[int, Point],
    leader: int,
    goal: Point,
    radius: int,
    come: Callable[[int, Point], W | None],
) -> Formed[W] | None:
    """Have a squad form up round its leader at a goal (GEO-15).

    `ends`: where its figures would stand otherwise; they keep their places in the formation if they
    can. `come`: (figure, place) -> its way there, None if it cannot come to stand there, whatever
    others of the squad do. None: the leader cannot.
    """
    way = come(leader, goal)
    if way is None:
        return None
    stand: Formed[W] = Formed({leader: goal}, {leader: way})
    x, y = ends[leader]
    step = goal[0] - x, goal[1] - y
    link, base = (2 * radius + GAP) ** 2, (2 * radius) ** 2

    def fits(place: Point) -> bool:
        far = [squared(place, other) for other in stand.places.values()]
        return min(far) >= base and min(far) <= link

    others = sorted(ends.keys() - {leader}, key=lambda it: (squared(ends[it], goal), it))
    for figure in others:
        wished = ends[figure][0] + step[0], ends[figure][1] + step[1]
        for place in _candidates(wished, goal, radius):
            if fits(place) and (found := come(figure, place)) is not None:
                stand.places[figure] = place
                stand.ways[figure] = found
                break
        else:
            stand.places[figure] = ends[figure]
    return stand


def _candidates(wished: Point, goal: Point, radius: int) -> Iterator[Point]:
    """Yield where a figure may go, its place in the formation first, then the nearest to it."""
    yield wished
    for gap in (_SPREAD, _TIGHT):
        pitch = 2 * radius + gap
        lattice = [(goal[0] + pitch * i, goal[1] + pitch * j) for i in _AROUND for j in _AROUND]
        lattice.sort(key=lambda place: (squared(place, wished), place[1], place[0]))
        yield from lattice


class Formation:
    """A squad that is about to move, and the ways of its figures, as they are looked for.

    Figures go round difficult terrain as long as they can, for there they are slower (DSW-119).
    """

    def __init__(self, position: Position, squad: int, gait: Gait) -> None:
        self.position = position
        self.squad = squad
        self.gait = gait
        self.figures = position.able_in(squad)
        self.radius = position.roster.squads[squad].card.radius
        self._marching = Marching(position, squad, gait, self.figures)
        self._walkers: dict[tuple[int, bool], Walker] = {}

    # --- ways ----------------------------------------------------------------------------

    def _ground(self, rough: bool) -> Ground:
        """Return what stands in the way; `rough`: of those who touch difficult terrain."""
        position, roster = self.position, self.position.roster
        bases = [
            Circle(position.places[it], roster.radius[it])
            for it in obstructing(position, self.squad, self.gait.jumps)
        ]
        footing = self._marching.footing
        solid = [*bases, *(patch[4] for patch in footing.solid)]
        avoided = () if rough else tuple(patch[4] for patch in footing.difficult)
        return Ground((TABLE, TABLE), self.radius, solid, avoided)

    @cached_property
    def _clear(self) -> Corners:
        return self._corners(False, self.gait.reach)

    @cached_property
    def _rough(self) -> Corners | None:
        """The corners of those who go through difficult terrain, None if nobody can."""
        slowed = self.gait.slowed
        if not slowed or not self._marching.footing.difficult:
            return None
        return self._corners(True, slowed)

    def _corners(self, rough: bool, reach: int) -> Corners:
        starts = [self.position.places[figure] for figure in self.figures]
        return Corners(self._ground(rough), starts, reach, self._marching.bridges())

    def _walker(self, figure: int, rough: bool) -> Walker | None:
        key = figure, rough
        if key not in self._walkers:
            corners = self._rough if rough else self._clear
            if corners is None:
                return None
            reach = self.gait.slowed if rough else self.gait.reach
            start = self.figures.index(figure)
            self._walkers[key] = Walker(corners, start, reach or 0, MOST_SEGMENTS)
        return self._walkers[key]

    def way(self, figure: int, place: Point) -> Path | None:
        """Return a way of a figure to a place where it may stand, () if it stays there.

        None: it may not, as far as others of its squad are not concerned, or no way is found.
        """
        start = self.position.places[figure]
        if place == start:
            return ()
        if not within(start, place, self.gait.reach):
            return None
        if next(self._marching.end_faults(figure, place), None) is not None:
            return None
        for rough in (False, True):
            walker = self._walker(figure, rough)
            found = walker.way(place) if walker else None
            if found is not None:
                return found
        return None

    def slowing(self, paths: Paths) -> list[int]:
        """Return the figures whose paths lead through difficult terrain."""
        return [figure for figure, path in paths.items() if self._marching.slowing(figure, path)]

    # --- the region ----------------------------------------------------------------------

    def stars(self, figure: int) -> list[Star]:
        """Return what a figure can reach, to be drawn (GEO-16)."""
        return [star for reach in self._reaches(figure) for star in reach.stars]

    def has_stars(self, figure: int) -> bool:
        """Whether it is known already what this figure can reach."""
        return figure in self._found

    def _reaches(self, figure: int) -> list[Reach]:
        if figure not in self._found:
            # Who stands in difficult terrain does not get out of it without being slowed down.
            begun = bool(self._marching.slowing(figure, (self.position.places[figure],)))
            walkers = (self._walker(figure, rough) for rough in (False, True) if rough or not begun)
            self._found[figure] = [Reach(walker) for walker in walkers if walker]
        return self._found[figure]

    @cached_property
    def _found(self) -> dict[int, list[Reach]]:
        return {}

    def nearest(self, figure: int, point: Point) -> Point | None:
        """Return the place nearest to a point that a figure can get to, None if none is near.

        Who points beyond its allowance means as far as it gets.
        """
        start, reach = self.position.places[figure], self.gait.reach
        beyond = isqrt(squared(start, point)) - reach
        if beyond >= 0 and reach:
            farthest = along(start, (point[0] - start[0], point[1] - start[1]), reach - 1)
            if self.way(figure, farthest):
                return farthest
        most = _SNAP + max(0, beyond)
        found = [
            way[-1]
            for reach in self._reaches(figure)
            if (way := reach.nearest(point, most, lambda place: self._may_end(figure, place)))
        ]
        return min(found, key=lambda place: squared(place, point), default=None)

    def _may_end(self, figure: int, place: Point) -> bool:
        return next(self._marching.end_faults(figure, place), None) is None

    # --- marches -------------------------------------------------------------------------

    def ends(self, paths: Paths) -> dict[int, Point]:
        """Return where the figures stand after a march."""
        return ends(self.position, self.squad, paths)

    def lead(self, paths: Paths, goal: Point) -> dict[int, Path] | None:
        """Return the paths of the squad if its leader goes to a goal, None if it cannot.

        `paths`: by which they would have gone otherwise.
        """
        leader = self.position.leaders[self.squad]
        found = formed(self.ends(paths), leader, goal, self.radius, self.way)
        return None if found is None else _moving({**paths, **found.ways})

    def single(self, paths: Paths, figure: int, goal: Point) -> dict[int, Path] | None:
        """Return the paths of the squad if one figure goes to a goal, None if it cannot."""
        way = self.way(figure, goal)
        return None if way is None else _moving({**paths, figure: way})

    def faults(self, paths: Paths) -> list[Fault]:
        """Return what stands against a march."""
        return list(faults(self.position, self.squad, self.gait, paths))


def _moving(paths: Paths) -> dict[int, Path]:
    """Return the paths of those who do move."""
    return {figure: path for figure, path in sorted(paths.items()) if path}
