"""The corners at which shortest ways bend, and which of them see each other.

A shortest way of a disc runs along tangents of what stands in its way. To stay on whole numbers, it
bends at the points of rings round the obstacles; in narrow gaps, where rings overlap, at points on
either side of the gap. So what is found can be a few ticks longer than the shortest way, and two
corners are linked only if a tangent leads from one to the other.
"""

from collections.abc import Iterable
from itertools import combinations, product
from math import isqrt, sqrt
from typing import TypeAlias

from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Point, Polygon, length, within
from pygames.geometry.rings import OUTSIDE, Ring, ring_round_pillar, ring_round_wall

__all__ = ["Corners", "Link"]

Link: TypeAlias = list[int]
"""Length in 1/256 ticks, the corner there, and whether the way to it is free: 1, 0, or -1 if nobody
has looked yet. Whoever looks writes it down."""

_MARGIN = 4
"""In ticks: so much farther than asked is looked, for another way may have more left here."""
_ASIDE = 0.41421357
"""How far from the middle of a gap ways bend, to the distance from what is beside it."""


class Corners:
    """The corners in reach of some points, for the ways of all figures of a squad.

    `starts`: where ways begin; they are the first corners. `reach`: how long ways may be, in ticks.
    `bridges`: segments that may be crossed in this direction, whatever is in the way.
    """

    def __init__(
        self,
        ground: Ground,
        starts: list[Point],
        reach: int,
        bridges: Iterable[tuple[Point, Point]] = (),
    ) -> None:
        self.ground = ground
        self.points: list[Point] = []
        self.beside: list[tuple[Point, Point] | None] = []
        """The neighbours of each corner on its ring, None if it is on none."""
        self._ring: list[Ring | None] = []
        around = [ground.near(point, reach) for point in starts]
        pillars = {pillar for part in around for pillar in part.pillars}
        walls = {id(wall): wall for part in around for wall in part.walls}
        self.rings = [*map(ring_round_pillar, sorted(pillars))]
        self.rings += map(ring_round_wall, walls.values())
        for point in starts:
            self._add(point)
        for ring in self.rings:
            self._add_ring(ring)
        first = len(self.points)
        self._beyond: dict[Point, int] = {}
        """Where a bridge begins -> the corner where it ends."""
        ends: dict[Point, int] = {}
        for here, there in bridges:
            if any(within(point, here, reach) for point in starts):
                for end in (here, there):
                    if end not in ends:
                        ends[end] = len(self.points)
                        self._add(end)
                self._beyond[here] = ends[there]
        self._add_gaps()
        self._loose = range(first, len(self.points))
        """The corners in gaps, and the ends of bridges."""
        self._links: list[tuple[int, list[Link]] | None] = [None] * len(self.points)

    def _add(
        self, point: Point, ring: Ring | None = None, beside: tuple[Point, Point] | None = None
    ) -> None:
        self.points.append(point)
        self.beside.append(beside)
        self._ring.append(ring)

    def _add_ring(self, ring: Ring) -> None:
        x, y, points = ring.x, ring.y, ring.points
        close = [it for it in self.rings if it is not ring and it.may_hold(x, y, ring.reach)]
        radius, (width, height) = self.ground.radius, self.ground.size
        for n, point in enumerate(points):
            x, y = point
            on_table = radius <= x <= width - radius and radius <= y <= height - radius
            if on_table and all(other.lets_stand(point) for other in close):
                ring.corners.append(len(self.points))
                beside = points[n - 1], points[(n + 1) % len(points)]
                self._add(point, ring, beside)
            else:
                ring.corners.append(-1)

    def _add_gaps(self) -> None:
        """Add corners on either side of each narrow gap beside a pillar."""
        pillars = [ring.pillar for ring in self.rings if ring.pillar]
        walls = [ring.wall for ring in self.rings if ring.wall]
        for (x, y, reach, _), (ox, oy, others, _) in combinations(pillars, 2):
            if (ox - x) ** 2 + (oy - y) ** 2 <= (reach + others + OUTSIDE) ** 2:
                self._add_gap((x, y), reach, (ox, oy), others)
        for (x, y, reach, _), wall in product(pillars, walls):
            if wall[0] - reach <= x <= wall[2] + reach and wall[1] - reach <= y <= wall[3] + reach:
                self._add_gap((x, y), reach, _nearest(wall[4], x, y), wall[5])

    def _add_gap(self, a: Point, off_a: int, b: tuple[float, float], off_b: int) -> None:
        """Add corners in the gap between two points that discs keep off."""
        (ax, ay), (bx, by) = a, b
        dx, dy = bx - ax, by - ay
        size = sqrt(dx * dx + dy * dy)
        if max(off_a + off_b - 1, 1) <= size <= off_a + off_b + OUTSIDE:
            middle = (off_a + size - off_b) / 2 / size
            aside = _ASIDE * max(off_a, off_b) / size
            for side in (aside, -aside):
                x, y = ax + middle * dx - side * dy, ay + middle * dy + side * dx
                point = round(x), round(y)
                if self.ground.stands(point):
                    self._add(point)

    def rings_round(self, point: Point) -> tuple[Ring, ...]:
        """Return the rings that hold a point."""
        return tuple([ring for ring in self.rings if ring.holds(point)])

    def bends(self, n: int, point: Point, rings: tuple[Ring, ...]) -> bool:
        """Whether a way may bend at this corner to go on to a point that these rings hold."""
        beside = self.beside[n]
        if beside is None:
            return True
        (px, py), (qx, qy) = beside
        x, y = self.points[n]
        vx, vy = point[0] - x, point[1] - y
        one = vx * (py - y) - vy * (px - x)
        other = vx * (qy - y) - vy * (qx - x)
        return one * other >= 0 or self._ring[n] in rings

    def links(self, n: int, left: int) -> list[Link]:
        """Return the corners that a way may go on to that has so many 1/256 ticks left.

        The nearest come first, and there may be more than are in reach.
        """
        found = self._links[n]
        if found is None or 256 * found[0] < left:
            reach = left // 256 + _MARGIN
            found = self._links[n] = reach, self._look(n, reach)
        return found[1]

    def _look(self, n: int, reach: int) -> list[Link]:
        (x, y), own = self.points[n], self._ring[n]
        ahead = list(self._loose)
        for ring in self.rings:
            if ring is own:
                at = ring.corners.index(n)
                ahead += ring.corners[at - 1], ring.corners[(at + 1) % len(ring.corners)]
            elif ring.may_hold(x, y, reach):
                ahead += ring.supports(x, y)
        points, square = self.points, reach * reach
        (px, py), (qx, qy) = self.beside[n] or ((x, y), (x, y))
        px, py, qx, qy = px - x, py - y, qx - x, qy - y
        found: list[Link] = []
        for m in ahead:
            if m < 0 or m == n:
                continue
            vx, vy = points[m]
            vx -= x
            vy -= y
            distance = vx * vx + vy * vy
            # Where a tangent from here does not lead, a shortest way does not either.
            if 0 < distance <= square and (vx * py - vy * px) * (vx * qy - vy * qx) >= 0:
                found.append([isqrt((distance << 16) - 1) + 1, m, -1])
        end = self._beyond.get((x, y))
        if end is not None:
            found.append([length((x, y), points[end]), end, 1])
        found.sort()
        return found


def _nearest(polygon: Polygon, x: int, y: int) -> tuple[float, float]:
    """Return the nearest point of a polygon's border."""
    found: list[tuple[float, float, float]] = []
    for (ax, ay), (bx, by) in polygon.edges:
        vx, vy = bx - ax, by - ay
        part = ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy)
        part = min(max(part, 0.0), 1.0)
        px, py = ax + part * vx, ay + part * vy
        found.append(((px - x) ** 2 + (py - y) ** 2, px, py))
    return min(found)[1:]
