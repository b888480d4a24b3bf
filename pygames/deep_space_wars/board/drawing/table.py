"""The bare table: dust, terrain, and what a mission puts on it."""

import math
import random
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from markupsafe import Markup

from pygames.core import language
from pygames.core.language import _
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.board.drawing.outlines import blob, closed, outline
from pygames.deep_space_wars.board.words import terrain_summary
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, TABLE, WEST
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import Piece
from pygames.deep_space_wars.missions import CONTROL, EXIT, GRAB, HILL
from pygames.geometry.plane import Point, Polygon
from pygames.table.markup import render

__all__ = [
    "Lies",
    "bare_table",
    "drawn_masts",
    "drawn_mission",
    "piece_element",
    "piece_of",
    "start_area",
]

_PIECE = "terrain:"


def piece_element(piece: Piece) -> str:
    """Return the id of a piece of terrain."""
    return f"{_PIECE}{piece.id}"


def piece_of(field: Field, element: str) -> Piece | None:
    """Return the piece of terrain that an id stands for, None if it is that of anything else."""
    return next((piece for piece in field.pieces if piece_element(piece) == element), None)


def bare_table(field: Field) -> Markup:
    """Draw the table with its terrain."""
    return _bare_table(field, language.current())


@lru_cache(maxsize=8)
def _bare_table(field: Field, _language: str) -> Markup:
    """Draw the table; kept, because it never changes in a battle."""
    drawn = [(piece_element(it), _label(it), drawn_piece(it)) for it in field.pieces]
    beyond = [outline(shape) for shape in field.beyond]
    return render(
        "deep_space_wars/bare.svg",
        size=TABLE,
        dust=_dust(),
        tufts=_tufts(),
        pieces=drawn,
        beyond=beyond,
    )


def _label(piece: Piece) -> str:
    seen = dict.fromkeys(terrain_summary(zone.kind, zone.terrain) for zone in piece.zones)
    return _("; ").join(seen)


@cache
def _dust() -> list[tuple[str, str]]:
    """Return the unevenness of the ground, the same for all tables: (look, path)."""
    rng = random.Random("dust")
    found = []
    for look, count, least, most in (("low", 16, 26, 70), ("high", 14, 20, 60)):
        path = ""
        for _blot in range(count):
            x, y, radius = rng.uniform(0, TABLE), rng.uniform(0, TABLE), rng.uniform(least, most)
            points = blob(x, y, radius, 9, rng)
            path += _smooth([(x + 1.5 * (px - x), y + 0.7 * (py - y)) for px, py in points])
        found.append((look, path))
    pebbles = "".join(
        closed(blob(rng.uniform(4, TABLE - 4), rng.uniform(4, TABLE - 4), size, 5, rng))
        for size in [rng.uniform(0.7, 1.7) for _pebble in range(110)]
    )
    return [*found, ("pebble", pebbles)]


@cache
def _tufts() -> str:
    """Return a path of all tufts of grass, the same for all tables: three blades each."""
    rng = random.Random("tufts")
    spots = [(rng.uniform(14, TABLE - 14), rng.uniform(20, TABLE - 12)) for _tuft in range(46)]
    blades = ("q-2-3-3-5", "q0-4 .5-6.5", "q2-3 3.5-4.5")
    return "".join(f"M{x:.0f} {y:.0f}{blade}" for x, y in spots for blade in blades)


def _smooth(points: Sequence[tuple[float, float]]) -> str:
    """Return a closed line that bends at each point, through the middles of the sides."""
    (x, y), (last_x, last_y) = points[0], points[-1]
    path = f"M{(last_x + x) / 2:.0f} {(last_y + y) / 2:.0f}"
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        path += f"Q{ax:.0f} {ay:.0f} {(ax + bx) / 2:.0f} {(ay + by) / 2:.0f}"
    return path + "z"


# --- what the mission is about -------------------------------------------------------------------


class Lies(NamedTuple):
    """What lies on the table besides terrain, or is marked on it."""

    markers: tuple[Point, ...] = ()
    names: tuple[str, ...] = ()
    """What each marker is called."""
    held: tuple[int | None, ...] = ()
    """For each marker the seat that controls it, None if nobody does."""
    crates: tuple[Point, ...] = ()
    hill: bool = False
    exits: tuple[int, ...] = ()
    """The sides of the table over whose edges figures can leave it (M4)."""
    margin: int = 0
    """By how many ticks the table is smaller in the north and in the south (DSW-90)."""


class _Marker(NamedTuple):
    x: int
    y: int
    seat: int | None
    label: str


def drawn_masts(lies: Lies) -> Markup:
    """Draw the masts of markers: above the figures, one sees in any crowd who controls them."""
    drawn = Markup()
    for (x, y), seat in zip(lies.markers, lies.held, strict=True):
        whose = "nobody" if seat is None else seat
        drawn += Markup(
            f'<g class="dw-mast seat-{whose}" transform="translate({x} {y})">'
            '<use href="#dw-mast"/><use class="dw-holder" transform="translate(9 -38)scale(.6)"'
            f' href="#dw-mark-{whose}"/></g>'
        )
    return drawn


def drawn_mission(lies: Lies) -> Markup:
    """Draw markers, crates, the hill and the edge to break through."""
    each = zip(lies.markers, lies.held, lies.names, strict=True)
    return render(
        "deep_space_wars/mission.svg",
        markers=[_Marker(x, y, seat, name) for (x, y), seat, name in each],
        control=CONTROL,
        crates=[(x, y, _("Crate {n}", n=n)) for n, (x, y) in enumerate(lies.crates, start=1)],
        grab=GRAB,
        hill=_hill() if lies.hill else None,
        exits=[_edge(side, lies.margin) for side in lies.exits],
    )


def _hill() -> tuple[str, str]:
    """Return the border of the hill, and the short strokes down its slope."""
    (x, y), radius = HILL.centre, HILL.radius
    strokes = ""
    for n in range(72):
        dx, dy = math.cos(n * math.tau / 72), math.sin(n * math.tau / 72)
        far = radius - (9 if n % 2 else 14)
        strokes += (
            f"M{x + radius * dx:.1f} {y + radius * dy:.1f}L{x + far * dx:.1f} {y + far * dy:.1f}"
        )
    return outline(HILL), strokes


def _edge(side: int, margin: int) -> str:
    """Return the strip along an edge from which figures leave the table."""
    top, bottom = margin, TABLE - margin
    return {
        NORTH: f"M0 {top}H{TABLE}V{top + EXIT}H0z",
        SOUTH: f"M0 {bottom - EXIT}H{TABLE}V{bottom}H0z",
        WEST: f"M0 0H{EXIT}V{TABLE}H0z",
        EAST: f"M{TABLE - EXIT} 0H{TABLE}V{TABLE}H{TABLE - EXIT}z",
    }[side]


def start_area(area: Polygon, seat: int) -> Markup:
    """Draw where the army of a seat starts."""
    left, top, right, bottom = area.box
    return render(
        "deep_space_wars/start.svg", seat=seat, box=(left, top, right - left, bottom - top)
    )
