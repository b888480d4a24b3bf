"""The drawings: emblems, card backs, flags, weather, the ridge.

Each drawing is a string of flat SVG shapes. Their classes stand for colours, which CSS sets
depending on where a drawing is used: `bl-a` the main ink (on a troop card its suit's colour),
`bl-b` a second tone, `bl-c` the paper underneath, `bl-d` lines in the main ink, `bl-e` lines in
the colour of the paper, `bl-f` broad soft lines, `bl-g` faint hints.
"""

import random
from functools import cache
from itertools import pairwise
from math import cos, pi, sin

from markupsafe import Markup

__all__ = ["EMBLEMS", "TACTICS", "drawings"]

_DIAGONAL = 0.7071
_COMPASS = (
    (0, -1), (_DIAGONAL, -_DIAGONAL), (1, 0), (_DIAGONAL, _DIAGONAL),
    (0, 1), (-_DIAGONAL, _DIAGONAL), (-1, 0), (-_DIAGONAL, -_DIAGONAL),
)  # fmt: skip


def _rays() -> str:
    """Draw the eight rays of the sun."""
    return "".join(
        f"M{12 + 11.4 * x:.1f} {12 + 11.4 * y:.1f}"
        f"L{12 + 6.9 * x - 2 * y:.1f} {12 + 6.9 * y + 2 * x:.1f}"
        f"L{12 + 6.9 * x + 2 * y:.1f} {12 + 6.9 * y - 2 * x:.1f}Z"
        for x, y in _COMPASS
    )


EMBLEMS = {
    "R": (  # flame
        '<path class="bl-a" d="M12.6 1C13.8 5.6 19.5 8.6 19.5 15.2A7.4 7.6 0 0 1 12 23'
        "A7.4 7.6 0 0 1 4.5 15.4C4.5 11.6 7 9.8 7.4 6.2C9.2 7.2 10 8.6 10.2 10.4"
        'C12 8 13 5 12.6 1Z"/>'
        '<path class="bl-c" d="M12 21C9.7 21 8.4 19.4 8.5 17.6C8.6 15.6 10.8 14.8 11.4 12.2'
        'C13.4 13.6 15.6 15.2 15.6 17.8C15.6 19.8 14 21 12 21Z"/>'
    ),
    "O": (  # sun
        f'<circle class="bl-a" cx="12" cy="12" r="5.2"/><path class="bl-a" d="{_rays()}"/>'
    ),
    "Y": (  # ear of wheat
        '<path class="bl-d" d="M12 8V23.2"/>'
        '<path class="bl-a" d="M12 .6C13.9 2.4 14.1 5 12 7C9.9 5 10.1 2.4 12 .6Z"/>'
        + "".join(
            f'<path class="bl-a" d="M11.4 {y + 4}C8.2 {y + 4.2} 6.2 {y + 2.2} 6 {y - 1.6}'
            f'C9.4 {y - 1.6} 11.4 {y + 0.4} 11.4 {y + 4}Z"/>'
            f'<path class="bl-a" d="M12.6 {y + 4}C15.8 {y + 4.2} 17.8 {y + 2.2} 18 {y - 1.6}'
            f'C14.6 {y - 1.6} 12.6 {y + 0.4} 12.6 {y + 4}Z"/>'
            for y in (6.6, 11.4, 16.2)
        )
    ),
    "G": (  # leaf
        '<path class="bl-a" d="M21.6 2.4C22.4 12.6 18.6 20.4 10.4 20.4C5.6 20.4 3 17.2 3 13.2'
        'C3 6 11.4 2.6 21.6 2.4Z"/>'
        '<path class="bl-e" d="M17.4 6.6C12 9.4 8 13.4 5.4 18.6"/>'
        '<path class="bl-d" d="M5.6 18.2L3 22"/>'
    ),
    "B": (  # drop
        '<path class="bl-a" d="M12 .8C15 6.4 19.6 10 19.6 15.4A7.6 7.6 0 0 1 4.4 15.4'
        'C4.4 10 9 6.4 12 .8Z"/>'
        '<path class="bl-e" d="M15.8 15.4A4 4 0 0 1 12 19.4"/>'
    ),
    "P": (  # crescent
        '<path class="bl-a" d="M16.6 2.2A10.4 10.4 0 1 0 21.8 16.4A8.6 8.6 0 0 1 16.6 2.2Z"/>'
        '<path class="bl-a" d="M19.4 6.2L20.3 8.6L22.8 9.4L20.3 10.3L19.4 12.8L18.5 10.3L16 9.4'
        'L18.5 8.6Z"/>'
    ),
}
"""The emblem of each suit, in a box of 24 x 24."""

