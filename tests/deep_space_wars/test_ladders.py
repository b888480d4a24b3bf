"""Ladders: where they stand, who uses them, who sets them and who takes them away (DSW-101)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.engine import legal_actions
from pygames.deep_space_wars.engine.moves import Act, Fetch, SetLadder
from pygames.deep_space_wars.land.bases import base_of, design
from pygames.deep_space_wars.land.battlefield import NORTH
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.deep_space_wars.land.terrain import BASE as WALLS
from pygames.deep_space_wars.land.terrain import Piece
from pygames.deep_space_wars.positions.gaits import Gait, charge, walk
from pygames.deep_space_wars.positions.ladders import places_for_ladders, takeable
from pygames.deep_space_wars.positions.march import faults
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import MACHINE, PLAIN, WALKER, box, card
from tests.deep_space_wars.besieged import BASE, FRONT, besieged, ladder
from tests.deep_space_wars.marching import first
from tests.deep_space_wars.state_machine import FOOT, asked, foot, go, offered, refused

FAR = Gait(600, None)
OVER = (200, 72), (200, 48), (200, 40)
DEFENDERS = (1, PLAIN, [(440, 20)])


def carrying(*squads, figures=((200, 90),), of=FOOT):
    """A squad of South with a ladder before the front wall, and others."""
    state = besieged((0, of, [*figures]), *squads or (DEFENDERS,))
    state.carriers = frozenset((0,))
    return state


def climbing(of=PLAIN, at=(200, 80), ladders=(200,)):
    """A squad of one beside ladders."""
    state = besieged((0, of, [at]), DEFENDERS)
    state.ladders = tuple(map(ladder, ladders))
    return state


# --- where they stand --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wall", "at", "feet"),
    [
        (0, 200, ((200, 48), (200, 72))),
        (1, 448, None),
        (1, 440, ((440, 48), (440, 72))),
        (1, 336, ((336, 48), (336, 72))),
        (1, 335, None),
        (0, 184, ((184, 48), (184, 72))),
        (0, 183, None),
        (2, 20, ((160, 20), (184, 20))),
        (2, 8, ((160, 8), (184, 8))),
        (2, 7, None),
        (2, 48, ((160, 48), (184, 48))),
        (2, 49, None),
        (4, 200, None),
        (-1, 200, None),
    ],
)
def test_dsw102_a_ladder_stands_along_a_wall(wall, at, feet):
    """DSW-102: 8 ticks from its faces and from its ends, and clear of the other walls."""
    found = ladder_at(BASE, wall, at)
    assert feet == (found.feet if found else None)


@pytest.mark.parametrize(("top", "stands"), [(80, True), (79, False)])
def test_dsw102_feet_are_clear_of_other_terrain(top, stands):
    field = Field(
        (base_of(design("fortress", NORTH)), Piece("X", (box("woods", 180, top, 220, top + 40),)))
    )
    assert stands == (ladder_at(field, FRONT, 200) is not None)


def test_dsw102_feet_are_on_the_table():
    field = Field((Piece(WALLS, (box("fort_wall", 200, 0, 300, 8),)),))
    assert ladder_at(field, 0, 250) is None


def test_dsw101_only_walls_of_a_base_bear_ladders():
    """DSW-101: others do not."""
    field = Field((Piece("X", (box("fort_wall", 200, 100, 300, 108),)),))
    assert ladder_at(field, 0, 250) is None


# --- who uses them -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("of", "legal"), [(PLAIN, True), (WALKER, False), (MACHINE, False), (card("flight"), True)]
)
def test_tv_m17_infantry_climbs(of, legal):
    """TV-M17, DSW-28, DSW-101, DSW-102: large figures and vehicles do not."""
    state = climbing(of)
    assert legal == ("" == first(state, FAR, {0: OVER}))
    assert legal == ("" == first(state, FAR, {0: (*reversed(OVER[:2]), (200, 100))[1:]}))


def test_tv_m17_without_a_ladder_the_wall_is_in_the_way():
    """TV-M17: and so it is beside one, and from elsewhere."""
    assert "" != first(climbing(ladders=()), FAR, {0: OVER})
    assert "" != first(climbing(ladders=(201,)), FAR, {0: OVER})
    assert "" != first(climbing(), FAR, {0: ((200, 40),)})


def test_dsw102_climbing_takes_its_length():
    """TV-M17, DSW-102: 40 ticks from (200, 80) to (200, 40)."""
    assert "" == first(climbing(), Gait(40, None), {0: OVER})
    assert "" != first(climbing(), Gait(39, None), {0: OVER})


def test_dsw102_both_ways_lead_over_it():
    state = climbing(at=(200, 40))
    assert "" == first(state, FAR, {0: ((200, 48), (200, 72), (200, 90))})


def test_dsw102_only_its_own_wall_is_ignored():
    """DSW-102: not another one, nor who stands in the way."""
    state = climbing()
    state.field = Field(
        (base_of(design("fortress", NORTH)), Piece("X", (box("building", 190, 61, 210, 62),)))
    )
    assert "" != first(state, FAR, {0: OVER})
    state = besieged((0, PLAIN, [(200, 80)]), (0, PLAIN, [(200, 44)]))
    state.ladders = (ladder(200),)
    assert "" != first(state, FAR, {0: (*OVER[:2], (240, 40))})


def test_dsw101_squads_are_led_over_ladders():
    """DSW-101, GEO-14: whoever drags them gets there by the shortest way."""
    state = besieged((0, PLAIN, [(200, 90), (220, 90), (180, 90)]), DEFENDERS)
    state.ladders = (ladder(210),)
    formation = Formation(state, 0, walk(PLAIN))
    paths = formation.lead({}, (210, 30))
    assert paths is not None
    assert {(210, 72), (210, 48)} <= {*paths[0]}
    assert not formation.faults(paths)
    assert formation.nearest(0, (210, 4)) == (210, 8)
    assert formation.way(0, (210, 48)) == ((210, 72), (210, 48))
    assert Formation(state, 0, walk(PLAIN)).position.ladders
    state.ladders = ()
    assert Formation(state, 0, walk(PLAIN)).way(0, (210, 30)) is None


def test_dsw101_whoever_stands_at_a_foot_climbs_at_once():
    state = climbing(at=(200, 72))
    formation = Formation(state, 0, walk(PLAIN))
    assert formation.way(0, (200, 48)) == ((200, 48),)
    assert formation.way(0, (210, 30)) is not None


@given(st.integers(0, 10**9))
def test_dsw102_every_way_over_ladders_is_legal(seed):
    """GEO-5, GEO-14: whatever the formation finds can be marched."""
    rng = random.Random(seed)
    at = rng.randrange(180, 290), rng.randrange(72, 110)
    state = climbing(at=at, ladders={rng.randrange(184, 288) for _ladder in range(2)})
    gait = rng.choice((walk(PLAIN), charge(5, 4)))
    formation = Formation(state, 0, gait)
    goal = rng.randrange(180, 440), rng.randrange(8, 50)
    way = formation.way(0, goal)
    if way:
        assert not [*faults(state, 0, gait, {0: way})]
    near = formation.nearest(0, goal)
    if near is not None and (found := formation.way(0, near)):
        assert not [*faults(state, 0, gait, {0: found})]


# --- setting them ------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "reaches"), [((200, 88), True), ((200, 89), False)])
def test_dsw102_a_figure_is_within_an_inch_of_the_foot(at, reaches):
    """DSW-102: 16 ticks, from either side."""
    state = carrying(figures=[at])
    assert [it.at for it in places_for_ladders(state, 0)] == ([200] if reaches else [])
    assert reaches == (Act(0, "set_ladder") in offered(state, 0))
    if not reaches:
        assert legal_actions._NO_WALL in refused(state, Act(0, "set_ladder"), 0)


def test_dsw102_any_place_along_the_wall_within_reach():
    """DSW-102: lattice points; from inside as well."""
    expected = [it for it in range(184, 289) if (it - 200) ** 2 + 64 <= 256]
    assert expected == [it.at for it in places_for_ladders(carrying(figures=[(200, 80)]), 0)]
    inside = places_for_ladders(carrying(figures=[(200, 40)]), 0)
    assert expected == [it.at for it in inside if it.wall == FRONT]
    assert [40] == [it.at for it in inside if it.wall != FRONT]


def test_dsw101_setting_a_ladder_is_the_whole_action():
    """DSW-101, DSW-102: then the squad has acted, and no longer carries it."""
    state = carrying(figures=[(200, 80)], of=PLAIN)
    state.apply(Act(0, "set_ladder"), 0)
    assert (0, "ladder") == asked(state)
    refused(state, SetLadder(0, 230), 0)
    state.apply(SetLadder(0, 200), 0)
    assert (ladder(200),) == state.ladders
    assert not state.carriers
    assert {0} == state.marked
    assert (0, "act") == asked(state)
    go_over = besieged((0, PLAIN, [(200, 80)]), DEFENDERS)
    go_over.ladders = state.ladders
    go(go_over, 0, {0: OVER})
    assert (200, 40) == go_over.places[0]


def test_dsw102_who_carries_none_sets_none():
    """DSW-102: nor who has acted, who is large, or who has lost heart."""
    state = besieged((0, FOOT, [(200, 80)]), DEFENDERS)
    assert legal_actions._NO_LADDER in refused(state, Act(0, "set_ladder"), 0)
    state = carrying(figures=[(200, 80)])
    state.marked = frozenset((0,))
    assert Act(0, "set_ladder") not in offered(state, 0)
    assert not places_for_ladders(carrying(figures=[(200, 84)], of=WALKER), 0)
    state = carrying(figures=[(200, 80), (230, 110)])
    state.conditions[0] = DEMORALISED
    assert not places_for_ladders(state, 0)


def test_dsw101_carrying_a_ladder_changes_nothing():
    """DSW-101: a squad may carry one without any modifier."""
    with_one, without = carrying(), carrying()
    without.carriers = frozenset()
    assert offered(with_one, 0) == offered(without, 0)


# --- taking them -------------------------------------------------------------------------------


@pytest.mark.parametrize(("away", "allowed"), [(16, False), (17, True)])
def test_tv_m18_no_enemy_stands_at_the_other_end(away, allowed):
    """TV-M18, DSW-101, DSW-102."""
    state = besieged((0, FOOT, [(200, 80)]), (1, PLAIN, [(200 + away, 48)]))
    state.ladders = (ladder(200),)
    assert allowed == (takeable(state, 0) == [0])
    assert allowed == (Act(0, "fetch_ladder") in offered(state, 0))
    if not allowed:
        assert legal_actions._GUARDED in refused(state, Act(0, "fetch_ladder"), 0)
        state.conditions[1] = DEMORALISED
        assert takeable(state, 0)


def test_dsw101_a_ladder_is_taken_instead_of_a_move():
    """DSW-101, DSW-102: by anybody, for it is nobody's; then the squad carries it."""
    state = besieged((0, FOOT, [(440, 110)]), (1, FOOT, [(200, 40)]), active=1)
    state.ladders = ladder(205), ladder(195), ladder(260)
    state.apply(Act(1, "fetch_ladder"), 1)
    assert (1, "fetch") == asked(state)
    assert [Fetch(0), Fetch(1)] == [it for it in offered(state, 1) if isinstance(it, Fetch)]
    refused(state, Fetch(2), 1)
    state.apply(Fetch(1), 1)
    assert (ladder(205), ladder(260)) == state.ladders
    assert {1} == state.carriers == state.marked
    state.marked = frozenset()
    assert legal_actions._ONE_LADDER in refused(state, Act(1, "fetch_ladder"), 1)


