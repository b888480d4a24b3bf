"""Bases that players build themselves: which ones can be, and how they are dragged (DSW-97)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.game import IllegalMove
from pygames.core.links import move_of, spelt
from pygames.core.term_marks import unmarked
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.board.drafts.building import (
    ADD,
    CHANGES,
    LONGER,
    REMOVE,
    SHORTER,
    TURN_WALL,
)
from pygames.deep_space_wars.describe import describe
from pygames.deep_space_wars.engine.moves import Build, Shift
from pygames.deep_space_wars.land.bases import DESIGNS, design, why_no_base
from pygames.deep_space_wars.land.battlefield import NORTH, SIDES, SOUTH, START_AREAS
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.table.board import READY, spot
from tests.deep_space_wars.state_machine import asked, mustered, offered, refused, throw
from tests.deep_space_wars.tables import DRAFTING, decision_of, sight
from tests.deep_space_wars.told import told
from tests.markup import Page

FRONT = (200, 56, 300, 64)


def building(base="north", **options):
    """A match in which the base is about to be built."""
    state = mustered(base=base, **options)
    throw(state, 6, 1)
    if options.get("layout") == "own":
        for seat in (0, 1):
            state.apply(Shift(40), seat)
    return state


def said(*walls):
    """What is said against a base of these walls on the north side, "" if it can be built."""
    areas = START_AREAS[2]
    rule = why_no_base(walls, areas[NORTH], areas[SOUTH])
    return str(rule) if rule else ""


# --- which ones can be built ---------------------------------------------------------------------


@pytest.mark.parametrize("name", DESIGNS)
@pytest.mark.parametrize("side", SIDES[2])
def test_dsw97_every_ready_base_can_be_built(name, side):
    """DSW-97, DSW-98, DSW-100, section 4.4."""
    enemy = SOUTH if side == NORTH else NORTH
    areas = START_AREAS[2]
    assert why_no_base(design(name, side), areas[side], areas[enemy]) is None


@pytest.mark.parametrize(
    ("walls", "why"),
    [
        ([FRONT], ""),
        ([], "1 to 8 walls"),
        ([(200, 8 * n, 300, 8 * n + 8) for n in range(8)], ""),
        ([FRONT] * 9, "1 to 8 walls"),
        ([(200, 57, 300, 64)], "half an inch thick"),
        ([(300, 56, 200, 64)], "half an inch thick"),
        ([(71, 56, 200, 64)], "inside the start area"),
        ([(72, 0, 200, 8)], ""),
        ([(200, 56, 300, 65)], "30″ away"),
        ([FRONT, (324, 56, 400, 64)], ""),
        ([FRONT, (323, 56, 400, 64)], "1.5″"),
        ([FRONT, (300, 56, 400, 64)], ""),
        ([FRONT, (300, 64, 400, 72)], "30″ away"),
        ([FRONT, (317, 31, 400, 39)], ""),
        ([FRONT, (316, 33, 400, 40)], "half an inch thick"),
        ([FRONT, (316, 32, 400, 40)], "1.5″"),
        ([FRONT, (200, 0, 208, 56), (292, 0, 300, 56)], "closed off"),
        ([FRONT, (200, 0, 208, 56), (292, 24, 300, 56)], ""),
    ],
)
def test_dsw100_walls_and_gates(walls, why):
    """DSW-97, DSW-98, DSW-100, TV-X4: gates of 24 ticks, an entrance, 30 inches, inside."""
    found = said(*walls)
    assert why in found
    assert bool(why) == bool(found)


@pytest.mark.parametrize("by", range(8))
def test_dsw98_a_court_needs_a_gate_of_24_ticks_wherever_it_lies(by):
    """DSW-98, DSW-100: also if the walls beside it hang together at the back."""
    left, right = 200 + by, 332 + by
    court = (left, 0, right + 8, 8), (left, 0, left + 8, 64), (right, 0, right + 8, 64)
    assert "" == said(*court, (left, 56, right - 24, 64))
    for narrow in (23, 20, 16, 1, 0):
        assert "closed off" in said(*court, (left, 56, right - narrow, 64))


def test_dsw97_the_user_builds_before_anybody_deploys():
    """DSW-96, DSW-97: the standard base, another one, or walls of one's own."""
    for base, user in (("south", 0), ("north", 1)):
        state = building(base)
        assert (user, "build") == asked(state)
        ready = [it for it in offered(state, user) if isinstance(it, Build)]
        assert [*DESIGNS] == [*DESIGNS][: len(ready)]
        assert ready[0].walls == tuple(zone.shape.box for zone in state.field.zones[-4:])
        why = refused(state, Build(((0, 0, 10, 10),)), user)
        assert "inside the start area" in why
        refused(state, Build((1, 2, 3, 4)), user)
        refused(state, Build("walls"), user)
        state.apply(ready[1], user)
        assert ready[1].walls == tuple(state.field.zones[it].shape.box for it in state.field.walls)
        assert (0, "deploy") == asked(state)