TACTICS = {
    "LA": (  # a helmet in profile
        '<path class="bl-b" d="M8 20C8 8 20 2 34 5C41 6.6 45 12 45 20C45 27 42 33 38 38'
        'L34 34C38 28 38.6 20 34 15.4C28 10 16 12 13 21Z"/>'
        '<path class="bl-a" d="M12 24C12 15 18 10.4 25 10.4C33 10.4 37.4 16 37.4 24'
        'C37.4 32 35 38 29 43L24.6 43L25.6 31L20 29.6L17.6 41L12.6 36Z"/>'
        '<path class="bl-c" d="M15.4 24.6L26 22.4L27 26.6L16.6 28Z"/>'
    ),
    "LH": (  # a helmet from the front
        '<path class="bl-b" d="M24 2C34 2 41 8 43.4 17L36 19C34 13 30 10 24 10C18 10 14 13 12 19'
        'L4.6 17C7 8 14 2 24 2Z"/>'
        '<path class="bl-a" d="M24 9.6C32.4 9.6 37.4 15.4 37.4 23.6C37.4 32 35.6 39 31.4 45.4'
        "L27 41V28.6L34 26.4V22.4L26 24.6V16H22V24.6L14 22.4V26.4L21 28.6V41L16.6 45.4"
        'C12.4 39 10.6 32 10.6 23.6C10.6 15.4 15.6 9.6 24 9.6Z"/>'
    ),
    "EK": (  # a charging horse
        '<path class="bl-b" d="M27 4L34 2.6L33.6 10C41 15 44 25 43 38L36 43C38 32 36 22 29 15Z"/>'
        '<path class="bl-a" d="M29.6 7.4C36.4 14 39 24.6 37 43.4H15.4C16.4 36 19 31.6 24 27.4'
        "C20.6 27.8 18 29.6 14.4 32.4C12.6 33.8 10.4 34 8.8 32.4L5.6 29C4.6 27.8 4.6 26.6 5.4 25.4"
        'C9 20.4 12 14.4 17.6 11L18.6 5.4L23 9Z"/>'
        '<circle class="bl-c" cx="19.4" cy="17.4" r="1.7"/>'
    ),
    "SH": (  # a line of shields
        '<path class="bl-d" d="M8 4V20M24 2V16M40 4V20"/>'
        '<path class="bl-b" d="M8 1L10.6 7.4H5.4ZM24 -1L26.6 5.4H21.4ZM40 1L42.6 7.4H37.4Z"/>'
        '<circle class="bl-a" cx="10.6" cy="29" r="10.6"/>'
        '<circle class="bl-a" cx="37.4" cy="29" r="10.6"/>'
        '<circle class="bl-c" cx="24" cy="29" r="13.6"/>'
        '<circle class="bl-a" cx="24" cy="29" r="12"/>'
        '<circle class="bl-e" cx="24" cy="29" r="8"/><circle class="bl-c" cx="24" cy="29" r="3"/>'
    ),
    "FO": (  # banks of fog before a hill
        '<path class="bl-b" d="M6 30C12 18 18 9 25 9C32 9 38 18 43 30Z"/>'
        '<path class="bl-f" d="M3 22C9 17.6 13 26.4 20 22S33 17.6 38 22"/>'
        '<path class="bl-f" d="M10 31C16 26.6 20 35.4 27 31S40 26.6 45 31"/>'
        '<path class="bl-f" d="M3 40C9 35.6 13 44.4 20 40S33 35.6 38 40"/>'
    ),
    "MU": (  # reeds in a bog
        '<path class="bl-d" d="M15 34V14M24 34V8M33 34V18"/>'
        '<rect class="bl-a" x="12.4" y="8" width="5.2" height="12" rx="2.6"/>'
        '<rect class="bl-a" x="21.4" y="2" width="5.2" height="13" rx="2.6"/>'
        '<rect class="bl-a" x="30.4" y="12" width="5.2" height="11" rx="2.6"/>'
        '<ellipse class="bl-b" cx="24" cy="37" rx="21" ry="8"/>'
        '<path class="bl-e" d="M10 36.4C14 34 18 38.6 22 36.4M24 40C28 37.6 32 42 36 39.6"/>'
    ),
    "GO": (  # an eye
        '<path class="bl-d" d="M24 4V10M10.4 8.4L13.6 13.6M37.6 8.4L34.4 13.6"/>'
        '<path class="bl-a" d="M2 27C8 18.6 15.4 14.4 24 14.4S40 18.6 46 27'
        'C40 35.4 32.6 39.6 24 39.6S8 35.4 2 27Z"/>'
        '<circle class="bl-c" cx="24" cy="27" r="9.4"/>'
        '<circle class="bl-b" cx="24" cy="27" r="6.6"/>'
        '<circle class="bl-c" cx="26.4" cy="24.6" r="2"/>'
    ),
    "TB": (  # there and back
        '<path class="bl-a" d="M4 18C7 8.6 15 4 24 4C31 4 36.4 6.6 40 11L45 7V22H30L35.4 16.4'
        'C32.6 13 29 11 24 11C18.4 11 14 13.4 11.4 18Z"/>'
        '<path class="bl-b" d="M44 30C41 39.4 33 44 24 44C17 44 11.6 41.4 8 37L3 41V26H18L12.6 31.6'
        'C15.4 35 19 37 24 37C29.6 37 34 34.6 36.6 30Z"/>'
    ),
    "FI": (  # footprints
        '<path class="bl-a" d="M15 3C20 3 22 8 21 13.4C20.6 16 20 18 19.6 20.4L10 21.4'
        "C8.6 17 7 13 8.4 8.4C9.4 5 11.6 3 15 3ZM10.4 24.4L19 23.6C19.4 28 18 30.6 15.2 30.8"
        'C12.2 31 10.6 28.6 10.4 24.4Z"/>'
        '<path class="bl-b" d="M33 17C28 17 26 22 27 27.4C27.4 30 28 32 28.4 34.4L38 35.4'
        "C39.4 31 41 27 39.6 22.4C38.6 19 36.4 17 33 17ZM37.6 38.4L29 37.6C28.6 42 30 44.6 32.8"
        ' 44.8C35.8 45 37.4 42.6 37.6 38.4Z"/>'
    ),
    "HA": (  # a dagger
        '<path class="bl-a" d="M42 3L44.6 5.6L41 17L23 34L14 25L31 7Z"/>'
        '<path class="bl-e" d="M40 8L20.4 27.6"/>'
        '<path class="bl-b" d="M9.4 21.4L26.6 38.6L23 42L6 25ZM13 33L15 35L7.4 43.4L4.6 40.6Z"/>'
        '<circle class="bl-b" cx="5.4" cy="42.6" r="4"/>'
    ),
}
"""The picture of each tactics card, in a box of 48 x 48."""

