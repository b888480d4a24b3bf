"""What the drawings are called; and those that are computed: the Creature's edge, backs of cards.

What is drawn by hand is in `templates/landscapes.svg`, `pieces.svg` and `emblems.svg`; the classes
in them stand for colours, which `sheet.css` sets for light and dark.
"""

import math
import random
from functools import cache

from markupsafe import Markup

from pygames.not_alone.cards.registry import HUNTS
from pygames.table.markup import render

__all__ = ["art_of", "deck_name", "drawings", "symbols"]


def art_of(place: str) -> str:
    """Return the name of a place's drawing; "": the back of one that lies face down."""
    return f"na-place-{place or 'back'}"


def deck_name(card: str) -> str:
    """Return what drawings and colours of the deck of a Hunt or Survival card are called."""
    return "hunt" if card in HUNTS else "survival"


def _burst() -> str:
    """Draw the thorny edge of the Creature's token, in a box of 40 x 40."""
    points = []
    for step in range(24):
        angle = (step - 6) * math.tau / 24
        reach = 15.2 if step % 2 else 19.4
        points.append(f"{20 + reach * math.cos(angle):.1f} {20 + reach * math.sin(angle):.1f}")
    return f"M{'L'.join(points)}Z"


def _contours() -> str:
    """Draw the back of the Place cards: the contour lines of unknown land."""
    rng = random.Random("contours")
    lines = ""
    for reach in range(5, 27, 5):
        points = []
        for step in range(8):
            angle, far = step * math.tau / 8, reach * rng.uniform(0.88, 1.12)
            points.append((35 + far * math.cos(angle), 49 + 1.45 * far * math.sin(angle)))
        middles = [
            f"{(x + u) / 2:.1f} {(y + v) / 2:.1f}"
            for (x, y), (u, v) in zip(points, points[1:] + points[:1], strict=True)
        ]
        lines += f"M{middles[-1]}" + "".join(
            f"Q{x:.1f} {y:.1f} {middle}" for (x, y), middle in zip(points, middles, strict=True)
        )
    return f'<path class="na-tracing" d="{lines}"/>'


_CLAWS = (
    '<path class="na-emboss" d="M19 22c7 14 9 32 5 54-8-18-9-36-5-54ZM34 14c8 18 10 44 4 70'
    '-9-22-10-48-4-70ZM50 22c7 14 8 32 3 54-7-18-8-36-3-54Z"/>'
)
"""The back of the Hunt cards: where three claws went through."""

_SIGNAL = (
    '<path class="na-tracing" d="M27 50a8 8 0 0 1 16 0M20 50a15 15 0 0 1 30 0'
    'M13 50a22 22 0 0 1 44 0"/>'
    '<path class="na-emboss" d="M35 45l4 5 6 34H25l6-34ZM33 60l-2 9h8l-2-9Z"/>'
)
"""The back of the Survival cards: a beacon and its signal."""


@cache
def drawings() -> dict[str, object]:
    """Return all computed drawings as variables for the templates."""
    backs = {"place": _contours(), "hunt": _CLAWS, "survival": _SIGNAL}
    return {
        "burst": _burst(),
        "backs": {name: Markup(shapes) for name, shapes in backs.items()},
    }


@cache
def symbols() -> Markup:
    """Render the shared drawings, which are the same in every language."""
    return render("not_alone/symbols.svg", **drawings())
