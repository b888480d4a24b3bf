"""Poison at the beginning of a turn, and who leads a squad whose leader it takes."""

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import (
    RESIGN,
    Ask,
    Lead,
)
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.state_machine import (
    FOOT,
    asked,
    end_turn,
    fight,
    foot,
    refused,
    throw,
)

POISON = foot("poison")


def test_dsw111_enemies_that_touch_poison_throw_when_its_turn_begins():
    """DSW-68, DSW-111, TV-K21: in the order of figures; a 1 removes them whatever their Life."""
    tough = foot(life=3)
    mine = [(104, 100), (137, 100), (300, 300), (160, 100)]
    state = fight((0, tough, mine), (1, POISON, [(120, 100)]))
    end_turn(state)

    assert (CHANCE, "poison") == asked(state)
    assert 36 == len(state.decisions[0].moves)
    throw(state, 1, 4)
    assert [1, 2, 3, 4] == state.up()
    assert [0, tough.points] == state.points
    assert (1, "act") == asked(state)


def test_dsw111_the_dice_fall_in_the_order_of_figures():
    """DSW-19, DSW-111, GEO-13: wherever they stand."""
    mine = [(300 + 30 * n, 300) for n in range(9)]
    mine[1], mine[8] = (136, 100), (104, 100)
    state = fight((0, FOOT, mine), (1, POISON, [(120, 100)]))
    end_turn(state)
    throw(state, 1, 2)
    assert (False, True) == (state.is_up(1), state.is_up(8))


def test_dsw111_poison_works_in_the_turns_of_its_owner_only():
    """DSW-111, AMB-37: and only by those that are able."""
    state = fight((0, FOOT, [(104, 100), (300, 300)]), (1, POISON, [(120, 100), (120, 120)]))
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
        (1, FOOT, [(116, 100)]),
        (2, FOOT, [(84, 100), (300, 300)]),
        sides=(0, 0, 1),
        active=2,
    )
    state.conditions[2] = DEMORALISED
    end_turn(state)
    throw(state, 1)

    assert [0, 1, 3] == state.up()
    assert FOOT.points == state.points[0]


def test_dsw111_a_figure_that_touches_two_throws_once():
    """DSW-111."""
    state = fight((0, FOOT, [(100, 100)]), (1, POISON, [(84, 100), (116, 100)]))
    end_turn(state)
    assert 6 == len(state.decisions[0].moves)


STINGER = foot("poison", type="vehicle")
ROUND = [(324, 300), (276, 300), (300, 324), (300, 276)]
ROUND += [(x, y) for x in (283, 317) for y in (283, 317)]
"""Places round a vehicle at (300, 300)."""


def test_dsw111_more_than_six_throw_one_after_the_other():
    """DSW-19, DSW-111, section 3.6."""
    state = fight((0, FOOT, [*ROUND, (400, 400)]), (1, STINGER, [(300, 300)]))
    end_turn(state)
    throw(state, 1, 2, 3, 4, 5, 1)
    assert (CHANCE, "poison") == asked(state)
    throw(state, 6, 1)

    assert [1, 2, 3, 4, 6, 8, 9] == state.up()
    assert 3 * FOOT.points == state.points[1]
    assert (1, "act") == asked(state)


def test_dsw181_poison_may_take_the_last_one():
    """DSW-111, DSW-181, DSW-182."""
    state = fight((0, FOOT, [(104, 100)]), (1, POISON, [(120, 100)]))
    end_turn(state)
    throw(state, 1)

    assert (1,) == state.outcome.winners
    assert () == state.decisions


def test_dsw181_who_is_out_by_poison_throws_no_more():
    """DSW-111, DSW-181: demoralised figures are taken off and do not count as defeated."""
    state = fight(
        (0, FOOT, ROUND),
        (1, STINGER, [(300, 300)]),
        (2, FOOT, [(500, 500)]),
        sides=(0, 1, 2),
    )
    state.conditions[6:8] = [DEMORALISED] * 2
    end_turn(state)
    throw(state, 1, 1, 1, 1, 1, 1)

    assert [8, 9] == state.up()
    assert 6 * FOOT.points == state.points[1]
    assert (1, "act") == asked(state)


# --- leaders -----------------------------------------------------------------------------------


def test_dsw27_the_nearest_figure_leads_when_the_leader_is_lost():
    """DSW-27, AMB-47: at once, the lowest number on ties; Loyal figures follow the first only."""
    state = fight(
        (0, FOOT, [(100, 100), (160, 100), (130, 130), (130, 70)]), (1, POISON, [(84, 100)])
    )
    end_turn(state)
    throw(state, 1)

    assert (2, 0) == (state.leaders[0], state.commanders[0])


def test_dsw27_the_owner_names_the_leader_if_it_asks_to():
    """DSW-27, section 3.5: once all dice have fallen, any able figure, and nobody else can."""
    state = fight((0, FOOT, [*ROUND, (400, 400)]), (1, STINGER, [(300, 300)]))
    state.apply(Ask("losses", True), 0)
    end_turn(state)
    throw(state, 1, 1, 2, 2, 2, 2)
    throw(state, 1, 2)
    assert (0, "lead") == asked(state)
    refused(state, Lead(0), 0)
    refused(state, Lead(3), 1)
    state.apply(Lead(8), 0)

    assert (8, 0) == (state.leaders[0], state.commanders[0])
    assert (1, "act") == asked(state)


def test_dsw181_who_is_to_name_a_leader_may_give_up():
    """DSW-27, DSW-181: the others go on."""
    state = fight(
        (0, FOOT, [(100, 300), (120, 300), (140, 300)]),
        (1, POISON, [(84, 300)]),
        (2, FOOT, [(500, 500)]),
        sides=(0, 1, 2),
    )
    state.apply(Ask("losses", True), 0)
    end_turn(state)
    throw(state, 1)
    state.apply(RESIGN, 0)
    assert (1, "act") == asked(state)


def test_dsw27_other_losses_change_no_leader():
    """DSW-27."""
    state = fight((0, FOOT, [(130, 100), (100, 100), (160, 100)]), (1, POISON, [(84, 100)]))
    end_turn(state)
    throw(state, 1)
    assert (0, [0, 2]) == (state.leaders[0], state.up_in(0))


def test_dsw27_demoralised_figures_do_not_lead():
    """DSW-27, DSW-180."""
    state = fight((0, FOOT, [(100, 100), (120, 100), (140, 100)]), (1, POISON, [(84, 100)]))
    state.conditions[1] = DEMORALISED
    end_turn(state)
    throw(state, 1)
    assert 2 == state.leaders[0]
