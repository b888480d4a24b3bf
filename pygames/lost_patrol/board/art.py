"""SVG drawings: tiles with their paths, snare-weed, Scouts, Lurkers, dice.

A tile is drawn around its centre with edges of fifty units, at rotation 0.
"""

import math
import random
from collections.abc import Iterable, Mapping
from functools import cache
from itertools import combinations
from typing import Any

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import number
from pygames.geometry.hexes import CORNERS, centre
from pygames.lost_patrol.tiles import SHAPES

__all__ = ["BOX", "EDGE", "HEXAGON", "drawings", "middle_of_edge", "place", "tile_shapes"]

EDGE = 50.0
BOX = "-43.3 -50 86.6 100"
"""The view box of a tile."""


def _points(scale: float) -> str:
    return "L".join(f"{x * scale:.1f} {y * scale:.1f}" for x, y in CORNERS)


HEXAGON = f"M{_points(EDGE - 0.8)}z"


def place(where: int, right: float = 0, down: float = 0) -> tuple[str, str]:
    """Return where to draw something: the centre of a cell plus an offset, in edges."""
    x, y = centre(where)
    return f"{x + right:.3f}", f"{y + down:.3f}"


def middle_of_edge(edge: int, far: float = 1.0) -> tuple[float, float]:
    """Return the point this share of the way from the centre of a tile to the middle of an edge."""
    angle = -edge * math.tau / 6
    reach = far * EDGE * math.sqrt(3) / 2
    return reach * math.cos(angle), reach * math.sin(angle)


def _at(edge: int, far: float = 1.0) -> str:
    x, y = middle_of_edge(edge, far)
    return f"{x:.1f} {y:.1f}"


def _ways(exits: Iterable[int]) -> str:
    """Draw paths between all exits, bent towards the centre; from a lone one to the centre."""
    edges = tuple(exits)
    if len(edges) == 1:
        return f"M{_at(edges[0])}L{_at(edges[0], 0.12)}"
    if len(edges) == 6:
        return "".join(f"M{_at(edge)}L0 0" for edge in edges)
    ways = "".join(f"M{_at(a)}Q{_at(a, 0.08)} {_at(b)}" for a, b in combinations(edges, 2))
    # Where three paths meet, these lines fill the gap between them.
    return ways + "".join(f"M{_at(edge, 0.5)}L0 0" for edge in edges if len(edges) > 2)


def _leaves(seed: str, exits: Iterable[int]) -> str:
    """Draw foliage beside the paths, the same every time."""
    rng = random.Random(seed)
    ways = [middle_of_edge(edge, far) for edge in exits for far in (0.0, 0.35, 0.7, 1.0)]
    found: list[tuple[float, float]] = []
    path = ""
    for _try in range(400):
        angle, reach = rng.uniform(0, math.tau), 34 * math.sqrt(rng.random())
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        near_way = any(math.hypot(x - wx, y - wy) < 17 for wx, wy in ways)
        near_leaf = any(math.hypot(x - lx, y - ly) < 11 for lx, ly in found)
        if near_way or near_leaf or len(found) > 12:
            continue
        found.append((x, y))
        turn, size = rng.uniform(0, math.tau), rng.uniform(6, 9)
        dx, dy = size * math.cos(turn), size * math.sin(turn)
        path += (
            f"M{x - dx:.1f} {y - dy:.1f}Q{x - dy:.1f} {y + dx:.1f} {x + dx:.1f} {y + dy:.1f}"
            f"Q{x + dy:.1f} {y - dx:.1f} {x - dx:.1f} {y - dy:.1f}z"
        )
    return path


_EXITS: Mapping[str, tuple[int, ...]] = {
    **SHAPES,
    "clearing": tuple(range(6)),
    "dropship-1": (0,),
    "dropship-2": (0, 3),
    "dropship-3": (0, 2, 4),
}

_SHIP = (
    '<path class="lp-hull" d="M-4-23Q8-23 12-10L25 7V15L10 12L7 20H-15L-18 12L-25 15V7L-20-10'
    'Q-16-23-4-23z" transform="translate(0 1)"/>'
    '<path class="lp-glass" d="M-11-9Q-10-16-4-16Q2-16 3-9z"/>'
    '<path class="lp-seam" d="M-14 0H6M-9 20V8M1 20V8"/>'
)


