"""How battles end: who is left, what the points say, offers, giving up, and allies."""

import pytest

from pygames.deep_space_wars.engine.moves import ACCEPT, DECLINE, OFFER_END, RESIGN, Act
from pygames.deep_space_wars.engine.scoring import end
from pygames.deep_space_wars.positions.position import AWAY
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
    throw,
)


def armies(number=2, figures=1, **settings):
    """Armies of one squad each, far from each other."""
    places = [(100, 500), (100, 100), (500, 100), (500, 500)]
    sides = settings.pop("sides", EACH_ALONE[:number])
    squads = [
        (seat, FOOT, [(x + 20 * n, y) for n in range(figures)])
        for seat, (x, y) in enumerate(places[:number])
    ]
    return fight(*squads, sides=sides, **settings)


# --- time, points and armies -------------------------------------------------------------------


@pytest.mark.parametrize("mission", ["annihilation", "hold", "hill", "warlords", "salvage"])
def test_dsw183_a_battle_ends_after_the_eighth_round(mission):
    """DSW-182, DSW-183, DSW-187: at its end, and not before."""
    state = armies(mission=mission)
    end_round(state, 7)
    assert (8, None) == (state.round, state.outcome)
    end_turn(state)
    assert state.outcome is None
    end_turn(state)
    assert () == state.decisions
    assert "over" in refused(state, OFFER_END, 0)


@pytest.mark.parametrize(
    ("points", "costs", "won"),
    [
        ([153, 140], [900, 500], (0,)),
        ([0, 1], [500, 900], (1,)),
        ([7, 7], [998, 1000], (0,)),
        ([0, 0], [1000, 998], (1,)),
        ([7, 7], [998, 998], ()),
    ],
)
def test_dsw184_points_decide_then_the_cheaper_army(points, costs, won):
    """DSW-184, DSW-186, TV-X8, TV-X9: or else nobody wins."""
    state = armies()
    state.points = points
    state.armies = [((FOOT, cost),) for cost in costs]
    end_round(state, 8)
    assert won == state.outcome.winners


def test_dsw186_two_of_three_may_be_level():
    """DSW-186: a draw is between those at the top."""
    state = armies(3)
    state.points = [5, 9, 9]
    end_round(state, 8)
    assert (1, 2) == state.outcome.winners


def test_dsw186_the_score_of_the_mission_comes_before_points():
    """DSW-186: where the goal has not been reached."""
    for mission in ("hold", "hill", "salvage"):
        state = armies(mission=mission)
        state.scores, state.points = [2, 1], [0, 999]
        end_round(state, 8)
        assert (0,) == state.outcome.winners, mission


def test_dsw186_who_is_left_alone_wins_whatever_the_score():
    """DSW-182, DSW-186."""
    state = armies(mission="hold")
    state.scores, state.points = [0, 9], [0, 999]
    state.apply(RESIGN, 1)
    assert (0,) == state.outcome.winners


# --- offering the end --------------------------------------------------------------------------


def test_dsw182_all_others_have_to_accept_the_end():
    """DSW-182, section 3.4: one after the other; points decide."""
    state = armies(4)
    state.points = [0, 3, 0, 0]
    state.apply(OFFER_END, 0)
    for seat in (1, 2, 3):
        assert (seat, "end") == asked(state)
        assert [ACCEPT, DECLINE] == [*next(it.moves for it in state.decisions if it.moves)]
        refused(state, ACCEPT, 0)
        state.apply(ACCEPT, seat)

    assert (1,) == state.outcome.winners


@pytest.mark.parametrize("accepting", [0, 1, 2])
def test_dsw182_one_who_declines_is_enough(accepting):
    """DSW-182: it can be offered again in a later turn."""
    state = armies(4)
    go(state, 0, {})
    state.apply(OFFER_END, 0)
    for seat in range(1, accepting + 1):
        state.apply(ACCEPT, seat)
    state.apply(DECLINE, accepting + 1)

    assert (0, "act") == asked(state)
    assert {0} == state.marked
    assert OFFER_END not in offered(state, 0)
    refused(state, OFFER_END, 0)
    end_turn(state)
    assert OFFER_END in offered(state, 1)


def test_dsw182_the_end_is_offered_instead_of_an_action():
    """DSW-182, section 3.4: by who has the turn, and not within an action."""
    state = armies()
    refused(state, OFFER_END, 1)
    refused(state, ACCEPT, 1)
    refused(state, DECLINE, 0)
    state.apply(Act(0, "walk"), 0)
    refused(state, OFFER_END, 0)


def test_dsw181_who_is_out_is_not_asked():
    """DSW-181, DSW-182: nor is an answer needed from who gives up when asked."""
    state = armies(4)
    state.points = [0, 1, 0, 0]
    state.apply(RESIGN, 2)
    state.apply(OFFER_END, 0)
    state.apply(ACCEPT, 1)
    assert (3, "end") == asked(state)
    state.apply(RESIGN, 3)
    assert (1,) == state.outcome.winners


def test_dsw181_who_has_offered_the_end_may_give_up():
    """DSW-181: the next one has its turn, and nobody is asked any more."""
    state = armies(3)
    state.apply(OFFER_END, 0)
    state.apply(RESIGN, 0)
    assert (1, "act") == asked(state)


