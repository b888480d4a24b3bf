"""How terrain is drawn, each kind so that one knows it without a legend.

What a border looks like says how it is crossed: a heavy one not at all, a broken one slowly, a
dotted one freely. What blocks sight throws a shadow.
"""

import random
from collections.abc import Callable, Mapping
from functools import cache

from markupsafe import Markup

from pygames.deep_space_wars.board.drawing.outlines import (
    blob,
    closed,
    inset,
    lengthwise,
    outline,
    rim,
    scattered,
    swept,
    turned,
)
from pygames.deep_space_wars.land.terrain import DEEP, DIFFICULT, IMPASSABLE, Piece, Terrain, Zone
from pygames.geometry.plane import Shape

__all__ = ["drawn_piece", "drawn_zone"]

_HEIGHTS: Mapping[str, int] = {
    "building": 22,
    "high_wall": 16,
    "fort_wall": 16,
    "bunker": 12,
    "ruins": 7,
    "low_wall": 5,
    "barricade": 5,
    "wood_barrier": 5,
}
_HEIGHT = 12
"""In ticks: how far down the table the shadows of what stands there fall, and of anything else that
is high: light comes from the upper left."""
_ASIDE = 0.75
"""How far they fall to the right, as a share of that."""


@cache
def drawn_piece(piece: Piece) -> Markup:
    """Draw a piece of terrain, always the same way."""
    return Markup().join(
        drawn_zone(zone, f"{piece.id} {number}") for number, zone in enumerate(piece.zones)
    )


def drawn_zone(zone: Zone, seed: str) -> Markup:
    """Draw a zone; the seed makes those of one kind differ."""
    kind = zone.kind if zone.kind in _DRAWINGS else _looks_like(zone.terrain)
    shape, ground = zone.shape, zone.terrain
    border = "solid" if ground.move == IMPASSABLE else "broken" if ground.move else "dotted"
    high = ground.blocks_sight and ground.move == IMPASSABLE
    height = _HEIGHTS.get(kind, _HEIGHT if high else 0)
    return Markup(
        f'<g class="dw-zone dw-{kind}">'
        + (_filled("shade", swept(shape, _ASIDE * height, height)) if height else "")
        + _filled("soil", outline(shape))
        + _DRAWINGS[kind](shape, random.Random(seed))
        + f'<path class="dw-border" data-border="{border}" d="{outline(shape)}"/></g>'
    )


def _looks_like(terrain: Terrain) -> str:
    """Return the kind that home-made ground is drawn as."""
    if terrain.water:
        return "deep" if terrain.water == DEEP else "shallow"
    if terrain.move == IMPASSABLE:
        return "building" if terrain.blocks_sight or terrain.cover else "chasm"
    if terrain.blocks_sight:
        return "jungle"
    return "rough" if terrain.move == DIFFICULT else "tall_grass"


def _filled(look: str, path: str, more: str = "") -> str:
    return f'<path class="dw-{look}" d="{path}"{" " if more else ""}{more}/>'


def _placed(name: str, x: float, y: float, size: float = 1, turn: float = 0) -> str:
    """Return one of the shared drawings at a place."""
    moved = f"translate({x:.1f} {y:.1f})"
    if turn:
        moved += f"rotate({turn:.0f})"
    if size != 1:
        moved += f"scale({size:.2f})"
    return f'<use href="#dw-{name}" transform="{moved}"/>'


# --- what grows ----------------------------------------------------------------------------------


def _woods(shape: Shape, rng: random.Random) -> str:
    spots = scattered(shape, 14, 9, rng)
    return "".join(
        _placed("tree", x, y, rng.uniform(0.9, 1.3), rng.uniform(0, 360)) for x, y in spots
    )


def _jungle(shape: Shape, rng: random.Random) -> str:
    found = ""
    for n, (x, y) in enumerate(scattered(shape, 10.5, 5, rng)):
        found += _placed("frond", x, y, rng.uniform(0.95, 1.3), 20 * n)
    for x, y in scattered(shape, 19, 7, rng):
        found += _placed("fungus", x, y, rng.uniform(0.75, 1.15))
    return found


def _tall_grass(shape: Shape, rng: random.Random) -> str:
    spots = scattered(shape, 8.5, 4, rng)
    return "".join(_placed("tuft", x, y, rng.uniform(0.8, 1.15)) for x, y in spots)


