"""The drawn examples of the rules: small pieces of the table, with what matters on them."""

from collections.abc import Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, number
from pygames.deep_space_wars.board.drawing.glyphs import SIGN_SIZES
from pygames.deep_space_wars.board.drawing.ground import drawn_piece
from pygames.deep_space_wars.forces.cards import INFANTRY, RADIUS
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.land.terrain import CATALOGUE, Piece, Zone
from pygames.deep_space_wars.positions.templates import BLAST, BOMB, flame
from pygames.geometry.plane import Circle, Point, Polygon
from pygames.table.markup import render

__all__ = ["EXAMPLES", "Band", "Example", "example"]


class Band(NamedTuple):
    """Figures of a seat that stand together in an example; all have the smallest base."""

    seat: int
    sign: str
    places: tuple[Point, ...]
    look: str = ""
    """`faded` for those who take no part, `fallen`, or ""."""


class Example(NamedTuple):
    """A piece of the table, in ticks."""

    size: tuple[int, int]
    bands: tuple[Band, ...] = ()
    zones: tuple[Zone, ...] = ()
    lines: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """(look, points): `link`, `way`, `barred`, `sight` or `shot`."""
    rings: tuple[tuple[str, Point, int], ...] = ()
    """(look, centre, radius): `reach`, `covered`, `struck` or `endangered`."""
    texts: tuple[tuple[Point, str | int], ...] = ()
    """(middle, what is written there); whole numbers in the digits of the language."""
    lengths: tuple[tuple[Point, int], ...] = ()
    """(middle, inches)."""
    ladders: tuple[Point, ...] = ()
    """Where ladders lead over walls, from top to bottom."""
    dice: tuple[tuple[Point, int], ...] = ()
    """(middle, what it shows)."""


def _zone(kind: str, shape: Circle | Polygon) -> Zone:
    return Zone(kind, shape, CATALOGUE[kind])


def _box(kind: str, left: int, top: int, right: int, bottom: int) -> Zone:
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    return _zone(kind, Polygon(corners))


def _flame_rings(origin: Point, direction: Point) -> tuple[tuple[str, Point, int], ...]:
    return tuple(("covered", *it) for it in flame(origin, direction))


_FLAMER, _FLAME_WAY = (196, 104), (4, -3)

