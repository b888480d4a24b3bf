"""The table measured by hand: exact fractions, one plain question at a time (GEO-1 to GEO-10).

Nothing is shared with the engine but the corners of its shapes. Slow on purpose.
"""

from fractions import Fraction
from itertools import pairwise
from math import isqrt

INCH, EDGE = 16, 624


def gap(a, b):
    """The square of the distance of two points."""
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def on(a, b, t):
    """The point that lies at t between a (0) and b (1)."""
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def off_segment(a, b, point):
    """The square of the distance of a point from a segment."""
    way, to = (b[0] - a[0], b[1] - a[1]), (point[0] - a[0], point[1] - a[1])
    long, along = way[0] ** 2 + way[1] ** 2, way[0] * to[0] + way[1] * to[1]
    if along <= 0:
        return gap(a, point)
    if along >= long:
        return gap(b, point)
    return Fraction((way[0] * to[1] - way[1] * to[0]) ** 2, long)


class Ring:
    """A round zone."""

    def __init__(self, centre, radius):
        self.centre, self.radius = centre, radius

    def has(self, point):
        return gap(self.centre, point) <= self.radius**2

    def away(self, a, b):
        """The square of the distance of its centre from a segment."""
        return off_segment(a, b, self.centre)

    def is_met(self, a, b):
        """Whether a segment touches it, its border included."""
        return self.away(a, b) <= self.radius**2

    def is_cut(self, a, b):
        """Whether a segment runs through its inside."""
        return a != b and self.away(a, b) < self.radius**2

    def is_clear_of(self, a, b, radius):
        """Whether a base that moves from a to b stays off it; it may graze it."""
        return self.away(a, b) >= (self.radius + radius) ** 2

    def is_under(self, point, radius):
        return gap(self.centre, point) <= (self.radius + radius) ** 2


class Field:
    """A zone with corners."""

    def __init__(self, corners):
        self.corners = tuple(corners)
        self.sides = tuple(zip(self.corners, self.corners[1:] + self.corners[:1], strict=True))

    def is_far(self, a, b, apart=0):
        """Whether a segment is more than so far to one side of it, which is soon seen."""
        return any(
            max(a[axis], b[axis]) + apart < min(it[axis] for it in self.corners)
            or min(a[axis], b[axis]) - apart > max(it[axis] for it in self.corners)
            for axis in (0, 1)
        )

    def turns(self, point):
        """On which side of each edge a point lies: positive is within."""
        return [
            (q[0] - p[0]) * (point[1] - p[1]) - (q[1] - p[1]) * (point[0] - p[0])
            for p, q in self.sides
        ]

    def has(self, point):
        return min(self.turns(point)) >= 0

    def cuts(self, a, b):
        """Where a segment meets the lines of the edges, its ends included."""
        found = {Fraction(0), Fraction(1)}
        for at_a, at_b in zip(self.turns(a), self.turns(b), strict=True):
            if at_a != at_b:
                found.add(min(Fraction(1), max(Fraction(0), Fraction(at_a, at_a - at_b))))
        return sorted(found)

    def is_met(self, a, b):
        return not self.is_far(a, b) and any(self.has(on(a, b, t)) for t in self.cuts(a, b))

    def is_cut(self, a, b):
        if self.is_far(a, b):
            return False
        cuts = self.cuts(a, b)
        middles = [on(a, b, (s + t) / 2) for s, t in pairwise(cuts)]
        return a != b and any(min(self.turns(point)) > 0 for point in middles)

    def is_clear_of(self, a, b, radius):
        if self.is_far(a, b, radius):
            return True
        if self.is_met(a, b):
            return False
        ends = [off_segment(p, q, end) for p, q in self.sides for end in (a, b)]
        corners = [off_segment(a, b, corner) for corner in self.corners]
        return min(ends + corners) >= radius**2

    def is_under(self, point, radius):
        return self.has(point) or any(off_segment(p, q, point) <= radius**2 for p, q in self.sides)


class Zone:
    """A zone with what is agreed on its ground (DSW-38)."""

    def __init__(self, shape, difficult, impassable, cover, blocks, water, hides):
        self.shape, self.difficult, self.impassable = shape, difficult, impassable
        self.cover, self.blocks, self.water, self.hides = cover, blocks, water, hides
        self.is_wall = False  # of a base


_GROUNDS = {
    # difficult, impassable, cover, blocks sight, water, conceals (DSW-40)
    "tall_grass": (False, False, 1, False, "", True),
    "smoke": (False, False, 1, False, "", True),
    "rough": (True, False, 1, False, "", False),
    "wire": (True, False, 1, False, "", False),
    "wood_barrier": (True, False, 2, False, "", False),
    "low_wall": (True, False, 3, False, "", False),
    "woods": (True, False, 2, False, "", False),
    "jungle": (True, False, 2, True, "", False),
    "barricade": (True, False, 3, False, "", False),
    "rocks": (True, False, 3, False, "", False),
    "ruins": (True, False, 3, False, "", False),
    "rubble": (True, False, 2, False, "", False),
    "fort_wall": (False, True, 4, False, "", False),
    "high_wall": (False, True, 3, True, "", False),
    "building": (False, True, 3, True, "", False),
    "bunker": (True, False, 5, False, "", False),
    "chasm": (False, True, 0, False, "", False),
    "shallow": (True, False, 0, False, "shallow", False),
    "deep": (False, True, 0, False, "deep", False),
}


def box(left, top, right, bottom):
    return Field([(left, top), (right, top), (right, bottom), (left, bottom)])


def zone(kind, shape):
    """A zone of the catalogue."""
    return Zone(shape, *_GROUNDS[kind])


def steps(path):
    """The segments of a path."""
    return list(pairwise(path))


def length(path):
    """How long a path is in 1/256 ticks, each segment rounded up (GEO-4)."""
    return sum(_up(65536 * gap(a, b)) for a, b in steps(path))


def _up(square):
    root = isqrt(square)
    return root if root * root == square else root + 1


def pushed(origin, way, far):
    """The point so far from the origin in some direction, to the nearest tick (GEO-9)."""
    square = way[0] ** 2 + way[1] ** 2

    def share(part):
        size = isqrt(4 * part * part * far * far // square)
        return (-1 if part * far < 0 else 1) * ((size + 1) // 2)

    return origin[0] + share(way[0]), origin[1] + share(way[1])
