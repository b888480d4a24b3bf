"""The table and the ready battlefields (sections 1.12 and 4.4)."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest
import shapely

from pygames.deep_space_wars.land.battlefield import (
    EAST,
    INCH,
    NORTH,
    SIDES,
    SOUTH,
    START_AREAS,
    TABLE,
    WEST,
    shifted,
)
from pygames.deep_space_wars.land.layouts import LAYOUTS, Layout
from pygames.deep_space_wars.land.placing import too_near
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of, turns_of
from pygames.deep_space_wars.land.terrain import CATALOGUE, DEEP, DIFFICULT, IMPASSABLE, Piece, Zone
from pygames.geometry.plane import Circle, Polygon, Shape, apart

GAP = 3 * INCH


def shapes(piece: Piece) -> list[Shape]:
    return [zone.shape for zone in piece.zones]


def faults(layout: Layout) -> list[tuple[str, str]]:
    """What lies too near to what, among the pieces of a layout (DSW-94, GEO-12)."""
    areas = [
        shifted(players, side, 0, layout.margin)
        for players in layout.seats
        for side in START_AREAS[players]
    ]
    return [
        (piece.id, (near.kind and "piece") or ("start" if near.shape else "edge"))
        for n, piece in enumerate(layout.pieces)
        for near in too_near(piece, layout.pieces[:n], areas)
    ]


def square(left: int, top: int, size: int = 56, piece: str = "X") -> Piece:
    right, bottom = left + size, top + size
    shape = Polygon(((left, top), (right, top), (right, bottom), (left, bottom)))
    return Piece(piece, (Zone("ruins", shape, CATALOGUE["ruins"]),))


# --- the table -------------------------------------------------------------------------------


def test_the_table_is_39_inches_square():
    """DSW-10, DSW-90."""
    assert (16, 624) == (INCH, TABLE)


def test_players_sit_clockwise():
    """DSW-91."""
    assert {2: (SOUTH, NORTH), 3: (SOUTH, WEST, NORTH), 4: (SOUTH, WEST, NORTH, EAST)} == SIDES
    assert {n: {*sides} for n, sides in SIDES.items()} == {
        n: {*areas} for n, areas in START_AREAS.items()
    }


def test_start_areas():
    """DSW-92: 5 inches deep, 30 or 16 wide, in the middle of a side."""
    assert (72, 544, 552, 624) == START_AREAS[2][SOUTH].box
    assert (72, 0, 552, 80) == START_AREAS[2][NORTH].box
    four = (184, 544, 440, 624), (0, 184, 80, 440), (184, 0, 440, 80), (544, 184, 624, 440)
    assert four == tuple(area.box for area in START_AREAS[4].values())
    assert four[:3] == tuple(area.box for area in START_AREAS[3].values())


@pytest.mark.parametrize(("players", "figures"), [(2, 48), (4, 27)])
def test_so_many_figures_stand_there_two_inches_apart(players, figures):
    """DSW-92."""
    left, top, right, bottom = START_AREAS[players][SOUTH].box
    places = [(x, y) for x in range(left, 625, 32) for y in range(top, 625 - 8, 32)]

    assert figures == sum(START_AREAS[players][SOUTH].contains(place) for place in places)
    assert figures == ((right - left) // 32 + 1) * ((bottom - top) // 32 + 1)


def test_the_border_of_a_start_area_is_inside():
    """TV-X3, DSW-92."""
    south = START_AREAS[2][SOUTH]

    assert south.contains((72, 544))
    assert not south.contains((71, 560))


# --- distances -------------------------------------------------------------------------------


@pytest.mark.parametrize(("x", "legal"), [(304, True), (303, False)])
def test_pieces_are_three_inches_apart(x, legal):
    """TV-X1, DSW-94, GEO-12: 48 ticks, no less."""
    pieces = square(200, 300), square(x, 300, piece="Y")

    assert ([] if legal else [("Y", "piece")]) == faults(Layout((2,), pieces))


def test_a_piece_inside_another_is_too_near():
    """GEO-12."""
    pieces = square(200, 200, 200), square(280, 280, 8, "Y")

    assert [("Y", "piece")] == faults(Layout((2,), pieces))
    assert [("X", "piece")] == faults(Layout((2,), pieces[::-1]))


@pytest.mark.parametrize(
    ("x", "y", "fault"),
    [
        (48, 300, None),
        (47, 300, "edge"),
        (520, 300, None),
        (521, 300, "edge"),
        (300, 128, None),
        (300, 127, "start"),
        (300, 440, None),
        (300, 441, "start"),
    ],
)
def test_pieces_are_three_inches_from_edges_and_start_areas(x, y, fault):
    """DSW-94."""
    assert ([] if fault is None else [("X", fault)]) == faults(Layout((2,), (square(x, y),)))


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_layout_keeps_its_distances(layout):
    """TV-X2, DSW-94."""
    assert [] == faults(layout)


# --- the layouts -----------------------------------------------------------------------------


def test_which_layouts_there_are():
    """LY-A to LY-D and LY-F for two players, LY-E for more."""
    assert [*[(2,)] * 6, (3, 4)] == [layout.seats for layout in LAYOUTS.values()]
    assert [8, 8, 8, 8, 6, 8, 12] == [len(layout.pieces) for layout in LAYOUTS.values()]
    names = [piece.id for layout in LAYOUTS.values() for piece in layout.pieces]
    assert len({*names}) == len(names)
    assert ["A1", "A8", "E12"] == [names[0], names[7], names[-1]]


def test_what_stands_on_them():
    """DSW-40."""
    kinds = {
        name: Counter(zone.kind for piece in layout.pieces for zone in piece.zones)
        for name, layout in LAYOUTS.items()
    }

    assert {
        "crossroads": {"building": 2, "ruins": 2, "barricade": 2, "woods": 2},
        "jungle": {"jungle": 2, "woods": 2, "tall_grass": 2, "rocks": 2},
        "lakes": {"shallow": 2, "deep": 2, "bunker": 2, "rocks": 2, "woods": 2},
        "refinery": {"building": 2, "high_wall": 2, "chasm": 2, "barricade": 2},
        "citadel": {"rocks": 2, "barricade": 1, "woods": 2, "rubble": 1},
        "landing": {"building": 2, "ruins": 2, "barricade": 2, "woods": 2},
        "corners": {"woods": 4, "ruins": 2, "rocks": 2, "barricade": 4},
    } == kinds
    for layout in LAYOUTS.values():
        for zone in (zone for piece in layout.pieces for zone in piece.zones):
            assert CATALOGUE[zone.kind] is zone.terrain


def turned(shape: Shape, quarters: int) -> object:
    """What a shape covers when the table is turned; the order of corners does not matter."""

    def turn(point):
        for _quarter in range(quarters):
            point = TABLE - point[1], point[0]
        return point

    if isinstance(shape, Circle):
        return turn(shape.centre), shape.radius
    return frozenset(map(turn, shape.points))


@pytest.mark.parametrize("name", [name for name in LAYOUTS if name != "citadel"])
def test_no_side_is_favoured(name):
    """Section 4.4: A to D look the same from both sides, E from all four."""
    zones = [zone for piece in LAYOUTS[name].pieces for zone in piece.zones]
    same = {"rocks": "ruins"} if name == "corners" else {}  # cover 3, both

    def drawn(quarters):
        return {(same.get(it.kind, it.kind), turned(it.shape, quarters)) for it in zones}

    assert drawn(0) == drawn(1 if name == "corners" else 2)
    assert len(zones) == len(drawn(0))


def test_a_lake_is_deep_in_the_middle():
    """DSW-38: where both zones are, the deep one counts."""
    for piece in LAYOUTS["lakes"].pieces[:2]:
        shallow, deep = piece.zones
        assert (DIFFICULT, IMPASSABLE) == (shallow.terrain.move, deep.terrain.move)
        assert DEEP == deep.terrain.water
        assert all(map(shallow.shape.contains, deep.shape.points))


@pytest.mark.parametrize(
    ("layout", "piece", "box"),
    [
        ("crossroads", "A1", (168, 264, 232, 328)),
        ("crossroads", "A7", (84, 144, 164, 224)),
        ("jungle", "B8", (128, 400, 200, 448)),
        ("lakes", "C1", (172, 256, 284, 368)),
        ("lakes", "C2", (340, 256, 452, 368)),
        ("refinery", "D5", (392, 200, 472, 256)),
        ("corners", "E12", (232, 280, 240, 344)),
    ],
)
def test_where_some_pieces_lie(layout, piece, box):
    """As section 4.4 says."""
    zones = {it.id: it.zones for it in LAYOUTS[layout].pieces}[piece]

    assert box == zones[0].shape.box


# --- seams -----------------------------------------------------------------------------------


def seams(pieces: Iterable[Piece]) -> list[tuple[Shape, Shape]]:
    """Zones that one sees between though both are in the way: they meet and do not overlap."""
    blocking = [it.shape for piece in pieces for it in piece.zones if it.terrain.blocks_sight]
    return [pair for pair in combinations(blocking, 2) if meet(*pair)]


def meet(one: Shape, other: Shape) -> bool:
    """Whether two shapes touch without having any ground in common."""
    if isinstance(one, Polygon) and isinstance(other, Polygon):
        return bool(shapely.Polygon(one.points).touches(shapely.Polygon(other.points)))
    disc, rest = (one, other) if isinstance(one, Circle) else (other, one)
    assert isinstance(disc, Circle)
    smaller = Circle(disc.centre, disc.radius - 1)
    return not apart(disc, rest, 0) and apart(smaller, rest, 0)


def built(kind: str, left: int) -> Piece:
    (zone,) = square(left, 300).zones
    return Piece(kind, (Zone(kind, zone.shape, CATALOGUE[kind]),))


def test_a_seam_is_found():
    """GEO-7: of two blocking pieces only."""
    assert len(seams([built("building", 300), built("high_wall", 356)])) == 1
    assert seams([built("building", 300), built("high_wall", 355)]) == []
    assert seams([built("building", 300), built("high_wall", 357)]) == []
    assert seams([built("building", 300), built("ruins", 356)]) == []


@pytest.mark.parametrize("name", LAYOUTS)
def test_no_battlefield_lets_one_see_along_a_seam(name):
    """GEO-7: a line exactly along it would pass between them."""
    assert seams(LAYOUTS[name].pieces) == []


def test_nothing_that_players_lay_out_has_a_seam():
    """GEO-7, DSW-94, DSW-100: no piece has two zones that block sight, others are 3 inches from it
    at least, and over the walls of a base one sees."""
    assert not CATALOGUE["fort_wall"].blocks_sight
    for shape in SHAPES:
        for turn in range(turns_of(shape)):
            piece = piece_of(shape, (300, 300), turn)
            assert sum(it.terrain.blocks_sight for it in piece.zones) < 2
