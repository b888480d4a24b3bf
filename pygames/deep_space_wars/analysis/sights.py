"""Who sees whom from where, and behind what cover: kept for each field, to half an inch."""

from functools import lru_cache

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.field import Field, touched
from pygames.deep_space_wars.land.terrain import Piece
from pygames.deep_space_wars.positions.march import footing
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point

__all__ = ["BLOCKED", "CLEAR", "ROUGH", "Sights", "sights"]

CLEAR, ROUGH, BLOCKED = range(3)
"""What a squad meets straight on: nothing, difficult terrain, or what it has to go round."""

_CELL = 3
"""Places are told apart as far as their coordinates differ beyond so many bits: 8 ticks."""
_HALF = 1 << (_CELL - 1)
_BASE = 8
"""The radius of the base at which cover is judged."""

_MOST = 1 << 16
"""So many lines and ways are kept."""


class Sights:
    """What has been found out about the lines and the ground of a field."""

    def __init__(self, field: Field) -> None:
        self._field = field
        self._lines: dict[tuple[int, int, int, int], tuple[bool, int]] = {}
        self._passes: dict[tuple[Point, Point, str, bool], bool] = {}
        self._grounds: dict[tuple[int, int, int, int, str, bool], int] = {}

    def line(self, a: Point, b: Point) -> tuple[bool, int]:
        """Return whether terrain blocks the sight from a to b, and the cover of who is at b."""
        key = a[0] >> _CELL, a[1] >> _CELL, b[0] >> _CELL, b[1] >> _CELL
        found = self._lines.get(key)
        if found is None:
            ax, ay, bx, by = ((at << _CELL) + _HALF for at in key)
            start, end = (ax, ay), (bx, by)
            blocked = self._field.blocks(start, end)
            if len(self._lines) > _MOST:
                self._lines.clear()
            found = blocked, 0 if blocked else self._field.cover(start, _BASE, end, _BASE)
            self._lines[key] = found
        return found

    def hides(self, a: Point, b: Point) -> bool:
        """Whether figures with Stealth at b are hidden from a (DSW-55)."""
        return self._field.hides(a, b)

    def passes(
        self, position: Position, squad: int, here: Point, place: Point, rough: bool
    ) -> bool:
        """Whether the ground lets a figure of a squad go straight from one place to another.

        `rough`: whether it may touch difficult terrain on its way (DSW-119).
        """
        card = position.roster.squads[squad].card
        radius = card.radius
        x, y = place
        if not (radius <= x <= TABLE - radius and radius <= y <= TABLE - radius):
            return False
        key = here, place, card.id, rough or position.traits(squad).unslowed
        found = self._passes.get(key)
        if found is None:
            under = footing(position, squad)
            found = (
                all(it[4].keeps_off(here, place, radius) for it in under.solid)
                and all(it[4].keeps_off(place, place, radius) for it in under.closed)
                and (rough or next(touched(under.difficult, here, place), None) is None)
            )
            if len(self._passes) > _MOST:
                self._passes.clear()
            self._passes[key] = found
        return found

    def ground(self, position: Position, squad: int, a: Point, b: Point) -> int:
        """Return what a squad meets that charges straight from a to b."""
        card = position.roster.squads[squad].card
        scouts = position.traits(squad).unslowed
        key = a[0] >> _CELL, a[1] >> _CELL, b[0] >> _CELL, b[1] >> _CELL, card.id, scouts
        found = self._grounds.get(key)
        if found is None:
            ax, ay, bx, by = ((at << _CELL) + _HALF for at in key[:4])
            under, start, end = footing(position, squad), (ax, ay), (bx, by)
            if not all(it[4].keeps_off(start, end, card.radius) for it in under.solid):
                found = BLOCKED
            elif next(touched(under.difficult, start, end), None) is not None:
                found = ROUGH
            else:
                found = CLEAR
            if len(self._grounds) > _MOST:
                self._grounds.clear()
            self._grounds[key] = found
        return found


@lru_cache(maxsize=4)
def _of(pieces: tuple[Piece, ...], margin: int) -> Sights:
    return Sights(Field(pieces, margin))


def sights(field: Field) -> Sights:
    """Return what is known about a field, from one question to the next."""
    return _of(field.pieces, field.margin)
