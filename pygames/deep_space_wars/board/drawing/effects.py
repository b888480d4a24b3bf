"""What is seen of an attack while its moment is shown: shots, flames, bombs, charges.

Of shots thin dashes stay until the next move. Each is a place of the moment, an id that says all
that is drawn: the squads may have moved on.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple

from markupsafe import Markup, escape

from pygames.core.language import _
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.templates import BOMB, flame
from pygames.geometry.plane import Point

__all__ = [
    "BLASTS",
    "HITS",
    "MISSES",
    "Shot",
    "bomb_element",
    "charge_element",
    "drawn_dashes",
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
    return _drawn(places, {_FIRE: _fire, _FLAME: _flame, _BOMB: _bomb, _CHARGE: _charge})


def drawn_dashes(places: Iterable[str]) -> Markup:
    """Draw what stays of those of these places that are shots."""
    return _drawn(places, {_FIRE: _dashes})


def _drawn(places: Iterable[str], drawings: Mapping[str, Callable[..., str]]) -> Markup:
    drawn = ""
    for element in sorted(places):
        kind, _colon, numbers = element.partition(":")
        if kind in drawings:
            seat, *rest = map(int, numbers.split(","))
            inside = drawings[kind](seat, *rest)
            drawn += f'<g id="{element}" class="dw-effect seat-{seat}">{inside}</g>'
    return Markup(drawn)


def _d(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points)


# --- volleys -------------------------------------------------------------------------------------


class _Flight(NamedTuple):
    """How a shot is drawn."""

    x: int
    y: int
    to_x: int
    to_y: int
    angle: float
    result: int

    @property
    def path(self) -> str:
        """The line along which it flies."""
        return _d(self[:2], self[2:4])


def _flights(seat: int, *numbers: int) -> Iterator[_Flight]:
    for n, at in enumerate(range(0, len(numbers), 5)):
        x, y, to_x, to_y, result = numbers[at : at + 5]
        x, y = x + (-_MUZZLE[0] if seat % 2 else _MUZZLE[0]), y + _MUZZLE[1]
        to_x, to_y = to_x + 5 * n % 7 - 3, to_y - _BREAST + 3 * n % 5 - 2
        angle = math.atan2(to_y - y, to_x - x)
        if result == MISSES:
            angle += _ASTRAY if n % 2 else -_ASTRAY
            far = math.hypot(to_x - x, to_y - y) + _BEYOND + 5 * n % 18
            to_x, to_y = round(x + far * math.cos(angle)), round(y + far * math.sin(angle))
        yield _Flight(x, y, to_x, to_y, angle, result)


def _dashes(seat: int, *numbers: int) -> str:
    paths = "".join(it.path for it in _flights(seat, *numbers))
    return f'<path class="dw-shots" d="{paths}"/>'


def _fire(seat: int, *numbers: int) -> str:
    """Draw shots: thin dashes, and what flies over them, one after the other."""
    return _dashes(seat, *numbers) + "".join(
        f'<g style="--n: {n}"><path class="dw-tracer" pathLength="100" d="{it.path}"/>'
        f"{_use('flash', it.x, it.y, turn=round(math.degrees(it.angle)))}"
        f"{_use(_ENDS[it.result], it.to_x, it.to_y)}</g>"
        for n, it in enumerate(_flights(seat, *numbers))
    )


_ENDS = "puff", "spark", "boom"


def _use(symbol: str, x: int, y: int, turn: int = 0, size: float = 2) -> str:
    more = f"rotate({turn})" if turn else f"scale({size:g})" if symbol == "boom" else ""
    return f'<use href="#dw-{symbol}" transform="translate({x} {y}){more}"/>'


# --- templates -----------------------------------------------------------------------------------


def _burning(n: int, x: int, y: int, radius: int) -> str:
    return f'<circle class="dw-burning" style="--n: {n}" cx="{x}" cy="{y}" r="{radius}"/>'


def _flame(_seat: int, x: int, y: int, way_x: int, way_y: int) -> str:
    discs = flame((x, y), (way_x, way_y))
    return "".join(_burning(n, *centre, radius) for n, (centre, radius) in enumerate(discs))


def _bomb(_seat: int, x: int, y: int, to_x: int, to_y: int) -> str:
    top = min(y, to_y) - round(math.dist((x, y), (to_x, to_y)) / 3)
    return (
        '<g style="--n: 6"><path class="dw-tracer dw-lob" pathLength="100"'
        f' d="M{x} {y - 12}Q{(x + to_x) // 2} {top} {to_x} {to_y}"/>'
        f"{_burning(6, to_x, to_y, BOMB)}{_use('boom', to_x, to_y, size=BOMB / 12)}</g>"
    )


# --- charges -------------------------------------------------------------------------------------


def _charge(_seat: int, x: int, y: int, to_x: int, to_y: int, inches: int) -> str:
    """Draw an arrow as long as the dice reach, and what is missing to the target."""
    apart = max(math.dist((x, y), (to_x, to_y)), 1)
    way_x, way_y = (to_x - x) / apart, (to_y - y) / apart
    tip = min(apart - _STOP, inches * INCH + _START)
    neck = max(tip - _POINT, _START)

    def at(along: float, aside: float) -> tuple[float, float]:
        return x + along * way_x - aside * way_y, y + along * way_y + aside * way_x

    side = [(_START, 0.7 * _SHAFT), (neck, _SHAFT), (neck, _BARB), (tip, 0)]
    band = _d(*(at(one, -other) for one, other in side), *(at(*it) for it in side[-2::-1]))
    chevrons = "".join(
        _d(at(one, -6), at(one + 6, 0), at(one, 6))
        for one in range(_START + 6, round(neck) - 6, _CHEVRON)
    )
    gap = _d(at(tip, 0), at(max(tip, apart - _STOP), 0))
    text_x, text_y = at((_START + tip) / 2, _BARB + 10)
    return (
        f'<path class="dw-gap" d="{gap}"/><path class="dw-band" d="{band}z"/>'
        f'<path class="dw-chevrons" d="{chevrons}"'
        f' style="--dx: {_CHEVRON * way_x:.1f}px; --dy: {_CHEVRON * way_y:.1f}px"/>'
        f'<circle class="dw-target" cx="{to_x}" cy="{to_y - 8}" r="17"/>'
        f'<text class="dw-inches-left" x="{text_x:.0f}" y="{text_y + 5:.0f}">'
        f"{escape(_('{n}″', n=inches))}</text>"
    )
