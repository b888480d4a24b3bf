"""The first battle: on a small table, between two armies that stand ready."""

import random

import pytest

from pygames import GAMES, BadSetup, Match
from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.land_moves import Place
from pygames.deep_space_wars.engine.moves import LINE_UP
from pygames.deep_space_wars.engine.steps.moving import _leaving
from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.land.grounds import ground_of, lies_on_small_table
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.lesson import LESSON as TAUGHT
from pygames.deep_space_wars.missions import MISSIONS
from pygames.deep_space_wars.options import OPTIONS, options_under
from pygames.deep_space_wars.positions.position import ABLE
from pygames.deep_space_wars.rulings import RULINGS
from tests.deep_space_wars.scripted import asks
from tests.deep_space_wars.tables import battle as started

GAME = GAMES["deep-space-wars"]
FOR_TWO = [name for name, layout in LAYOUTS.items() if 2 in layout.seats]
SMALL = 64, 560
CHOSEN = {name: option.default for name, option in OPTIONS.items()}


def lined_up(**options):
    """A battle whose first turn begins."""
    state = started(2, table="small", armies="rivals", **options)
    rng = random.Random(1)
    while not state.round:
        decision = asks(state)
        moves = decision.moves
        state.apply(LINE_UP if LINE_UP in moves else rng.choice(moves), decision.seat)
    return state


@pytest.mark.parametrize("points", [500, 1000])
def test_dsw86_two_ready_armies_stand_opposite_each_other(points):
    """DSW-86, DSW-95: nobody is asked, and a die falls at once."""
    state = started(2, points=points, armies="rivals")
    assert (asks(state).seat, asks(state).name) == (CHANCE, "initiative")
    assert state.armies == [READY[points][faction] for faction in ("HC", "SB")]


def test_it_goes_on_with_the_squads_of_the_lesson():
    """One's own are those that one has learnt with, the others begin with the same enemies."""
    taught = [entry.move.squads[0][0] for entry in TAUGHT.match.log[:2]]
    assert taught == [READY[500][faction][0][0].id for faction in ("HC", "SB")]
    mine = {card for card, _figures in TAUGHT.match.log[0].move.squads}
    assert mine <= {card.id for card, _figures in READY[500]["HC"]}


def test_it_is_what_the_page_offers_first_to_two():
    assert GAME.first_preset_for(2) == "first"
    assert GAME.first_preset_for(3) == ""
    match = Match(GAME.id, 2, GAME.presets["first"])
    assert (match.state.setting.mission, match.state.field.margin) == ("hill", 64)


@pytest.mark.parametrize("layout", [*FOR_TWO, "own"])
@pytest.mark.parametrize("mission", [it for it in MISSIONS if it != "base_assault"])
def test_dsw90_any_battlefield_and_mission_for_two_can_be_on_a_small_table(layout, mission):
    """DSW-90, DSW-92, DSW-104: armies start four inches nearer, and all find room."""
    state = lined_up(layout=layout, mission=mission, pieces=1)
    assert [state.start_area_of(seat).box[1::2] for seat in (0, 1)] == [(480, 560), (64, 144)]
    assert all(state.up_in(squad) for squad in range(len(state.roster.squads)))
    assert all(SMALL[0] < y < SMALL[1] for _x, y in (*state.markers, *state.crates))


@pytest.mark.parametrize("options", [{"table": "small"}, {"armies": "rivals"}], ids=repr)
def test_it_is_for_two(options):
    """DSW-90, DSW-92."""
    with pytest.raises(BadSetup, match="for two players, not for 3"):
        started(3, **options)


def test_m7_crates_lie_as_far_from_the_start_areas_as_ever():
    whole, small = (started(2, mission="salvage", table=it) for it in ("whole", "small"))
    assert {(312, 136), (312, 488)} < {*whole.crates}
    assert {(312, 200), (312, 424)} < {*small.crates}


def test_m4_figures_leave_over_the_edge_of_a_small_table():
    """DSW-90, M4: an inch before it."""
    state = lined_up(mission="breakthrough")
    squad = state.squads_of(0)[0]
    figure, *others = state.able_in(squad)
    for there, leaves in (((300, 81), ()), ((300, 80), (figure,))):
        state.places[figure] = there
        state.conditions[figure] = ABLE
        assert _leaving(state, squad) == leaves
    assert others


def test_dsw94_terrain_keeps_from_the_edges_of_a_small_table():
    """DSW-93, DSW-94: and from the start areas, which are nearer."""
    state = started(2, table="small", armies="rivals", layout="own", pieces=4)
    rng = random.Random(2)
    placed = 0
    while (decision := asks(state)).name != "deploy":
        move = rng.choice(decision.moves)
        placed += isinstance(move, Place)
        state.apply(move, decision.seat)
    assert placed == len(state.field.pieces) >= 5  # there is less room than usual
    for piece in state.field.pieces:
        for zone in piece.zones:
            left, top, right, bottom = zone.shape.box
            assert min(left, top - SMALL[0], 624 - right, SMALL[1] - bottom) >= 48
    ground = ground_of(GAME.made["layout"](state))
    assert ground is not None
    assert lies_on_small_table(ground)


def test_dsw94_a_kept_battlefield_may_need_the_whole_table():
    """DSW-90, DSW-94: its pieces would lie too near to the start areas, so it has that."""
    near = "2.1.0.0~woods.312.168.0"
    ground = ground_of(near)
    assert ground is not None
    assert not lies_on_small_table(ground)
    assert started(2, layout=near, table="small").field.margin == 0
    assert not OPTIONS["table"].matters(CHOSEN | {"layout": near})
    assert OPTIONS["table"].matters(CHOSEN)


@pytest.mark.parametrize("options", [{"mission": "base_assault"}, {"base": "south"}], ids=repr)
def test_dsw97_who_has_a_base_has_a_whole_table(options):
    """DSW-90, DSW-97, M6: it is at least 30 inches away from the enemy."""
    assert started(2, table="small", **options).field.margin == 0
    assert not OPTIONS["table"].matters(CHOSEN | options)


@pytest.mark.parametrize("version", [1, 2])
def test_earlier_versions_offer_neither(version):
    """Their links hold options by their places, and go on opening."""
    earlier = options_under(RULINGS[version])
    assert "table" not in earlier
    assert earlier["armies"].values == ("chosen", "drawn")
    assert OPTIONS["armies"].values == ("chosen", "drawn", "rivals")
