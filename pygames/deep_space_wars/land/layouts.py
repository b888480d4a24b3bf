"""Ready battlefields: where the pieces of terrain lie (section 4.4)."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.deep_space_wars.land.battlefield import SMALLER
from pygames.deep_space_wars.land.terrain import CATALOGUE, Piece, Zone
from pygames.geometry.plane import Circle, Point, Polygon

__all__ = ["LAYOUTS", "Layout"]


class Layout(NamedTuple):
    """A battlefield; its pieces keep the distances of DSW-94."""

    seats: tuple[int, ...]
    """The numbers of players that it is for."""
    pieces: tuple[Piece, ...]
    margin: int = 0
    """By how many ticks the table is smaller in the north and in the south (DSW-90)."""


def _piece(piece: str, *zones: Zone) -> Piece:
    return Piece(piece, zones)


def _area(kind: str, *corners: Point) -> Zone:
    """Return a zone between corners, which are given clockwise as the table is seen."""
    return Zone(kind, Polygon(corners), CATALOGUE[kind])


def _disc(kind: str, centre: Point, radius: int) -> Zone:
    return Zone(kind, Circle(centre, radius), CATALOGUE[kind])


def _lake(piece: str, centre: Point) -> Piece:
    """Return an eight-sided lake, 7 inches across, deep in the middle."""
    x, y = centre
    shore = ((-56, -24), (-24, -56), (24, -56), (56, -24), (56, 24), (24, 56), (-24, 56), (-56, 24))
    depths = ((-24, -24), (24, -24), (24, 24), (-24, 24))
    return _piece(
        piece,
        _area("shallow", *((x + dx, y + dy) for dx, dy in shore)),
        _area("deep", *((x + dx, y + dy) for dx, dy in depths)),
    )


LAYOUTS: Mapping[str, Layout] = {
    "crossroads": Layout(  # LY-A
        (2,),
        (
            _piece("A1", _area("building", (168, 264), (232, 264), (232, 328), (168, 328))),
            _piece("A2", _area("building", (456, 360), (392, 360), (392, 296), (456, 296))),
            _piece("A3", _area("ruins", (280, 176), (344, 168), (352, 224), (288, 232))),
            _piece("A4", _area("ruins", (344, 448), (280, 456), (272, 400), (336, 392))),
            _piece("A5", _area("barricade", (120, 440), (216, 440), (216, 448), (120, 448))),
            _piece("A6", _area("barricade", (504, 184), (408, 184), (408, 176), (504, 176))),
            _piece("A7", _disc("woods", (124, 184), 40)),
            _piece("A8", _disc("woods", (500, 440), 40)),
        ),
    ),
    "jungle": Layout(  # LY-B
        (2,),
        (
            _piece("B1", _disc("jungle", (240, 312), 40)),
            _piece("B2", _disc("jungle", (384, 312), 40)),
            _piece("B3", _disc("woods", (144, 216), 40)),
            _piece("B4", _disc("woods", (480, 408), 40)),
            _piece("B5", _area("tall_grass", (232, 144), (328, 144), (328, 192), (232, 192))),
            _piece("B6", _area("tall_grass", (392, 480), (296, 480), (296, 432), (392, 432))),
            _piece("B7", _area("rocks", (424, 176), (480, 176), (496, 216), (440, 224))),
            _piece("B8", _area("rocks", (200, 448), (144, 448), (128, 408), (184, 400))),
        ),
    ),
    "lakes": Layout(  # LY-C
        (2,),
        (
            _lake("C1", (228, 312)),
            _lake("C2", (396, 312)),
            _piece("C3", _area("bunker", (76, 296), (124, 296), (124, 328), (76, 328))),
            _piece("C4", _area("bunker", (548, 328), (500, 328), (500, 296), (548, 296))),
            _piece("C5", _area("rocks", (216, 144), (264, 136), (280, 176), (224, 184))),
            _piece("C6", _area("rocks", (408, 480), (360, 488), (344, 448), (400, 440))),
            _piece("C7", _disc("woods", (128, 200), 40)),
            _piece("C8", _disc("woods", (496, 424), 40)),
        ),
    ),
    "refinery": Layout(  # LY-D
        (2,),
        (
            _piece("D1", _area("building", (200, 216), (264, 216), (264, 280), (200, 280))),
            _piece("D2", _area("building", (424, 408), (360, 408), (360, 344), (424, 344))),
            _piece("D3", _area("high_wall", (312, 176), (320, 176), (320, 264), (312, 264))),
            _piece("D4", _area("high_wall", (312, 448), (304, 448), (304, 360), (312, 360))),
            _piece("D5", _area("chasm", (400, 200), (472, 216), (464, 256), (392, 240))),
            _piece("D6", _area("chasm", (224, 424), (152, 408), (160, 368), (232, 384))),
            _piece("D7", _area("barricade", (88, 288), (96, 288), (96, 352), (88, 352))),
            _piece("D8", _area("barricade", (536, 336), (528, 336), (528, 272), (536, 272))),
        ),
    ),
    "citadel": Layout(  # LY-F
        (2,),
        (
            _piece("F1", _area("rocks", (136, 240), (192, 232), (208, 280), (144, 288))),
            _piece("F2", _area("rocks", (480, 288), (416, 280), (432, 232), (488, 240))),
            _piece("F3", _area("barricade", (264, 216), (360, 216), (360, 224), (264, 224))),
            _piece("F4", _disc("woods", (216, 408), 40)),
            _piece("F5", _disc("woods", (408, 408), 40)),
            _piece("F6", _area("rubble", (288, 304), (336, 304), (336, 336), (288, 336))),
        ),
    ),
    "landing": Layout(
        (2,),
        (
            _piece("G1", _area("building", (200, 256), (256, 256), (256, 312), (200, 312))),
            _piece("G2", _area("building", (424, 368), (368, 368), (368, 312), (424, 312))),
            _piece("G3", _area("ruins", (440, 216), (496, 208), (504, 256), (448, 264))),
            _piece("G4", _area("ruins", (184, 408), (128, 416), (120, 368), (176, 360))),
            _piece("G5", _area("barricade", (288, 208), (384, 208), (384, 216), (288, 216))),
            _piece("G6", _area("barricade", (336, 416), (240, 416), (240, 408), (336, 408))),
            _piece("G7", _disc("woods", (112, 240), 40)),
            _piece("G8", _disc("woods", (512, 384), 40)),
        ),
        margin=SMALLER,
    ),
    "corners": Layout(  # LY-E
        (3, 4),
        (
            _piece("E1", _disc("woods", (92, 92), 40)),
            _piece("E2", _disc("woods", (532, 92), 40)),
            _piece("E3", _disc("woods", (532, 532), 40)),
            _piece("E4", _disc("woods", (92, 532), 40)),
            _piece("E5", _area("ruins", (176, 176), (232, 176), (232, 232), (176, 232))),
            _piece("E6", _area("rocks", (448, 176), (448, 232), (392, 232), (392, 176))),
            _piece("E7", _area("ruins", (448, 448), (392, 448), (392, 392), (448, 392))),
            _piece("E8", _area("rocks", (176, 448), (176, 392), (232, 392), (232, 448))),
            _piece("E9", _area("barricade", (280, 232), (344, 232), (344, 240), (280, 240))),
            _piece("E10", _area("barricade", (392, 280), (392, 344), (384, 344), (384, 280))),
            _piece("E11", _area("barricade", (344, 392), (280, 392), (280, 384), (344, 384))),
            _piece("E12", _area("barricade", (232, 344), (232, 280), (240, 280), (240, 344))),
        ),
    ),
}
"""The layouts by id, the one that is offered first at the beginning."""