RANKS = {
    5: '<path class="bl-a" d="M8 1.6L15 14.4H10.6L8 9.4L5.4 14.4H1Z"/>',
    4: '<path class="bl-a" d="M1.6 2H5V14H1.6ZM6.3 2H9.7V14H6.3ZM11 2H14.4V14H11Z"/>',
    3: '<path class="bl-a" d="M2 2H14V8C14 11.6 11.6 13.8 8 15C4.4 13.8 2 11.6 2 8Z"/>',
    2: '<path class="bl-a" d="M1.6 10H5V14H1.6ZM6.3 6H9.7V14H6.3ZM11 2H14.4V14H11Z"/>',
    1: (
        '<circle class="bl-a" cx="4" cy="11.6" r="2.5"/>'
        '<circle class="bl-a" cx="8.6" cy="4.4" r="2.5"/>'
        '<circle class="bl-a" cx="12.6" cy="11" r="2.5"/>'
    ),
}
"""The sign of each formation, in a box of 16 x 16: arrowhead, block, shield, stairs, crowd."""


def _lattice() -> str:
    """Draw the back of the troop cards: rows of spearheads."""
    heads = "".join(
        f"M{x} {y}l4.4 7.4l-4.4 -2.6l-4.4 2.6Z"
        for row, y in enumerate(range(12, 86, 9))
        for x in range(13 if row % 2 else 18, 62, 11)
        if 11 < x < 60
    )
    return f'<path class="bl-c" d="{heads}"/>'


def _labyrinth() -> str:
    """Draw the back of the tactics cards: a labyrinth of nested lozenges."""
    rings = "".join(
        f"M35 {49 - 1.35 * r:.1f}L{35 + r} 49L35 {49 + 1.35 * r:.1f}L{35 - r} 49Z"
        for r in range(4, 26, 5)
    )
    corners = "".join(
        f"M{35 + sx * 25} {49 + sy * (39 - 1.35 * r):.1f}L{35 + sx * (25 - r)} {49 + sy * 39}"
        for sx in (-1, 1)
        for sy in (-1, 1)
        for r in (5, 10, 15)
    )
    return f'<path class="bl-e" d="{rings}{corners}"/>'


