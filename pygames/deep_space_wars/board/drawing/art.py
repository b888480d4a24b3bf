"""The shared drawings: bases, signs, tags, trees and the like."""

import math
from collections.abc import Mapping
from functools import cache

from markupsafe import Markup

from pygames.deep_space_wars.board.drafts.ladders import ladder_path
from pygames.deep_space_wars.board.drawing.glyphs import GLYPHS
from pygames.deep_space_wars.forces.cards import RADIUS
from pygames.geometry.plane import Point
from pygames.table.markup import render

__all__ = ["MARKS", "symbols"]

MARKS = (
    "M-7.6 0a7.6 7.6 0 1 0 15.2 0a7.6 7.6 0 1 0-15.2 0z",
    "M0-9.5 10.5 8H-10.5z",
    "M-7-7H7V7H-7z",
    "M0-10 9.8 0 0 10-9.8 0z",
)
"""The marks that seats go by, everywhere on the page."""


_CORNERS = (-1, -1), (1, 1), (-1, 1), (1, -1)
_PIPS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (0, 0)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}
"""Where the pips of a die are."""


@cache
def symbols() -> Markup:
    """Render the symbols that all drawings of this game share."""
    return render(
        "deep_space_wars/symbols.svg",
        radii=RADIUS.values(),
        glyphs=GLYPHS.items(),
        marks=MARKS,
        dice=[
            (value, [(20 + 8.5 * x, 19 + 8.5 * y) for x, y in it]) for value, it in _PIPS.items()
        ],
        ladder=ladder_path(),
        canopy=_lobes(8, 8.5, 7.2),
        frond=_fronds(7, 9),
    )


def _lobes(count: int, far: float, near: float) -> str:
    """Draw the outline of a tree from above: a round with lobes."""
    path = ""
    for n in range(count):
        angle, next_angle = n * math.tau / count, (n + 1) * math.tau / count
        x, y = near * math.cos(angle), near * math.sin(angle)
        path = path or f"M{x:.1f} {y:.1f}"
        x, y = near * math.cos(next_angle), near * math.sin(next_angle)
        bow = far * 0.5
        path += f"A{bow:.1f} {bow:.1f} 0 0 1 {x:.1f} {y:.1f}"
    return path + "z"


def _fronds(count: int, far: float) -> str:
    """Draw long leaves that spread from the middle."""
    path = ""
    for n in range(count):
        angle = n * math.tau / count
        x, y = far * math.cos(angle), far * math.sin(angle)
        left, right = (
            (0.5 * far * math.cos(angle + side), 0.5 * far * math.sin(angle + side))
            for side in (0.5, -0.5)
        )
        path += f"M0 0Q{left[0]:.1f} {left[1]:.1f} {x:.1f} {y:.1f}"
        path += f"Q{right[0]:.1f} {right[1]:.1f} 0 0"
    return path + "z"
