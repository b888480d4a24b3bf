"""What players make of the table: start areas are shifted, a base is built, terrain placed.

Sections 1.12 and 3.2 of the rules.
"""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import land_moves
from pygames.deep_space_wars.course.battle import field_with
from pygames.deep_space_wars.course.setting_up import SettingUp
from pygames.deep_space_wars.course.steps import (
    Building,
    Choosing,
    Drawing,
    Initiative,
    Mustering,
    Placing,
    Preparing,
    Shifting,
)
from pygames.deep_space_wars.land.battlefield import SIDES
from pygames.deep_space_wars.land.grounds import ground_text
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.shapes import piece_of
from pygames.deep_space_wars.land.terrain import BASE
from pygames.deep_space_wars.options import OWN

__all__ = ["Landscaping"]

_FACES = 6
_BEFORE = Mustering | Initiative | Drawing | Choosing | Shifting | Preparing | Placing
"""The steps before a battlefield is made."""


class Landscaping(SettingUp):
    """A battle and how its battlefield is made."""

    __slots__ = ()

    @property
    def ground(self) -> str:
        """The text of the battlefield that players have made, "" for a ready one (DSW-93)."""
        unmade = self.setting.layout == OWN and any(isinstance(it, _BEFORE) for it in self.steps)
        if unmade or self.setting.layout in LAYOUTS:
            return ""
        return ground_text(self.shifts, (it for it in self.field.pieces if it.id != BASE))

    def drawn_for_sides(self, step: Drawing, dice: tuple[int, ...]) -> None:
        """Have the first seat play at the side that the die says (DSW-91).

        What would favour some of the sides is thrown again.
        """
        (die,) = dice
        if die > _FACES - _FACES % self.seats:
            self.steps.append(step)
        else:
            self.turned = (die - 1) % self.seats

    def _take_side(self, move: land_moves.TakeSide, seat: int) -> None:
        """Have a seat play at a side, and the others clockwise from there (DSW-91)."""
        assert isinstance(self.steps[-1], Choosing)
        self.turned = (SIDES[self.seats].index(move.edge) - seat) % self.seats
        self.go_on()

    def _shift(self, move: land_moves.Shift, seat: int) -> None:
        """Shift a start area, and the base in it (DSW-92, DSW-100)."""
        assert isinstance(self.steps[-1], Shifting)
        self.shift_area(seat, move.by)
        self.go_on()

    def _build(self, move: land_moves.Build, _seat: int) -> None:
        assert isinstance(self.steps[-1], Building)
        self.build(move.walls)
        self.go_on()

    def _prepare(self, move: land_moves.Prepare, _seat: int) -> None:
        assert isinstance(self.steps[-1], Preparing)
        self.pool = (*self.pool, move.shape)
        self.go_on()

    def _place(self, move: land_moves.Place, _seat: int) -> None:
        piece = piece_of(move.shape, move.middle, move.quarters, len(self.field.pieces) + 1)
        self.field = field_with((*self.field.pieces, piece))
        self._take_from_pool(move.shape)

    def _set_aside(self, move: land_moves.SetAside, _seat: int) -> None:
        self._take_from_pool(move.shape)

    def _take_from_pool(self, shape: str) -> None:
        """Go on with the next player, as long as there are pieces in the pool (DSW-93)."""
        assert isinstance(self.steps[-1], Placing)
        where = self.pool.index(shape)
        self.pool = self.pool[:where] + self.pool[where + 1 :]
        self.go_on()

    handlers: ClassVar[Handlers] = {
        **SettingUp.handlers,
        land_moves.TakeSide: _take_side,
        land_moves.Shift: _shift,
        land_moves.Build: _build,
        land_moves.Prepare: _prepare,
        land_moves.Place: _place,
        land_moves.SetAside: _set_aside,
    }
