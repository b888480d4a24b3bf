"""A squad of ten dragged among sixty other figures and twelve pieces of terrain, in CPython and
inside Pyodide alike.

The leader goes where the pointer is, or to the nearest place that can be reached; the others keep
formation, and whoever cannot takes the nearest place of a grid round the leader (GEO-15).
"""

import random
import time
from collections.abc import Callable
from itertools import pairwise
from statistics import quantiles

from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Circle, Point, Polygon, squared, within
from pygames.geometry.reach import Reach
from pygames.geometry.shortest_paths import Walker, Way
from pygames.geometry.visibility_graph import Corners

TABLE = 624
RADIUS = 8
PITCH = 32
WALLS = ((56, 56),) * 4 + ((96, 8), (8, 96), (64, 40))
WOODS = ((80, 80),) * 3 + ((96, 48), (48, 96))
OTHERS = (10, 10, 10, 5, 5, 5, 5, 5, 5)
"""The squads that are not dragged; two of three figures are crowded round the one that is."""
POSITIONS = 24
"""How many places a drag touches, out to a tenth beyond the allowance."""
SNAP = 32
"""In ticks: so far from the pointer a place may be that the leader takes instead."""
SCENES = 20
ROUNDS = 3


class Scene:
    """A battlefield: terrain, the squad that is dragged, and all others."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self._boxes: list[tuple[int, int, int, int]] = []
        self.walls = [self._piece(*size) for size in WALLS]
        self.woods = [self._piece(*size) for size in WOODS]
        self._ground = Ground((TABLE, TABLE), RADIUS, self.walls)
        self.squad: list[Point] = []
        self.others: list[Point] = []
        self.squad = self._squad(10)
        for size in OTHERS:
            self.others += self._squad(size)

    def _piece(self, width: int, height: int) -> Polygon:
        while True:
            x = self.rng.randrange(48, TABLE - 48 - width)
            y = self.rng.randrange(96, TABLE - 96 - height)
            right, bottom = x + width, y + height
            if all(
                x > r + 24 or right < left - 24 or y > b + 24 or bottom < top - 24
                for left, top, r, b in self._boxes
            ):
                self._boxes.append((x, y, right, bottom))
                return Polygon(((x, y), (right, y), (right, bottom), (x, bottom)))

    def _squad(self, size: int) -> list[Point]:
        while True:
            pitch, columns = self.rng.choice((20, 24, 32)), self.rng.choice((2, 3, 5))
            x, y = self.rng.randrange(40, 500), self.rng.randrange(60, 520)
            if self.squad and self.rng.random() < 0.5:
                x = self.squad[0][0] + self.rng.randrange(-150, 150)
                y = self.squad[0][1] + self.rng.randrange(-150, 150)
            spots = [(x + pitch * (n % columns), y + pitch * (n // columns)) for n in range(size)]
            everybody = self.squad + self.others
            if all(
                self._ground.stands(spot) and all(squared(spot, one) >= 324 for one in everybody)
                for spot in spots
            ):
                return spots


class Drag:
    """A squad from when it is taken hold of until it is let go."""

    def __init__(self, scene: Scene, reach: int) -> None:
        self.scene = scene
        solid = [Circle(one, RADIUS) for one in scene.others]
        self.ground = Ground((TABLE, TABLE), RADIUS, [*solid, *scene.walls])
        corners = Corners(self.ground, scene.squad, reach)
        self.walkers = [Walker(corners, n, reach) for n in range(len(scene.squad))]
        self.reach = reach
        self.region = Reach(self.walkers[0])

    def fits(self, spot: Point, placed: list[Point]) -> bool:
        """Whether a figure may end here, the others of its squad there."""
        if any(squared(spot, one) < 4 * RADIUS * RADIUS for one in placed):
            return False
        return not any(within(spot, one, 2 * RADIUS + 1) for one in self.scene.others)

    def to(self, pointer: Point) -> list[Way] | None:
        """Return the ways of all figures, None if the leader finds no place near the pointer."""
        squad = self.scene.squad
        way = self.walkers[0].way(pointer) if self.fits(pointer, []) else None
        if way is None:
            way = self.region.nearest(pointer, SNAP, lambda spot: self.fits(spot, []))
        if way is None:
            return None
        x, y = way[-1]
        dx, dy = x - squad[0][0], y - squad[0][1]
        grid = [(x + PITCH * i, y + PITCH * j) for i in range(-5, 6) for j in range(-5, 6)]
        placed, ways = [(x, y)], [way]
        for n in sorted(range(1, len(squad)), key=lambda n: squared((x, y), squad[n])):
            own = squad[n][0] + dx, squad[n][1] + dy
            ways.append(self._follow(n, own, grid, placed))
            placed.append(ways[-1][-1] if ways[-1] else squad[n])
        for n, path in enumerate(ways):
            self.is_rough((squad[n], *path))
        return ways

    def _follow(self, n: int, own: Point, grid: list[Point], placed: list[Point]) -> Way:
        grid.sort(key=lambda spot: (squared(spot, own), spot[1], spot[0]))
        for spot in (own, *grid):
            if (
                within(spot, self.scene.squad[n], self.reach)
                and any(within(spot, one, 2 * RADIUS + 16) for one in placed)
                and self.ground.stands(spot)
                and self.fits(spot, placed)
            ):
                way = self.walkers[n].way(spot)
                if way is not None:
                    return way
        return ()

    def is_rough(self, path: Way) -> bool:
        """Whether a path touches difficult terrain."""
        return any(wood.touches(a, b) for a, b in pairwise(path) for wood in self.scene.woods)


def drag(seed: int, reach: int) -> tuple[float, list[float]]:
    """Drag a squad straight on; return the seconds to take hold and to answer each position."""
    scene = Scene(seed)
    begin = time.perf_counter()
    held = Drag(scene, reach)
    taken = time.perf_counter() - begin
    x, y = scene.squad[0]
    goal = x, y
    while within(goal, (x, y), reach):
        goal = scene.rng.randrange(TABLE), scene.rng.randrange(TABLE)
    whole = POSITIONS * squared(goal, (x, y)) ** 0.5
    times = []
    for n in range(1, POSITIONS + 1):
        part = 1.1 * reach * n / whole
        pointer = round(x + (goal[0] - x) * part), round(y + (goal[1] - y) * part)
        begin = time.perf_counter()
        held.to(pointer)
        times.append(time.perf_counter() - begin)
    return taken, times


def holding(reach: int) -> float:
    """Measure how many milliseconds it takes to take hold, at the 95th percentile."""
    return _percentile(lambda: [drag(seed, reach)[0] for seed in range(SCENES)])


def answering(reach: int) -> float:
    """Measure how many milliseconds an answer to the pointer takes, at the 95th percentile."""
    return _percentile(lambda: [each for seed in range(SCENES) for each in drag(seed, reach)[1]])


def _percentile(measure: Callable[[], list[float]]) -> float:
    """Return the 95th percentile of times in milliseconds.

    The best of some rounds counts for each, for other programs only slow one down.
    """
    rounds = zip(*(measure() for _round in range(ROUNDS)), strict=True)
    best = [1000 * min(times) for times in rounds]
    return float(quantiles(best, n=20)[-1])
