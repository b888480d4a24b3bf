"""The standard shapes of terrain that players bring and place themselves (section 4.4, DSW-93)."""

from collections.abc import Mapping
from functools import lru_cache
from string import digits
from typing import NamedTuple

from pygames.deep_space_wars.land.terrain import CATALOGUE, Piece, Zone
from pygames.geometry.plane import Circle, Point, Polygon, Shape

__all__ = ["SHAPES", "piece_of", "placed_as", "turns_of"]

_QUARTERS = 4


class _Form(NamedTuple):
    """A zone round the middle of its piece."""

    kind: str
    corners: tuple[Point, ...] = ()
    """Clockwise; none: it is a circle."""
    radius: int = 0


def _round(kind: str) -> tuple[_Form, ...]:
    return (_Form(kind, radius=40),)


def _rectangle(kind: str, across: int, down: int) -> tuple[_Form, ...]:
    x, y = across // 2, down // 2
    return (_Form(kind, ((-x, -y), (x, -y), (x, y), (-x, y))),)


_LAKE = (
    _Form(
        "shallow",
        ((-56, -24), (-24, -56), (24, -56), (56, -24), (56, 24), (24, 56), (-24, 56), (-56, 24)),
    ),
    _Form("deep", ((-24, -24), (24, -24), (24, 24), (-24, 24))),
)

SHAPES: Mapping[str, tuple[_Form, ...]] = {
    "woods": _round("woods"),
    "jungle": _round("jungle"),
    "rocks": _round("rocks"),
    "rubble": _round("rubble"),
    "ruins": _rectangle("ruins", 56, 56),
    "building": _rectangle("building", 56, 56),
    "barricade": _rectangle("barricade", 96, 8),
    "low_wall": _rectangle("low_wall", 96, 8),
    "wire": _rectangle("wire", 96, 8),
    "wood_barrier": _rectangle("wood_barrier", 96, 8),
    "high_wall": _rectangle("high_wall", 96, 8),
    "tall_grass": _rectangle("tall_grass", 96, 48),
    "lake": _LAKE,
    "chasm": (_Form("chasm", ((-32, -28), (40, -12), (32, 28), (-40, 12))),),
    "bunker": _rectangle("bunker", 48, 32),
}
"""The zones of each shape; a piece of it is called by its name."""


def _turned(point: Point, quarters: int) -> Point:
    x, y = point
    for _quarter in range(quarters):
        x, y = -y, x
    return x, y


def _shape(form: _Form, middle: Point, quarters: int) -> Shape:
    if not form.corners:
        return Circle(middle, form.radius)
    corners = (_turned(corner, quarters) for corner in form.corners)
    return Polygon(tuple((middle[0] + x, middle[1] + y) for x, y in corners))


@lru_cache(maxsize=512)
def piece_of(shape: str, middle: Point, quarters: int, number: int = 0) -> Piece:
    """Return a piece of a standard shape, turned clockwise about its middle.

    `number`: what tells it from other pieces of its shape.
    """
    zones = (
        Zone(form.kind, _shape(form, middle, quarters), CATALOGUE[form.kind])
        for form in SHAPES[shape]
    )
    return Piece(f"{shape}{number}", tuple(zones))


def placed_as(piece: Piece) -> tuple[str, Point, int]:
    """Return the shape of a piece, its middle, and by how many quarters it is turned."""
    shape = piece.id.rstrip(digits)
    left, top, right, bottom = piece.zones[0].shape.box
    middle = (left + right) // 2, (top + bottom) // 2
    turns = range(turns_of(shape))
    return shape, middle, next(it for it in turns if piece_of(shape, middle, it)[1:] == piece[1:])


@lru_cache(maxsize=32)
def turns_of(shape: str) -> int:
    """Return in how many ways a shape can be turned by quarters (section 4.4)."""
    ways = {
        tuple(
            frozenset(_turned(corner, quarters) for corner in form.corners)
            for form in SHAPES[shape]
        )
        for quarters in range(_QUARTERS)
    }
    return len(ways)
