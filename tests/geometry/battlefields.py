"""Crowded tables for discs to find their way on, and a flood that finds it by trying all."""

import random
from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import pairwise
from typing import NamedTuple

from pygames.geometry.plane import Circle, Point, Polygon, Shape, along, apart, length, path_length

SIZE = (400, 400)
PITCH = 2
"""Ticks between the cells of a flood: an eighth of an inch."""
STEPS = [
    (dx, dy, length((0, 0), (PITCH * dx, PITCH * dy)))
    for dx in range(-2, 3)
    for dy in range(-2, 3)
    if abs(dx) % 2 or abs(dy) % 2
]
DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1), (3, 4), (5, -12), (1, 1), (-2, 1), (1, 3))


class Field(NamedTuple):
    """A table with a disc at its start."""

    radius: int
    start: Point
    solid: list[Shape]
    avoided: list[Shape]

    def is_legal(self, a: Point, b: Point) -> bool:
        """Whether the disc may move straight from a to b (GEO-5), as the rules ask it."""
        radius, (width, height) = self.radius, SIZE
        on_table = radius <= b[0] <= width - radius and radius <= b[1] <= height - radius
        return (
            on_table
            and all(shape.keeps_off(a, b, radius) for shape in self.solid)
            and not any(shape.touches(a, b) for shape in self.avoided)
        )


def battlefield(seed: int) -> Field:
    """A table with figures, many of them at narrow gaps, circles and polygons."""
    rng = random.Random(seed)
    radius = rng.choice((8, 8, 8, 12, 16))
    start = rng.randrange(120, 280), rng.randrange(120, 280)
    field = Field(radius, start, [], [])
    close = rng.random() < 0.3
    for _figure in range(rng.randrange(8, 28)):
        size = rng.choice((8, 8, 8, 12, 16))
        others = [shape for shape in field.solid if isinstance(shape, Circle)]
        if others and rng.random() < 0.4:
            other = rng.choice(others)
            gap = 2 * radius + other.radius + size + rng.choice((-4, 0, 0, 0, 1, 2, 3, 5))
            centre = along(other.centre, rng.choice(DIRECTIONS), gap)
        else:
            far = 60 if close else 110
            centre = start[0] + rng.randrange(-far, far), start[1] + rng.randrange(-far, far)
        _put(field, Circle(centre, size), avoided=False)
    for _piece in range(rng.randrange(6)):
        centre = start[0] + rng.randrange(-100, 100), start[1] + rng.randrange(-100, 100)
        shape = rng.choice(
            (Circle(centre, rng.randrange(5, 40)), _polygon(rng, centre), _polygon(rng, centre))
        )
        _put(field, shape, avoided=rng.random() < 0.3)
    return field


def _polygon(rng: random.Random, centre: Point) -> Polygon:
    """A triangle or a rectangle in any position."""
    x, y = centre
    while True:
        w, h, d = rng.randrange(4, 50), rng.randrange(4, 50), rng.randrange(-20, 20)
        points = [(x - w, y - h + d), (x + w, y - h - d), (x + w + d, y + h), (x - w + d, y + h)]
        try:
            return Polygon(tuple(points[: rng.choice((3, 4, 4))]))
        except ValueError:
            continue


def _put(field: Field, shape: Shape, *, avoided: bool) -> None:
    start = field.start
    if avoided:
        if not shape.contains(start):
            field.avoided.append(shape)
        return
    others = all(apart(shape, other, 0) for other in field.solid)
    if others and shape.keeps_off(start, start, field.radius):
        field.solid.append(shape)


def flood(field: Field, reach: int) -> Iterator[list[Point]]:
    """Yield a path to each cell in reach that is legal, every step of it."""
    (x, y), limit = field.start, 256 * reach
    stands: dict[Point, bool] = {}
    legal: dict[Point, bool] = {(x, y): True}
    costs, before = {(x, y): 0}, {(x, y): (x, y)}
    heap = [(0, (x, y))]
    while heap:
        cost, at = heappop(heap)
        if cost > costs[at]:
            continue
        legal[at] = legal[before[at]] and field.is_legal(before[at], at)
        if legal[at]:
            yield _path(before, at)
        for dx, dy, more in STEPS:
            to = at[0] + PITCH * dx, at[1] + PITCH * dy
            if cost + more <= limit and cost + more < costs.get(to, limit + 1):
                if to not in stands:
                    stands[to] = field.is_legal(to, to)
                if stands[to]:
                    costs[to], before[to] = cost + more, at
                    heappush(heap, (cost + more, to))


def _path(before: dict[Point, Point], at: Point) -> list[Point]:
    path = [at]
    while before[at] != at:
        at = before[at]
        path.append(at)
    return path[::-1]


def check(field: Field, reach: int, way: tuple[Point, ...]) -> None:
    """Check that a way is legal (GEO-4, GEO-5)."""
    path = (field.start, *way)
    assert all(field.is_legal(a, b) for a, b in pairwise(path))
    assert path_length(path) <= 256 * reach
    assert len(way) <= 12
