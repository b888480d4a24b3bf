"""Turns and rounds: one action a squad, who is next, Poison, leaders, what one does without."""

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.battle import CHOICES
from pygames.deep_space_wars.moves import (
    END_TURN,
    RESIGN,
    Act,
    Ask,
    Dice,
    Lose,
    March,
    SwitchOff,
)
from pygames.deep_space_wars.position import DEMORALISED
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.state_machine import (
    EACH_ALONE,
    asked,
    end_round,
    end_turn,
    fight,
    go,
    offered,
    refused,
    throw,
)

POISON = card("poison")
HERE, THERE = [(100, 500), (120, 500)], [(100, 100), (120, 100)]


def four(**settings):
    """Four armies in the corners, each alone, of one squad of two figures."""
    corners = [(100, 500), (100, 100), (500, 100), (500, 500)]
    squads = [(seat, PLAIN, [(x, y), (x + 20, y)]) for seat, (x, y) in enumerate(corners)]
    return fight(*squads, sides=EACH_ALONE, **settings)


def acts(state):
    """The squads that the active seat can have act."""
    return {it.squad for it in offered(state, state.active) if isinstance(it, Act)}


# --- one action a squad ------------------------------------------------------------------------


def test_dsw106_each_squad_acts_once_in_any_order():
    """DSW-6, DSW-106, TV-X15: it has a marker afterwards, until its owner's turn ends."""
    state = fight((0, PLAIN, HERE), (0, PLAIN, [(300, 500)]), (1, PLAIN, THERE))
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
    state = fight((0, PLAIN, HERE), (1, PLAIN, THERE))
    go(state, 0, {})
    assert {0} == state.marked
    assert "has acted" in refused(state, Act(0, "run"), 0)


def test_dsw106_squads_need_not_act():
    """DSW-106, DSW-107."""
    state = fight((0, PLAIN, HERE), (1, PLAIN, THERE))
    end_turn(state)
    assert 1 == state.active
    end_turn(state)
    assert (0, 2, {0}) == (state.active, state.round, acts(state))


def test_dsw108_an_action_is_finished_before_the_next_one():
    """DSW-108, section 3.3."""
    state = fight((0, PLAIN, HERE), (0, PLAIN, [(300, 500)]), (1, PLAIN, THERE))
    state.apply(Act(0, "walk"), 0)

    assert (0, "march") == asked(state)
    assert refused(state, Act(1, "walk"), 0)
    assert refused(state, END_TURN, 0)
    assert refused(state, March(1, ()), 0)
    assert refused(state, March(0, ((2, ((310, 500),)),)), 0)


def test_dsw188_everybody_commands_their_own_squads():
    """DSW-188, AMB-72: not those of an ally, and only in one's own turn."""
    squads = [(seat, PLAIN, [(100 + 100 * seat, 300)]) for seat in range(3)]
    state = fight(*squads, sides=(0, 0, 1))

    assert {0} == acts(state)
    assert "only your own" in refused(state, Act(1, "walk"), 0)
    assert "only your own" in refused(state, Act(2, "walk"), 0)
    assert refused(state, Act(1, "walk"), 1)
    assert refused(state, END_TURN, 1)


@pytest.mark.parametrize("move", [None, 7, "walk", (), Act(9, "walk"), Act(0, "fly"), Dice((1,))])
def test_dsw107_what_makes_no_sense_is_refused(move):
    """DSW-107, DSW-19."""
    refused(fight((0, PLAIN, HERE), (1, PLAIN, THERE)), move, 0)


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


def test_dsw181_who_is_not_asked_can_give_up_within_an_action():
    """DSW-181: the action goes on."""
    state = four()
    state.apply(Act(0, "walk"), 0)
    state.apply(RESIGN, 2)

    assert (0, "march") == asked(state)
    assert all(it.seat != 2 for it in state.decisions)
    refused(state, RESIGN, 2)


# --- Poison ------------------------------------------------------------------------------------


