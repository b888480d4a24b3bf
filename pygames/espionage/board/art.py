"""The drawings of Espionage: emblems, tokens, volcanoes, and a map with contour lines."""

import math
import random
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from markupsafe import Markup

__all__ = ["contours", "drawings"]

_EMBLEMS: Mapping[str, str] = {
    "spy": '<path class="es-d" d="M2 12Q12 3 22 12Q12 21 2 12z"/>'
    '<circle class="es-a" cx="12" cy="12" r="3.600"/>',
    "sapper": '<path class="es-d" d="M12 2v11M8.500 2h7"/>'
    '<path class="es-a" d="M7.500 12h9v4.500Q16.500 20.500 12 22.500Q7.500 20.500 7.500 16.500z"/>',
    "mine": '<path class="es-d" d="M12 1.500v21M1.500 12h21M4.600 4.600l14.800 14.800'
    'M19.400 4.600 4.600 19.400"/><circle class="es-a" cx="12" cy="12" r="6.200"/>'
    '<circle class="es-c" cx="10" cy="10" r="1.700"/>',
    "hq": '<path class="es-d" d="M6 22V2.500M2.500 22h8"/>'
    '<path class="es-a" d="M7 3.500h13.500l-4 4.500 4 4.500H7z"/>',
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


_SEAL = _seal()
_QUESTION = (
    "M15.800 16.600Q16 12.600 20 12.600Q24.300 12.600 24.300 16.300Q24.300 18.700 21.800 20"
    "Q20 21 20 23.200M20 27v.2"
)

_VOLCANO = (
    '<path class="es-rock" d="M3 36Q10 30 13 15Q15 11 17 12.500L20 14.500L23.500 12'
    'Q26 11 27.500 15Q31 30 37 36z"/><path class="es-lava" d="M14.500 13.500Q17 12 20 14.800'
    "Q23.500 11.800 26 13.500Q27 19 24.600 21.500Q23.400 17.500 22 21.500Q21.600 28 19.400 30"
    'Q19.600 23 18 19.500Q16 22 15 20z"/>'
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
        "emblems": {name: Markup(shapes) for name, shapes in _EMBLEMS.items()},
        "stars": [Markup(_stars(count)) for count in range(1, 6)],
        "tokens": _TOKENS,
        "seal": _SEAL,
        "question": _QUESTION,
        "volcano": Markup(_VOLCANO),
    }
