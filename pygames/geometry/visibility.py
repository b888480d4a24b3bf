"""What can be reached straight from a point, as an outline to be drawn.

Only drawings use it: fractions are allowed, and nothing is decided by them.
"""

from bisect import bisect_left, bisect_right
from math import asin, atan2, ceil, cos, pi, sin, sqrt, tau
from typing import TypeAlias

from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Point

__all__ = ["Outline", "Sky", "Spot", "nearest_of"]

Spot: TypeAlias = tuple[float, float]
Side: TypeAlias = tuple[float, float, float, float]
"""From a to b, ax, ay, bx, by, on the screen clockwise round a wall."""
Outline: TypeAlias = list[Spot]
"""A polygon, clockwise on the screen."""

_SAG = 0.5
"""In ticks: so far may a straight line be inside the arc that it stands for."""
_WIDEST = 0.3
"""In radians: the widest angle between two rays."""
_BESIDE = 0.001
"""In radians: so far two rays pass on either side of the end of an obstacle."""
_NOTHING = 1e-6
"""In ticks: the distance from a wall that one stands at."""


class _Rays:
    """Rays from a point, each as long as the way is free.

    Angles count from the first ray on, clockwise on the screen.
    """

    def __init__(self, first: float, width: float, left: float) -> None:
        self.first = first
        self.width = width
        self.left = left
        count = max(2, ceil(width / min(_WIDEST, 2 * sqrt(2 * _SAG / left))))
        self.angles = [width * n / count for n in range(count + (width < tau))]
        self.lengths: list[float] = []

    def look_past(self, angle: float) -> None:
        """Add rays on either side of an angle, if it is among those looked at."""
        for beside in (angle - _BESIDE, angle + _BESIDE):
            if 0 < beside < self.width:
                self.angles.append(beside)

    def begin(self) -> None:
        """Put the rays in order, when all are there."""
        self.angles.sort()
        self.lengths = [self.left] * len(self.angles)

    def meet_circle(self, low: float, half: float, far: float, square: float) -> None:
        """Let rays end at a circle.

        `low`: where it begins. `half`: half the angle that it covers. `far`: the distance of its
        centre. `square`: of its radius.
        """
        angles, lengths = self.angles, self.lengths
        begin = bisect_left(angles, low)
        for n in range(begin, bisect_right(angles, low + 2 * half, begin)):
            turn = angles[n] - low - half
            inside = square - (far * sin(turn)) ** 2
            length = far * cos(turn) - (sqrt(inside) if inside > 0 else 0.0)
            if length < lengths[n]:
                lengths[n] = length if length > 0 else 0.0

    def meet_side(self, side: Side) -> None:
        """Let rays end at a side of a wall, as seen from their start."""
        angles, lengths = self.angles, self.lengths
        ax, ay, bx, by = side
        ex, ey = bx - ax, by - ay
        base = ax * ey - ay * ex
        low = (atan2(by, bx) - self.first) % tau
        span = (atan2(ay, ax) - self.first - low) % tau
        for begin in (low, low - tau):
            if begin < self.width and begin + span > 0:
                start = bisect_left(angles, begin)
                for n in range(start, bisect_right(angles, begin + span, start)):
                    angle = angles[n] + self.first
                    across = cos(angle) * ey - sin(angle) * ex
                    if across:
                        length = base / across
                        if length < lengths[n]:
                            lengths[n] = length if length > 0 else 0.0


class Sky:
    """Stars above a ground: what can be reached straight from a point."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        circles = [(x, y, sqrt(square)) for x, y, _reach, square in ground.pillars]
        self._sides: list[tuple[Side, Spot, float]] = []
        for _left, _top, _right, _bottom, polygon, clearance in ground.walls:
            circles += [(x, y, float(clearance)) for x, y in polygon.points]
            for (a, b), (nx, ny, c, unit) in zip(polygon.edges, polygon.planes, strict=True):
                size = sqrt(unit)
                dx, dy = nx / size, ny / size
                ox, oy = dx * clearance, dy * clearance
                side = a[0] + ox, a[1] + oy, b[0] + ox, b[1] + oy
                self._sides.append((side, (dx, dy), c / size + clearance))
        self._circles = circles

    def star(self, centre: Point, left: float, first: float, width: float) -> Outline:
        """Return what can be reached from a point in so many ticks.

        `first`, `width`: the angles that are looked at, in radians: from where on and how far,
        clockwise on the screen.
        """
        x, y = centre
        rays = _Rays(first, width, left)
        met: list[tuple[float, float, float, float]] = []
        for px, py, radius in self._circles:
            dx, dy = px - x, py - y
            distance = dx * dx + dy * dy
            if distance >= (left + radius) ** 2:
                continue
            square = radius * radius
            half = asin(radius / sqrt(distance)) if distance > square else pi / 2
            low = (atan2(dy, dx) - half - first) % tau
            for begin in (low, low - tau):
                if begin < width and begin + 2 * half > 0:
                    met.append((begin, half, sqrt(distance), square))
                    if distance - square < left * left:
                        rays.look_past(begin)
                        rays.look_past(begin + 2 * half)
        rays.begin()
        for circle in met:
            rays.meet_circle(*circle)
        for (ax, ay, bx, by), (nx, ny), c in self._sides:
            away = nx * x + ny * y - c
            if -1 < away < left:
                in_front = min(away, 0.0) - _NOTHING
                ox, oy = nx * in_front - x, ny * in_front - y
                rays.meet_side((ax + ox, ay + oy, bx + ox, by + oy))
        return _outline(self._ground, centre, rays)


def _outline(ground: Ground, centre: Point, rays: _Rays) -> Outline:
    """Return the ends of the rays, none beyond the table's edge."""
    x, y = centre
    radius, (width, height) = ground.radius, ground.size
    east, south = width - radius - x, height - radius - y
    west, north = x - radius, y - radius
    points = [] if rays.width == tau else [(float(x), float(y))]
    for angle, length in zip(rays.angles, rays.lengths, strict=True):
        dx, dy = cos(angle + rays.first), sin(angle + rays.first)
        if dx * length > east:
            length = east / dx
        elif -dx * length > west:
            length = -west / dx
        if dy * length > south:
            length = south / dy
        elif -dy * length > north:
            length = -north / dy
        points.append((x + length * dx, y + length * dy))
    return points


def nearest_of(outline: Outline, point: Point) -> tuple[float, Spot]:
    """Return how far the nearest point of an outline is, and where."""
    x, y = point
    best, found = float("inf"), outline[0]
    ax, ay = outline[-1]
    for bx, by in outline:
        vx, vy, wx, wy = bx - ax, by - ay, x - ax, y - ay
        ahead, square = vx * wx + vy * wy, vx * vx + vy * vy
        if ahead > 0 and square > 0:
            part = min(ahead / square, 1.0)
            wx -= part * vx
            wy -= part * vy
        gap = wx * wx + wy * wy
        if gap < best:
            best, found = gap, (x - wx, y - wy)
        ax, ay = bx, by
    return sqrt(best), found