def test_dsw111_enemies_that_touch_poison_throw_when_its_turn_begins():
    """DSW-68, DSW-111, TV-K21: in the order of figures; a 1 removes them whatever their Life."""
    tough = card(life=3)
    state = fight(
        (0, tough, [(100, 100), (140, 100), (300, 300), (160, 100)]), (1, POISON, [(120, 100)] * 1)
    )
    state.places[0], state.places[1] = (104, 100), (137, 100)
    end_turn(state)

    assert (CHANCE, "poison") == asked(state)
    assert 36 == len(state.decisions[0].moves)
    throw(state, 1, 4)
    assert [1, 2, 3, 4] == state.up()
    assert [0, tough.points] == state.points
    assert (1, "act") == asked(state)


def test_dsw111_poison_works_in_the_turns_of_its_owner_only():
    """DSW-111, AMB-37: and only by those that are able."""
    state = fight((0, PLAIN, [(104, 100), (300, 300)]), (1, POISON, [(120, 100), (120, 120)]))
    end_turn(state)
    throw(state, 2)
    end_turn(state)
    assert (0, "act") == asked(state)
    state.conditions[2] = DEMORALISED
    end_turn(state)
    assert (1, "act") == asked(state)


def test_dsw111_demoralised_enemies_are_poisoned_and_friends_are_not():
    """DSW-23, DSW-111, DSW-180, DSW-188."""
    state = fight(
        (0, POISON, [(100, 100)]),
        (1, PLAIN, [(116, 100)]),
        (2, PLAIN, [(84, 100), (300, 300)]),
        sides=(0, 0, 1),
        active=2,
    )
    state.conditions[2] = DEMORALISED
    end_turn(state)
    throw(state, 1)

    assert [0, 1, 3] == state.up()
    assert PLAIN.points == state.points[0]


def test_dsw111_a_figure_that_touches_two_throws_once():
    """DSW-111."""
    state = fight((0, PLAIN, [(100, 100)]), (1, POISON, [(84, 100), (116, 100)]))
    end_turn(state)
    assert 6 == len(state.decisions[0].moves)


STINGER = card("poison", type="vehicle")
ROUND = [(324, 300), (276, 300), (300, 324), (300, 276)]
ROUND += [(x, y) for x in (283, 317) for y in (283, 317)]
"""Places round a vehicle at (300, 300)."""


def test_dsw111_more_than_six_throw_one_after_the_other():
    """DSW-19, DSW-111, section 3.6."""
    state = fight((0, PLAIN, [*ROUND, (400, 400)]), (1, STINGER, [(300, 300)]))
    end_turn(state)
    throw(state, 1, 2, 3, 4, 5, 1)
    assert (CHANCE, "poison") == asked(state)
    throw(state, 6, 1)

    assert [1, 2, 3, 4, 6, 8, 9] == state.up()
    assert 3 * PLAIN.points == state.points[1]
    assert (1, "act") == asked(state)


def test_dsw181_poison_may_take_the_last_one():
    """DSW-111, DSW-181, DSW-182."""
    state = fight((0, PLAIN, [(104, 100)]), (1, POISON, [(120, 100)]))
    end_turn(state)
    throw(state, 1)

    assert (1,) == state.outcome.winners
    assert () == state.decisions


def test_dsw181_who_is_out_by_poison_throws_no_more():
    """DSW-111, DSW-181: demoralised figures are taken off and do not count as defeated."""
    state = fight(
        (0, PLAIN, ROUND),
        (1, STINGER, [(300, 300)]),
        (2, PLAIN, [(500, 500)]),
        sides=(0, 1, 2),
    )
    state.conditions[6:8] = [DEMORALISED] * 2
    end_turn(state)
    throw(state, 1, 1, 1, 1, 1, 1)

    assert [8, 9] == state.up()
    assert 6 * PLAIN.points == state.points[1]
    assert (1, "act") == asked(state)


