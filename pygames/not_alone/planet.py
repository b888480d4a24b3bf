"""The positions on the planet, 1 to 10, and how they lie in two rows (NA-13, NA-15)."""

from functools import cache
from typing import TypeAlias

__all__ = [
    "POSITIONS",
    "RESERVED",
    "Where",
    "adjacent",
    "neighbours",
    "pairs",
]

Where: TypeAlias = tuple[int, ...]
"""The positions that a token covers: one, or two that are adjacent."""

POSITIONS = range(1, 11)
RESERVED = range(6, 11)
"""The numbers of the places that must be found first (NA-16), and the positions of row two."""
_ROW = 5


@cache
def neighbours(position: int) -> tuple[int, ...]:
    """Return the positions that share a border with this one, in order (NA-15)."""
    row, column = divmod(position - 1, _ROW)
    near = [(1 - row, column), (row, column - 1), (row, column + 1)]
    return tuple(sorted(r * _ROW + c + 1 for r, c in near if 0 <= c < _ROW))


@cache
def pairs() -> tuple[Where, ...]:
    """Return the 13 pairs of adjacent positions."""
    return tuple((p, q) for p in POSITIONS for q in neighbours(p) if p < q)


@cache
def adjacent(where: Where) -> tuple[int, ...]:
    """Return what is adjacent to one of these positions and none of them (NA-51)."""
    return tuple(sorted({q for p in where for q in neighbours(p)} - {*where}))
