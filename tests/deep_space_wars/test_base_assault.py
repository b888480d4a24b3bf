"""M6: who attacks the base with what, and when its command post is taken."""

import pytest

from pygames.core.game import BadSetup
from pygames.deep_space_wars.engine.steps.setting_up import army_limit
from pygames.deep_space_wars.engine.steps.turns import settle
from pygames.deep_space_wars.forces.armies import army_points
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.terrain import BASE
from pygames.deep_space_wars.missions import MISSIONS
from tests.deep_space_wars.besieged import besieged
from tests.deep_space_wars.state_machine import FOOT, asked, end_round, end_turn, mustered, started

POST = (312, 24)
INSIDE, OUTSIDE = [(312, 72)], [(312, 73)]


def storming(*squads, **settings):
    return besieged(*squads, mission="base_assault", **settings)


def test_m6_where_it_is_fought():
    """M6, DSW-189, DSW-192: on LY-F, with the standard base of North."""
    setting = started(mission="base_assault").setting
    assert ("citadel", 1) == (setting.layout, setting.base)
    pieces = started(mission="base_assault").field.pieces
    assert LAYOUTS["citadel"].pieces == pieces[:-1]
    assert BASE == pieces[-1].id
    assert (POST,) == MISSIONS["base_assault"].markers_for(2)


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"layout": "lakes"}, "needs the battlefield Citadel Approach"),
        (2, {"base": "south"}, "that of player 2"),
        (3, {"sides": "ABB"}, "two players, not for 3"),
    ],
)
def test_m6_does_not_fit_everything(seats, options, why):
    with pytest.raises(BadSetup, match=why):
        started(seats, mission="base_assault", **options)


@pytest.mark.parametrize(("points", "most"), [(500, 1000), (1000, 1500), (1500, 2000)])
def test_m6_the_attacker_has_five_hundred_points_more(points, most):
    """M6, DSW-86: ready armies are those for the limit, or the largest there are."""
    state = started(mission="base_assault", points=points)
    assert (most, points) == (state.setting.points_of(0), state.setting.points_of(1))
    assert most == army_limit(state)
    attackers = state.decisions[0].moves
    state.apply(attackers[0], 0)
    assert points == army_limit(state)
    state.apply(state.decisions[0].moves[1], 1)
    costs = [*map(army_points, state.armies)]
    assert min(most, 1500) - 50 < costs[0] <= most
    assert costs[1] <= points


def test_m6_the_attacker_begins():
    """M6, DSW-95: without a die."""
    state = mustered(mission="base_assault")
    assert (0, "deploy") == asked(state)
    assert 0 == state.first


@pytest.mark.parametrize(
    ("attackers", "defenders", "taken"),
    [
        (INSIDE, [(600, 20)], True),
        (OUTSIDE, [(600, 20)], False),
        (INSIDE, [(312, 8)], False),
        ([(312, 100)], [(312, 8)], False),
    ],
)
def test_m6_the_post_is_taken_at_the_end_of_a_turn(attackers, defenders, taken):
    """M6, DSW-7: within 3 inches, with no enemy as near."""
    state = storming((0, FOOT, attackers), (1, FOOT, defenders))
    end_turn(state)
    assert taken == (state.outcome is not None)
    if taken:
        assert ((0,), "base_assault") == (state.outcome.winners, state.outcome.reason)


def test_m6_only_the_turn_of_the_attacker_counts():
    """M6: whoever stands there at the end of the defender's turn has not won yet."""
    state = storming((0, FOOT, INSIDE), (1, FOOT, [(600, 20)]), active=1)
    end_turn(state)
    assert state.outcome is None
    end_turn(state)
    assert "base_assault" == state.outcome.reason


def test_m6_the_defender_holds_out_for_ten_rounds():
    """M6, DSW-183."""
    state = storming((0, FOOT, OUTSIDE), (1, FOOT, [(600, 20)]))
    for number in range(1, 11):
        assert (number, None) == (state.round, state.outcome)
        end_round(state)
    assert ((1,), "withstood") == (state.outcome.winners, state.outcome.reason)


def test_m6_the_defender_wins_if_nobody_is_left():
    """M6, DSW-182."""
    state = storming((0, FOOT, OUTSIDE), (1, FOOT, [(600, 20)]))
    state.take_off([0])
    settle(state)
    assert ((1,), "alone") == (state.outcome.winners, state.outcome.reason)
