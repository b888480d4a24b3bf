"""Where a piece of terrain can be placed: 3 inches from all that is there (DSW-94, GEO-12)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from pygames.core.plane import Point, Polygon, Shape, apart
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.land.shapes import piece_of, turns_of
from pygames.deep_space_wars.land.terrain import BASE, Piece

__all__ = ["GAP", "Spot", "TooNear", "first_place", "too_near"]

GAP = 3 * INCH
"""How far a piece is at least from other pieces, from edges and from start areas (DSW-94)."""

_STEP = 8
"""In ticks: how closely places are looked for."""
_STRIDE = 37
"""Places are looked for all over the table: each so many after the one before."""

Spot: TypeAlias = tuple[Point, int]
"""The middle of a piece, and by how many quarters it is turned."""


class TooNear(NamedTuple):
    """What a piece is too near to."""

    missing: int
    """By how many ticks, rounded up; with less it would overlap or be nearer still."""
    shape: Shape | None = None
    """Of a zone or a start area; None: an edge of the table."""
    kind: str = ""
    """The kind of the zone, "" for an edge and a start area."""


def too_near(piece: Piece, pieces: Sequence[Piece], areas: Sequence[Polygon]) -> Iterator[TooNear]:
    """Yield what a piece is too near to; nothing: it can be placed (DSW-94).

    Of each other piece it is the zone that is nearest. `pieces`: all others; the walls of a base do
    not count. `areas`: where armies start.
    """
    for zone in piece.zones:
        left, top, right, bottom = zone.shape.box
        missing = GAP - min(left, top, TABLE - right, TABLE - bottom)
        if missing > 0:
            yield TooNear(missing)
    for area in areas:
        missing = max(_missing(zone.shape, area) for zone in piece.zones)
        if missing:
            yield TooNear(missing, area)
    for other in pieces:
        if other.id == BASE:
            continue
        each = (
            TooNear(_missing(zone.shape, lies.shape), lies.shape, lies.kind)
            for zone in piece.zones
            for lies in other.zones
        )
        nearest = max(each, key=lambda it: it.missing)
        if nearest.missing:
            yield nearest


def _missing(one: Shape, other: Shape) -> int:
    """Return by how many ticks two shapes are too near to each other, rounded up."""
    left, top, right, bottom = one.box
    west, north, east, south = other.box
    if west - right >= GAP or left - east >= GAP or north - bottom >= GAP or top - south >= GAP:
        return 0
    if apart(one, other, GAP):
        return 0
    least, most = 1, GAP
    while least < most:  # the least by which the distance has to grow
        middle = (least + most) // 2
        if apart(one, other, GAP - middle):
            most = middle
        else:
            least = middle + 1
    return least


@lru_cache(maxsize=256)
def first_place(shape: str, pieces: tuple[Piece, ...], areas: tuple[Polygon, ...]) -> Spot | None:
    """Return a place for a piece of this shape, None if there is none.

    Half inches are tried all over the table, and all ways to turn it.
    """
    each = range(GAP, TABLE - GAP + 1, _STEP)
    count = len(each) ** 2
    start = 5 * _STRIDE * len(pieces)
    for quarters in range(turns_of(shape)):
        for n in range(count):
            down, across = divmod((start + n * _STRIDE) % count, len(each))
            middle = each[across], each[down]
            piece = piece_of(shape, middle, quarters)
            if next(too_near(piece, pieces, areas), None) is None:
                return middle, quarters
    return None
