"""M4: who leaves the table over the edge of the defender, and who wins."""

import pytest

from pygames.deep_space_wars.engine.moves import STAY, Leave
from pygames.deep_space_wars.positions.position import AWAY
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.state_machine import (
    FOOT,
    asked,
    end_round,
    end_turn,
    fight,
    foot,
    go,
    offered,
    refused,
    throw,
)

AFAR = [(600, 600)]


def breaking_through(army=10, near=4, **settings):
    """An attacking squad, some of which stand one step before the northern edge."""
    places = [(100 + 20 * n, 40) for n in range(near)]
    places += [(100 + 20 * n, 60) for n in range(army - near)]
    return fight((0, FOOT, places), (1, FOOT, [(600, 600)]), mission="breakthrough", **settings)


def north(figures, y=16):
    return {n: (100 + 20 * n, y) for n in range(figures)}


def test_dsw189_attackers_may_leave_over_the_edge_of_the_defender():
    """M4: they are no losses, and who stays may leave later."""
    state = breaking_through()
    go(state, 0, north(3))
    assert (0, "leave") == asked(state)
    assert Leave((0, 1, 2)) == state.decisions[0].moves[0]
    assert {Leave((n,)) for n in range(3)} | {STAY} < {*offered(state, 0)}
    refused(state, Leave((3,)), 0)
    state.apply(Leave((1,)), 0)
    assert (0, "leave") == asked(state)
    refused(state, Leave((1,)), 0)
    state.apply(STAY, 0)

    assert (FOOT.points, [0, 0], AWAY) == (state.escaped, state.points, state.conditions[1])
    assert (0, "act") == asked(state)
    assert {0} == state.marked


def test_dsw27_a_leader_may_leave_the_table():
    """M4, DSW-27, AMB-47: the nearest figure leads on."""
    state = breaking_through()
    go(state, 0, north(1))
    state.apply(Leave((0,)), 0)
    assert 1 == state.leaders[0]


@pytest.mark.parametrize(("y", "leaves"), [(16, True), (17, False), (8, True)])
def test_dsw189_one_inch_from_the_edge_is_near_enough(y, leaves):
    """M4."""
    state = fight(
        (0, FOOT, [(100, 38), (120, 38)]), (1, FOOT, [(600, 600)]), mission="breakthrough"
    )
    go(state, 0, {0: (100, y), 1: (110, 38)})
    assert ("leave" if leaves else "act") == asked(state)[1]


@pytest.mark.parametrize("action", ["walk", "run", "forced_march", "teleport"])
def test_dsw189_every_move_may_end_beyond_the_edge(action):
    """M4."""
    of = foot("forced_march", "teleport")
    state = fight((0, of, [(100, 40)]), (1, FOOT, AFAR), mission="breakthrough")
    state.armies[0] = ((of, 20),)
    go(state, 0, north(1), action, dice=[1] if action == "run" else [])
    if action == "forced_march":
        throw(state, 1)
    assert (0, "leave") == asked(state)


def test_dsw189_who_touches_an_enemy_may_not_leave():
    """M4: nor does anybody over another edge."""
    state = fight(
        (0, FOOT, [(100, 16), (120, 16)]),
        (0, FOOT, [(300, 608)]),
        (1, FOOT, [(84, 16)]),
        mission="breakthrough",
    )
    go(state, 0, {1: (122, 16)})
    assert Leave((1,)) == state.decisions[0].moves[0]
    assert Leave((0,)) not in offered(state, 0)
    state.apply(STAY, 0)
    go(state, 1, {2: (300, 610)})
    assert (0, "act") == asked(state)


def test_dsw189_a_defender_does_not_leave():
    """M4."""
    state = fight((0, FOOT, [(100, 300)]), (1, FOOT, [(100, 40)]), mission="breakthrough")
    end_turn(state)
    go(state, 1, {1: (100, 16)})
    assert (1, "act") == asked(state)


@pytest.mark.parametrize(("escaped", "won"), [(399, False), (400, True)])
def test_dsw189_40_percent_of_the_army_is_enough_to_break_through(escaped, won):
    """M4, TV-X11: of what it costs, at once."""
    state = breaking_through()
    state.escaped = (escaped - 1) * FOOT.points
    state.armies[0] = ((FOOT, 1000),)
    go(state, 0, north(1))
    state.apply(Leave((0,)), 0)

    assert escaped * FOOT.points == state.escaped
    assert won == (state.outcome is not None)
    assert not won or state.outcome.winners == (0,)


def test_dsw182_nobody_stays_for_a_shot_when_enough_have_broken_through():
    """M4, DSW-182, TV-X11: nor is anybody else asked to leave."""
    state = fight(
        (0, card(), [(100, 40), (120, 40)]), (1, FOOT, [(100, 120)]), mission="breakthrough"
    )
    go(state, 0, {0: (100, 16), 1: (120, 16)})
    state.apply(Leave((0,)), 0)

    assert ((0,), ()) == (state.outcome.winners, state.decisions)


def test_dsw189_a_defender_wins_if_time_runs_out():
    """M4, DSW-183, DSW-186: whoever has more points."""
    state = breaking_through()
    state.points = [900, 0]
    end_round(state, 8)
    assert (1,) == state.outcome.winners


def test_dsw189_a_defender_wins_if_no_attacker_is_left():
    """M4, DSW-182: too few have left, and nobody is on the table."""
    state = breaking_through(army=3, near=3)
    state.armies[0] = ((FOOT, 10),)
    go(state, 0, north(3))
    state.apply(Leave((0, 1, 2)), 0)
    assert (1,) == state.outcome.winners


def test_dsw189_the_last_attacker_may_win_by_leaving():
    """M4, DSW-186: the goal comes first."""
    state = breaking_through(army=3, near=3)
    go(state, 0, north(3))
    state.apply(Leave((0, 1, 2)), 0)
    assert (0,) == state.outcome.winners


def test_dsw189_allied_attackers_leave_over_the_edges_of_all_defenders():
    """M4, DSW-185, DSW-188: South and North against West and East; values are added up."""
    state = fight(
        (0, FOOT, [(40, 300)]),
        (1, FOOT, [(300, 500)]),
        (2, FOOT, [(584, 280), (584, 300), (590, 320)]),
        (3, FOOT, [(300, 200)]),
        sides=(0, 1, 0, 1),
        mission="breakthrough",
    )
    go(state, 0, {0: (16, 300)})
    state.apply(Leave((0,)), 0)
    assert FOOT.points == state.escaped
    assert state.outcome is None
    assert (1, "act") == asked(state)
    end_turn(state)
    go(state, 2, {2: (584, 285), 3: (608, 300), 4: (607, 320)})
    assert Leave((3,)) == offered(state, 2)[0]
    state.apply(Leave((3,)), 2)
    assert (0, 2) == state.outcome.winners