def test_dsw102_nobody_takes_a_ladder_from_afar():
    state = besieged((0, FOOT, [(200, 90)]), DEFENDERS)
    state.ladders = (ladder(200),)
    assert legal_actions._NONE_BESIDE in refused(state, Act(0, "fetch_ladder"), 0)


# --- dropping them -----------------------------------------------------------------------------


def test_dsw102_the_last_figure_drops_the_ladder():
    """DSW-102: where it stood; as long as one is left, they carry it."""
    state = carrying(figures=[(200, 90), (220, 90), (240, 90)])
    state.take_off([2, 0])
    assert ({0}, ()) == (state.carriers, state.dropped)
    state.take_off([1])
    assert (frozenset(), ((220, 90),)) == (state.carriers, state.dropped)


def test_dsw102_of_those_who_fall_together_the_last_one_counts():
    state = carrying(figures=[(200, 90), (220, 90)])
    state.take_off([1, 0])
    assert ((200, 90),) == state.dropped


@pytest.mark.parametrize(("end", "found"), [((260, 90), True), ((261, 90), False)])
def test_dsw102_who_ends_a_walk_beside_it_picks_it_up(end, found):
    """DSW-102: within 1 inch; a run does not end in that."""
    for action, die in (("walk", ()), ("run", (1,))):
        state = besieged((0, FOOT, [(300, 90)]), DEFENDERS)
        state.dropped = ((244, 90),)
        go(state, 0, {0: end}, action, die)
        picks = found and action == "walk"
        assert picks == (0 in state.carriers)
        assert picks == (state.dropped == ())


def test_dsw101_a_squad_carries_one_ladder():
    """DSW-101: a second one stays where it lies, as it does for those who cannot climb."""
    state = carrying(figures=[(300, 90)])
    state.dropped = ((260, 90), (260, 90))
    go(state, 0, {0: (270, 90)})
    assert 2 == len(state.dropped)
    state = besieged((0, FOOT, [(300, 90)]), DEFENDERS)
    state.dropped = ((260, 90), (260, 90))
    go(state, 0, {0: (270, 90)})
    assert ({0}, ((260, 90),)) == (state.carriers, state.dropped)
    walker = foot(type="large")
    state = besieged((0, walker, [(300, 90)]), DEFENDERS)
    state.dropped = ((260, 90),)
    go(state, 0, {0: (270, 90)})
    assert not state.carriers
