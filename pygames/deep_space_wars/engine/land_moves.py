"""The moves by which players make a battlefield of their own (DSW-92 to DSW-94)."""

from typing import NamedTuple

from pygames.deep_space_wars.land.bases import Wall
from pygames.geometry.plane import Point

__all__ = ["Build", "Place", "Prepare", "SetAside", "Shift", "TakeSide"]


class TakeSide(NamedTuple):
    """Choose the side of the table where one plays (DSW-91)."""

    edge: int
    """One of `SIDES`."""
    kind: str = "take_side"


class Shift(NamedTuple):
    """Shift one's start area along the side of the table (DSW-92)."""

    by: int
    """By how many ticks to the east or to the south; negative: the other way."""
    kind: str = "shift"


class Build(NamedTuple):
    """Build a base (DSW-97, DSW-100)."""

    walls: tuple[Wall, ...]
    kind: str = "build"


class Prepare(NamedTuple):
    """Bring a piece of terrain for the common pool (DSW-93)."""

    shape: str
    """A key of `SHAPES`."""
    kind: str = "prepare"


class Place(NamedTuple):
    """Place a piece of the pool on the table (DSW-93, DSW-94)."""

    shape: str
    middle: Point
    quarters: int
    """By how many quarters it is turned, clockwise."""
    kind: str = "place"


class SetAside(NamedTuple):
    """Set a piece of the pool aside for which there is no room (DSW-94)."""

    shape: str
    kind: str = "set_aside"
