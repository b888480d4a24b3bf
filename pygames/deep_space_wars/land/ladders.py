"""Ladders: where they can stand against the walls of a base (DSW-101, DSW-102)."""

from typing import NamedTuple

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.geometry.plane import Point

__all__ = ["FOOT", "Ladder", "is_across", "ladder_at"]

FOOT = 8
"""How far the feet of a ladder are from its wall, and at least from the ends of the wall: as far
as a figure that stands there needs."""


class Ladder(NamedTuple):
    """A ladder that stands against a wall; it is nobody's (DSW-102)."""

    wall: int
    """The number of its zone in the field."""
    at: int
    """Where it stands along the wall, as x or y."""
    feet: tuple[Point, Point]
    """On either side of the wall."""


def is_across(field: Field, wall: int) -> bool:
    """Whether a wall runs from west to east."""
    left, top, right, bottom = field.zones[wall].shape.box
    return right - left >= bottom - top


def ladder_at(field: Field, wall: int, at: int) -> Ladder | None:
    """Return the ladder at some place along a wall, None where none can stand (DSW-102).

    A figure has to have room at either foot, on the table and clear of all other terrain.
    """
    if wall not in field.walls:
        return None
    left, top, right, bottom = field.zones[wall].shape.box
    if is_across(field, wall):
        first, last = left, right
        feet = (at, top - FOOT), (at, bottom + FOOT)
    else:
        first, last = top, bottom
        feet = (left - FOOT, at), (right + FOOT, at)
    if not first + FOOT <= at <= last - FOOT:
        return None
    others = [zone.shape for number, zone in enumerate(field.zones) if number != wall]
    for foot in feet:
        if not all(FOOT <= place <= TABLE - FOOT for place in foot):
            return None
        if not all(shape.keeps_off(foot, foot, FOOT) for shape in others):
            return None
    return Ladder(wall, at, feet)
