"""Storming: how a squad charges, or takes its places in close combat, so that as many as possible
reach the enemy (GEO-11, GEO-16, DSW-155, DSW-171).

As with formations, the rules only check what is found here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import islice
from typing import TypeAlias

from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.positions.coherency import GAP, is_together
from pygames.deep_space_wars.positions.contact import TOLERANCE, touched_from
from pygames.deep_space_wars.positions.march import Path
from pygames.geometry.plane import Point, squared

__all__ = ["contact_points", "stormed"]

_TRIES = 40
"""How many points a figure tries to reach: those that cannot be reached cost most."""
_ROUGHLY = 7
"""One of so many points is looked at where there are many figures to be linked."""

_Ways: TypeAlias = dict[tuple[int, Point], Path | None]


@lru_cache(maxsize=32)
def contact_points(distance: int) -> tuple[Point, ...]:
    """Return the vectors between the centres of bases that touch, the sum of their radii apart.

    >>> len(contact_points(16))
    108
    """
    least, most = distance**2, (distance + TOLERANCE) ** 2
    span = range(-distance - TOLERANCE, distance + TOLERANCE + 1)
    return tuple((x, y) for x in span for y in span if least <= x * x + y * y <= most)


def stormed(formation: Formation, target: int) -> dict[int, Path]:
    """Return the paths of a squad that goes for another; none if nobody can reach it.

    Those nearest to the enemy go first, each to the free point of contact nearest to it; the others
    go as near to the enemy as they can without losing touch with their squad. If some are too slow
    for that, the others form a line back to them, and no more charge than that leaves.
    """
    position = formation.position
    enemies = position.up_in(target)

    def from_enemy(figure: int) -> tuple[int, int]:
        place = position.places[figure]
        return min(squared(place, position.places[enemy]) for enemy in enemies), figure

    order = sorted(formation.figures, key=from_enemy)
    storm = _Storm(formation, enemies)
    behind = storm.attacks(order, len(order))
    most = len(order) - len(behind)
    for figure in behind:
        storm.follows(figure)
    found = storm.paths() if most else {}
    while most and not found:
        storm = _Storm(formation, enemies, storm.known)
        storm.lines_up(storm.attacks(order, most))
        found = storm.paths()
        most //= 2
    return found


class _Storm:
    """A squad on its way, one figure after the other.

    `known`: ways that were looked for already, by figure and place.
    """

    def __init__(
        self, formation: Formation, enemies: Sequence[int], known: _Ways | None = None
    ) -> None:
        self._formation = formation
        self._position = formation.position
        self._radius = formation.position.roster.squads[formation.squad].card.radius
        self._foes = formation.position.enemies_of(formation.squad)
        self._enemies = enemies
        self._places: dict[int, Point] = {}
        self._paths: dict[int, Path] = {}
        self.known: _Ways = {} if known is None else known

    def attacks(self, figures: Sequence[int], most: int) -> list[int]:
        """Have so many figures, the first that can, go where they touch an enemy; return the
        others.
        """
        behind = []
        for figure in figures:
            enough = len(self._places) == most
            if enough or not self._goes(figure, self._first(figure, self._contacts(figure))):
                behind.append(figure)
        return behind

    def _contacts(self, figure: int) -> list[Point]:
        """Return where a figure would touch one of the enemies, the nearest first."""
        places, radii = self._position.places, self._position.roster.radius
        points = {
            (places[enemy][0] + dx, places[enemy][1] + dy)
            for enemy in self._enemies
            for dx, dy in contact_points(self._radius + radii[enemy])
        }
        start, reach = places[figure], self._formation.gait.reach
        near = (point for point in points if squared(start, point) <= reach * reach)
        return sorted(near, key=lambda point: (squared(start, point), point))

    def _first(self, figure: int, points: Iterable[Point]) -> Point | None:
        """Return the first of these points that a figure can go to, None if it finds none."""
        fitting = (point for point in points if self._fits(point))
        for key in ((figure, point) for point in islice(fitting, _TRIES)):
            if key not in self.known:
                self.known[key] = self._formation.way(*key)
            if self.known[key] is not None:
                return key[1]
        return None

    def _goes(self, figure: int, point: Point | None) -> bool:
        """Have a figure go to a point that it can go to; return whether there is one."""
        if point is None:
            return False
        self._places[figure] = point
        self._paths[figure] = self.known[figure, point] or ()
        return True

    def follows(self, figure: int) -> None:
        """Have a figure come as near to the enemies as it can; it stays where it finds no link."""
        if not self._goes(figure, self._link(figure, self._targets)):
            self._places[figure] = self._position.places[figure]

    def lines_up(self, behind: Sequence[int]) -> None:
        """Have all others follow, the nearest to the enemy first, so that even the last is linked.

        As long as there is somebody whom no link reaches, the next one goes where the squad comes
        nearest to it.
        """
        left = [*behind]
        while (lost := next((it for it in reversed(left) if self._is_lost(it)), None)) is not None:
            start = self._position.places[lost]
            for figure in left:
                if figure != lost and self._goes(figure, self._link(figure, [start], _ROUGHLY)):
                    left.remove(figure)
                    break
            else:
                break
        for figure in left:
            self.follows(figure)

    def _is_lost(self, figure: int) -> bool:
        return self._link(figure, [self._position.places[figure]], _ROUGHLY) is None

    @cached_property
    def _targets(self) -> list[Point]:
        return [self._position.places[enemy] for enemy in self._enemies]

    def _link(self, figure: int, ends: Sequence[Point], step: int = 1) -> Point | None:
        """Return where a figure is as near to one of these ends as it can be, linked to its squad;
        None: there is no such place.

        `step`: only one of so many points is looked at.
        """
        start = self._position.places[figure]
        reach = self._formation.gait.reach
        near = (point for point in self._beside(step) if squared(start, point) <= reach * reach)

        def nearest(point: Point) -> tuple[int, int, Point]:
            return min([squared(point, end) for end in ends]), squared(start, point), point

        points = sorted({start, *near}, key=nearest)
        free = (point for point in points if point == start or not self._touches(point))
        return self._first(figure, free)

    def _touches(self, point: Point) -> bool:
        """Whether an enemy would be touched: who could do that has done so already."""
        return bool(touched_from(self._position, point, self._radius, self._foes))

    def _beside(self, step: int) -> Iterator[Point]:
        """Yield points round those that stand already, closely and as far as a link allows."""
        for x, y in self._places.values():
            for gap in (4, GAP - 2):
                for dx, dy in contact_points(2 * self._radius + gap)[::step]:
                    yield x + dx, y + dy

    def _fits(self, point: Point) -> bool:
        """Whether a base overlaps no other of its squad there, and is linked to one of them."""
        if not self._places:
            return True
        far = [squared(point, other) for other in self._places.values()]
        return (2 * self._radius) ** 2 <= min(far) <= (2 * self._radius + GAP) ** 2

    def paths(self) -> dict[int, Path]:
        """Return the paths of those who move; none if the squad would not be together."""
        if not is_together([*self._places.values()], self._radius):
            return {}
        paths: Mapping[int, Path] = {figure: way for figure, way in self._paths.items() if way}
        return dict(sorted(paths.items())) if not self._formation.faults(paths) else {}