@cache
def tile_shapes() -> list[tuple[str, Markup]]:
    """Return (name, drawing at rotation 0) for each shape of tile."""
    return [(name, Markup(_shape(name, exits))) for name, exits in _EXITS.items()]


def _shape(name: str, exits: tuple[int, ...]) -> str:
    ways = _ways(exits)
    drawn = f'<path class="lp-leaf" d="{_leaves(name, exits)}"/>'
    if name == "clearing":
        drawn += '<circle class="lp-bank" r="25.5"/>'
    if name == "dead_end":
        drawn += '<circle class="lp-bank" r="13.5"/>'
    drawn += f'<path class="lp-bank" d="{ways}"/>'
    if name == "clearing":
        drawn += '<circle class="lp-sand" r="23.5"/>'
    if name == "dead_end":
        drawn += '<circle class="lp-sand" r="11.5"/>'
    drawn += f'<path class="lp-way" d="{ways}"/>'
    return drawn


_BRAMBLE = (
    '<path class="lp-vine" d="M-22 4Q-14-16-6 0T7 1T21-4M-21-6Q-13 14-5 1T8-2T22 7"/>'
    '<path class="lp-thorn" d="M-14-7-17-12M-13 6-10 12M-3 5-5 11M1-5 4-10M11 6 9 12M14-5 18-10'
    'M-20 0-25-1M21 2 25 1"/>'
)
"""Snare-weed: two thorny vines, wound round each other."""

_TOKENS = (
    "M20 2.5 35 8V21Q34 32 20 37.5Q6 32 5 21V8z",  # the Sergeant's shield
    "M6 6H34V34H6z",
    *["M20 3A17 17 0 1 1 20 37A17 17 0 1 1 20 3z"] * 3,
)
"""The outline of each Scout's token: the kinds can be told apart without colour."""

_BADGES = (
    '<path class="lp-badge" d="M11 20l9-7 9 7M11 28l9-7 9 7"/>',
    '<path class="lp-badge" d="M20 9v22M9 20h22M12.5 12.5l15 15M27.5 12.5l-15 15"/>',
)
"""The badges of Sergeant and Support trooper; Troopers have a number."""


def _burst() -> str:
    """Draw the outline of a Lurker: legs all around."""
    points = []
    for step in range(22):
        angle = step * math.tau / 22 - math.tau / 4
        radius = 18.5 if step % 2 else 13.5
        points.append(f"{20 + radius * math.cos(angle):.1f} {20 + radius * math.sin(angle):.1f}")
    return f"M{'L'.join(points)}z"


_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, 1), (-1, 1), (1, -1)),
    5: ((-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)),
    6: ((-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)),
}


def _die(value: int) -> Markup:
    pips = "".join(
        f'<circle class="lp-pip" cx="{20 + 9 * x}" cy="{20 + 9 * y}" r="3.7"/>'
        for x, y in _PIPS[value]
    )
    return Markup(f'<rect class="lp-die-face" x="3" y="3" width="34" height="34" rx="8"/>{pips}')


def drawings() -> dict[str, Any]:
    """Return the shared drawings for the templates, in the language in use."""
    return {**_drawings(), "scouts": _scouts(language.current())}


@cache
def _scouts(_language: str) -> list[Markup]:
    """Draw each Scout, Troopers with the digits of the language."""
    troopers = range(1, len(_TOKENS) - len(_BADGES) + 1)
    digits = (f'<text class="lp-number" x="20" y="28.3">{number(n)}</text>' for n in troopers)
    return [
        Markup(f'<path class="lp-token" d="{outline}"/>{badge}')
        for outline, badge in zip(_TOKENS, (*_BADGES, *digits), strict=True)
    ]


@cache
def _drawings() -> dict[str, Any]:
    return {
        "shapes": tile_shapes(),
        "hexagon": HEXAGON,
        "ship": Markup(_SHIP),
        "bramble": Markup(_BRAMBLE),
        "lurker": Markup(f'<path class="lp-beast" d="{_burst()}"/>'),
        "dice": [(value, _die(value)) for value in range(1, 7)],
    }
