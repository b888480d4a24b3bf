"""Rings of whole points round what stands in the way, for ways to bend at.

The straight lines between neighbours on a ring keep off the obstacle, and no point of it is much
farther away than it must be.
"""

from functools import cache
from itertools import pairwise
from math import cos, isqrt, pi, sin

from pygames.geometry.obstacles import Pillar, Wall
from pygames.geometry.plane import Point

__all__ = ["OUTSIDE", "Ring", "ring_round_pillar", "ring_round_wall"]

OUTSIDE = 4
"""In ticks: between obstacles with a wider gap there is room for the points of both rings."""
_LARGE = 24
"""In ticks: the corners of an octagon round a larger circle stand too far out."""


class Ring:
    """A convex ring of points, clockwise on the screen, and the pillar or wall inside."""

    __slots__ = ("corners", "pillar", "planes", "points", "reach", "wall", "x", "y")

    def __init__(self, points: list[Point], pillar: Pillar | None, wall: Wall | None) -> None:
        self.points = points
        self.pillar = pillar
        self.wall = wall
        self.corners: list[int] = []
        """The number of each point as a corner, -1 if no disc can stand there."""
        self.planes = [
            (by - ay, ax - bx, (by - ay) * ax + (ax - bx) * ay)
            for (ax, ay), (bx, by) in pairwise([*points, points[0]])
        ]
        across, down = zip(*points, strict=True)
        self.x: int = (min(across) + max(across)) // 2
        self.y: int = (min(down) + max(down)) // 2
        self.reach = isqrt(max((x - self.x) ** 2 + (y - self.y) ** 2 for x, y in points)) + 1

    def may_hold(self, x: int, y: int, reach: int) -> bool:
        """Whether anything of the ring may be this near to a point."""
        return (self.x - x) ** 2 + (self.y - y) ** 2 <= (self.reach + reach) ** 2

    def holds(self, point: Point) -> bool:
        """Whether a point is inside the ring, or on it."""
        return self.may_hold(*point, 0) and True not in self._facing(*point)

    def lets_stand(self, point: Point) -> bool:
        """Whether a disc can stand here, as far as this obstacle is concerned."""
        if self.pillar:
            x, y, _reach, square = self.pillar
            return (x - point[0]) ** 2 + (y - point[1]) ** 2 >= square
        assert self.wall
        return self.wall[4].keeps_off(point, point, self.wall[5])

    def supports(self, x: int, y: int) -> list[int]:
        """Return the corners that tangents from a point meet; all, if it is inside."""
        corners = self.corners
        return [corners[n] for n in _supports(self._facing(x, y))]

    def _facing(self, x: int, y: int) -> tuple[bool, ...]:
        """Return which of its sides a point sees from outside."""
        return tuple([nx * x + ny * y > c for nx, ny, c in self.planes])


@cache
def _supports(facing: tuple[bool, ...]) -> tuple[int, ...]:
    if True not in facing:
        return tuple(range(len(facing)))
    return tuple(n for n, side in enumerate(facing) if side != facing[n - 1])


def ring_round_pillar(pillar: Pillar) -> Ring:
    """Return the ring round a pillar."""
    x, y, reach, _square = pillar
    return Ring(_points_round(x, y, reach), pillar, None)


def ring_round_wall(wall: Wall) -> Ring:
    """Return the ring round a wall."""
    reach = wall[5] or 1
    points = [spot for x, y in wall[4].points for spot in _points_round(x, y, reach)]
    return Ring(_hull(points), None, wall)


def _points_round(x: int, y: int, reach: int) -> list[Point]:
    """Return a ring round a circle: 8 points, of whose sides four touch it, or 16 if it is large.

    A sixteenth of a turn is so much that rounded ends leave a side outside if 3/4 are added.
    """
    if reach <= _LARGE:
        half = -(-reach * 41421357 // 100000000)  # tan(22.5°), rounded up
        offsets = [(reach, half), (half, reach), (-half, reach), (-reach, half)]
        offsets += [(-dx, -dy) for dx, dy in offsets]
        return [(x + dx, y + dy) for dx, dy in offsets]
    far = (reach + 0.75) / cos(pi / 16)
    angles = [pi * (n + 0.5) / 8 for n in range(16)]
    return [(round(x + far * cos(angle)), round(y + far * sin(angle))) for angle in angles]


def _hull(points: list[Point]) -> list[Point]:
    """Return the corners of the smallest convex shape round points, clockwise on the screen."""
    points = sorted(set(points))
    return _half_hull(points) + _half_hull(points[::-1])


def _half_hull(points: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in points:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) > (by - ay) * (x - ax):
                break
            chain.pop()
        chain.append((x, y))
    return chain[:-1]
