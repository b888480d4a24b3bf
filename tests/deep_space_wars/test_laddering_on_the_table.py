"""Ladders at the table: dragged along the wall before they are set, and picked to be taken."""

import random

import pytest

from pygames.core.game import decision_of
from pygames.core.term_marks import unmarked
from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.describe import describe
from pygames.deep_space_wars.engine.moves import Act, Fetch, GiveLadder, SetLadder
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.sketch.battlefield import legend, table
from pygames.table.board import spot
from tests.deep_space_wars.battles import PLAIN
from tests.deep_space_wars.besieged import besieged, ladder
from tests.deep_space_wars.state_machine import FOOT, lined_up, marched
from tests.deep_space_wars.tables import DRAFTING, sight
from tests.deep_space_wars.told import told
from tests.markup import Page

SQUAD = (0, FOOT, [(200, 80), (220, 80), (240, 80)])
DEFENDERS = (1, PLAIN, [(440, 20)])


@pytest.fixture(name="setting")
def squad_about_to_set_a_ladder() -> State:
    state = besieged(SQUAD, DEFENDERS)
    state.carriers = frozenset((0,))
    state.apply(Act(0, "set_ladder"), 0)
    return state


def decision(state: State):
    return decision_of(state.active, state.decisions)


def test_dsw102_a_ladder_is_dragged_along_the_wall(setting):
    """DSW-102: it begins before the leader, and goes as near to a point as it can."""
    asked = decision(setting)
    layout = DRAFTING.begin(setting, asked, random.Random(1))
    assert [SetLadder(0, 200)] == DRAFTING.moves(setting, asked, layout)
    for x, at in ((231, 231), (600, 253), (0, 187)):
        moved = DRAFTING.arranged(setting, asked, layout, (spot(x, 90),))
        assert moved is not None
        assert moved == DRAFTING.fitted(setting, asked, moved)
        assert [SetLadder(0, at)] == DRAFTING.moves(setting, asked, moved)
    assert DRAFTING.laid(setting, asked, SetLadder(0, 231)) == "l0:231"
    assert DRAFTING.fitted(setting, asked, "l0:280") is None
    assert DRAFTING.fitted(setting, asked, "l0:") is None


def test_where_a_held_ladder_comes_to_stand_is_shown(setting):
    seen = sight(setting)
    aim = BOARD.aim(seen, "template", 231, 300)
    assert spot(231, 60) == aim.at
    assert "14″ from the left" in aim.told
    assert "#dw-ladder" in aim.markup
    assert "200,60" in Page(BOARD.scene(seen)).having("data-held")
    assert BOARD.reckoned(seen, 3, 10) == spot(216, 60)
    assert "Drag the ladder" in unmarked(BOARD.prompt(seen))
    assert "Set" == BOARD.label(setting, "do:ready")
    assert "#dw-ladder" in BOARD.scene(seen._replace(layout="", ghost="l0:231"))


def test_dsw102_which_ladder_is_taken_is_picked_on_the_table():
    state = besieged(SQUAD, DEFENDERS)
    state.ladders = ladder(205), ladder(225), ladder(280)
    state.apply(Act(0, "fetch_ladder"), 0)
    asked = decision(state)
    assert [("ladder:0",), ("ladder:1",)] == [*BOARD.paths(state, asked)]
    drawn = Page(BOARD.scene(sight(state)))
    assert {"ladder:0", "ladder:1"} <= {*drawn.having("data-pick")}
    assert "ladder:2" in drawn.having("id")
    assert "Ladder 2" == BOARD.label(state, "ladder:1")


def test_dsw101_who_carries_a_ladder_is_seen_and_told():
    state = besieged(SQUAD, DEFENDERS)
    assert "#dw-ladder" not in BOARD.scene(sight(state))
    state.carriers = frozenset((0,))
    assert "#dw-ladder" in BOARD.scene(sight(state))
    assert "with a ladder" in BOARD.hand(sight(state))
    assert any("with a ladder" in line for line in BOARD.tell(sight(state)))
    assert any("with a ladder" in line for line in table(state, 0))
    state.carriers, state.dropped = frozenset(), ((300, 300),)
    assert "A ladder lies here" in BOARD.scene(sight(state))
    assert [*legend(state)][-1] == "= ladder"


def test_dsw192_who_gets_a_ladder_is_picked():
    state = lined_up(mission="base_assault")
    asked = decision_of(0, state.decisions)
    squad = asked.moves[0].squad
    assert (f"squad:{squad}",) == BOARD.paths(state, asked)[0]
    assert "Choose who carries a ladder" == unmarked(BOARD.prompt(sight(state)))
    _order, others, own = told(GiveLadder(squad), state)
    assert others.startswith("Ada gives a ladder to ")
    assert own.startswith("You give a ladder to ")


def test_dsw102_ladders_are_told():
    """DSW-101, DSW-102: who sets one, takes one, or picks one up at the end of a walk."""
    state = besieged(SQUAD, DEFENDERS)
    state.carriers = frozenset((0,))
    state.apply(Act(0, "set_ladder"), 0)
    assert told(SetLadder(0, 200), state)[1] == "Ada sets a ladder against the base with XX1 (1)"
    assert "12″ from the left and 3″ from the top" in describe(SetLadder(0, 200), state)
    state = besieged(SQUAD, DEFENDERS)
    state.ladders = (ladder(205),)
    state.apply(Act(0, "fetch_ladder"), 0)
    assert told(Fetch(0), state)[2] == "You take a ladder off the wall with XX1 (1)"
    for lies, found in (((200, 90), True), ((300, 90), False)):
        state = besieged(SQUAD, DEFENDERS)
        state.dropped = (lies,)
        state.apply(Act(0, "walk"), 0)
        march = marched(0, {0: (200, 96), 1: (220, 96), 2: (240, 96)})
        picked_up = told(march, state)[1].endswith("The squad picks up the ladder")
        assert found == picked_up


def test_m6_the_command_post_is_called_so():
    state = besieged(SQUAD, DEFENDERS)
    assert "Command post" in BOARD.scene(sight(state))
