"""Where a piece of terrain can be placed: too many moves to be listed (DSW-93, DSW-94)."""

import random
from collections.abc import Callable, Iterable, Sequence

from pygames.core.game import Digit, IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.land_moves import Place, SetAside
from pygames.deep_space_wars.engine.open_moves import Listed
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.placing import GAP, Spot, first_place, too_near
from pygames.deep_space_wars.land.shapes import piece_of, turns_of
from pygames.deep_space_wars.positions.march import is_point
from pygames.deep_space_wars.wording import inches

__all__ = ["Placements", "why_no_place"]

_TRIES = 40
_TURNS = 4


_EDGE = N_("Too near the edge of the table, by {distance}.")
_AREA = N_("Too near a start area, by {distance}.")
_PIECE = N_("Too near another piece of terrain, by {distance}.")


def why_no_place(battle: Battle, move: Place) -> IllegalMove | None:
    """Return why a piece cannot lie at some place, None if it can (DSW-94)."""
    if not all(GAP <= at <= TABLE - GAP for at in move.middle):
        return IllegalMove(_EDGE, distance=inches(256 * GAP))
    piece = piece_of(move.shape, move.middle, move.quarters)
    near = next(too_near(piece, battle.field.pieces, battle.areas, battle.field.margin), None)
    if near is None:
        return None
    rule = _EDGE if near.shape is None else _PIECE if near.kind else _AREA
    return IllegalMove(rule, distance=inches(256 * near.missing))


class Placements(Listed[Place | SetAside]):
    """Every way to place a piece of the pool; of each shape one is listed.

    A piece for which no place is found is set aside instead (DSW-94).
    """

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._shapes = sorted({*battle.pool})

    def few(self) -> Sequence[Place | SetAside]:
        """Return a place for each shape, or that it is set aside."""
        return [
            SetAside(shape) if (found := self._first_place(shape)) is None else Place(shape, *found)
            for shape in self._shapes
        ]

    def _first_place(self, shape: str) -> Spot | None:
        field = self._battle.field
        return first_place(shape, field.pieces, self._battle.areas, field.margin)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Place):
            return move in self._few
        if move.shape not in self._shapes or not is_point(move.middle):
            return False
        if type(move.quarters) is not int or not 0 <= move.quarters < turns_of(move.shape):
            return False
        return why_no_place(self._battle, move) is None

    def digits(self, move: Place) -> Iterable[Digit]:
        """Return the shape among those of the pool, how it is turned, and its middle."""
        yield self._shapes.index(move.shape), len(self._shapes)
        yield move.quarters, _TURNS
        for at in move.middle:
            yield at, TABLE + 1

    def from_digits(self, read: Callable[[int], int]) -> Place:
        """Decode a placement."""
        shape, quarters = self._shapes[read(len(self._shapes))], read(_TURNS)
        return Place(shape, (read(TABLE + 1), read(TABLE + 1)), quarters)

    def some(self, rng: random.Random) -> Place | SetAside:
        """Return a piece placed at random."""
        for _try in range(_TRIES):
            shape = rng.choice(self._shapes)
            middle = rng.randint(GAP, TABLE - GAP), rng.randint(GAP, TABLE - GAP)
            tried = Place(shape, middle, rng.randrange(turns_of(shape)))
            if tried in self:
                return tried
        return rng.choice(self._few)
