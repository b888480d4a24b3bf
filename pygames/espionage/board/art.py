"""The drawings of Espionage: emblems, tokens, volcanoes, and a map with contour lines."""

import math
import random
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

__all__ = ["EMBLEMS", "SEAL", "contours", "drawings"]

EMBLEMS: Mapping[str, str] = {
    "spy": '<path class="es-d" d="M2 12Q12 3 22 12Q12 21 2 12z"/>'
    '<circle class="es-a" cx="12" cy="12" r="3.6"/>',
    "sapper": '<path class="es-d" d="M12 2v11M8.5 2h7"/>'
    '<path class="es-a" d="M7.5 12h9v4.5Q16.5 20.5 12 22.5Q7.5 20.5 7.5 16.5z"/>',
    "mine": '<path class="es-d" d="M12 1.5v21M1.5 12h21M4.6 4.6l14.8 14.8'
    'M19.4 4.6 4.6 19.4"/><circle class="es-a" cx="12" cy="12" r="6.2"/>'
    '<circle class="es-c" cx="10" cy="10" r="1.7"/>',
    "hq": '<path class="es-d" d="M6 22V2.5M2.5 22h8"/>'
    '<path class="es-a" d="M7 3.5h13.5l-4 4.5 4 4.5H7z"/>',
}
_STAR = "l.9 2.3 2.4 .1-1.9 1.5 .7 2.3-2.1-1.4-2.1 1.4 .7-2.3-1.9-1.5 2.4-.1z"


class _Token(NamedTuple):
    """The outlines of a piece, drawn in place: browsers make a layer of each transform."""

    shade: str
    paper: str
    rim: str


def _outline(rounded: bool, inset: float, corner: float, lower: float = 0) -> str:
    """Draw a square with rounded or cut corners in a box of 40 by 40."""
    low, high = inset, 40 - inset
    top, bottom = low + lower, high + lower

    def turn(x: float, y: float, to: str) -> str:
        return f"Q{x:g} {y:g} {to}" if rounded else f"L{to}"

    return (
        f"M{low + corner:g} {top:g}H{high - corner:g}"
        f"{turn(high, top, f'{high:g} {top + corner:g}')}V{bottom - corner:g}"
        f"{turn(high, bottom, f'{high - corner:g} {bottom:g}')}H{low + corner:g}"
        f"{turn(low, bottom, f'{low:g} {bottom - corner:g}')}V{top + corner:g}"
        f"{turn(low, top, f'{low + corner:g} {top:g}')}z"
    )


def _token(rounded: bool, corner: float) -> _Token:
    return _Token(
        _outline(rounded, 2.5, corner, lower=1.2),
        _outline(rounded, 2.5, corner),
        _outline(rounded, 5.3, 0.84 * corner),
    )


_TOKENS = (_token(True, 5.5), _token(False, 9.5))
"""White's pieces have rounded corners, Black's cut ones, to tell them apart without colour."""


def _stars(count: int) -> str:
    """Draw this many stars, one for each step of rank, in a row under the numeral."""
    first = 20 - 3.4 * (count - 1)
    stars = "".join(f"M{first + 6.8 * n:.1f} 28.6{_STAR}" for n in range(count))
    return f'<path class="es-a" d="{stars}"/>'


def _seal() -> str:
    """Draw a wax seal with an uneven edge."""
    rng = random.Random("seal")
    points = []
    for step in range(22):
        angle, radius = step * math.tau / 22, 12.2 + rng.uniform(-0.9, 0.9)
        points.append(f"{20 + radius * math.cos(angle):.1f} {20 + radius * math.sin(angle):.1f}")
    return "M" + "L".join(points) + "z"


SEAL = _seal()
_QUESTION = (
    "M15.8 16.6Q16 12.6 20 12.6Q24.3 12.6 24.3 16.3Q24.3 18.7 21.8 20Q20 21 20 23.2M20 27v.2"
)

_VOLCANO = (
    '<path class="es-rock" d="M3 36Q10 30 13 15Q15 11 17 12.5L20 14.5L23.5 12'
    'Q26 11 27.5 15Q31 30 37 36z"/><path class="es-lava" d="M14.5 13.5Q17 12 20 14.8'
    "Q23.5 11.8 26 13.5Q27 19 24.6 21.5Q23.4 17.5 22 21.5Q21.6 28 19.4 30"
    'Q19.6 23 18 19.5Q16 22 15 20z"/>'
)


@cache
def contours(width: int, height: int) -> Markup:
    """Draw contour lines over a map of this many squares of ten units, always the same ones."""
    rng = random.Random(f"{width} {height}")
    lines = []
    for _hill in range(3):
        x, y = rng.uniform(0.1, 0.9) * width * 10, rng.uniform(0.1, 0.9) * height * 10
        bends = [(rng.uniform(0.05, 0.16), rng.uniform(0, math.tau), n) for n in (2, 3, 5)]
        for ring in range(1, 7):
            lines.append(_ring(x, y, ring * rng.uniform(5.2, 6.4), bends))
    return Markup(f'<path d="{" ".join(lines)}"/>')


def _ring(x: float, y: float, radius: float, bends: list[tuple[float, float, int]]) -> str:
    points = []
    for step in range(28):
        angle = step * math.tau / 28
        stretch = 1 + sum(depth * math.sin(n * angle + turn) for depth, turn, n in bends)
        px, py = (
            x + 1.35 * radius * stretch * math.cos(angle),
            y + radius * stretch * math.sin(angle),
        )
        points.append((px, py))
    path = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (ax, ay), (bx, by) in zip(points[1:], [*points[2:], points[0]], strict=True):
        path += f"Q{ax:.1f} {ay:.1f} {(ax + bx) / 2:.1f} {(ay + by) / 2:.1f}"
    return path + "z"


@cache
def drawings() -> dict[str, object]:
    """Return the paths and shapes that the templates draw with."""
    return {
        "emblems": {name: Markup(shapes) for name, shapes in EMBLEMS.items()},
        "stars": [Markup(_stars(count)) for count in range(1, 6)],
        "tokens": _TOKENS,
        "seal": SEAL,
        "question": _QUESTION,
        "volcano": Markup(_VOLCANO),
    }
