"""Points, segments, circles and convex polygons on a plane, compared exactly.

Coordinates are whole numbers of ticks, of which 16 make an inch; x grows to the right, y downwards
(GEO-1). Lengths are compared by their squares, and two convex shapes are apart exactly if the line
of an edge separates them, so that there is never a fraction, and no border on which two machines
disagree.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

__all__ = [
    "Circle",
    "Point",
    "Polygon",
    "Shape",
    "along",
    "apart",
    "beyond",
    "length",
    "path_length",
    "squared",
    "within",
]

Point: TypeAlias = tuple[int, int]
"""(x, y) in ticks."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right, bottom."""


def squared(a: Point, b: Point) -> int:
    """Return the square of the distance between two points (GEO-2)."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def within(a: Point, b: Point, reach: int) -> bool:
    """Whether two points are at most this far from each other (GEO-1)."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def beyond(a: Point, b: Point, point: Point, reach: int) -> int:
    """Compare the distance of a point from the segment ab with a reach (GEO-2).

    Positive: it is farther away; 0: exactly as far; negative: nearer.

    >>> beyond((0, 0), (100, 0), (50, 16), 16)
    0
    """
    ax, ay = a
    bx, by = b
    x, y = point
    vx, vy = bx - ax, by - ay
    x -= ax
    y -= ay
    ahead = x * vx + y * vy
    if ahead <= 0:  # nearest to a, as everything is if the segment is a point
        return x * x + y * y - reach * reach
    square = vx * vx + vy * vy
    if ahead >= square:  # nearest to b
        return (x - vx) ** 2 + (y - vy) ** 2 - reach * reach
    aside = vx * y - vy * x
    return aside * aside - reach * reach * square


