"""Turns and rounds: one action a squad, who is next, what one does without and asks for."""

import pytest

from pygames.deep_space_wars.engine.battle import CHOICES
from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    RESIGN,
    Act,
    Ask,
    Dice,
    Lose,
    March,
    SwitchOff,
)
from tests.deep_space_wars.battles import box
from tests.deep_space_wars.giving import works
from tests.deep_space_wars.state_machine import (
    EACH_ALONE,
    FOOT,
    asked,
    end_round,
    end_turn,
    fight,
    foot,
    go,
    offered,
    refused,
)

HERE, THERE = [(100, 500), (120, 500)], [(100, 100), (120, 100)]


def four(**settings):
    """Four armies in the corners, each alone, of one squad of two figures."""
    corners = [(100, 500), (100, 100), (500, 100), (500, 500)]
    squads = [(seat, FOOT, [(x, y), (x + 20, y)]) for seat, (x, y) in enumerate(corners)]
    return fight(*squads, sides=EACH_ALONE, **settings)


def acts(state):
    """The squads that the active seat can have act."""
    return {it.squad for it in offered(state, state.active) if isinstance(it, Act)}


# --- one action a squad ------------------------------------------------------------------------


def test_dsw106_each_squad_acts_once_in_any_order():
    """DSW-6, DSW-106, TV-X15: it has a marker afterwards, until its owner's turn ends."""
    state = fight((0, FOOT, HERE), (0, FOOT, [(300, 500)]), (1, FOOT, THERE))
    assert {0, 1} == acts(state)
    go(state, 1, {2: (310, 500)})
    assert ({0}, {1}) == (acts(state), state.marked)
    assert "has acted" in refused(state, Act(1, "walk"), 0)
    go(state, 0, {0: (100, 490)})
    assert set() == acts(state)
    assert (0, "act") == asked(state)
    end_turn(state)

    assert set() == state.marked
    assert (1, {2}) == (state.active, acts(state))


def test_dsw107_a_squad_that_stays_has_acted_too():
    """DSW-107, DSW-112."""
    state = fight((0, FOOT, HERE), (1, FOOT, THERE))
    go(state, 0, {})
    assert {0} == state.marked
    assert "has acted" in refused(state, Act(0, "run"), 0)


def test_dsw106_squads_need_not_act():
    """DSW-106, DSW-107."""
    state = fight((0, FOOT, HERE), (1, FOOT, THERE))
    end_turn(state)
    assert 1 == state.active
    end_turn(state)
    assert (0, 2, {0}) == (state.active, state.round, acts(state))


def test_dsw108_an_action_is_finished_before_the_next_one():
    """DSW-108, section 3.3."""
    state = fight((0, FOOT, HERE), (0, FOOT, [(300, 500)]), (1, FOOT, THERE))
    state.apply(Act(0, "walk"), 0)

    assert (0, "march") == asked(state)
    assert refused(state, Act(1, "walk"), 0)
    assert refused(state, END_TURN, 0)
    assert refused(state, March(1, ()), 0)
    assert refused(state, March(0, ((2, ((310, 500),)),)), 0)


def test_dsw188_everybody_commands_their_own_squads():
    """DSW-188, AMB-72: not those of an ally, and only in one's own turn."""
    squads = [(seat, FOOT, [(100 + 100 * seat, 300)]) for seat in range(3)]
    state = fight(*squads, sides=(0, 0, 1))

    assert {0} == acts(state)
    assert "only your own" in refused(state, Act(1, "walk"), 0)
    assert "only your own" in refused(state, Act(2, "walk"), 0)
    assert refused(state, Act(1, "walk"), 1)
    assert refused(state, END_TURN, 1)


@pytest.mark.parametrize("move", [None, 7, "walk", (), Act(9, "walk"), Act(0, "fly"), Dice((1,))])
def test_dsw107_what_makes_no_sense_is_refused(move):
    """DSW-107, DSW-19."""
    refused(fight((0, FOOT, HERE), (1, FOOT, THERE)), move, 0)


# --- rounds ------------------------------------------------------------------------------------


def test_dsw105_a_round_is_one_turn_of_everybody_clockwise():
    """DSW-105, from the seat that won the first turn."""
    state = four(active=2)
    state.first = 2
    turns = []
    while state.round < 3:
        turns.append((state.round, state.active))
        end_turn(state)
    assert [(n, seat) for n in (1, 2) for seat in (2, 3, 0, 1)] == turns


@pytest.mark.parametrize("first", range(4))
@pytest.mark.parametrize("out", range(4))
@pytest.mark.parametrize("turn", range(4))
def test_dsw105_who_is_out_is_skipped(first, out, turn):
    """DSW-105, DSW-181, TV-X5: also who had the first turn, or was last, or gives up in it."""
    state = four(active=first)
    state.first = first
    for _turn in range(turn):
        end_turn(state)
    state.apply(RESIGN, out)

    order = [seat for n in range(4) if (seat := (first + n) % 4) != out]
    had = turn - ((out - first) % 4 < turn)
    if had == 3:
        assert (2, order[0]) == (state.round, state.active)
    else:
        assert (1, order[had]) == (state.round, state.active)
    found = []
    for _turn in range(6):
        found.append(state.active)
        end_turn(state)
    assert [order[(had + n) % 3] for n in range(6)] == found