# --- what drifts and lies about ------------------------------------------------------------------


def _smoke(shape: Shape, rng: random.Random) -> str:
    puffs = scattered(shape, 12, 7, rng)
    sizes = [rng.uniform(7, 11) for _puff in puffs]
    each = list(zip(puffs, sizes, strict=True))
    dark = "".join(_disc(x, y, size) for (x, y), size in each)
    light = "".join(_disc(x - 2, y - 2.5, 0.72 * size) for (x, y), size in each)
    return _filled("dark", dark) + _filled("light", light)


def _disc(x: float, y: float, radius: float) -> str:
    arc = f"a{radius:.1f} {radius:.1f} 0 1 0"
    return f"M{x - radius:.1f} {y:.1f}{arc} {2 * radius:.1f} 0{arc} {-2 * radius:.1f} 0z"


def _rough(shape: Shape, rng: random.Random) -> str:
    cracks = "".join(
        f"M{x:.1f} {y:.1f}l{rng.uniform(3, 6):.1f} {rng.uniform(-3, 3):.1f}"
        f"l{rng.uniform(2, 5):.1f} {rng.uniform(-4, 4):.1f}"
        for x, y in scattered(shape, 15, 9, rng)
    )
    pebbles = "".join(
        closed(blob(x, y, rng.uniform(1.4, 2.6), 5, rng)) for x, y in scattered(shape, 9, 4, rng)
    )
    return _filled("line", cracks) + _filled("dark", pebbles)


def _wire(shape: Shape, rng: random.Random) -> str:
    left, top, right, bottom = shape.box
    step = 7
    crosses = "".join(
        f"M{x - 2.5:.1f} {y - 2.5:.1f}l5 5m0-5l-5 5" for x, y in scattered(shape, step, 3, rng)
    )
    strands = "".join(
        f"M{a[0]:.1f} {a[1]:.1f}L{c[0]:.1f} {c[1]:.1f}M{b[0]:.1f} {b[1]:.1f}L{d[0]:.1f} {d[1]:.1f}"
        for a, b, c, d in lengthwise(shape, min(right - left, bottom - top))
    )
    return _filled("line", strands) + _filled("line", crosses)


def _rubble(shape: Shape, rng: random.Random) -> str:
    return "".join(
        _chunk(x, y, rng.uniform(3, 5.5), 4, rng) for x, y in scattered(shape, 9, 5, rng)
    )


def _rocks(shape: Shape, rng: random.Random) -> str:
    large = "".join(
        _chunk(x, y, rng.uniform(8, 11), 7, rng) for x, y in scattered(shape, 17, 10, rng)
    )
    small = "".join(
        _chunk(x, y, rng.uniform(2, 4), 5, rng) for x, y in scattered(shape, 12, 4, rng)
    )
    return small + large


def _chunk(x: float, y: float, radius: float, corners: int, rng: random.Random) -> str:
    """Draw a stone: its shadow, its sides and its top."""
    points = blob(x, y, radius, corners, rng)
    low = turned(points, (x, y), 1.04, -0.22 * radius)
    top = turned(points, (x - 0.12 * radius, y), 0.62, 0.16 * radius)
    return (
        _filled("shade", closed(low))
        + _filled("dark", closed(points))
        + _filled("light", closed(top))
    )


# --- what was built ------------------------------------------------------------------------------


def _row(shape: Shape, step: float, gap: float, look: str = "light") -> str:
    """Draw parts side by side, all along."""
    parts = lengthwise(shape, step)
    path = ""
    for part in parts:
        middle = (sum(x for x, _y in part) / 4, sum(y for _x, y in part) / 4)
        path += closed(turned(part, middle, 1 - gap))
    return _filled(look, path)


def _barricade(shape: Shape, _rng: random.Random) -> str:
    return _row(shape, 10.5, 0.24, "bag")


def _wood_barrier(shape: Shape, _rng: random.Random) -> str:
    return _row(shape, 6, 0.16)


def _low_wall(shape: Shape, _rng: random.Random) -> str:
    return _row(shape, 8, 0.2)


def _high_wall(shape: Shape, _rng: random.Random) -> str:
    return _filled("light", inset(shape, 2)) + _row(shape, 22, 0.05, "line")


def _fort_wall(shape: Shape, _rng: random.Random) -> str:
    return _filled("light", inset(shape, 1.5)) + _row(shape, 9, 0.42, "dark")


