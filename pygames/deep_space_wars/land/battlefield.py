"""The table: its measures, its sides and where armies start (DSW-10, DSW-90 to DSW-92)."""

from collections.abc import Mapping
from functools import lru_cache

from pygames.geometry.plane import Polygon

__all__ = [
    "EAST",
    "INCH",
    "NORTH",
    "SIDES",
    "SMALLER",
    "SOUTH",
    "START_AREAS",
    "TABLE",
    "WEST",
    "shifted",
    "shifts",
]

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

SMALLER = 4 * INCH
"""By how many ticks a small table is smaller in the north and in the south (DSW-90)."""

_DEPTH = 5 * INCH
_BETWEEN = 3 * INCH
"""How far shifted start areas keep from those round the corner."""


def _start_area(side: int, width: int, by: int = 0, margin: int = 0) -> Polygon:
    """Return the rectangle in the middle of a side, or shifted along it (DSW-92).

    `margin`: by how much the table is smaller in the north and in the south.
    """
    near, far = (TABLE - width) // 2 + by, (TABLE + width) // 2 + by
    left, top, right, bottom = {
        SOUTH: (near, TABLE - margin - _DEPTH, far, TABLE - margin),
        WEST: (0, near, _DEPTH, far),
        NORTH: (near, margin, far, margin + _DEPTH),
        EAST: (TABLE - _DEPTH, near, TABLE, far),
    }[side]
    return Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))


def _width(players: int) -> int:
    return (30 if players == 2 else 16) * INCH


def shifts(players: int) -> range:
    """Return by how many ticks a start area may be shifted to the east or the south (DSW-92).

    Two players may shift theirs to the corners. With more, areas of neighbours keep so far from
    each other that nobody starts in contact with an enemy.
    """
    spare = (TABLE - _width(players)) // 2 - (0 if players == 2 else _DEPTH + _BETWEEN)
    return range(-spare, spare + 1)


@lru_cache(maxsize=1024)
def shifted(players: int, side: int, by: int, margin: int = 0) -> Polygon:
    """Return where the player on a side starts who has shifted that area (DSW-92)."""
    return _start_area(side, _width(players), by, margin)


START_AREAS: Mapping[int, Mapping[int, Polygon]] = {
    players: {side: _start_area(side, _width(players)) for side in sides}
    for players, sides in SIDES.items()
}
"""For each number of players where each side starts; borders count (DSW-92, DSW-104)."""
