"""Lining up: every ready army stands in its start area, and what has no room is left out."""

import pytest

from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SIDES, SOUTH, START_AREAS, WEST
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import Piece
from pygames.deep_space_wars.options import OPTIONS
from pygames.deep_space_wars.positions.deployment import deploy, faults
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Polygon, squared
from tests.deep_space_wars.battles import box, turned_point

LISTS = [(limit, faction) for limit, armies in READY.items() for faction in armies]


def fresh(*armies, ground=()):
    field = Field((Piece("X", tuple(ground)),))
    return Position(field, Roster.of(armies, range(len(armies))))


def deployed(position, seat, side, area):
    """Line an army up; return its squads that are on the table, each deployed by the rules."""
    places = lined_up(position, seat, side, area)
    squads = []
    for number, squad in enumerate(position.roster.squads):
        of = {figure: places[figure] for figure in squad.figures if figure in places}
        if of:
            assert [*faults(position, number, of, area)] == []
            deploy(position, of)
            squads.append(number)
    assert {position.roster.squad_of[figure] for figure in places} == {*squads}
    return squads


@pytest.mark.parametrize(
    ("players", "limit", "faction"),
    [
        (players, *it)
        for players in (2, 4)
        for it in LISTS
        if it[0] in OPTIONS["points"].offered(players)
    ],
)
def test_every_ready_army_has_room_on_every_side(players, limit, faction):
    """DSW-92, DSW-103, DSW-104, GEO-15."""
    army = READY[limit][faction]
    position = fresh(*[army] * players)
    for seat, side in enumerate(SIDES[players]):
        area = START_AREAS[players][side]
        squads = deployed(position, seat, side, area)
        own = [n for n, it in enumerate(position.roster.squads) if it.owner == seat]
        assert own == squads


def test_squads_stand_in_rows_of_five_with_the_leader_in_the_middle_of_the_first():
    """GEO-15: 1 inch between bases, the front on the border."""
    position = fresh(((CARDS["HC1"], 12),))
    places = lined_up(position, 0, SOUTH, START_AREAS[2][SOUTH])
    rows: dict[int, list[int]] = {}
    for x, y in places.values():
        rows.setdefault(y, []).append(x)
    assert {544: 5, 576: 5, 608: 2} == {y: len(row) for y, row in rows.items()}
    assert [x - places[0][0] for x in sorted(rows[544])] == [-64, -32, 0, 32, 64]
    assert places[0] == (312, 544)


def test_a_named_leader_stands_in_the_middle():
    """DSW-27, GEO-15."""
    position = fresh(((CARDS["HC1"], 5),))
    position.leaders[0] = 3
    assert lined_up(position, 0, SOUTH, START_AREAS[2][SOUTH])[3] == (312, 544)


@pytest.mark.parametrize(("limit", "faction"), [it for it in LISTS if it[0] <= 1500])
def test_squads_stand_apart_as_far_as_there_is_room(limit, faction):
    """GEO-15: with two players at 2 inches, so that a small template takes one of a kind."""
    position = fresh(READY[limit][faction])
    deployed(position, 0, SOUTH, START_AREAS[2][SOUTH])
    radius, up = position.roster.radius, position.up()
    for one in up:
        for other in up[one + 1 :]:
            apart = (radius[one] + radius[other] + 16) ** 2
            assert squared(position.places[one], position.places[other]) >= apart


def test_room_that_is_left_lies_between_the_squads_and_beside_them():
    """GEO-15: HC-500 in rows of 5, 3 and 5, 2 inches and 24 ticks apart, in the middle."""
    position = fresh(READY[500]["HC"])
    deployed(position, 0, SOUTH, START_AREAS[2][SOUTH])
    row = sorted(x for x, y in position.places if y == 544)
    assert row == [*range(96, 225, 32), *range(280, 345, 32), *range(400, 529, 32)]


@pytest.mark.parametrize("limit", READY)
def test_all_sides_line_up_alike(limit):
    """DSW-91: the table turned by a quarter."""
    army = READY[limit]["HC"]
    areas, found = START_AREAS[4], {}
    for side in (SOUTH, WEST, NORTH, EAST):
        found[side] = lined_up(fresh(army), 0, side, areas[side])
    for side, left in ((SOUTH, WEST), (WEST, NORTH), (NORTH, EAST), (EAST, SOUTH)):
        assert found[left] == {it: turned_point(place) for it, place in found[side].items()}


def test_squads_go_round_walls():
    """DSW-96, DSW-104: inside a base there is less room."""
    walls = [box("fort_wall", 240, 550, 250, 620), box("fort_wall", 380, 550, 390, 620)]
    position = fresh(READY[1000]["HC"], ground=walls)
    assert deployed(position, 0, SOUTH, START_AREAS[2][SOUTH]) == [0, 1, 2, 3, 4, 5]


def test_an_area_in_a_corner_keeps_bases_on_the_table():
    """DSW-92: an area may be shifted along its side."""
    area = Polygon(((0, 544), (256, 544), (256, 624), (0, 624)))
    position = fresh(READY[1500]["DC"])
    assert deployed(position, 0, SOUTH, area) == [*range(8)]


def test_squads_stand_behind_others_if_they_do_not_fit_beside_them():
    """DSW-104."""
    position = fresh(((CARDS["HC5"], 1),) * 40)
    squads = deployed(position, 0, EAST, START_AREAS[4][EAST])
    assert squads == [*range(40)]
    assert len({x for x, _y in position.places}) == 3


def test_squads_without_room_are_left_out():
    """DSW-104: and those after them stand if they have room."""
    army = ((CARDS["HC1"], 20),) * 6 + ((CARDS["BG4"], 1), (CARDS["HC1"], 1))
    position = fresh(army)
    squads = deployed(position, 0, WEST, START_AREAS[4][WEST])
    assert squads[0] == 0
    assert 0 < len(squads) < 8
    full = fresh(((CARDS["HC7"], 20),) * 3)
    assert deployed(full, 0, WEST, START_AREAS[4][WEST]) == []


def test_nobody_is_moved_by_lining_up():
    position = fresh(READY[500]["HC"])
    before = position.copy()
    lined_up(position, 0, SOUTH, START_AREAS[2][SOUTH])
    assert position == before