def test_dsw182_an_end_that_is_agreed_upon_is_no_goal():
    """M4, DSW-186: an attacker with more points wins then."""
    state = armies(mission="breakthrough")
    state.points = [5, 0]
    state.apply(OFFER_END, 0)
    state.apply(ACCEPT, 1)
    assert (0,) == state.outcome.winners


# --- giving up ---------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_dsw181_who_gives_up_loses(seat):
    """DSW-181, DSW-182, DSW-185: also when it is not their turn; nobody scores for it."""
    state = armies(figures=3)
    state.points = [999 * (seat == 0), 999 * (seat == 1)]
    points = [*state.points]
    state.apply(RESIGN, seat)

    assert (1 - seat,) == state.outcome.winners
    assert points == state.points
    assert [] == [it for squad in state.squads_of(seat) for it in state.up_in(squad)]


def test_dsw181_the_others_go_on():
    """DSW-181, DSW-185: without the figures of who has given up, which block nobody."""
    state = fight(
        (0, FOOT, [(100, 300)]), (1, FOOT, [(130, 300)]), (2, FOOT, [(500, 500)]), sides=(0, 1, 2)
    )
    state.apply(RESIGN, 1)
    assert [AWAY] == state.conditions[1:2]
    go(state, 0, {0: (150, 300)})
    end_turn(state)
    assert (2, [0, 0, 0]) == (state.active, state.points[:3])


def test_dsw181_who_has_nobody_able_is_out_and_loses():
    """DSW-7, DSW-181, TV-X6."""
    state = fight(
        (0, FOOT, [(100, 300)]),
        (1, foot("poison"), [(100, 284)]),
        (2, FOOT, [(500, 500)]),
        sides=(0, 1, 2),
    )
    end_turn(state)
    throw(state, 1)
    assert ({0}, None) == (state.fallen, state.outcome)
    assert {1, 2} == {it.seat for it in state.decisions}
    end_turn(state)
    end_turn(state)
    assert (2, 1) == (state.round, state.active)
    state.apply(RESIGN, 2)
    assert (1,) == state.outcome.winners


# --- allies ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sides", "out", "won"),
    [
        ((0, 1, 0, 1), (1, 3), (0, 2)),
        ((0, 1, 0, 1), (0, 2), (1, 3)),
        ((0, 0, 1, 1), (2, 3), (0, 1)),
        ((0, 1, 1, 0), (1, 2), (0, 3)),
        ((0, 1, 1, 1), (0,), (1, 2, 3)),
        ((0, 0, 1, 0), (2,), (0, 1, 3)),
    ],
)
def test_dsw188_allies_win_and_lose_together(sides, out, won):
    """DSW-182, DSW-186, DSW-188: a side is beaten when all of its seats are out."""
    state = armies(4, sides=sides)
    for seat in out:
        assert state.outcome is None
        state.apply(RESIGN, seat)
    assert won == state.outcome.winners


def test_dsw188_who_is_out_wins_with_its_allies():
    """DSW-188."""
    state = armies(4, sides=(0, 1, 0, 1))
    for seat in (0, 1, 3):
        state.apply(RESIGN, seat)
    assert (0, 2) == state.outcome.winners


def test_dsw185_points_and_armies_of_allies_are_added_up():
    """DSW-184, DSW-185, DSW-188: points are those of a side."""
    state = armies(4, sides=(0, 1, 1, 1))
    assert [FOOT.points, 3 * FOOT.points] == [state.army_value(side) for side in (0, 1)]
    end_round(state, 8)
    assert (0,) == state.outcome.winners
    allied = fight(
        (0, FOOT, [(100, 300), (400, 400)]),
        (1, foot("poison"), [(116, 300)]),
        (2, FOOT, [(600, 600)]),
        (3, foot("poison"), [(84, 300)]),
        sides=(0, 1, 2, 1),
    )
    end_turn(allied)
    throw(allied, 1)
    assert [0, FOOT.points, 0] == allied.points[:3]


def test_dsw188_allies_have_turns_of_their_own():
    """DSW-105, DSW-188: each in its place."""
    state = armies(4, sides=(0, 0, 1, 1))
    for seat in (0, 1, 2, 3, 0):
        assert {seat} == {it.squad for it in offered(state, seat) if isinstance(it, Act)}
        assert seat == state.active
        end_turn(state)


def test_dsw22_allies_pass_each_other_as_friends_and_touch():
    """DSW-22, DSW-115, DSW-118, DSW-120: contact with a friend is none."""
    state = fight(
        (0, FOOT, [(100, 300)]), (1, FOOT, [(116, 300)]), (2, FOOT, [(500, 500)]), sides=(0, 0, 1)
    )
    go(state, 0, {0: (100, 290)})
    end_turn(state)
    go(state, 1, {1: (116, 291)})
    assert (1, "act") == asked(state)


def test_dsw186_who_has_given_up_does_not_win_by_points():
    """Nobody at a table would have it otherwise."""
    state = armies(3)
    state.points = [500, 30, 10]
    state.apply(RESIGN, 0)
    end(state, "time")
    assert state.outcome.winners == (1,)
