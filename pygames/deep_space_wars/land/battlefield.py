"""The table: its measures, its sides and where armies start (DSW-10, DSW-90 to DSW-92)."""

from collections.abc import Mapping

from pygames.core.plane import Polygon

__all__ = ["EAST", "INCH", "NORTH", "SIDES", "SOUTH", "START_AREAS", "TABLE", "WEST"]

INCH = 16
"""Ticks of an inch: all places and distances are whole ticks (DSW-10)."""

TABLE = 39 * INCH
"""The length of each edge of the table; (0, 0) is its north-west corner (DSW-90)."""

SOUTH, WEST, NORTH, EAST = range(4)
"""The sides of the table, clockwise (DSW-91)."""

SIDES: Mapping[int, tuple[int, ...]] = {
    2: (SOUTH, NORTH),
    3: (SOUTH, WEST, NORTH),
    4: (SOUTH, WEST, NORTH, EAST),
}
"""For each number of players the sides that they take, clockwise (DSW-91)."""

_DEPTH = 5 * INCH


def _start_area(side: int, width: int) -> Polygon:
    """Return the rectangle in the middle of a side (DSW-92)."""
    near, far = (TABLE - width) // 2, (TABLE + width) // 2
    left, top, right, bottom = {
        SOUTH: (near, TABLE - _DEPTH, far, TABLE),
        WEST: (0, near, _DEPTH, far),
        NORTH: (near, 0, far, _DEPTH),
        EAST: (TABLE - _DEPTH, near, TABLE, far),
    }[side]
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


START_AREAS: Mapping[int, Mapping[int, Polygon]] = {
    players: {side: _start_area(side, (30 if players == 2 else 16) * INCH) for side in sides}
    for players, sides in SIDES.items()
}
"""For each number of players where each side starts; borders count (DSW-92, DSW-104)."""
