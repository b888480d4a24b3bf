"""Which bases can be built: too many moves to be listed (DSW-97 to DSW-100)."""

import random
from collections.abc import Callable, Iterable, Sequence

from pygames.core.game import Digit, IllegalMove
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.land_moves import Build
from pygames.deep_space_wars.engine.open_moves import Listed
from pygames.deep_space_wars.land.bases import (
    DESIGNS,
    MOST_WALLS,
    Wall,
    design,
    why_no_base,
)

__all__ = ["Buildings", "are_walls", "why_not_built"]

_CORNERS = 4


def are_walls(value: object) -> bool:
    """Whether this is what the walls of a base are written as."""
    return type(value) is tuple and all(
        type(wall) is tuple and len(wall) == _CORNERS and all(type(at) is int for at in wall)
        for wall in value
    )


def why_not_built(battle: Battle, walls: tuple[Wall, ...]) -> IllegalMove | None:
    """Return what stands against the base of a battle, None if it can be built."""
    user = battle.setting.base
    assert user is not None
    return why_no_base(walls, battle.start_area_of(user), battle.start_area_of(1 - user))


class Buildings(Listed[Build]):
    """Every base that the seat can build that uses one; the ready ones are listed."""

    def __init__(self, battle: Battle, seat: int) -> None:
        self._battle = battle
        self._seat = seat

    def few(self) -> Sequence[Build]:
        """Return the ready bases."""
        side, by = self._battle.edge_of(self._seat), self._battle.shifts[self._seat]
        return [Build(design(name, side, by)) for name in DESIGNS]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Build) or not are_walls(move.walls):
            return False
        return why_not_built(self._battle, move.walls) is None

    def digits(self, move: Build) -> Iterable[Digit]:
        """Return the number of walls, then where each is in the start area."""
        left, top, right, bottom = self._battle.start_area_of(self._seat).box
        yield len(move.walls) - 1, MOST_WALLS
        for wall in move.walls:
            for at, least, most in zip(wall, (left, top) * 2, (right, bottom) * 2, strict=True):
                yield at - least, most - least + 1

    def from_digits(self, read: Callable[[int], int]) -> Build:
        """Decode a base."""
        left, top, right, bottom = self._battle.start_area_of(self._seat).box
        walls = []
        for _wall in range(read(MOST_WALLS) + 1):
            west, north = left + read(right - left + 1), top + read(bottom - top + 1)
            east, south = left + read(right - left + 1), top + read(bottom - top + 1)
            walls.append((west, north, east, south))
        return Build(tuple(walls))

    def some(self, rng: random.Random) -> Build:
        """Return a ready base one wall of which is a bit elsewhere, if it can be."""
        walls = [*rng.choice(self._few).walls]
        n = rng.randrange(len(walls))
        left, top, right, bottom = walls[n]
        across, down = rng.randint(-16, 16), rng.randint(-16, 16)
        walls[n] = left + across, top + down, right + across, bottom + down
        moved = Build(tuple(walls))
        return moved if moved in self else rng.choice(self._few)
