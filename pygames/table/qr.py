"""A link as a QR code: black squares on white, as one path."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Protocol

from segno import encoder

__all__ = ["LONGEST", "path"]

LONGEST = 1200
"""In characters: a longer link makes a code too fine for a phone's camera."""

_QUIET = 4
"""The width of the white border (the quiet zone), in squares."""


class _Code(Protocol):
    matrix: Sequence[Sequence[int]]


class _Encoder(Protocol):
    """What is used of a module without types."""

    def encode(self, content: str, *, error: str, micro: bool) -> _Code: ...


@lru_cache(maxsize=4)
def path(text: str) -> tuple[int, str]:
    """Return the code's width in squares, border included, and the path of the black ones."""
    segno: _Encoder = encoder
    matrix = segno.encode(text, error="L", micro=False).matrix
    return len(matrix) + 2 * _QUIET, "".join(
        run for y, row in enumerate(matrix, _QUIET) for run in _runs(row, y)
    )


def _runs(row: Sequence[int], y: int) -> list[str]:
    """Return the black runs of a row."""
    found, x = [], _QUIET
    for black, squares in groupby(row):
        width = len(list(squares))
        if black:
            found.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return found
