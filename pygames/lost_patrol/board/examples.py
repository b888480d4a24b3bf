"""The drawn examples of the rules: small jungles with letters on their tiles."""

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.geometry.hexes import cell, centre
from pygames.lost_patrol.board import art
from pygames.table.markup import render

__all__ = ["EXAMPLES", "example"]


class _Tile(NamedTuple):
    shape: str
    rotation: int
    q: int
    r: int
    letter: str = ""
    scouts: tuple[int, ...] = ()
    lurkers: int = 0
    faded: bool = False
    """Whether it is out of sight or falls behind."""


class _Drawn(NamedTuple):
    shape: Markup
    rotation: int
    x: str
    y: str
    letter: str
    scouts: tuple[tuple[float, float, Markup], ...]
    lurkers: int
    faded: bool


class _Sign(NamedTuple):
    """An arrow over an edge of a cell: an open end in sight, or a step taken."""

    q: int
    r: int
    edge: int


_CHAIN = ("C", "A", "", "", "S", "", "", "B", "D")

EXAMPLES: Mapping[str, tuple[tuple[_Tile, ...], tuple[_Sign, ...]]] = {
    "first-placement": (
        (_Tile("clearing", 0, 0, 0, scouts=(0, 1, 2, 3, 4)), _Tile("straight", 0, 1, 0)),
        (*(_Sign(0, 0, edge) for edge in range(1, 6)), _Sign(1, 0, 0)),
    ),
    "sight": (
        (
            _Tile("clearing", 0, 0, 0, scouts=(1, 4)),
            _Tile("gentle", 1, 1, 0, scouts=(0, 2)),
            _Tile("gentle", 5, -1, 1, scouts=(3,)),
            _Tile("dead_end", 4, 1, -1),
            _Tile("dead_end", 5, 0, -1),
            _Tile("dead_end", 0, -1, 0),
            _Tile("dead_end", 2, 0, 1),
            _Tile("sharp", 2, -1, 2, "A"),
            _Tile("straight", 1, 2, -1, "B"),
            _Tile("gentle", 4, 3, -2, "C"),
        ),
        (),
    ),
    "ghosts": (
        tuple(
            _Tile(
                "gentle",
                1 if n % 2 else 4,
                *((-4, 2), (-3, 2), (-2, 1), (-1, 1), (0, 0), (1, 0), (2, -1), (3, -1), (4, -2))[n],
                letter,
                (0, 1, 2) if letter == "S" else (),
                3 if letter == "C" else 0,
                letter in ("C", "D"),
            )
            for n, letter in enumerate(_CHAIN)
        ),
        (),
    ),
    "group-move": (
        (
            _Tile("gentle", 1, 0, 0, "A", lurkers=3),
            _Tile("dead_end", 2, 1, 0, "B"),
            _Tile("fork_l", 0, 2, 0, "C", lurkers=2),
            _Tile("straight", 0, 3, 0, "D"),
        ),
        (_Sign(0, 0, 0), _Sign(1, 0, 0), _Sign(2, 0, 0)),
    ),
}
"""Name -> tiles and arrows: the examples LP-T1 to LP-T4 of the rules."""

_MARGIN = 62.0


def example(name: str) -> Markup:
    """Draw one of `EXAMPLES`."""
    tiles, signs = EXAMPLES[name]
    shapes = dict(art.tile_shapes())
    figures = art.drawings()["scouts"]
    drawn = [_drawn(tile, shapes[tile.shape], figures) for tile in tiles]
    middles = [_middle(tile.q, tile.r) for tile in tiles]
    left, top = (min(axis) - _MARGIN for axis in zip(*middles, strict=True))
    right, bottom = (max(axis) + _MARGIN for axis in zip(*middles, strict=True))
    return render(
        "lost_patrol/example.svg",
        tiles=drawn,
        signs=[(*_middle(sign.q, sign.r), -60 * sign.edge) for sign in signs],
        box=f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}",
        width=f"{(right - left) * 0.9:.0f}",
        **art.drawings(),
    )


def _middle(q: int, r: int) -> tuple[float, float]:
    x, y = centre(cell(q, r))
    return round(art.EDGE * x, 1), round(art.EDGE * y, 1)


def _drawn(tile: _Tile, shape: Markup, figures: list[Markup]) -> _Drawn:
    x, y = _middle(tile.q, tile.r)
    spots = [(-14.0 + 19 * (n % 3) - 14 * (n > 2), -20.0 + 22 * (n // 3)) for n in range(5)]
    if len(tile.scouts) < 4:
        first = -9.5 * len(tile.scouts)
        spots = [(first + 19 * n, -10.0) for n in range(3)]
    scouts = tuple((*spots[n], figures[scout]) for n, scout in enumerate(tile.scouts))
    return _Drawn(
        shape, -60 * tile.rotation, f"{x}", f"{y}", tile.letter, scouts, tile.lurkers, tile.faded
    )