BACKS = {"troop": _lattice(), "tactics": _labyrinth()}
"""The back of each deck, in a box of 70 x 98."""


CLOTH = (
    "M9 4C15 1 20 8 27 5.5C31 4 34 4.5 37 6L33.5 13L37 21"
    "C33 19.5 30 19.5 27 20.5C20 23 15 17 9 19.5Z"
)
"""The outline of a flag, in a box of 40 x 44."""

_HOIST = '<path class="bl-hoist" d="M9.7 4.7C13.5 2.8 17 4.3 20 5.3V19C17 18 13.5 17.6 9.7 18.7Z"/>'
"""The strip of the other colour at the pole, on which the mark stands."""

MARKS = (
    f'{_HOIST}<circle class="bl-mark" cx="14.6" cy="11.6" r="3.2"/>',
    f'{_HOIST}<path class="bl-mark" d="M14.6 7.7L18.2 14.3H11Z"/>',
)
"""The mark of each seat, on its flag."""

WEATHER = {
    "fog": (
        '<path class="bl-a" opacity=".75" d="M-2 19C-2 14 4 11 8 13C10 8 19 7 22 12'
        'C26 9 32 10 34 14C39 12 45 14 46 18C52 18 52 23 47 23H3C0 23 -2 21 -2 19Z"/>'
        '<path class="bl-a" opacity=".9" d="M2 33C1 28 7 25 11 27C14 23 21 23 24 27'
        'C28 23 37 24 38 29C43 27 49 30 48 34C47 37 44 37 42 37H6C4 37 2 36 2 33Z"/>'
        '<path class="bl-a" opacity=".6" d="M10 8C13 4 20 5 21 8C25 6 30 7 31 10H12C10 10 9 9 10 8Z'
        'M18 44C21 40 28 41 29 43C33 41 38 43 38 46H20C18 46 17 45 18 44Z"/>'
    ),
    "mud": (
        '<path class="bl-b" d="M3 25C1 17 9 15 14 12C20 8 27 12 33 10C41 8 48 16 46 25'
        'C45 32 40 35 34 38C27 42 20 36 14 38C7 40 4 33 3 25Z"/>'
        '<path class="bl-e" d="M10 21C14 18 18 24 22 21M28 17C32 14 36 20 40 17'
        'M24 31C28 28 32 34 36 31M12 32C14 30 16 33 18 32"/>'
    ),
}
"""Fog and Mud as they cover a front, in a box of 48 x 48."""


def _ridge() -> str:
    """Draw the ridge as on an old map, hatched down its slopes, in a box of 900 x 100.

    A fixed seed makes it look the same every time.
    """
    rng = random.Random("ridge")
    crest = [(x, _height(x) + rng.uniform(-1.5, 1.5)) for x in range(0, 901, 25)]
    above = _smooth([(x, 50 - height) for x, height in crest])
    below = _smooth([(x, 50 + 0.92 * height) for x, height in reversed(crest)])
    strokes = ""
    for x in range(4, 900, 6):
        lean = -7 * sin((x % 100 - 50) / 50 * pi)
        for sign in (-1, 1):
            top = _height(x) + rng.uniform(-4, -2)
            foot = top + (13 if x % 4 else 8) + rng.uniform(0, 2)
            strokes += f"M{x} {50 + sign * top:.0f}L{x - lean:.0f} {50 + sign * foot:.0f}"
    return f'<path class="bl-land" d="{above}L{below[1:]}Z"/><path class="bl-hatch" d="{strokes}"/>'


def _height(x: float) -> float:
    """Return half the width of the ridge at x: it swells under each of the nine summits."""
    return 29 + 7 * cos((x % 100 - 50) / 50 * pi)


def _smooth(points: list[tuple[int, float]]) -> str:
    """Draw a curve through the points, level at each."""
    x, y = points[0]
    path = f"M{x} {y:.1f}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        path += f"C{middle:.0f} {y0:.1f} {middle:.0f} {y1:.1f} {x1} {y1:.1f}"
    return path


@cache
def drawings() -> dict[str, object]:
    """Return all drawings as variables for the templates."""
    named: dict[str, dict[str, str] | dict[int, str]] = {
        "emblems": EMBLEMS,
        "tactics": TACTICS,
        "weather": WEATHER,
        "ranks": RANKS,
        "backs": BACKS,
    }
    return {
        "ridge": Markup(_ridge()),
        "cloth": CLOTH,
        "marks": tuple(map(Markup, MARKS)),
        **{kind: {k: Markup(v) for k, v in some.items()} for kind, some in named.items()},
    }
