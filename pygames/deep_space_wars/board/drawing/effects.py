"""What is seen of an attack while its moment is shown: shots, flames, bombs, charges.

Each is a place of the moment, an id that says all that is drawn: the squads may have moved on.
"""

import math
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.templates import BLAST, BOMB, flame
from pygames.geometry.plane import Point
from pygames.table.markup import render

__all__ = [
    "BLASTS",
    "HITS",
    "MISSES",
    "Shot",
    "bomb_element",
    "charge_element",
    "drawn_effects",
    "fire_element",
    "flame_element",
]

_FIRE, _FLAME, _BOMB, _CHARGE = "fire", "flame", "bomb", "charge"

MISSES, HITS, BLASTS = range(3)
"""What becomes of a shot."""

_MUZZLE = (11, -16)
"""In ticks: where a shot leaves a figure, one that looks to the right."""
_BREAST = 9
"""In ticks: how far above its base a figure is hit."""
_ASTRAY, _BEYOND = 0.14, 17
"""By which angle shots miss, and how far they go on at least."""
_START, _STOP = 10, 14
"""In ticks: how far from the middles of the two figures the arrow of a charge keeps."""
_SHAFT, _BARB, _POINT = 12, 21, 20
"""In ticks: half the width of the arrow and of its head, and how long that is."""
_CHEVRON = 14
"""In ticks: how far the chevrons on it are apart."""


class Shot(NamedTuple):
    """A die of a volley: who fired, at whom, and what has become of it."""

    start: Point
    end: Point
    result: int


def _element(kind: str, *numbers: int) -> str:
    return f"{kind}:{','.join(map(str, numbers))}"


def fire_element(seat: int, shots: Iterable[Shot]) -> str:
    """Return the id of the shots of a squad of a seat."""
    flat = (it for start, end, result in shots for it in (*start, *end, result))
    return _element(_FIRE, seat, *flat)


def flame_element(seat: int, origin: Point, direction: Point) -> str:
    """Return the id of a flame."""
    return _element(_FLAME, seat, *origin, *direction)


def bomb_element(seat: int, origin: Point, centre: Point) -> str:
    """Return the id of a bomb that has burst."""
    return _element(_BOMB, seat, *origin, *centre)


def charge_element(seat: int, start: Point, goal: Point, inches: int) -> str:
    """Return the id of a charge: from whom to whom, and how far the dice reach."""
    return _element(_CHARGE, seat, *start, *goal, inches)


def drawn_effects(places: Iterable[str]) -> Markup:
    """Draw those of these places that are effects."""
    drawings = {_FIRE: _fire, _FLAME: _flame, _BOMB: _bomb, _CHARGE: _charge}
    drawn = []
    for element in sorted(places):
        kind, _colon, numbers = element.partition(":")
        if kind in drawings:
            seat, *rest = map(int, numbers.split(","))
            drawn.append((element, seat, drawings[kind](seat, rest)))
    return render("deep_space_wars/effects.svg", effects=drawn)


def _d(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


# --- volleys -------------------------------------------------------------------------------------


class _Tracer(NamedTuple):
    path: str
    x: int
    y: int
    turn: int
    end_x: int
    end_y: int
    end: str
    """The symbol that shows what it strikes."""


def _fire(seat: int, numbers: list[int]) -> Markup:
    tracers = []
    for n, at in enumerate(range(0, len(numbers), 5)):
        x, y, to_x, to_y, result = numbers[at : at + 5]
        x, y = x + (-_MUZZLE[0] if seat % 2 else _MUZZLE[0]), y + _MUZZLE[1]
        to_x, to_y = to_x + 5 * n % 7 - 3, to_y - _BREAST + 3 * n % 5 - 2
        angle = math.atan2(to_y - y, to_x - x)
        if result == MISSES:
            angle += _ASTRAY if n % 2 else -_ASTRAY
            far = math.hypot(to_x - x, to_y - y) + _BEYOND + 5 * n % 18
            to_x, to_y = round(x + far * math.cos(angle)), round(y + far * math.sin(angle))
        end = ("dw-puff", "dw-spark", "dw-boom")[result]
        path = _d((x, y), (to_x, to_y))
        tracers.append(_Tracer(path, x, y, round(math.degrees(angle)), to_x, to_y, end))
    return render("deep_space_wars/volley.svg", tracers=tracers, size=round(BLAST / 12, 1))


# --- templates -----------------------------------------------------------------------------------


def _flame(_seat: int, numbers: list[int]) -> Markup:
    x, y, way_x, way_y = numbers
    discs = flame((x, y), (way_x, way_y))
    return Markup().join(
        Markup('<circle class="dw-burning" style="--n: {}" cx="{}" cy="{}" r="{}"/>').format(
            n, *centre, radius
        )
        for n, (centre, radius) in enumerate(discs)
    )


def _bomb(_seat: int, numbers: list[int]) -> Markup:
    x, y, to_x, to_y = numbers
    return Markup(
        '<path class="dw-tracer dw-lob" pathLength="100" d="M{} {}Q{} {} {} {}"/>'
        '<circle class="dw-burning" style="--n: 6" cx="{}" cy="{}" r="{}"/>'
        '<use href="#dw-boom" style="--n: 6" transform="translate({} {})scale({})"/>'
    ).format(
        x,
        y - 12,
        (x + to_x) // 2,
        min(y, to_y) - math.dist((x, y), (to_x, to_y)) // 3,
        to_x,
        to_y,
        *(to_x, to_y, BOMB),
        *(to_x, to_y, BOMB / 12),
    )


# --- charges -------------------------------------------------------------------------------------


def _charge(_seat: int, numbers: list[int]) -> Markup:
    """Draw an arrow as long as the dice reach, and what is missing to the target."""
    x, y, to_x, to_y, inches = numbers
    apart = max(math.dist((x, y), (to_x, to_y)), 1)
    way_x, way_y = (to_x - x) / apart, (to_y - y) / apart
    tip = min(apart - _STOP, inches * INCH + _START)

    def at(along: float, aside: float) -> tuple[float, float]:
        return x + along * way_x - aside * way_y, y + along * way_y + aside * way_x

    neck = max(tip - _POINT, _START)
    sides = [(_START, _SHAFT * 0.7), (neck, _SHAFT), (neck, _BARB)]
    outline = [at(one, -other) for one, other in sides] + [at(tip, 0)]
    outline += [at(one, other) for one, other in sides[::-1]]
    chevrons = "".join(
        _d(at(one, -6), at(one + 6, 0), at(one, 6)) for one in _steps(_START + 6, neck - 6)
    )
    text_x, text_y = at((_START + tip) / 2, _BARB + 10)
    return render(
        "deep_space_wars/charge.svg",
        band=_d(*outline),
        chevrons=chevrons,
        step=(round(_CHEVRON * way_x, 1), round(_CHEVRON * way_y, 1)),
        gap=_d(at(tip, 0), at(apart - _STOP, 0)) if tip < apart - _STOP else "",
        target=(to_x, to_y - 8),
        text=_("{n}″", n=inches),
        at=(round(text_x), round(text_y) + 5),
    )


def _steps(first: float, last: float) -> Iterator[float]:
    while first < last:
        yield first
        first += _CHEVRON
