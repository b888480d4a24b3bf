"""The shortest ways of discs among others, for players who drag figures and bots that move them.

The rules never ask for a way: a move carries its path, and they check that (GEO-5). So what is
found here may become better without a new version of any rules.
"""

from functools import cached_property
from heapq import heappop, heappush
from math import isqrt
from typing import TypeAlias

from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Point, along, length, path_length, within
from pygames.geometry.visibility_graph import Corners

__all__ = ["Walker", "Way"]

_DETOUR = 4
"""In ticks: how much longer than a shortest way one by corners may be."""
_SNUG = 12
"""The same where a way begins or ends between an obstacle and its ring, and leads past its end."""
_TRIES = 3
"""How many ways that are a little too long are pulled taut."""

Way: TypeAlias = tuple[Point, ...]
"""The points of a path."""


class Walker:
    """One figure, and how far it may go.

    `start`: which of the starts of `corners` it stands on. `reach`: the most ticks it may go, not
    more than the corners'. `segments`: of how many straight parts a way may consist.
    """

    def __init__(self, corners: Corners, start: int, reach: int, segments: int = 12) -> None:
        self.corners = corners
        self.start = start
        self.reach = reach
        self.segments = segments

    @cached_property
    def near(self) -> Ground:
        """What its ways can meet."""
        corners = self.corners
        return corners.ground.near(corners.points[self.start], self.reach + _SNUG)

    @cached_property
    def _snug(self) -> bool:
        """Whether it begins between an obstacle and its ring."""
        return bool(self.corners.rings_round(self.corners.points[self.start]))

    def way(self, goal: Point) -> Way | None:
        """Return a shortest way to a point, None if none is found within the allowance (GEO-14)."""
        corners, first, limit = self.corners, self.start, 256 * self.reach
        points, tries, here = corners.points, _TRIES, self.near
        if length(points[first], goal) > limit or not here.stands(goal):
            return None
        if here.free(points[first], goal):
            return (goal,)
        around = corners.rings_round(goal)
        snug = bool(around) or self._snug
        most = limit + 256 * (_SNUG if snug else _DETOUR)
        x, y = goal
        rest: dict[int, int] = {}
        best = {first: 0}
        before: dict[int, int] = {}
        done: set[int] = set()
        heap = [(0, 0, first)]
        while heap:
            total, cost, n = heappop(heap)
            if n in done:
                continue
            done.add(n)
            if n != first and corners.bends(n, goal, around) and here.free(points[n], goal):
                path = self._path(before, n, goal)
                if snug or total > limit:
                    path = taut(here, path, limit if total > limit else 0, self.segments + 1)
                if path_length(path) <= limit and len(path) <= self.segments + 1:
                    return path[1:]
                tries -= 1
                if not tries:
                    return None
            for link in corners.links(n, most - cost):
                more, m, free = link
                so_far = cost + more
                if so_far > most:
                    break
                if m in done or so_far >= best.get(m, most + 1):
                    continue
                left = rest.get(m)
                if left is None:
                    px, py = points[m]
                    square = (px - x) ** 2 + (py - y) ** 2
                    left = rest[m] = isqrt((square << 16) - 1) + 1 if square else 0
                if so_far + left > most:
                    continue
                if free < 0:
                    free = link[2] = int(here.free(points[n], points[m]))
                if free:
                    best[m] = so_far
                    before[m] = n
                    heappush(heap, (so_far + left, so_far, m))
        return None

    def _path(self, before: dict[int, int], n: int, goal: Point) -> Way:
        """Return the whole way to a goal that this corner sees, its start included."""
        path = [goal]
        if self.corners.points[n] != goal:
            path.append(self.corners.points[n])
        while n != self.start:
            n = before[n]
            path.append(self.corners.points[n])
        return tuple(reversed(path))


def taut(ground: Ground, path: Way, enough: int, most: int) -> Way:
    """Cut the corners of a path, until it is short enough; it may have so many points at most."""
    for size in (16, 12, 8, 6, 5, 4, 3, 2):
        points = list(path[:1])
        for n in range(1, len(path) - 1):
            a, b, c = points[-1], path[n], path[n + 1]
            if ground.free(a, c):
                continue
            one, two = _moved(b, a, size), _moved(b, c, size)
            room = len(points) + len(path) - n < most
            if room and ground.free(a, one) and ground.free(one, two) and ground.free(two, c):
                points += [point for point in (one, two) if point not in (a, c)]
            else:
                points.append(b)
        path = (*points, path[-1])
        if path_length(path) <= enough:
            break
    return path


def _moved(point: Point, goal: Point, distance: int) -> Point:
    """Move a point this far towards another, not beyond it."""
    if within(point, goal, distance):
        return goal
    return along(point, (goal[0] - point[0], goal[1] - point[1]), distance)
