"""Outlines of zones, and where to put things inside them and along their borders.

All of it is for drawing only, in ticks and floats: the rules have their own plane.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from pygames.geometry.plane import Circle, Polygon, Shape

__all__ = [
    "Rim",
    "Spot",
    "blob",
    "closed",
    "inset",
    "is_inside",
    "lengthwise",
    "outline",
    "rim",
    "scattered",
    "swept",
    "turned",
]

Spot: TypeAlias = tuple[float, float]

_TRIES = 900
"""How often a place is tried for things that are scattered."""
_SLIM = 0.4
"""How near to the middle of a slim shape they may have to be, as a share of its width."""


class Rim(NamedTuple):
    """A point of a border, and the direction that leads out of the shape there."""

    x: float
    y: float
    out_x: float
    out_y: float

    def towards(self, out: float, aside: float = 0) -> Spot:
        """Return the point so far out of the shape, and so far along its border."""
        x = self.x + out * self.out_x - aside * self.out_y
        return x, self.y + out * self.out_y + aside * self.out_x


def closed(points: Iterable[Spot]) -> str:
    """Return the path of a closed line."""
    return f"M{'L'.join(f'{x:.1f} {y:.1f}' for x, y in points)}z"


def _round(x: float, y: float, radius: float) -> str:
    across = 2 * radius
    arc = f"a{radius:g} {radius:g} 0 1 0"
    return f"M{x - radius:g} {y:g}{arc} {across:g} 0{arc} {-across:g} 0z"


def outline(shape: Shape) -> str:
    """Return the path of a shape's border, exactly where the rules have it."""
    if isinstance(shape, Circle):
        return _round(*shape.centre, shape.radius)
    return f"M{'L'.join(f'{x} {y}' for x, y in shape.points)}z"


def inset(shape: Shape, by: float) -> str:
    """Return the path of a border that runs so far inside the shape's own."""
    if isinstance(shape, Circle):
        return _round(*shape.centre, shape.radius - by)
    return closed(_shrunk(shape, by))


def swept(shape: Shape, across: float, down: float) -> str:
    """Return the path round a shape and itself moved: its flat shadow."""
    if isinstance(shape, Circle):
        (x, y), radius = shape.centre, shape.radius
        return _round(x + across, y + down, radius)
    moved = [(x + across, y + down) for x, y in shape.points]
    corners = sorted({*shape.points, *moved})
    return closed(_half_hull(corners) + _half_hull(corners[::-1]))


def _half_hull(points: Sequence[Spot]) -> list[Spot]:
    """Return the corners of one side of the hull of sorted points, but for the last."""
    found: list[Spot] = []
    for x, y in points:
        while len(found) > 1:
            (ax, ay), (bx, by) = found[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            found.pop()
        found.append((x, y))
    return found[:-1]


def _shrunk(polygon: Polygon, by: float) -> list[Spot]:
    """Return the corners of a polygon whose edges have moved inwards."""
    lines = [(nx, ny, c - by * math.sqrt(unit)) for nx, ny, c, unit in polygon.planes]
    found = []
    for (ax, ay, a), (bx, by_, b) in zip(lines[-1:] + lines[:-1], lines, strict=True):
        across = ax * by_ - ay * bx
        found.append(((a * by_ - ay * b) / across, (ax * b - a * bx) / across))
    return found


def is_inside(shape: Shape, x: float, y: float, margin: float) -> bool:
    """Whether a point is in a shape and so far from its border."""
    if isinstance(shape, Circle):
        (cx, cy), radius = shape.centre, shape.radius
        return math.hypot(x - cx, y - cy) <= radius - margin
    return all(nx * x + ny * y <= c - margin * math.sqrt(u) for nx, ny, c, u in shape.planes)


def scattered(shape: Shape, apart: float, margin: float, rng: random.Random) -> list[Spot]:
    """Return points all over a shape, not nearer to each other and to the border than this.

    The farthest back, as one looks at the table, comes first.
    """
    left, top, right, bottom = shape.box
    margin = min(margin, _SLIM * min(right - left, bottom - top))
    found: list[Spot] = []
    for _try in range(_TRIES):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        if is_inside(shape, x, y, margin) and all(
            math.hypot(x - px, y - py) >= apart for px, py in found
        ):
            found.append((x, y))
    return sorted(found, key=lambda spot: spot[1])


def rim(shape: Shape, step: float) -> Iterator[Rim]:
    """Yield points along a border, about so far from each other."""
    if isinstance(shape, Circle):
        (cx, cy), radius = shape.centre, shape.radius
        count = max(3, round(math.tau * radius / step))
        for n in range(count):
            x, y = math.cos(n * math.tau / count), math.sin(n * math.tau / count)
            yield Rim(cx + radius * x, cy + radius * y, x, y)
        return
    for (a, b), (nx, ny, _c, unit) in zip(shape.edges, shape.planes, strict=True):
        count = max(1, round(math.dist(a, b) / step))
        size = math.sqrt(unit)
        for n in range(count):
            share = (n + 0.5) / count
            x, y = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
            yield Rim(x, y, nx / size, ny / size)


def lengthwise(shape: Shape, step: float) -> list[Sequence[Spot]]:
    """Cut a shape across its length into parts of about this length; return their corners."""
    if isinstance(shape, Circle) or len(shape.points) != 4:
        left, top, right, bottom = shape.box
        corners: list[Spot] = [(left, top), (right, top), (right, bottom), (left, bottom)]
    else:
        corners = [(float(x), float(y)) for x, y in shape.points]
    if math.dist(corners[0], corners[1]) < math.dist(corners[1], corners[2]):
        corners = corners[1:] + corners[:1]
    a, b, c, d = corners
    count = max(1, round(math.dist(a, b) / step))
    cuts = [n / count for n in range(count + 1)]
    return [
        (_between(a, b, one), _between(a, b, other), _between(d, c, other), _between(d, c, one))
        for one, other in pairwise(cuts)
    ]


def _between(a: Spot, b: Spot, share: float) -> Spot:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def blob(x: float, y: float, radius: float, corners: int, rng: random.Random) -> list[Spot]:
    """Return the corners of something rough round a point."""
    first = rng.uniform(0, math.tau)
    found = []
    for n in range(corners):
        angle = first + (n + rng.uniform(-0.25, 0.25)) * math.tau / corners
        far = radius * rng.uniform(0.78, 1.12)
        found.append((x + far * math.cos(angle), y + far * math.sin(angle)))
    return found


def turned(points: Iterable[Spot], about: Spot, size: float, lift: float = 0) -> list[Spot]:
    """Return points drawn closer to one, and moved up."""
    cx, cy = about
    return [(cx + size * (x - cx), cy + size * (y - cy) - lift) for x, y in points]
