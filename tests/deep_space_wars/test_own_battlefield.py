"""A battlefield of one's own: shifted start areas, and terrain that players bring and place."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.engine.moves import (
    RESIGN,
    Place,
    Prepare,
    SetAside,
    Shift,
)
from pygames.deep_space_wars.land.battlefield import (
    INCH,
    SIDES,
    START_AREAS,
    TABLE,
    shifted,
    shifts,
)
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.placing import GAP, first_place, too_near
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of, turns_of
from pygames.deep_space_wars.land.terrain import BASE, CATALOGUE, Piece
from pygames.deep_space_wars.options import OPTIONS
from pygames.geometry.plane import Circle, apart
from tests.deep_space_wars.battles import box
from tests.deep_space_wars.state_machine import (
    asked,
    build,
    mustered,
    offered,
    refused,
    started,
    throw,
)

AREAS = tuple(START_AREAS[2].values())


def begun(seats=2, pieces=2, **options):
    """A match in which all armies are chosen; seat 0 has the first turn."""
    state = mustered(seats, layout="own", pieces=pieces, **options)
    throw(state, 6, *[1] * (seats - 1))
    return state


def prepared(*shapes, seats=2, shift=0, **options):
    """The same when all have shifted their areas, and brought these pieces, one after the other."""
    state = begun(seats, pieces=len(shapes) // seats, **options)
    for seat in range(seats):
        state.apply(Shift(shift), seat)
    build(state)
    for n, shape in enumerate(shapes):
        state.apply(Prepare(shape), n * seats // len(shapes))
    return state


# --- start areas -------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "most"), [(2, 72), (3, 56), (4, 56)])
def test_dsw92_start_areas_are_shifted_along_their_sides(seats, most):
    """DSW-92: before terrain is placed, the first player first."""
    state = begun(seats)
    for seat in range(seats):
        assert (seat, "shift") == asked(state)
        refused(state, Shift(most + 1), seat)
        refused(state, Shift(-most - 1), seat)
        before = state.start_area_of(seat)
        state.apply(Shift(most if seat % 2 else -most), seat)
        after = state.start_area_of(seat)
        assert after != before
        assert all(0 <= at <= TABLE for at in after.box)
        assert [b - a for a, b in zip(before.box, after.box, strict=True)].count(0) == 2


@pytest.mark.parametrize("players", [3, 4])
def test_dsw92_nobody_starts_in_contact_with_a_neighbour(players):
    """DSW-92, DSW-100: wherever areas are shifted to."""
    sides = SIDES[players]
    ends = (shifts(players)[0], shifts(players)[-1])
    for n, side in enumerate(sides):
        for other in sides[:n]:
            for one_by in ends:
                for other_by in ends:
                    one, two = shifted(players, side, one_by), shifted(players, other, other_by)
                    assert apart(one, two, 3 * INCH)


def test_dsw92_not_with_a_ready_battlefield():
    state = mustered()
    throw(state, 6, 1)
    assert (0, "deploy") == asked(state)


def test_dsw100_a_base_goes_with_its_start_area():
    """DSW-92, DSW-100: its walls stay inside."""
    state = begun(base="north")
    state.apply(Shift(0), 0)
    before = [zone.shape.box for zone in state.field.zones]
    state.apply(Shift(40), 1)
    after = [zone.shape.box for zone in state.field.zones]
    assert [left + 40 for left, *_rest in before] == [left for left, *_rest in after]
    area = state.start_area_of(1)
    for zone in state.field.zones:
        assert all(map(area.contains, zone.shape.points))
    assert 4 == len(state.field.walls)


# --- the pool ----------------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [0, 1, 4])
@pytest.mark.parametrize("seats", [2, 3])
def test_dsw93_everybody_brings_as_many_pieces(pieces, seats):
    """DSW-93: 0 to 4, the same number each; then they place in turn, the first player first."""
    state = begun(seats, pieces=pieces)
    for seat in range(seats):
        state.apply(Shift(0), seat)
    for seat in range(seats):
        for _piece in range(pieces):
            assert (seat, "prepare") == asked(state)
            assert [Prepare(shape) for shape in SHAPES] == [
                it for it in offered(state, seat) if isinstance(it, Prepare)
            ]
            state.apply(Prepare("barricade"), seat)
    assert ("barricade",) * (pieces * seats) == state.pool
    rng = random.Random(1)
    for n in range(pieces * seats):
        assert (n % seats, "place") == asked(state)
        decision = next(it for it in state.decisions if it.moves)
        state.apply(decision.moves.some(rng), n % seats)
    assert (0, "deploy") == asked(state)
    assert pieces * seats == len(state.field.pieces)
    assert len({piece.id for piece in state.field.pieces}) == len(state.field.pieces)
    assert [0, 1, 2, 3, 4] == [*OPTIONS["pieces"].values]


def test_dsw93_any_piece_of_the_pool_is_placed():
    """DSW-93: it is common; what is gone cannot be placed again."""
    state = prepared("woods", "lake")
    state.apply(Place("lake", (312, 312), 0), 0)
    refused(state, Place("lake", (150, 312), 0), 1)
    state.apply(Place("woods", (150, 312), 0), 1)
    assert ["lake1", "woods2"] == [piece.id for piece in state.field.pieces]
    assert state.field == Field(state.field.pieces)


def test_dsw93_who_gives_up_brings_and_places_nothing_more():
    """DSW-93, DSW-181: the others place all that is in the pool."""
    state = begun(3, pieces=1)
    for seat in range(3):
        state.apply(Shift(0), seat)
    state.apply(Prepare("woods"), 0)
    state.apply(Prepare("rocks"), 1)
    state.apply(RESIGN, 2)
    assert (0, "place") == asked(state)
    state.apply(RESIGN, 0)
    assert state.outcome is not None


def test_dsw93_the_next_one_places_for_who_gives_up():
    state = begun(3, pieces=1)
    for seat in range(3):
        state.apply(Shift(0), seat)
    for seat in range(3):
        state.apply(Prepare("barricade"), seat)
    state.apply(RESIGN, 0)
    assert (1, "place") == asked(state)
    state.apply(Place("barricade", (312, 312), 0), 1)
    state.apply(Place("barricade", (312, 212), 0), 2)
    assert (1, "place") == asked(state)
    state.apply(Place("barricade", (312, 412), 0), 1)
    assert (1, "deploy") == asked(state)


# --- distances ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("middle", "missing"),
    [
        ((312, 312), None),
        ((88, 312), None),
        ((87, 312), "edge of the table, by 0.1″"),
        ((312, 168), None),
        ((312, 167), "start area, by 0.1″"),
        ((312, 152), "start area, by 1.0″"),
        ((312, 456), None),
        ((312, 457), "start area, by 0.1″"),
        ((40, 312), "edge of the table, by 3.0″"),
        ((-700, 312), "edge of the table"),
    ],
)
def test_dsw94_pieces_keep_off_edges_and_start_areas(middle, missing):
    """DSW-94, GEO-12: 48 ticks; how much is missing is told."""
    state = prepared("woods", "woods")
    if missing is None:
        state.apply(Place("woods", middle, 0), 0)
        assert Circle(middle, 40) == state.field.zones[0].shape
    else:
        assert missing in refused(state, Place("woods", middle, 0), 0)


@pytest.mark.parametrize(("x", "missing"), [(440, None), (439, "0.1″"), (432, "0.5″")])
def test_tv_x1_pieces_keep_off_each_other(x, missing):
    """TV-X1, DSW-94."""
    state = prepared("woods", "rocks")
    state.apply(Place("woods", (312, 312), 0), 0)
    if missing is None:
        state.apply(Place("rocks", (x, 312), 0), 1)
    else:
        assert f"terrain, by {missing}" in refused(state, Place("rocks", (x, 312), 0), 1)


def test_dsw94_shifted_start_areas_count():
    """DSW-92, DSW-94: terrain keeps off where they are now."""
    state = prepared("barricade", "barricade", shift=-72)
    state.apply(Place("barricade", (540, 120), 1), 0)
    state = prepared("barricade", "barricade")
    refused(state, Place("barricade", (540, 120), 1), 0)


def test_dsw94_bases_are_exempt():
    """DSW-94, DSW-96: their walls are no pieces of the pool."""
    state = prepared("woods", "woods", base="north")
    assert BASE == state.field.pieces[0].id
    piece = piece_of("woods", (312, 100), 0)
    assert not [*too_near(piece, state.field.pieces, ())]


def test_dsw94_a_piece_without_room_is_set_aside():
    """DSW-94, DSW-93: only then, and the game goes on."""
    crowd = tuple(
        piece_of("lake", (x, y), 0, x + y) for x in range(104, 624, 150) for y in (184, 312, 440)
    )
    assert first_place("lake", crowd, AREAS) is None
    state = prepared("lake", "barricade")
    refused(state, SetAside("lake"), 0)
    state = prepared("lake", "barricade")
    state.field = Field(crowd)
    assert SetAside("lake") in offered(state, 0)
    state.apply(SetAside("lake"), 0)
    assert ("barricade",) == state.pool
    assert crowd == state.field.pieces
    assert (1, "place") == asked(state)


@pytest.mark.parametrize("seats", [2, 4])
def test_dsw94_whatever_is_placed_keeps_its_distance(seats):
    """DSW-93, DSW-94, GEO-12: also what is listed."""
    rng = random.Random(seats)
    shapes = [rng.choice([*SHAPES]) for _piece in range(4 * seats)]
    state = prepared(*shapes, seats=seats)
    while asked(state)[1] == "place":
        decision = next(it for it in state.decisions if it.moves)
        for move in decision.moves:
            assert move in decision.moves
        move = decision.moves.some(rng) if rng.random() < 0.7 else rng.choice(decision.moves)
        state.apply(move, decision.seat)
    pieces = state.field.pieces
    for n, piece in enumerate(pieces):
        assert not [*too_near(piece, pieces[:n], state.areas)]


@given(st.integers(0, 10**9))
@settings(max_examples=60)
def test_dsw94_as_many_inches_are_missing_as_told(seed):
    """GEO-12: a tick less is too little to be apart."""
    rng = random.Random(seed)

    def at_random():
        shape = rng.choice([*SHAPES])
        middle = rng.randrange(200, 420), rng.randrange(200, 420)
        return piece_of(shape, middle, rng.randrange(turns_of(shape)))

    one, other = at_random(), at_random()
    for near in too_near(one, [other], ()):
        assert 1 <= near.missing <= GAP
        shapes = [zone.shape for zone in one.zones]
        if near.missing < GAP:
            assert all(apart(shape, near.shape, GAP - near.missing) for shape in shapes)
        assert not all(apart(shape, near.shape, GAP - near.missing + 1) for shape in shapes)


# --- shapes ------------------------------------------------------------------------------------


def test_section_4_4_the_standard_shapes():
    """Section 4.4, DSW-40: as large as in the ready battlefields."""
    sizes = {}
    for shape in SHAPES:
        left, top, right, bottom = piece_of(shape, (312, 312), 0).zones[0].shape.box
        sizes[shape] = right - left, bottom - top
        for zone in piece_of(shape, (312, 312), 0).zones:
            assert zone.terrain == CATALOGUE[zone.kind]
    assert (80, 80) == sizes["woods"] == sizes["jungle"] == sizes["rocks"] == sizes["rubble"]
    assert (56, 56) == sizes["ruins"] == sizes["building"]
    walls = "barricade", "low_wall", "wire", "wood_barrier", "high_wall"
    assert {(96, 8)} == {sizes[it] for it in walls}
    assert ((96, 48), (48, 32)) == (sizes["tall_grass"], sizes["bunker"])
    lake = LAYOUTS["lakes"].pieces[0]
    assert lake.zones == piece_of("lake", (228, 312), 0).zones
    chasm = LAYOUTS["refinery"].pieces[4]
    assert chasm.zones == piece_of("chasm", (432, 228), 0).zones
    assert 15 == len(SHAPES)


def test_section_4_4_pieces_are_turned_by_quarters():
    """Section 4.4: about their middle, as far as that makes a difference."""
    turns = {shape: turns_of(shape) for shape in SHAPES}
    assert {1} == {turns[it] for it in ("woods", "ruins", "building", "lake")}
    assert {2} == {turns[it] for it in ("wire", "tall_grass", "bunker", "chasm")}
    assert (264, 308, 360, 316) == piece_of("wire", (312, 312), 0).zones[0].shape.box
    assert (308, 264, 316, 360) == piece_of("wire", (312, 312), 1).zones[0].shape.box
    state = prepared("woods", "wire")
    refused(state, Place("woods", (312, 312), 1), 0)
    refused(state, Place("wire", (312, 312), 2), 0)
    state.apply(Place("wire", (312, 312), 1), 0)


def test_dsw93_battlefields_of_ones_own_are_for_any_number_of_players():
    for seats in (2, 3, 4):
        assert "shift" == asked(begun(seats))[1]
        assert "own" in OPTIONS["layout"].offered(seats)
    assert 0 == len(started(layout="own").field.pieces)


def test_dsw93_who_gives_up_before_the_first_piece_leaves_that_to_the_next():
    """DSW-93, DSW-181: all that is in the pool is placed."""
    state = begun(3, pieces=1)
    for seat in range(3):
        state.apply(Shift(0), seat)
    state.apply(Prepare("woods"), 0)
    state.apply(RESIGN, 0)
    assert (1, "prepare") == asked(state)
    state.apply(Prepare("woods"), 1)
    state.apply(Prepare("woods"), 2)
    assert (1, "place") == asked(state)


def walled_in(left, top, right, bottom):
    """Ground that leaves just this rectangle free."""
    boxes = (
        (0, 0, left, TABLE),
        (right, 0, TABLE, TABLE),
        (left, 0, right, top),
        (left, bottom, right, TABLE),
    )
    return tuple(Piece("ground", (box("rocks", *it),)) for it in boxes)


@pytest.mark.parametrize(("x", "y"), [(301, 303), (304, 304), (238, 351)])
def test_dsw94_a_piece_is_set_aside_only_if_there_is_no_place_for_it_at_all(x, y):
    """DSW-94: however little room is left, it is found; and a tick less is none."""
    far = 28 + GAP
    room = x - far, y - far, x + far, y + far
    assert ((x, y), 0) == first_place("building", walled_in(*room), ())
    assert first_place("lake", walled_in(*room), ()) is None
    for side, less in enumerate((1, 1, -1, -1)):
        smaller = [at + less * (n == side) for n, at in enumerate(room)]
        assert first_place("building", walled_in(*smaller), ()) is None


def test_dsw94_a_piece_is_turned_if_there_is_no_other_way():
    """DSW-94, section 4.4."""
    room = 301 - 4 - GAP, 303 - 48 - GAP, 301 + 4 + GAP, 303 + 48 + GAP
    assert ((301, 303), 1) == first_place("barricade", walled_in(*room), ())
