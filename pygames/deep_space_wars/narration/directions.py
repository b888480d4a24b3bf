"""How far and in which direction a squad goes, in words."""

from pygames.core.language import N_, Name, _, ngettext
from pygames.deep_space_wars.engine.moves import March
from pygames.deep_space_wars.land.battlefield import EAST, INCH, NORTH, SOUTH, WEST
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point, length, path_length

__all__ = ["direction_name", "distance_in_words", "march_in_words", "side_name"]

_DIRECTIONS = (
    N_("north"),
    N_("north-east"),
    N_("east"),
    N_("south-east"),
    N_("south"),
    N_("south-west"),
    N_("west"),
    N_("north-west"),
)
"""Clockwise, as the sides of the table are called (DSW-91)."""

_FINE = 256
"""What lengths of paths are measured in, as parts of a tick."""


def march_in_words(position: Position, march: March) -> str:
    """Say how a squad goes: the whole inches of its longest path, and the direction of them all.

    `position`: that before the march, in which somebody moves. There is no direction if the squad
    as a whole stays about where it was.
    """
    places = position.places
    longest = max(path_length((places[figure], *path)) for figure, path in march.paths)
    east = sum(path[-1][0] - places[figure][0] for figure, path in march.paths)
    south = sum(path[-1][1] - places[figure][1] for figure, path in march.paths)
    if 2 * max(abs(east), abs(south)) < INCH * len(march.paths):
        return _way(longest, (0, 0))
    return _way(longest, (east, south))


def distance_in_words(start: Point, end: Point) -> str:
    """Say how far and in which direction one point is from another."""
    return _way(length(start, end), (end[0] - start[0], end[1] - start[1]))


def direction_name(vector: Point) -> Name:
    """Name the nearest of the eight directions."""
    return Name.of(_DIRECTIONS[_heading(*vector)])


def side_name(side: int) -> Name:
    """Name a side of the table (DSW-91)."""
    return direction_name({SOUTH: (0, 1), WEST: (-1, 0), NORTH: (0, -1), EAST: (1, 0)}[side])


def _way(distance: int, vector: Point) -> str:
    inches = (2 * distance + INCH * _FINE) // (2 * INCH * _FINE)  # rounded to the nearest
    if not inches:
        return _("a step")
    if vector == (0, 0):
        return ngettext("{n} inch", "{n} inches", inches)
    return ngettext(
        "{n} inch {direction}", "{n} inches {direction}", inches, direction=direction_name(vector)
    )


def _heading(east: int, south: int) -> int:
    """Return the nearest of the eight directions; it is only said, so it need not be exact."""
    less, more = sorted((abs(east), abs(south)))
    if 12 * less >= 5 * more:  # the tangent of 22.5 degrees
        return {(1, -1): 1, (1, 1): 3, (-1, 1): 5, (-1, -1): 7}[_sign(east), _sign(south)]
    if abs(south) == more:
        return 4 if south > 0 else 0
    return 2 if east > 0 else 6


def _sign(value: int) -> int:
    return 1 if value > 0 else -1
