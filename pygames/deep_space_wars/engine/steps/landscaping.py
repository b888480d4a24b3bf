"""What players make of the table: start areas are shifted, a base is built, terrain placed.

Sections 1.12 and 3.2 of the rules.
"""

from typing import NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.deep_space_wars.engine.battle import Battle, field_with
from pygames.deep_space_wars.engine.buildings import Buildings, are_walls, why_not_built
from pygames.deep_space_wars.engine.land_moves import (
    Build,
    Place,
    Prepare,
    SetAside,
    Shift,
    TakeSide,
)
from pygames.deep_space_wars.engine.moves import Dice, Move
from pygames.deep_space_wars.engine.placements import Placements, why_no_place
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.land.battlefield import SIDES, shifts
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of

__all__ = [
    "Building",
    "Choosing",
    "Drawing",
    "Placing",
    "Preparing",
    "Shifting",
    "placing_after",
]

_FACES = 6


class Drawing(NamedTuple):
    """A die decides at which side of the table the first seat plays (DSW-91)."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("sides")

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Have the first seat play at the side that the die says (DSW-91).

        What would favour some of the sides is thrown again.
        """
        (die,) = move.dice
        if die > _FACES - _FACES % battle.seats:
            battle.push(self)
        else:
            battle.turned = (die - 1) % battle.seats


class Choosing(NamedTuple):
    """A seat chooses the side of the table where it plays; others follow clockwise (DSW-91)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all sides that are played at."""
        return (Decision(self.seat, "side", [*map(TakeSide, SIDES[battle.seats])]),)

    def follow(self, battle: Battle, move: TakeSide, seat: int) -> None:
        """Have a seat play at a side, and the others clockwise from there (DSW-91)."""
        battle.turned = (SIDES[battle.seats].index(move.edge) - seat) % battle.seats


class Shifting(NamedTuple):
    """A seat may shift its start area (DSW-92)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return how far."""
        return (Decision(self.seat, "shift", [*map(Shift, shifts(battle.seats))]),)

    def follow(self, battle: Battle, move: Shift, seat: int) -> None:
        """Shift a start area, and the base in it (DSW-92, DSW-100)."""
        battle.shift_area(seat, move.by)


class Building(NamedTuple):
    """A seat builds its base (DSW-97)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all bases that it can build."""
        return (Decision(self.seat, "build", Buildings(battle, self.seat)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return what stands against a base (DSW-97, DSW-100)."""
        if not isinstance(move, Build) or not are_walls(move.walls):
            return None
        return why_not_built(battle, move.walls)

    def follow(self, battle: Battle, move: Build, _seat: int) -> None:
        """Build it (DSW-100)."""
        battle.build(move.walls)


class Preparing(NamedTuple):
    """A seat brings a piece of terrain (DSW-93)."""

    seat: int

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return all shapes."""
        return (Decision(self.seat, "prepare", [*map(Prepare, SHAPES)]),)

    def follow(self, battle: Battle, move: Prepare, _seat: int) -> None:
        """Put it into the pool."""
        battle.pool = (*battle.pool, move.shape)


class Placing(NamedTuple):
    """A seat places a piece of terrain; then the next one does (DSW-93)."""

    seat: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all ways to place a piece of the pool."""
        return (Decision(self.seat, "place", Placements(battle)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why a piece of the pool cannot lie there (DSW-94)."""
        if not isinstance(move, Place) or move.shape not in battle.pool:
            return None
        return why_no_place(battle, move)

    def follow(self, battle: Battle, move: Place | SetAside, _seat: int) -> None:
        """Go on with the next player, as long as there are pieces in the pool (DSW-93)."""
        if isinstance(move, Place):
            number = len(battle.field.pieces) + 1
            piece = piece_of(move.shape, move.middle, move.quarters, number)
            battle.field = field_with((*battle.field.pieces, piece), battle.field.margin)
        where = battle.pool.index(move.shape)
        battle.pool = battle.pool[:where] + battle.pool[where + 1 :]
        if battle.pool:
            battle.push(placing_after(battle, self.seat))


def placing_after(battle: Battle, seat: int) -> Placing:
    """Return that the next one places a piece who has not given up (DSW-93)."""
    later = ((seat + n) % battle.seats for n in range(1, battle.seats + 1))
    return Placing(next(it for it in later if it not in battle.fallen))
