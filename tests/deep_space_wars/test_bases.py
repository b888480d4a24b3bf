"""Bases: walls and gates, how far they are from the enemy, and who has one (section 1.13)."""

from dataclasses import replace

import pytest

from pygames.core.game import BadSetup
from pygames.deep_space_wars.engine.moves import GiveLadder, LineUp
from pygames.deep_space_wars.engine.steps.setting_up import porters_of
from pygames.deep_space_wars.forces.cards import INFANTRY, LARGE, VEHICLE
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.land.bases import base_of, design
from pygames.deep_space_wars.land.battlefield import INCH, NORTH, SOUTH, START_AREAS
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import CATALOGUE
from pygames.deep_space_wars.options import OPTIONS
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.march import faults
from pygames.geometry.plane import apart, beyond
from tests.deep_space_wars.battles import MACHINE, PLAIN, WALKER, battle, box, card
from tests.deep_space_wars.besieged import BASE
from tests.deep_space_wars.state_machine import (
    asked,
    build,
    lined_up,
    mustered,
    offered,
    refused,
    started,
    throw,
)

GAP, DEPLOYMENT_GAP = 30 * INCH, 18 * INCH
FAR = Gait(600, None)


def is_far_enough(zone, area):
    return apart(zone.shape, area, GAP)


@pytest.mark.parametrize("side", [NORTH, SOUTH])
def test_dsw100_a_base_is_walls_inside_the_start_area(side):
    """DSW-100, DSW-97: upright fort walls, which give cover and do not block sight."""
    piece, area = base_of(design("fortress", side)), START_AREAS[2][side]
    for zone in piece.zones:
        assert zone.terrain == CATALOGUE["fort_wall"]
        left, top, right, bottom = zone.shape.box
        corners = {(left, top), (right, top), (right, bottom), (left, bottom)}
        assert corners == {*zone.shape.points}
        assert all(map(area.contains, corners))


@pytest.mark.parametrize(("user", "enemy"), [(NORTH, SOUTH), (SOUTH, NORTH)])
def test_dsw97_the_enemy_starts_thirty_inches_away(user, enemy):
    """DSW-97, AMB-54: measured from its start area."""
    area = START_AREAS[2][enemy]
    assert all(is_far_enough(zone, area) for zone in base_of(design("fortress", user)).zones)


@pytest.mark.parametrize(("bottom", "legal"), [(64, True), (65, False)])
def test_tv_x4_thirty_inches_from_wall_to_start_area(bottom, legal):
    """TV-X4, DSW-97."""
    wall = box("fort_wall", 168, 56, 296, bottom)
    assert legal == is_far_enough(wall, START_AREAS[2][SOUTH])
    assert len(Field((base_of(design("fortress", NORTH)),)).walls) == 4


@pytest.mark.parametrize("user", ["south", "north"])
def test_dsw99_nobody_starts_within_eighteen_inches_of_the_enemy(user):
    """DSW-96, DSW-99: start areas are farther away than that, and an army may start in its base."""
    state = lined_up(base=user)
    seat = state.setting.base
    area = state.start_area_of(1 - seat)
    figures = [it for squad in state.squads_of(seat) for it in state.up_in(squad)]
    assert figures
    for figure in figures:
        assert all(beyond(p, q, state.places[figure], DEPLOYMENT_GAP) >= 0 for p, q in area.edges)
    corners = [
        beyond(p, q, corner, DEPLOYMENT_GAP)
        for p, q in area.edges
        for corner in state.start_area_of(seat).points
    ]
    assert min(corners) >= 0


@pytest.mark.parametrize(
    ("of", "columns"), [(PLAIN, (304, 320)), (WALKER, (308, 316)), (MACHINE, (312, 312))]
)
def test_tv_g40_the_gate_of_the_standard_base(of, columns):
    """TV-G40, DSW-98: who goes straight north through it, and where."""
    through = []
    for x in range(290, 335):
        position = battle((0, of, [(x, 100)]))
        position.field = BASE
        if not [*faults(position, 0, FAR, {0: ((x, 20),)})]:
            through.append(x)
    assert columns == (through[0], through[-1])
    assert through == [*range(columns[0], columns[1] + 1)]


def test_dsw98_without_the_gate_nobody_on_the_ground_gets_in():
    """DSW-98, DSW-116: neither large figures nor vehicles nor infantry."""
    for of in (PLAIN, WALKER, MACHINE):
        position = battle((0, of, [(230, 100)]))
        position.field = BASE
        assert [*faults(position, 0, FAR, {0: ((230, 30),)})]
    position = battle((0, card("jetpack"), [(230, 100)]))
    position.field = BASE
    assert not [*faults(position, 0, FAR, {0: ((230, 30),)})]


# --- who has one -------------------------------------------------------------------------------


def test_dsw96_players_agree_on_a_base_beforehand():
    """DSW-96, DSW-192: none unless they do, and the set-up names who has it."""
    assert started().setting.base is None
    assert not started().field.walls
    assert [0, 1] == [started(base=it).setting.base for it in ("south", "north")]
    assert started(base="south").field.zones[-4].shape.box == (168, 560, 296, 568)
    assert ["none"] == OPTIONS["base"].offered(3)


def test_dsw100_a_base_is_for_two_players():
    """DSW-100."""
    with pytest.raises(BadSetup, match="two players, not for 3"):
        started(3, base="north")


@pytest.mark.parametrize("base", ["north", "south"])
def test_dsw192_the_enemy_of_who_has_a_base_is_given_two_ladders(base):
    """DSW-192: to two different squads of infantry, the largest listed first."""
    state = lined_up(base=base)
    enemy = 1 - state.setting.base
    assert (enemy, "carry") == asked(state)
    squads = [move.squad for move in offered(state, enemy) if isinstance(move, GiveLadder)]
    sizes = [len(state.roster.squads[it].figures) for it in squads]
    assert sizes == sorted(sizes, reverse=True)
    assert all(state.roster.squads[it].card.type == INFANTRY for it in squads)
    refused(state, GiveLadder(state.squads_of(1 - enemy)[0]), enemy)
    state.apply(GiveLadder(squads[1]), enemy)
    refused(state, GiveLadder(squads[1]), enemy)
    state.apply(GiveLadder(squads[0]), enemy)
    assert {*squads[:2]} == state.carriers
    assert "act" == asked(state)[1]


@pytest.mark.parametrize(
    ("kinds", "ladders"), [((INFANTRY, LARGE), 1), ((LARGE, VEHICLE), 0), ((INFANTRY,) * 3, 2)]
)
def test_dsw192_only_squads_of_infantry_get_ladders(kinds, ladders):
    """DSW-192: one ladder if there is one such squad, none if there is none."""
    state = mustered(base="north")
    squads = [
        squad._replace(card=replace(squad.card, type=kinds[n] if n < len(kinds) else LARGE))
        for n, squad in enumerate(state.roster.squads)
    ]
    state.enlist(Roster(tuple(squads), state.roster.sides))
    throw(state, 6, 1)
    build(state)
    for seat in (0, 1):
        state.apply(LineUp(), seat)
    while asked(state)[1] == "carry":
        state.apply(GiveLadder(porters_of(state, 0)[0]), 0)
    assert ladders == len(state.carriers)


def test_dsw192_without_a_base_there_are_no_ladders():
    state = lined_up()
    assert "act" == asked(state)[1]
    assert not state.carriers