def test_m6_the_base_is_the_standard_one():
    """M6: nothing is built."""
    state = mustered(mission="base_assault")
    assert (0, "deploy") == asked(state)


def test_dsw92_a_base_is_built_where_the_start_area_has_been_shifted_to():
    """DSW-92, DSW-100: after that, and before terrain is placed."""
    state = building(layout="own", pieces=1)
    assert (1, "build") == asked(state)
    assert design("fortress", NORTH, 40) == decision_of(state).moves[0].walls
    state.apply(Build(((552, 40, 592, 48),)), 1)
    assert "prepare" == asked(state)[1]
    assert ladder_at(state.field, 0, 570) is not None


@given(st.integers(0, 10**9))
@settings(max_examples=40)
def test_dsw97_links_carry_any_base(seed):
    state = building()
    decision = decision_of(state)
    move = decision.moves.some(random.Random(seed))
    assert move in decision.moves
    assert move == move_of(decision, spelt(decision, move))


# --- at the table ------------------------------------------------------------------------------


def changed(state, layout, *path):
    decision = decision_of(state)
    found = DRAFTING.arranged(state, decision, layout, path)
    assert found is None or found == DRAFTING.fitted(state, decision, found)
    return found, DRAFTING.moves(state, decision, found or layout)[0].walls


def test_dsw97_walls_are_dragged_and_changed():
    state = building()
    decision = decision_of(state)
    layout = DRAFTING.begin(state, decision, random.Random(1))
    assert design("fortress", NORTH) == changed(state, layout, "base:fortress")[1]
    layout, walls = changed(state, layout, "base:redoubt")
    assert design("redoubt", NORTH) == walls
    front = "b200,56,300,64"
    assert ((250, 40, 350, 48),) == changed(state, front, "wall:0", spot(300, 44))[1]
    assert ((192, 56, 308, 64),) == changed(state, front, "wall:0", LONGER)[1]
    assert ((208, 56, 292, 64),) == changed(state, front, "wall:0", SHORTER)[1]
    (turned,) = changed(state, "b200,24,264,32", "wall:0", TURN_WALL)[1]
    assert (8, 64) == (turned[2] - turned[0], turned[3] - turned[1])
    layout, walls = changed(state, front, ADD)
    assert 2 == len(walls)
    assert 1 == len(changed(state, layout, "wall:1", REMOVE)[1])
    assert changed(state, layout, "wall:1")[0] is None
    with pytest.raises(IllegalMove, match="Choose the wall first"):
        changed(state, front, spot(300, 44))
    with pytest.raises(IllegalMove):
        changed(state, front, "wall:0", spot(300, 400))
    following = DRAFTING.following(state, decision, front, ())
    assert {"at:", "wall:0", ADD, *(f"base:{name}" for name in DESIGNS)} == {*following}
    assert REMOVE not in DRAFTING.following(state, decision, front, ("wall:0",))
    assert DRAFTING.fitted(state, decision, "b0,0,10,10") is None
    assert DRAFTING.fitted(state, decision, "b") is None
    assert DRAFTING.laid(state, decision, Build((FRONT,))) == front


def test_dsw97_the_base_of_a_draft_is_drawn():
    state = building()
    seen = sight(state, layout="b200,56,300,64")
    drawn = Page(BOARD.scene(seen))
    assert "wall:0" in drawn.having("data-pick")
    assert "250,60" in drawn.having("data-held")
    assert "M200 56" in BOARD.scene(seen)
    bases = [f"base:{name}" for name in DESIGNS]
    assert [*bases, ADD] == Page(BOARD.hand(seen)).having("data-pick")
    aim = BOARD.aim(seen, "wall:0", 300, 44)
    assert (spot(300, 44), None) == (aim.at, aim.barred)
    aim = BOARD.aim(seen, "wall:0", 300, 300)
    assert aim.barred
    assert "inside the start area" in str(aim.barred)
    chosen = sight(state, ("wall:0",), "b200,40,300,48;330,40,400,48")
    assert [*CHANGES] == [*Page(BOARD.hand(chosen)).having("data-pick")]
    assert "Build" == BOARD.label(state, READY)
    assert "Choose a base" in unmarked(BOARD.prompt(seen))
    assert "Redoubt" == BOARD.label(state, "base:redoubt")
    assert "dw-advised" in BOARD.scene(seen._replace(ghost="b200,40,300,48"))
    paths = BOARD.paths(state, decision_of(state))
    assert [(f"base:{name}",) for name in DESIGNS] == [*paths]


def test_dsw97_what_is_built_is_told():
    state = building()
    assert told(Build((FRONT,)), state)[1] == "Ben builds a base of 1 wall"
    assert told(Build((FRONT,) * 2), state)[2] == "You build a base of 2 walls"
    assert describe(Build((FRONT,) * 2), state) == "Build a base of 2 walls"
