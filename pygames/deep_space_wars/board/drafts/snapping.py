"""What is let go where it cannot stand moves aside, to the nearest place with room for it."""

from functools import cache

from pygames.geometry.plane import Point

__all__ = ["aside"]

_STEP = 4
"""In ticks: how closely places are tried."""


@cache
def aside(most: int) -> tuple[Point, ...]:
    """Return by how much to move aside, at most so far across and down: the least first."""
    around = range(-most, most + 1, _STEP)
    each = sorted((dx * dx + dy * dy, dx, dy) for dx in around for dy in around)
    return tuple((dx, dy) for _square, dx, dy in each)
