"""A link as a QR code: black squares on white, as one path."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

from segno import encoder

__all__ = ["LONGEST", "path"]

LONGEST = 1200
"""Characters: a code of more is too fine for the camera of a phone."""

_QUIET = 4
"""So many squares around a code stay white."""


@lru_cache(maxsize=4)
def path(text: str) -> tuple[int, str]:
    """How many squares wide the code is, with the white around it, and the black ones."""
    code: Any = encoder
    matrix = code.encode(text, error="L", micro=False).matrix
    return len(matrix) + 2 * _QUIET, "".join(
        run for y, row in enumerate(matrix, _QUIET) for run in _runs(row, y)
    )


def _runs(row: Sequence[int], y: int) -> list[str]:
    """The black runs of a row."""
    found, x = [], _QUIET
    for black, squares in groupby(row):
        width = len(list(squares))
        if black:
            found.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return found