def _ruins(shape: Shape, rng: random.Random) -> str:
    floor = "".join(
        closed(blob(x, y, rng.uniform(3, 5), 4, rng)) for x, y in scattered(shape, 13, 9, rng)
    )
    low = high = ""
    standing = True
    for n, at in enumerate(rim(shape, 7)):
        if n % 3 == 0:
            standing = rng.random() < 0.75
        if standing:
            thick = rng.uniform(5, 6.5)
            corners = [at.towards(0, -3.6), at.towards(0, 3.6)]
            corners += [at.towards(-thick, 3.6), at.towards(-thick, -3.6)]
            low += closed(corners)
            middle = at.towards(-thick / 2)
            high += closed(turned(corners, middle, 0.66, 0.4))
    loose = "".join(
        _chunk(x, y, rng.uniform(2, 3.4), 4, rng) for x, y in scattered(shape, 20, 10, rng)
    )
    walls = _filled("shade", low, 'transform="translate(1 2)"') + _filled("wall", low)
    return _filled("tile", floor) + loose + walls + _filled("light", high)


def _building(shape: Shape, rng: random.Random) -> str:
    left, top, right, bottom = shape.box
    x, y = (left + right) / 2, (top + bottom) / 2
    seams = "".join(
        f"M{a[0]:.1f} {a[1]:.1f}L{d[0]:.1f} {d[1]:.1f}"
        for a, _b, _c, d in lengthwise(shape, 13)[1:]
    )
    walls = f'<path class="dw-wall" fill-rule="evenodd" d="{outline(shape)}{inset(shape, 5)}"/>'
    size, turn = min(right - left, bottom - top) / 64, rng.choice((0, 90, 180, 270))
    return (
        _filled("light", inset(shape, 4))
        + _filled("line", seams)
        + walls
        + _placed("roof", x, y, size, turn)
    )


def _bunker(shape: Shape, _rng: random.Random) -> str:
    walls = f'<path class="dw-wall" fill-rule="evenodd" d="{outline(shape)}{inset(shape, 7)}"/>'
    slits = ""
    for at in rim(shape, 15):
        (ax, ay), (bx, by) = at.towards(-3.5, -4.2), at.towards(-3.5, 4.2)
        slits += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return walls + _filled("slit", slits) + _filled("line", inset(shape, 7))


# --- what is deep --------------------------------------------------------------------------------


def _chasm(shape: Shape, rng: random.Random) -> str:
    cliffs = ""
    for at in rim(shape, 3.2):
        (ax, ay), (bx, by) = at.towards(0), at.towards(-rng.uniform(4, 9), rng.uniform(-1, 1))
        cliffs += f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return (
        _filled("dark", inset(shape, 5))
        + _filled("abyss", inset(shape, 11))
        + _filled("line", cliffs)
    )


def _waves(shape: Shape, apart: float, rng: random.Random) -> str:
    waves = "".join(
        f"M{x - 5:.1f} {y:.1f}q2.5-3 5 0t5 0" for x, y in scattered(shape, apart, 7, rng)
    )
    return _filled("line", waves)


def _shallow(shape: Shape, rng: random.Random) -> str:
    return _filled("light", inset(shape, 0) + inset(shape, 4), 'fill-rule="evenodd"') + _waves(
        shape, 17, rng
    )


def _deep(shape: Shape, rng: random.Random) -> str:
    return _filled("abyss", inset(shape, 7)) + _waves(shape, 12, rng)


def _clear(_shape: Shape, _rng: random.Random) -> str:
    return ""


_DRAWINGS: Mapping[str, Callable[[Shape, random.Random], str]] = {
    "clear": _clear,
    "tall_grass": _tall_grass,
    "smoke": _smoke,
    "rough": _rough,
    "wire": _wire,
    "woods": _woods,
    "jungle": _jungle,
    "rubble": _rubble,
    "wood_barrier": _wood_barrier,
    "barricade": _barricade,
    "rocks": _rocks,
    "ruins": _ruins,
    "low_wall": _low_wall,
    "high_wall": _high_wall,
    "building": _building,
    "fort_wall": _fort_wall,
    "bunker": _bunker,
    "chasm": _chasm,
    "shallow": _shallow,
    "deep": _deep,
}
"""Kind of zone -> (shape, seeded generator) -> its drawing."""
