"""Where a figure can get to: the region, to be drawn, and the place in it nearest to a point.

The region is the union of stars: what can be reached straight from the start, and behind each
corner that a way may bend at, what lies in its shadow.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from math import atan2, hypot, pi, tau
from typing import NamedTuple

from pygames.geometry.plane import Point, length
from pygames.geometry.shortest_paths import Walker, Way
from pygames.geometry.visibility import Outline, Sky, Spot, nearest_of

__all__ = ["Reach", "Star"]

_LEAST = 2
"""In ticks: a corner with less than this left adds nothing that one could see."""
_OVERLAP = 0.05
"""In radians: so far a star reaches over the edge of the shadow that it fills."""
_POCKET = 0.6
"""In radians: so far it reaches into the corner itself."""
_CANDIDATES = 8
"""So many stars are asked for a place near a point."""
_WINDOW = tuple((x, y) for x in range(-2, 3) for y in range(-2, 3))
"""In ticks: so far a place may be from the point of the outline that it stands for."""


class Star(NamedTuple):
    """What can be reached straight from a corner."""

    corner: int
    left: float
    """How many ticks are left there."""
    outline: Outline


class Reach:
    """The region that a figure can get to within its allowance (GEO-16)."""

    def __init__(self, walker: Walker) -> None:
        self._walker = walker
        self._corners = walker.corners
        self._costs = {walker.start: 0}
        self._before = {walker.start: walker.start}
        self._spread()
        self.stars = list(self._draw())

    def _spread(self) -> None:
        """Find the shortest ways to all corners."""
        corners, limit = self._corners, 256 * self._walker.reach
        costs, before, points = self._costs, self._before, corners.points
        heap, near = [(0, self._walker.start)], self._walker.near
        while heap:
            cost, n = heappop(heap)
            if cost > costs[n]:
                continue
            for link in corners.links(n, limit - cost):
                more, m, free = link
                so_far = cost + more
                if so_far > limit:
                    break
                if so_far < costs.get(m, limit + 1):
                    if free < 0:
                        free = link[2] = int(near.free(points[n], points[m]))
                    if free:
                        costs[m] = so_far
                        before[m] = n
                        heappush(heap, (so_far, m))

    def _draw(self) -> Iterator[Star]:
        corners, walker = self._corners, self._walker
        sky = Sky(walker.near)
        for n, cost in self._costs.items():
            left = walker.reach - cost / 256
            if n != walker.start and left < _LEAST:
                continue
            sides = corners.beside[n]
            first, width = 0.0, tau
            if sides is not None:
                x, y = corners.points[n]
                px, py = corners.points[self._before[n]]
                ahead = atan2(y - py, x - px)
                turns = [_turn(ahead, atan2(sy - y, sx - x)) for sx, sy in sides]
                turn = min(turns, key=abs)  # to the next corner of the same obstacle
                width = min(abs(turn) + _OVERLAP + _POCKET, pi)
                first = ahead - _OVERLAP if turn > 0 else ahead + _OVERLAP - width
            yield Star(n, left, sky.star(corners.points[n], left, first, width))

    def nearest(
        self, point: Point, most: int, fits: Callable[[Point], bool] = lambda _point: True
    ) -> Way | None:
        """Return a way to a place near a point that cannot be reached, as near as can be found.

        `most`: how far from the point it may be, in ticks. `fits`: whether the figure may end
        there, as far as others of its squad and rules about contact are concerned. None if there is
        no such place.
        """
        corners, x, y = self._corners, *point
        found: list[tuple[float, int, Spot]] = []
        for corner, left, outline in self.stars:
            cx, cy = corners.points[corner]
            if hypot(cx - x, cy - y) < left + most:
                gap, spot = nearest_of(outline, point)
                if gap <= most:
                    found.append((gap, corner, spot))
        for _gap, corner, (sx, sy) in sorted(found)[:_CANDIDATES]:
            near = [(round(sx) + dx, round(sy) + dy) for dx, dy in _WINDOW]
            near.sort(key=lambda at: (at[0] - x) ** 2 + (at[1] - y) ** 2)
            for goal in near:
                if fits(goal):
                    way = self._way(corner, goal)
                    if way is not None:
                        return way
        return None

    def _way(self, corner: int, goal: Point) -> Way | None:
        """Return the way to a goal by this corner, if it is free and short enough."""
        walker, points = self._walker, self._corners.points
        if self._costs[corner] + length(points[corner], goal) > 256 * walker.reach:
            return None
        if not walker.near.free(points[corner], goal):
            return None
        way = [goal]
        while corner != walker.start:
            if points[corner] != way[-1]:
                way.append(points[corner])
            corner = self._before[corner]
        return tuple(reversed(way)) if len(way) <= walker.segments else None


def _turn(one: float, other: float) -> float:
    """Return how far it is from one angle to another, in radians from -pi to pi."""
    return (other - one + pi) % tau - pi