# --- leaders -----------------------------------------------------------------------------------


def test_dsw27_the_nearest_figure_leads_when_the_leader_is_lost():
    """DSW-27, AMB-47: at once, the lowest number on ties; Loyal figures follow the first only."""
    state = fight(
        (0, PLAIN, [(100, 100), (160, 100), (130, 130), (130, 70)]), (1, POISON, [(84, 100)])
    )
    end_turn(state)
    throw(state, 1)

    assert (2, 0) == (state.leaders[0], state.commanders[0])


def test_dsw27_other_losses_change_no_leader():
    """DSW-27."""
    state = fight((0, PLAIN, [(130, 100), (100, 100), (160, 100)]), (1, POISON, [(84, 100)]))
    end_turn(state)
    throw(state, 1)
    assert (0, [0, 2]) == (state.leaders[0], state.up_in(0))


def test_dsw27_demoralised_figures_do_not_lead():
    """DSW-27, DSW-180."""
    state = fight((0, PLAIN, [(100, 100), (120, 100), (140, 100)]), (1, POISON, [(84, 100)]))
    state.conditions[1] = DEMORALISED
    end_turn(state)
    throw(state, 1)
    assert 2 == state.leaders[0]


# --- abilities switched off --------------------------------------------------------------------

WOODS = box("woods", 0, 380, 624, 420)


@pytest.mark.parametrize("by", [0, 1])
def test_dsw31_an_ability_is_off_until_the_turn_ends(by):
    """DSW-31, TV-X14: whoever's turn it is."""
    state = fight((0, card("scout"), [(100, 450)]), (1, card("parry"), [(100, 100)]))
    name = ("scout", "parry")[by]
    assert state.has(by, name)
    state.apply(SwitchOff(by, name), by)
    assert not state.has(by, name)
    assert SwitchOff(by, name) not in offered(state, by)
    refused(state, SwitchOff(by, name), by)
    assert (0, "act") == asked(state)
    end_turn(state)

    assert state.has(by, name)
    assert SwitchOff(by, name) in offered(state, by)


def test_dsw31_scouts_who_do_without_are_slowed_down():
    """DSW-31, DSW-56, DSW-119."""
    state = fight((0, card("scout"), [(100, 450)]), (1, PLAIN, [(100, 100)]), ground=[WOODS])
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
    of = card(name) if name != "fly" else PLAIN
    state = fight((0, of, HERE), (1, PLAIN, THERE))
    refused(state, SwitchOff(0, name), 0)
    assert not any(isinstance(it, SwitchOff) for it in offered(state, 0))


def test_dsw31_nobody_switches_off_what_others_have():
    """DSW-31: only its owner does; of squads that are gone, nobody."""
    state = fight((0, card("scout"), HERE), (1, PLAIN, THERE), (1, card("scout"), [(300, 300)]))
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
    state = fight((0, PLAIN, HERE), (1, card(name), THERE))
    state.apply(Act(0, "walk"), 0)
    state.apply(SwitchOff(1, name), 1)
    assert (0, "march") == asked(state)
    assert not state.has(1, name)


# --- being asked -------------------------------------------------------------------------------


def test_dsw177_a_seat_can_ask_to_be_asked():
    """Section 3.5, DSW-124, DSW-177: about each kind of choice, for as long as it likes."""
    state = fight((0, PLAIN, HERE), (1, PLAIN, THERE))
    for choice in CHOICES:
        assert not state.asks_for(1, choice)
        state.apply(Ask(choice, True), 1)
        assert state.asks_for(1, choice)
        refused(state, Ask(choice, True), 1)
    assert not any(state.asks_for(0, choice) for choice in CHOICES)
    end_round(state)
    state.apply(Ask(CHOICES[0], False), 1)
    assert [False, True, True, True] == [state.asks_for(1, choice) for choice in CHOICES]
    refused(state, Ask("weather", True), 0)
    refused(state, Lose(0), 0)
