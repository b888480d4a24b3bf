"""Templates: what bombs, blasts and flames reach, and where bombs go (GEO-9, GEO-10)."""

from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point, along

__all__ = ["BLAST", "BOMB", "flame", "scattered", "under_burst", "under_flame"]

BLAST, BOMB = 24, 40
"""The radius of the round templates in ticks: they are 3 and 5 inches across."""

_FLAME = ((16, 3), (32, 6), (48, 9), (64, 12), (80, 15), (96, 18), (108, 20))
"""The discs that a flame consists of: how far from where it begins, and the radius."""


def scattered(origin: Point, point: Point, direction: int, inches: int) -> Point:
    """Return where a bomb bursts that was aimed at a point (DSW-20, DSW-21, GEO-9).

    `origin`: the place of the bomber. `direction`: the die, 1 and 6 for no deviation. `inches`: the
    die of the distance. The burst may be off the table.
    """
    if direction in (1, 6):
        return point
    x, y = (point[0] - origin[0], point[1] - origin[1]) if point != origin else (0, -1)
    way = {2: (x, y), 3: (-x, -y), 4: (y, -x), 5: (-y, x)}[direction]
    return along(point, way, INCH * inches)


def under_burst(position: Position, centre: Point, radius: int) -> list[int]:
    """Return the figures that a burst reaches, of whatever side, the nearest first (GEO-10).

    Those behind impassable terrain are shielded from it (DSW-145, DSW-146).
    """
    (x, y), places, radii = centre, position.places, position.roster.radius
    reached = (
        figure
        for figure in position.up()
        if (places[figure][0] - x) ** 2 + (places[figure][1] - y) ** 2
        < (radius + radii[figure]) ** 2
        and not position.field.shields(centre, places[figure])
    )
    return position.nearest_first(centre, reached)


def flame(origin: Point, direction: Point) -> list[tuple[Point, int]]:
    """Return the discs of a flame, each with its radius; the direction is not (0, 0) (GEO-10)."""
    return [(along(origin, direction, distance), radius) for distance, radius in _FLAME]


def under_flame(position: Position, flamer: int, direction: Point) -> list[int]:
    """Return the figures that a flame reaches, of whatever side, the nearest first (DSW-147).

    Never its own flamer, and nobody behind terrain that shields from it or blocks sight.
    """
    origin, places, radii = position.places[flamer], position.places, position.roster.radius
    discs, field = flame(origin, direction), position.field
    reached = [
        figure
        for figure in position.up()
        if figure != flamer
        and any(
            (places[figure][0] - x) ** 2 + (places[figure][1] - y) ** 2 < (rho + radii[figure]) ** 2
            for (x, y), rho in discs
        )
        and not field.shields(origin, places[figure])
        and not field.blocks(origin, places[figure])
    ]
    return position.nearest_first(origin, reached)
