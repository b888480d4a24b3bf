"""Bases: walls inside a start area, with gates between them (DSW-96 to DSW-100)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.land.battlefield import INCH, SOUTH, TABLE
from pygames.deep_space_wars.land.terrain import BASE, CATALOGUE, Piece, Zone
from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Polygon, apart

__all__ = ["DESIGNS", "MOST_WALLS", "THINNEST", "Wall", "base_of", "design", "why_no_base"]

Wall: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom of an upright wall, in ticks."""

GATE = 24
"""How wide a gate is at least; walls that leave no gate between them meet (DSW-100)."""
BASE_GAP = 30 * INCH
"""How far a base is at least from where the enemy starts (DSW-97)."""
MOST_WALLS, THINNEST = 8, 8
"""Of how many walls a base consists at most, and how thick they are at least, in ticks."""

_RADII = (8, GATE // 2)
"""Of discs that must find a way out: infantry, and whatever just fits through a gate."""
_STEP = 8
"""In ticks: the steps in which they try to."""

DESIGNS: Mapping[str, tuple[Wall, ...]] = {
    "fortress": ((168, 56, 296, 64), (328, 56, 456, 64), (168, 0, 176, 56), (448, 0, 456, 56)),
    "redoubt": ((232, 56, 392, 64), (232, 24, 240, 56), (384, 24, 392, 56)),
    "rampart": ((72, 56, 216, 64), (240, 56, 384, 64), (408, 56, 552, 64)),
}
"""Ready bases on the north side, the standard one first (section 4.4)."""

_NO_WALLS = N_("A base consists of 1 to {n} walls.")
_THIN = N_("A wall is at least half an inch thick.")
_OUTSIDE = N_("The walls of a base stand inside the start area.")
_NEAR = N_("A base must be 30″ away from where the enemy starts.")
_NARROW = N_("Between two walls there is a gate of 1.5″ at least, or no gap.")
_CLOSED = N_("A base needs an entrance: part of it is closed off.")


def design(name: str, side: int, by: int = 0) -> tuple[Wall, ...]:
    """Return the walls of a ready base on the north or the south side of the table.

    `by`: how far it is shifted to the east, with the start area round it.
    """
    walls = [(left + by, top, right + by, bottom) for left, top, right, bottom in DESIGNS[name]]
    if side == SOUTH:
        walls = [(left, TABLE - low, right, TABLE - top) for left, top, right, low in walls]
    return tuple(walls)


def base_of(walls: Sequence[Wall]) -> Piece:
    """Return the base that consists of these walls (DSW-100)."""
    ground = CATALOGUE["fort_wall"]
    return Piece(BASE, tuple(Zone("fort_wall", _polygon(wall), ground) for wall in walls))


def _polygon(wall: Wall) -> Polygon:
    left, top, right, bottom = wall
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


@lru_cache(maxsize=1024)
def why_no_base(walls: tuple[Wall, ...], area: Polygon, enemy: Polygon) -> IllegalMove | None:
    """Return what stands against a base, None if it can be built (DSW-97, DSW-98, DSW-100).

    `area`: where the army of its user starts. `enemy`: where that of the enemy does.
    """
    return next(_faults(walls, area, enemy), None)


def _faults(walls: Sequence[Wall], area: Polygon, enemy: Polygon) -> Iterator[IllegalMove]:
    if not 1 <= len(walls) <= MOST_WALLS:
        yield IllegalMove(_NO_WALLS, n=MOST_WALLS)
        return
    if any(right - left < THINNEST or low - top < THINNEST for left, top, right, low in walls):
        yield IllegalMove(_THIN)
        return
    shapes = _polygons(walls)
    if not all(area.contains(corner) for shape in shapes for corner in shape.points):
        yield IllegalMove(_OUTSIDE)
        return
    lefts, tops, rights, bottoms = zip(*walls, strict=True)
    if not apart(_polygon((min(lefts), min(tops), max(rights), max(bottoms))), enemy, BASE_GAP):
        yield IllegalMove(_NEAR)
    clusters = [_polygons(cluster) for cluster in _clusters(walls)]
    if not all(
        apart(wall, other, GATE)
        for one, two in combinations(clusters, 2)
        for wall in one
        for other in two
    ):
        yield IllegalMove(_NARROW)
    if not all(_is_open(shapes, area, it) for it in _RADII):
        yield IllegalMove(_CLOSED)


def _polygons(walls: Iterable[Wall]) -> list[Polygon]:
    return [*map(_polygon, walls)]


def _clusters(walls: Sequence[Wall]) -> list[list[Wall]]:
    """Return the walls in groups of those that meet, also by way of others."""
    clusters: list[list[Wall]] = []
    for wall in walls:
        near = [it for it in clusters if any(_meet(wall, other) for other in it)]
        clusters = [it for it in clusters if it not in near]
        clusters.append([wall, *(other for it in near for other in it)])
    return clusters


def _meet(one: Wall, other: Wall) -> bool:
    """Whether two walls overlap or touch."""
    left, top, right, bottom = one
    west, north, east, south = other
    return left <= east and west <= right and top <= south and north <= bottom


def _is_open(walls: Sequence[Polygon], area: Polygon, radius: int) -> bool:
    """Whether discs get from everywhere in a start area to the outside (DSW-98).

    They try to in steps, and right beside each wall: in the middle of a gate just wide enough.
    What only leads round a corner in smaller steps is no gate that anybody would call one.
    """
    left, top, right, bottom = area.box
    ground = Ground((TABLE, TABLE), radius, walls)
    across = _stops(left, right, [at for it in walls for at in it.box[::2]], radius)
    down = _stops(top, bottom, [at for it in walls for at in it.box[1::2]], radius)
    free = {
        (n, m): (x, y)
        for n, x in enumerate(across)
        for m, y in enumerate(down)
        if ground.stands((x, y))
    }
    outside = [spot for spot, place in free.items() if not area.contains(place)]
    seen = {*outside}
    while outside:
        n, m = outside.pop()
        for near in ((n - 1, m), (n + 1, m), (n, m - 1), (n, m + 1)):
            if near in free and near not in seen and ground.free(free[n, m], free[near]):
                seen.add(near)
                outside.append(near)
    return len(seen) == len(free)


def _stops(low: int, high: int, sides: Iterable[int], radius: int) -> list[int]:
    """Return where discs try to go along an axis: from beyond one end of an area to the other."""
    first, last = max(low - 2 * radius, radius), min(high + 2 * radius, TABLE - radius)
    beside = {side + far for side in sides for far in (-radius, radius)}
    return sorted({*range(first, last + 1, _STEP), *(it for it in beside if first <= it <= last)})