EXAMPLES: Mapping[str, Example] = {
    "together": Example(
        (240, 64),
        bands=(
            Band(0, "rifle", ((24, 36), (52, 24), (78, 38), (106, 26))),
            Band(1, "blades", ((150, 26), (176, 36), (214, 28))),
        ),
        lines=(
            ("link", ((24, 36), (52, 24), (78, 38), (106, 26))),
            ("link", ((150, 26), (176, 36))),
            ("barred", ((176, 36), (214, 28))),
        ),
        lengths=(((65, 50), 2),),
    ),
    "march": Example(
        (240, 128),
        bands=(
            Band(0, "rifle", ((36, 96),)),
            Band(0, "guard", ((112, 80), (112, 56))),
            Band(1, "blades", ((204, 48),)),
        ),
        lines=(
            ("barred", ((36, 96), (112, 68), (160, 52))),
            ("way", ((36, 96), (112, 97), (180, 84))),
        ),
        rings=(("reach", (204, 48), 24),),
    ),
    "rough": Example(
        (224, 112),
        bands=(
            Band(0, "rifle", ((64, 64), (64, 94)), "faded"),
            Band(0, "rifle", ((112, 64), (138, 82))),
        ),
        zones=(_zone("woods", Circle((136, 36), 40)),),
        lines=(("way", ((64, 64), (112, 64))), ("way", ((64, 94), (138, 82)))),
        dice=(((28, 78), 3),),
    ),
    "sight": Example(
        (256, 128),
        bands=(
            Band(0, "rifle", ((32, 64),)),
            Band(1, "blades", ((224, 64), (160, 16), (176, 120))),
            Band(0, "guard", ((140, 106),)),
        ),
        zones=(_box("building", 104, 40, 152, 88),),
        lines=(
            ("barred", ((32, 64), (224, 64))),
            ("sight", ((32, 64), (160, 16))),
            ("sight", ((32, 64), (176, 120))),
        ),
        texts=(((32, 46), "A"), ((240, 52), "B"), ((178, 18), "C"), ((194, 114), "D")),
    ),
    "range": Example(
        (232, 64),
        bands=(Band(0, "rifle", ((24, 32),)),),
        rings=tuple(("reach", (24, 32), 4 * INCH * n) for n in (1, 2, 3)),
        lengths=tuple(((24 + 64 * n - 10, 54), 4 * n) for n in (1, 2, 3)),
        dice=(((60, 32), 3), ((120, 32), 2), ((184, 32), 1)),
    ),
    "volley": Example(
        (320, 100),
        bands=(
            Band(0, "rifle", ((105, 34), (105, 58), (81, 34), (81, 58), (57, 46))),
            Band(0, "rifle", ((33, 46), (9, 34), (9, 58)), "faded"),
            Band(1, "blades", ((233, 34),), "fallen"),
            Band(1, "blades", ((241, 58), (257, 34), (281, 46), (305, 40), (305, 64))),
        ),
        zones=(_box("ruins", 199, 20, 215, 76),),
        lines=(("shot", ((105, 34), (233, 34))),),
        rings=(("struck", (233, 34), 11), *(("endangered", (305, y), 11) for y in (40, 64))),
        lengths=(((160, 22), 8),),
        texts=(
            *(((x, 88), n) for n, x in enumerate((233, 245, 261, 283), start=1)),
            ((233, 14), "★"),
        ),
    ),
    "friends": Example(
        (256, 96),
        bands=(
            Band(0, "rifle", ((24, 48),)),
            Band(0, "guard", ((120, 52), (204, 60))),
            Band(1, "blades", ((216, 48),)),
        ),
        lines=(("shot", ((24, 48), (216, 48))),),
        rings=(("endangered", (120, 52), 11), ("endangered", (204, 60), 11)),
        texts=(((120, 76), "A"), ((204, 82), "B")),
    ),
    "scatter": Example(
        (176, 176),
        bands=(Band(0, "mortar", ((88, 164),)),),
        lines=tuple(
            ("way", ((88 + 14 * x, 80 + 14 * y), (88 + 46 * x, 80 + 46 * y)))
            for x, y in ((0, -1), (0, 1), (-1, 0), (1, 0))
        ),
        dice=(
            *(((88, 14), 2), ((88, 140), 3), ((22, 80), 4), ((154, 80), 5)),
            *(((78, 80), 1), ((98, 80), 6)),
        ),
    ),
    "templates": Example(
        (320, 120),
        bands=(
            Band(1, "blades", ((52, 48), (96, 84), (112, 34))),
            Band(1, "claws", ((160, 56), (178, 72), (196, 56))),
            Band(0, "flame", (_FLAMER,)),
            Band(1, "march", ((244, 68), (274, 56))),
            Band(0, "guard", ((292, 14),)),
        ),
        rings=(
            ("covered", (60, 60), BOMB),
            ("covered", (160, 56), BLAST),
            *_flame_rings(_FLAMER, _FLAME_WAY),
            *(("struck", at, 10) for at in ((52, 48), (96, 84), (160, 56), (178, 72))),
            *(("struck", at, 10) for at in ((244, 68), (274, 56))),
            ("endangered", (292, 14), 10),
        ),
        texts=(((24, 100), "A"), ((148, 40), "B"), ((180, 100), "C")),
    ),
    "charge": Example(
        (216, 128),
        bands=(
            Band(1, "blades", ((60, 28), (92, 28), (124, 28), (156, 28))),
            Band(0, "guard", ((60, 44), (92, 44), (124, 44), (156, 44), (108, 68))),
        ),
        lines=tuple(
            ("way", ((x, 118), (x, y))) for x, y in ((60, 54), (92, 54), (124, 54), (156, 54))
        ),
        texts=tuple(((x, 10), 3) for x in (60, 92, 124, 156)),
    ),
    "order": Example(
        (304, 96),
        bands=(
            Band(0, "rifle", ((24, 48),)),
            Band(1, "blades", ((112, 36), (118, 62), (138, 30), (146, 54))),
            Band(1, "claws", ((202, 44), (228, 48), (246, 68), (272, 56))),
            Band(0, "guard", ((240, 36),)),
        ),
        lines=(("shot", ((24, 48), (112, 36))),),
        texts=(
            *(((112, 20), 1), ((118, 80), 2), ((138, 14), 3), ((162, 60), 4)),
            *(((272, 38), 1), ((246, 88), 2), ((224, 66), 3), ((202, 26), "★")),
        ),
    ),
    "base": Example(
        (240, 128),
        bands=(
            Band(1, "blades", ((72, 32), (96, 28))),
            Band(0, "rifle", ((64, 96), (40, 104), (88, 106))),
            Band(0, "guard", ((172, 104), (196, 96))),
        ),
        zones=(_box("fort_wall", 0, 56, 136, 64), _box("fort_wall", 168, 56, 240, 64)),
        lines=(
            ("way", ((40, 104), (32, 72), (32, 48), (40, 24))),
            ("way", ((172, 104), (152, 72), (152, 36))),
        ),
        ladders=((32, 60),),
    ),
}
"""Name -> what is drawn; `volley` is the worked example TV-S3, turned by a quarter."""


def example(name: str) -> Markup:
    """Draw one of `EXAMPLES`."""
    shown = EXAMPLES[name]
    width, height = shown.size
    grid = "".join(
        [f"M{x} 0V{height}" for x in range(INCH, width, INCH)]
        + [f"M0 {y}H{width}" for y in range(INCH, height, INCH)]
    )
    return render(
        "deep_space_wars/example.svg",
        width=width,
        height=height,
        grid=grid,
        pieces=[drawn_piece(Piece(name, (zone,))) for zone in shown.zones],
        lines=[(look, _path(points)) for look, points in shown.lines],
        rings=shown.rings,
        bands=[(band, SIGN_SIZES[band.seat]) for band in shown.bands],
        radius=RADIUS[INFANTRY],
        texts=[
            *((x, y, number(it) if isinstance(it, int) else it) for (x, y), it in shown.texts),
            *((x, y, _("{n}″", n=inches)) for (x, y), inches in shown.lengths),
        ],
        ladders=shown.ladders,
        dice=shown.dice,
    )


def _path(points: tuple[Point, ...]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in points)