def length(a: Point, b: Point) -> int:
    """Return the length of a segment in 1/256 ticks, rounded up (GEO-4)."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return isqrt((square << 16) - 1) + 1 if square else 0


def path_length(path: Sequence[Point]) -> int:
    """Return the length of a path in 1/256 ticks, each of its segments rounded up (GEO-4)."""
    return sum(length(a, b) for a, b in pairwise(path))


def along(start: Point, direction: Point, distance: int) -> Point:
    """Return the point this far from the start in a direction other than (0, 0) (GEO-9).

    Each coordinate is the nearest whole number, halves away from the start.

    >>> along((100, 100), (3, 4), 16)
    (110, 113)
    """
    x, y = direction
    square = x * x + y * y
    return start[0] + _scaled(x, distance, square), start[1] + _scaled(y, distance, square)


def _scaled(value: int, factor: int, square: int) -> int:
    """Return value * factor / sqrt(square), rounded to the nearest, halves away from 0."""
    product = value * factor
    size = (isqrt(4 * product * product // square) + 1) // 2
    return size if product >= 0 else -size


@dataclass(frozen=True, slots=True)
class Circle:
    """A disc (GEO-3)."""

    centre: Point
    radius: int

    @property
    def box(self) -> Box:
        """The smallest upright rectangle round it."""
        (x, y), radius = self.centre, self.radius
        return x - radius, y - radius, x + radius, y + radius

    def contains(self, point: Point) -> bool:
        """Whether the point is inside or on the border (GEO-3)."""
        return within(self.centre, point, self.radius)

    def touches(self, a: Point, b: Point) -> bool:
        """Whether the segment ab has a point inside or on the border (GEO-3)."""
        return beyond(a, b, self.centre, self.radius) <= 0

    def crosses(self, a: Point, b: Point) -> bool:
        """Whether the segment ab passes through the interior; a point never does (GEO-3)."""
        return a != b and beyond(a, b, self.centre, self.radius) < 0

    def touches_disc(self, centre: Point, radius: int) -> bool:
        """Whether a disc overlaps it or touches it (GEO-3)."""
        return within(self.centre, centre, self.radius + radius)

    def keeps_off(self, a: Point, b: Point, radius: int) -> bool:
        """Whether a disc swept along the segment ab never overlaps it; it may touch (GEO-5)."""
        return beyond(a, b, self.centre, self.radius + radius) >= 0


@dataclass(frozen=True, slots=True)
class Polygon:
    """A convex polygon (GEO-3).

    `points`: clockwise on the screen, no three in a row on one line. Raises `ValueError` if they
    are not.
    """

    points: tuple[Point, ...]
    box: Box = field(init=False, compare=False, repr=False)
    """The smallest upright rectangle round it."""
    edges: tuple[tuple[Point, Point], ...] = field(init=False, compare=False, repr=False)
    planes: tuple[tuple[int, int, int, int], ...] = field(init=False, compare=False, repr=False)
    """(nx, ny, c, nx² + ny²) of each edge: beyond it is where nx * x + ny * y > c."""

    def __post_init__(self) -> None:
        points = tuple(self.points)
        if len(set(points)) < max(3, len(points)):
            raise ValueError(f"not a polygon: {points}")
        edges = (*pairwise(points), (points[-1], points[0]))
        normals = [(by - ay, ax - bx) for (ax, ay), (bx, by) in edges]
        planes = tuple(
            (nx, ny, nx * x + ny * y, nx * nx + ny * ny)
            for (nx, ny), (x, y) in zip(normals, points, strict=True)
        )
        for edge, (nx, ny, c, _square) in zip(edges, planes, strict=True):
            if any(nx * x + ny * y >= c for x, y in points if (x, y) not in edge):
                raise ValueError(f"not convex and clockwise: {points}")
        across, down = zip(*points, strict=True)
        give = object.__setattr__
        give(self, "points", points)
        give(self, "box", (min(across), min(down), max(across), max(down)))
        give(self, "edges", edges)
        give(self, "planes", planes)

    def contains(self, point: Point) -> bool:
        """Whether the point is inside or on the border (GEO-3)."""
        x, y = point
        for nx, ny, c, _square in self.planes:  # noqa: SIM110, a generator takes twice as long
            if nx * x + ny * y > c:
                return False
        return True

    def touches(self, a: Point, b: Point) -> bool:
        """Whether the segment ab has a point inside or on the border (GEO-3)."""
        ax, ay = a
        bx, by = b
        for nx, ny, c, _square in self.planes:
            if nx * ax + ny * ay > c and nx * bx + ny * by > c:
                return False
        vx, vy = bx - ax, by - ay
        base = vx * ay - vy * ax
        left = right = False
        for x, y in self.points:
            side = vx * y - vy * x - base
            left |= side <= 0
            right |= side >= 0
        return left and right

    def crosses(self, a: Point, b: Point) -> bool:
        """Whether the segment ab passes through the interior; a point never does (GEO-3)."""
        ax, ay = a
        bx, by = b
        for nx, ny, c, _square in self.planes:
            if nx * ax + ny * ay >= c and nx * bx + ny * by >= c:
                return False
        vx, vy = bx - ax, by - ay
        base = vx * ay - vy * ax
        left = right = False
        for x, y in self.points:
            side = vx * y - vy * x - base
            left |= side < 0
            right |= side > 0
        return left and right

    def touches_disc(self, centre: Point, radius: int) -> bool:
        """Whether a disc overlaps it or touches it (GEO-3)."""
        return self.contains(centre) or any(
            beyond(p, q, centre, radius) <= 0 for p, q in self.edges
        )

    def keeps_off(self, a: Point, b: Point, radius: int) -> bool:
        """Whether a disc swept along the segment ab never overlaps it (GEO-5).

        It may touch if it is a disc, but not if it is a point, of radius 0.
        """
        ax, ay = a
        bx, by = b
        square = radius * radius
        for nx, ny, c, unit in self.planes:  # most are far beyond one edge
            here, there = nx * ax + ny * ay - c, nx * bx + ny * by - c
            least = here if here < there else there
            if least > 0 and least * least >= square * unit:
                return True
        if self.touches(a, b):
            return False
        for p, q in self.edges:
            if beyond(p, q, a, radius) < 0 or beyond(p, q, b, radius) < 0:
                return False
        return a == b or all(beyond(a, b, point, radius) >= 0 for point in self.points)


Shape: TypeAlias = Circle | Polygon


def apart(one: Shape, other: Shape, gap: int) -> bool:
    """Whether two shapes do not meet and are at least this far from each other (GEO-12)."""
    if isinstance(other, Circle):
        return one.keeps_off(other.centre, other.centre, other.radius + gap)
    if isinstance(one, Circle):
        return apart(other, one, gap)
    inside = other.contains(one.points[0])
    return not inside and all(one.keeps_off(p, q, gap) for p, q in other.edges)
