"""Battlefields that players have made, as texts: `2.1.0.-16~woods.312.312.0` (DSW-92 to DSW-94).

The number of players, that of pieces, and by how much each start area is shifted; then for each
piece its shape, its middle, and by how many quarters it is turned.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.core.game import Digit
from pygames.deep_space_wars.land.battlefield import SIDES, SMALLER, TABLE, shifted, shifts
from pygames.deep_space_wars.land.placing import too_near
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of, placed_as, turns_of
from pygames.deep_space_wars.land.terrain import Piece
from pygames.geometry.plane import Polygon

__all__ = [
    "Ground",
    "ground_digits",
    "ground_from_digits",
    "ground_of",
    "ground_text",
    "lies_on_small_table",
]

_MOST = 4
"""Pieces that each player brings at most."""
_NUMBER = r"-?\d{1,3}"
_TEXT = re.compile(
    rf"([2-4])\.(\d{{1,2}})((?:\.{_NUMBER}){{2,4}})((?:~[a-z_]{{1,20}}(?:\.{_NUMBER}){{3}})*)",
    re.ASCII,
)


class Ground(NamedTuple):
    """A battlefield as players have made it; its pieces keep the distances of DSW-94."""

    shifts: tuple[int, ...]
    """By how many ticks the start area of each seat is shifted."""
    pieces: tuple[Piece, ...]

    @property
    def seats(self) -> int:
        """The number of players it is for."""
        return len(self.shifts)


def ground_text(moved: Sequence[int], pieces: Iterable[Piece]) -> str:
    """Return the text of a battlefield."""
    lie = [f"{shape}.{x}.{y}.{turn}" for shape, (x, y), turn in map(placed_as, pieces)]
    return "~".join([".".join(map(str, (len(moved), len(lie), *moved))), *lie])


@lru_cache(maxsize=64)
def ground_of(text: str) -> Ground | None:
    """Return the battlefield of a text, None if it is not one that players could have made."""
    found = _TEXT.fullmatch(text)
    if found is None:
        return None
    seats, moved = int(found[1]), tuple(map(int, found[3].split(".")[1:]))
    if len(moved) != seats or not all(by in shifts(seats) for by in moved):
        return None
    areas = _areas_of(moved)
    pieces: list[Piece] = []
    for number, written in enumerate(found[4].split("~")[1:], start=1):
        shape, x, y, quarters = written.split(".")
        if shape not in SHAPES or int(quarters) not in range(turns_of(shape)):
            return None
        piece = piece_of(shape, (int(x), int(y)), int(quarters), number)
        if next(too_near(piece, pieces, areas), None) is not None:
            return None
        pieces.append(piece)
    whole = len(pieces) <= _MOST * seats and text == ground_text(moved, pieces)
    return Ground(moved, tuple(pieces)) if whole else None


def _areas_of(moved: Sequence[int], margin: int = 0) -> list[Polygon]:
    """Return where armies start whose areas are shifted like that."""
    sides = SIDES[len(moved)]
    return [shifted(len(moved), side, by, margin) for side, by in zip(sides, moved, strict=True)]


def lies_on_small_table(ground: Ground) -> bool:
    """Whether all pieces could have been placed on a small table, too (DSW-90, DSW-94)."""
    areas = _areas_of(ground.shifts, SMALLER)
    return not any(True for piece in ground.pieces for _near in too_near(piece, (), areas, SMALLER))


_SHAPES = (*SHAPES, "none")
"""As many as the numbers there are for them."""


def ground_digits(text: str) -> Iterable[Digit]:
    """Return the numbers of a battlefield."""
    ground = ground_of(text)
    assert ground is not None
    yield ground.seats, 8
    yield len(ground.pieces), 32
    for by in ground.shifts:
        yield by + TABLE, 2 * TABLE
    for shape, middle, quarters in map(placed_as, ground.pieces):
        yield _SHAPES.index(shape), 16
        yield quarters, 4
        for at in middle:
            yield at, 1024


def ground_from_digits(read: Callable[[int], int]) -> str:
    """Return the text of such numbers, which may be that of no battlefield."""
    seats, count = read(8), read(32)
    moved = [read(2 * TABLE) - TABLE for _seat in range(seats)]
    lie = []
    for _piece in range(count):
        shape, quarters = _SHAPES[read(16)], read(4)
        lie.append(f"{shape}.{read(1024)}.{read(1024)}.{quarters}")
    return "~".join([".".join(map(str, (seats, count, *moved))), *lie])
