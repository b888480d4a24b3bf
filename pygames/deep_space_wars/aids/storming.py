"""Storming: how a squad charges so that as many as possible reach the enemy (GEO-11, DSW-171).

As in a drill, the rules only check what is found here.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from pygames.core.plane import Point, squared
from pygames.deep_space_wars.aids.drill import Drill
from pygames.deep_space_wars.figures.coherency import GAP, is_together
from pygames.deep_space_wars.figures.contact import TOLERANCE, touched_from
from pygames.deep_space_wars.figures.march import Path

__all__ = ["contact_points", "stormed"]

_TRIES = 40
"""How many points a figure tries to reach: those that cannot be reached cost most."""


@lru_cache(maxsize=32)
def contact_points(distance: int) -> tuple[Point, ...]:
    """Return the vectors between the centres of bases that touch, the sum of their radii apart.

    >>> len(contact_points(16))
    108
    """
    least, most = distance**2, (distance + TOLERANCE) ** 2
    span = range(-distance - TOLERANCE, distance + TOLERANCE + 1)
    return tuple((x, y) for x in span for y in span if least <= x * x + y * y <= most)


def stormed(drill: Drill, target: int) -> dict[int, Path]:
    """Return the paths of a squad that charges another; none if nobody can reach it.

    Those nearest to the enemy go first, each to the free point of contact nearest to it; the others
    go as near to the enemy as they can without losing touch with their squad.
    """
    position = drill.position
    enemies = position.up_in(target)

    def from_enemy(figure: int) -> tuple[int, int]:
        place = position.places[figure]
        return min(squared(place, position.places[enemy]) for enemy in enemies), figure

    storm = _Storm(drill)
    order = sorted(drill.figures, key=from_enemy)
    behind = [it for it in order if not storm.reaches(it, storm.contacts(it, enemies))]
    if not storm.places:
        return {}
    for figure in behind:
        storm.follows(figure, enemies)
    return storm.paths()


class _Storm:
    """A squad on its way, one figure after the other."""

    def __init__(self, drill: Drill) -> None:
        self._drill = drill
        self._position = drill.position
        self._radius = drill.position.roster.squads[drill.squad].card.radius
        self._foes = drill.position.enemies_of(drill.squad)
        self.places: dict[int, Point] = {}
        self._ways: dict[int, Path] = {}

    def contacts(self, figure: int, enemies: list[int]) -> list[Point]:
        """Return where a figure would touch one of the enemies, the nearest first."""
        places, radii = self._position.places, self._position.roster.radius
        points = {
            (places[enemy][0] + dx, places[enemy][1] + dy)
            for enemy in enemies
            for dx, dy in contact_points(self._radius + radii[enemy])
        }
        start, reach = places[figure], self._drill.gait.reach
        near = (point for point in points if squared(start, point) <= reach * reach)
        return sorted(near, key=lambda point: (squared(start, point), point))

    def reaches(self, figure: int, points: list[Point]) -> bool:
        """Have a figure go to the first of these points that it can, and say whether it does."""
        fitting = [point for point in points if self._fits(point)]
        for point in fitting[:_TRIES]:
            way = self._drill.way(figure, point)
            if way is not None:
                self.places[figure], self._ways[figure] = point, way
                return True
        return False

    def follows(self, figure: int, enemies: list[int]) -> None:
        """Have a figure come as near to the enemies as it can, linked to its squad."""
        start = self._position.places[figure]
        reach = self._drill.gait.reach
        near = (point for point in self._beside() if squared(start, point) <= reach * reach)
        points = {start, *(point for point in near if not self._touches(point))}
        ends = [self._position.places[enemy] for enemy in enemies]

        def nearest(point: Point) -> tuple[int, int, Point]:
            return min(squared(point, end) for end in ends), squared(start, point), point

        if not self.reaches(figure, sorted(points, key=nearest)):
            self.places[figure] = start

    def _touches(self, point: Point) -> bool:
        """Whether an enemy would be touched: who could do that has done so already."""
        return bool(touched_from(self._position, point, self._radius, self._foes))

    def _beside(self) -> Iterator[Point]:
        """Yield points round those that stand already, closely and as far as a link allows."""
        for x, y in self.places.values():
            for gap in (4, GAP - 2):
                for dx, dy in contact_points(2 * self._radius + gap):
                    yield x + dx, y + dy

    def _fits(self, point: Point) -> bool:
        """Whether a base overlaps no other of its squad there, and is linked to one of them."""
        if not self.places:
            return True
        far = [squared(point, other) for other in self.places.values()]
        return (2 * self._radius) ** 2 <= min(far) <= (2 * self._radius + GAP) ** 2

    def paths(self) -> dict[int, Path]:
        """Return the paths of those who move; none if the squad would not be together."""
        if not is_together([*self.places.values()], self._radius):
            return {}
        paths: Mapping[int, Path] = {figure: way for figure, way in self._ways.items() if way}
        return dict(sorted(paths.items())) if not self._drill.faults(paths) else {}