def test_dsw181_who_gives_up_within_an_action_leaves_it_unfinished():
    """DSW-105, DSW-181."""
    state = four()
    state.apply(Act(0, "walk"), 0)
    state.apply(RESIGN, 0)

    assert [] == [*state.up_in(0)]
    assert (1, "act") == asked(state)


def test_dsw181_who_is_not_asked_can_give_up_between_actions():
    """DSW-181, section 3.4: for an action of somebody else may need answers."""
    state = four()
    go(state, 0, {})
    state.apply(RESIGN, 2)
    assert (0, "act") == asked(state)
    assert all(it.seat != 2 for it in state.decisions)
    refused(state, RESIGN, 2)
    end_turn(state)
    state.apply(Act(1, "walk"), 1)
    refused(state, RESIGN, 3)
    assert RESIGN in offered(state, 1)


# --- abilities switched off --------------------------------------------------------------------

WOODS = box("woods", 0, 380, 624, 420)


@pytest.mark.parametrize("by", [0, 1])
def test_dsw31_an_ability_is_off_until_the_turn_ends(by):
    """DSW-31, TV-X14: whoever's turn it is."""
    state = fight((0, foot("scout"), [(100, 450)]), (1, foot("parry"), [(100, 100)]))
    name = ("scout", "parry")[by]
    assert works(state, by, name)
    state.apply(SwitchOff(by, name), by)
    assert not works(state, by, name)
    assert SwitchOff(by, name) not in offered(state, by)
    refused(state, SwitchOff(by, name), by)
    assert (0, "act") == asked(state)
    end_turn(state)

    assert works(state, by, name)
    assert SwitchOff(by, name) in offered(state, by)


def test_dsw31_scouts_who_do_without_are_slowed_down():
    """DSW-31, DSW-56, DSW-119."""
    state = fight((0, foot("scout"), [(100, 450)]), (1, FOOT, [(100, 100)]), ground=[WOODS])
    assert "slows this squad" in refused(state, Act(0, "walk", True), 0)
    scouting = state.copy()
    go(scouting, 0, {0: (100, 400)})
    state.apply(SwitchOff(0, "scout"), 0)
    state.apply(Act(0, "walk"), 0)
    assert "difficult terrain" in refused(state, March(0, ((0, ((100, 400),)),)), 0)


@pytest.mark.parametrize(
    "name",
    ["jetpack", "poison", "heroic", "stealth", "forced_march", "teleport", "frenzy", "aim", "fly"],
)
def test_dsw32_other_abilities_cannot_be_switched_off(name):
    """DSW-31, DSW-32: those that always work, and those that a move asks for."""
    of = foot(name) if name != "fly" else FOOT
    state = fight((0, of, HERE), (1, FOOT, THERE))
    refused(state, SwitchOff(0, name), 0)
    assert not any(isinstance(it, SwitchOff) for it in offered(state, 0))


def test_dsw31_nobody_switches_off_what_others_have():
    """DSW-31: only its owner does; of squads that are gone, nobody."""
    state = fight((0, foot("scout"), HERE), (1, FOOT, THERE), (1, foot("scout"), [(300, 300)]))
    state.take_off([4])
    refused(state, SwitchOff(0, "scout"), 1)
    refused(state, SwitchOff(2, "scout"), 1)


@pytest.mark.parametrize(
    "name",
    [
        "scout",
        "shoot_through",
        "blast",
        "weapon_master",
        "sweep",
        "counter",
        "regenerate",
        "camouflage",
        "deter",
        "parry",
    ],
)
def test_dsw32_reactive_abilities_can_be_switched_off(name):
    """DSW-32: by anybody at any time, also while others march."""
    state = fight((0, FOOT, HERE), (1, foot(name), THERE))
    state.apply(Act(0, "walk"), 0)
    state.apply(SwitchOff(1, name), 1)
    assert (0, "march") == asked(state)
    assert not works(state, 1, name)


# --- being asked -------------------------------------------------------------------------------


def test_dsw177_a_seat_can_ask_to_be_asked():
    """Section 3.5, DSW-124, DSW-177: about each kind of choice, for as long as it likes."""
    state = fight((0, FOOT, HERE), (1, FOOT, THERE))
    before = [state.asks_for(0, choice) for choice in CHOICES]
    for choice in CHOICES:
        asks = state.asks_for(1, choice)
        state.apply(Ask(choice, not asks), 1)
        assert asks != state.asks_for(1, choice)
        refused(state, Ask(choice, not asks), 1)
        end_round(state)
    assert before == [state.asks_for(0, choice) for choice in CHOICES]
    assert before == [not state.asks_for(1, choice) for choice in CHOICES]
    refused(state, Ask("weather", True), 0)
    refused(state, Lose(0), 0)
