"""Where a piece of terrain can be placed: 3 inches from all that is there (DSW-94, GEO-12)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.land.shapes import piece_of, turns_of
from pygames.deep_space_wars.land.terrain import BASE, Piece
from pygames.geometry.plane import Point, Polygon, Shape, apart

__all__ = ["GAP", "Spot", "TooNear", "first_place", "too_near"]

GAP = 3 * INCH
"""How far a piece is at least from other pieces, from edges and from start areas (DSW-94)."""

_TRIES, _STEP, _STRIDE = 100, 8, 37
"""So many places are tried first, each so many half inches after the one before."""
_WHOLE = 1024
"""The side of a square with the whole table in it: halved again and again it comes down to 1."""

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


def too_near(
    piece: Piece, pieces: Sequence[Piece], areas: Sequence[Polygon], margin: int = 0
) -> Iterator[TooNear]:
    """Yield what a piece is too near to; nothing: it can be placed (DSW-94).

    Of each other piece it is the zone that is nearest. `pieces`: all others; the walls of a base do
    not count. `areas`: where armies start. `margin`: by how much the table is smaller (DSW-90).
    """
    for zone in piece.zones:
        missing = GAP - _from_edges(zone.shape, margin)
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


def _from_edges(shape: Shape, margin: int) -> int:
    """Return how far a shape is from the nearest edge of the table, in ticks."""
    left, top, right, bottom = shape.box
    return min(left, top - margin, TABLE - right, TABLE - margin - bottom)


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
def first_place(
    shape: str, pieces: tuple[Piece, ...], areas: tuple[Polygon, ...], margin: int = 0
) -> Spot | None:
    """Return a place for a piece of this shape, None if there is none at all (DSW-94).

    Some half inches all over the table are tried first, so that pieces do not huddle.
    """
    ground = [zone.shape for piece in pieces if piece.id != BASE for zone in piece.zones]
    ground += areas
    each = range(GAP, TABLE - GAP + 1, _STEP)
    start = 5 * _STRIDE * len(pieces)
    for n in range(_TRIES):
        down, across = divmod((start + n * _STRIDE) % len(each) ** 2, len(each))
        middle = each[across], each[down]
        if _is_clear(piece_of(shape, middle, 0), ground, GAP, margin):
            return middle, 0
    found = (_room_for(shape, quarters, ground, margin) for quarters in range(turns_of(shape)))
    return next((spot for spot in found if spot), None)


def _room_for(shape: str, quarters: int, ground: Sequence[Shape], margin: int) -> Spot | None:
    """Return a place for a piece that is turned like this, None if there is none.

    Squares of places are looked through by their middles: what is much too near there is too near
    in the whole square, else its quarters are looked through.
    """
    squares = [(0, 0, _WHOLE)]
    while squares:
        left, top, size = squares.pop()
        half = size // 2
        middle = left + half, top + half
        piece = piece_of(shape, middle, quarters)
        if _is_clear(piece, ground, GAP, margin):
            return middle, quarters
        farthest = isqrt(2 * half * half) + 1
        if half and (farthest >= GAP or _is_clear(piece, ground, GAP - farthest, margin)):
            squares += [(x, y, half) for x in (left, left + half) for y in (top, top + half)]
    return None


def _is_clear(piece: Piece, ground: Iterable[Shape], gap: int, margin: int) -> bool:
    """Whether a piece is so far from everything else, and from the edges."""
    if any(_from_edges(zone.shape, margin) < gap for zone in piece.zones):
        return False
    return all(apart(zone.shape, other, gap) for zone in piece.zones for other in ground)
