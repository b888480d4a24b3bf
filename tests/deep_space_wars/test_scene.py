"""What players agree on before a battle: its rounds, their sides of the table, a small table."""

import random

import pytest

from pygames import BadSetup
from pygames.core.game import CHANCE
from pygames.deep_space_wars.board.drawing.table import bare_table
from pygames.deep_space_wars.engine.land_moves import TakeSide
from pygames.deep_space_wars.engine.moves import END_TURN, LINE_UP, RESIGN, Dice
from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SIDES, SOUTH, WEST
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.options import OPTIONS
from pygames.deep_space_wars.positions.gaits import teleport, walk
from pygames.deep_space_wars.positions.march import faults
from tests.deep_space_wars.scripted import asks
from tests.deep_space_wars.tables import battle as started


def before_sides(seats=2, first=0, **options):
    """A battle whose armies are chosen, and in which this seat has thrown highest."""
    state = started(seats, armies="drawn", **options)
    rng = random.Random(1)
    while not all(state.armies):
        state.apply(rng.choice(asks(state).moves), CHANCE)
    state.apply(Dice(tuple(6 if seat == first else 1 for seat in range(seats))), CHANCE)
    return state


# --- sides of the table ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dsw91_in_their_order_players_sit_clockwise(seats):
    state = before_sides(seats, first=1)
    assert tuple(map(state.edge_of, range(seats))) == SIDES[seats]
    assert asks(state).name == "deploy"


@pytest.mark.parametrize(
    ("seats", "first", "edge", "edges"),
    [
        (2, 0, NORTH, (NORTH, SOUTH)),
        (2, 1, NORTH, (SOUTH, NORTH)),
        (3, 2, SOUTH, (WEST, NORTH, SOUTH)),
        (4, 1, EAST, (NORTH, EAST, SOUTH, WEST)),
    ],
)
def test_dsw91_who_begins_may_choose_and_the_others_sit_on_clockwise(seats, first, edge, edges):
    """DSW-91, DSW-95."""
    state = before_sides(seats, first, table_sides="first")
    decision = asks(state)
    assert (decision.seat, decision.name) == (first, "side")
    assert [*decision.moves] == [*map(TakeSide, SIDES[seats])]
    state.apply(TakeSide(edge), first)
    assert tuple(map(state.edge_of, range(seats))) == edges
    assert (asks(state).seat, asks(state).name) == (first, "deploy")


def test_dsw91_somebody_else_begins_if_who_was_to_choose_gives_up():
    state = before_sides(3, first=1, table_sides="first")
    state.apply(RESIGN, 1)
    assert state.outcome is None
    assert asks(state).name == "deploy"


@pytest.mark.parametrize(
    ("seats", "dice", "edge"),
    [(2, [1], SOUTH), (2, [6], NORTH), (3, [5], WEST), (4, [5, 6, 4], EAST)],
)
def test_dsw91_a_die_may_decide_and_is_thrown_again_where_it_would_favour_somebody(
    seats, dice, edge
):
    state = before_sides(seats, table_sides="lot")
    for die in dice:
        assert (asks(state).seat, asks(state).name) == (CHANCE, "sides")
        state.apply(Dice((die,)), CHANCE)
    assert asks(state).name == "deploy"
    assert state.edge_of(0) == edge


def test_dsw92_start_areas_that_are_shifted_stay_at_their_sides():
    """DSW-91, DSW-92: whoever plays there has the area, wherever it was shifted to."""
    ground = "2.0.40.-30"
    state = before_sides(2, layout=ground, table_sides="first")
    state.apply(TakeSide(NORTH), 0)
    assert state.start_area_of(0).box == (72 - 30, 0, 552 - 30, 80)
    assert state.start_area_of(1).box == (72 + 40, 544, 552 + 40, 624)


@pytest.mark.parametrize("table_sides", ["lot", "first"])
def test_dsw96_a_base_stands_where_its_player_sits_in_order(table_sides):
    for options in ({"base": "north"}, {"mission": "base_assault"}):
        with pytest.raises(BadSetup, match="With a base"):
            started(2, table_sides=table_sides, **options)


# --- rounds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mission", "rounds", "last"), [("hold", 0, 8), ("hold", 4, 4)])
def test_dsw183_the_battle_is_over_after_so_many_rounds(mission, rounds, last):
    state = before_sides(2, mission=mission, rounds=rounds)
    for _seat in range(2):
        state.apply(LINE_UP, asks(state).seat)
    while state.outcome is None:
        state.apply(END_TURN, state.active)
    assert (state.round, state.outcome.reason) == (last, "time_army")


def test_dsw183_four_to_twelve_rounds_can_be_agreed_on():
    assert OPTIONS["rounds"].values == (0, *range(4, 13))


# --- a small table -----------------------------------------------------------------------------


def on_small_table():
    state = before_sides(2, layout="landing")
    for _seat in range(2):
        state.apply(LINE_UP, asks(state).seat)
    return state


def test_dsw90_armies_start_four_inches_nearer_on_a_small_table():
    """DSW-90, DSW-92: the start areas are as deep and as wide as ever."""
    state = before_sides(2, layout="landing")
    assert state.start_area_of(0).box == (72, 480, 552, 560)
    assert state.start_area_of(1).box == (72, 64, 552, 144)
    state = on_small_table()
    for figure in state.up():
        radius = state.roster.radius[figure]
        assert 64 + radius <= state.places[figure][1] <= 560 - radius
    assert all(state.up_in(squad) for squad in range(len(state.roster.squads)))


@pytest.mark.parametrize("gait", [walk, teleport])
def test_dsw115_nobody_leaves_a_small_table(gait):
    """DSW-90, DSW-115: its edges are edges, also for those that jump."""
    state = on_small_table()
    squad = state.squads_of(0)[0]
    figure = max(state.able_in(squad), key=lambda it: state.places[it][1])
    x, _y = state.places[figure]
    radius, way = state.roster.radius[figure], gait(state.roster.squads[squad].card)
    on, off = ({figure: ((x, 560 - radius + by),)} for by in (0, 1))
    assert not [it for it in faults(state, squad, way, on) if "table" in str(it.rule)]
    assert [it for it in faults(state, squad, way, off) if "leave the table" in str(it.rule)]


@pytest.mark.parametrize("options", [{"mission": "base_assault"}, {"base": "south"}], ids=repr)
def test_dsw97_a_small_table_has_no_room_for_a_base(options):
    """DSW-90, DSW-97, M6: it is at least 30 inches away from the enemy."""
    with pytest.raises(BadSetup, match=r"base|battlefield"):
        started(2, layout="landing", **options)


def test_what_lies_beyond_a_small_table_is_drawn_and_printed():
    state = on_small_table()
    assert "dw-beyond" in bare_table(state.field)
    assert "dw-beyond" not in bare_table(before_sides(2).field)
    assert LAYOUTS["landing"].margin == state.field.margin == 64
