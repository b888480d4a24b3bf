"""The standard base: walls round a part of a start area, with a gate (DSW-96 to DSW-100)."""

from pygames.core.plane import Polygon
from pygames.deep_space_wars.land.battlefield import SOUTH, TABLE
from pygames.deep_space_wars.land.terrain import BASE, CATALOGUE, Piece, Zone

__all__ = ["standard_base"]

_WALLS = ((168, 56, 296, 64), (328, 56, 456, 64), (168, 0, 176, 56), (448, 0, 456, 56))
"""Left, top, right and bottom of its walls on the north side; the gate is between the first two
(section 4.4)."""


def standard_base(side: int, by: int = 0) -> Piece:
    """Return the standard base on the north or the south side of the table (section 4.4).

    `by`: how far it is shifted to the east, with the start area round it.
    """
    walls = [(left + by, top, right + by, bottom) for left, top, right, bottom in _WALLS]
    if side == SOUTH:
        walls = [(left, TABLE - low, right, TABLE - top) for left, top, right, low in walls]
    return Piece(BASE, tuple(_wall(*box) for box in walls))


def _wall(left: int, top: int, right: int, bottom: int) -> Zone:
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    return Zone("fort_wall", Polygon(corners), CATALOGUE["fort_wall"])
