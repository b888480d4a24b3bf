"""What stands in the way of discs of one size that move on a table."""

from collections.abc import Iterable
from copy import copy
from typing import TypeAlias

from pygames.geometry.plane import Circle, Point, Polygon, Shape

__all__ = ["Ground"]

Pillar: TypeAlias = tuple[int, int, int, int]
"""x, y, how far the centre keeps off, and the square that its distance must have at least."""
Wall: TypeAlias = tuple[int, int, int, int, Polygon, int]
"""The box in which the centre may meet it, the polygon, and how far the centre keeps off."""


class Ground:
    """A table, and what the disc of a figure may not overlap there (GEO-5, 1 to 3).

    `size`: width and height of the table in ticks. `radius`: of the disc. `solid`: shapes that it
    may touch, but not overlap. `avoided`: shapes that its centre may not touch, such as difficult
    terrain that a squad does not enter; of a circle one may be refused that is less than a tick
    away from the way.
    """

    __slots__ = ("pillars", "radius", "size", "walls")

    def __init__(
        self, size: Point, radius: int, solid: Iterable[Shape], avoided: Iterable[Shape] = ()
    ) -> None:
        self.size = size
        self.radius = radius
        self.pillars: list[Pillar] = []
        self.walls: list[Wall] = []
        for shape in solid:
            if isinstance(shape, Circle):
                reach = shape.radius + radius
                self.pillars.append((*shape.centre, reach, reach * reach))
            else:
                self._build(shape, radius)
        for shape in avoided:
            if isinstance(shape, Circle):
                self.pillars.append((*shape.centre, shape.radius + 1, shape.radius**2 + 1))
            else:
                self._build(shape, 0)

    def _build(self, shape: Polygon, clearance: int) -> None:
        left, top, right, bottom = shape.box
        margin = clearance or 1
        box = left - margin, top - margin, right + margin, bottom + margin
        self.walls.append((*box, shape, clearance))

    def near(self, point: Point, reach: int) -> "Ground":
        """Return the same ground, but only what a way of this length from here can meet."""
        x, y = point
        part = copy(self)
        found = []
        for pillar in self.pillars:
            square = (pillar[0] - x) ** 2 + (pillar[1] - y) ** 2
            if square < (reach + pillar[2]) ** 2:
                found.append((square, pillar))
        found.sort()  # what is near is in the way most often
        part.pillars = [pillar for _square, pillar in found]
        left, top, right, bottom = x - reach, y - reach, x + reach, y + reach
        part.walls = [
            wall
            for wall in self.walls
            if wall[0] < right and wall[1] < bottom and wall[2] > left and wall[3] > top
        ]
        return part

    def stands(self, point: Point) -> bool:
        """Whether the disc can stand here."""
        x, y = point
        radius, (width, height) = self.radius, self.size
        if not (radius <= x <= width - radius and radius <= y <= height - radius):
            return False
        for at, down, _reach, square in self.pillars:
            if (at - x) ** 2 + (down - y) ** 2 < square:
                return False
        for left, top, right, bottom, polygon, clearance in self.walls:
            inside = left < x < right and top < y < bottom
            if inside and not polygon.keeps_off(point, point, clearance):
                return False
        return True

    def free(self, a: Point, b: Point) -> bool:
        """Whether the disc can move straight from a, where it stands, to b."""
        ax, ay = a
        bx, by = b
        radius, (width, height) = self.radius, self.size
        if not (radius <= bx <= width - radius and radius <= by <= height - radius):
            return False
        low, high = (ax, bx) if ax < bx else (bx, ax)
        upper, lower = (ay, by) if ay < by else (by, ay)
        vx, vy = bx - ax, by - ay
        whole = vx * vx + vy * vy
        for x, y, reach, square in self.pillars:
            if x - reach >= high or x + reach <= low or y - reach >= lower or y + reach <= upper:
                continue
            # As `plane.beyond` says it, but faster here.
            x -= ax
            y -= ay
            ahead = x * vx + y * vy
            if ahead <= 0:
                if x * x + y * y < square:
                    return False
            elif ahead >= whole:
                if (x - vx) ** 2 + (y - vy) ** 2 < square:
                    return False
            elif (vx * y - vy * x) ** 2 < square * whole:
                return False
        for left, top, right, bottom, polygon, clearance in self.walls:
            meets = left < high and right > low and top < lower and bottom > upper
            if meets and not polygon.keeps_off(a, b, clearance):
                return False
        return True
