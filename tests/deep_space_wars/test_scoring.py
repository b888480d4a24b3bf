"""Missions as they are played: what is held, scored and carried off, and whose warlords fall."""

import pytest

from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import card
from tests.deep_space_wars.state_machine import (
    EACH_ALONE,
    FOOT,
    end_round,
    end_turn,
    fight,
    foot,
    go,
    throw,
)

AFAR = [(600, 600)]


def beside(mission, *squads, sides=None, **settings):
    """Squads of (owner, places), and one of each seat far from everything."""
    seats = max(owner for owner, _places in squads) + 1
    sides = sides or EACH_ALONE[: max(seats, 2)]
    corners = [(600, 600), (600, 24), (24, 24), (24, 600)]
    listed = [(seat, FOOT, [corners[seat]]) for seat in range(len(sides))]
    listed += [(owner, FOOT, places) for owner, places in squads]
    listed.sort(key=lambda it: it[0])
    return fight(*listed, sides=sides, mission=mission, **settings)


# --- M1 ----------------------------------------------------------------------------------------


def test_dsw7_who_destroys_the_enemy_wins_in_any_mission():
    """M1, DSW-7, DSW-182, DSW-186: whoever has more points or markers."""
    for mission in ("annihilation", "hold", "hill", "breakthrough", "warlords", "salvage"):
        state = fight((0, FOOT, [(100, 300)]), (1, foot("poison"), [(100, 284)]), mission=mission)
        state.scores, state.points = [2, 0], [900, 0]
        end_turn(state)
        throw(state, 1)
        assert (1,) == state.outcome.winners, mission


# --- M2 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "scores"),
    [
        ((312, 360), None, [1, 0]),
        ((312, 361), None, [0, 0]),
        ((312, 360), (312, 272), [0, 0]),
        ((312, 360), (312, 264), [0, 0]),
        ((312, 360), (312, 263), [1, 0]),
        (None, (136, 312), [0, 1]),
        ((312, 312), (488, 312), [1, 1]),
    ],
)
def test_dsw189_markers_are_held_by_those_who_are_alone_near_them(mine, theirs, scores):
    """M2, TV-X7, DSW-189: within 3 inches, borders included."""
    near = [(owner, [at]) for owner, at in enumerate((mine, theirs)) if at]
    state = beside("hold", *near)
    end_round(state, 2)
    assert scores == state.scores


def test_dsw189_markers_count_from_the_second_round_on():
    """M2, DSW-183: at the end of each round, the eighth too."""
    state = beside("hold", (0, [(312, 312)]), (0, [(136, 312)]), (1, [(488, 312)]))
    found = []
    while state.outcome is None:
        found.append(tuple(state.scores))
        end_round(state)
    assert [(0, 0), (0, 0), (2, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6)] == found
    assert [14, 7] == state.scores
    assert (0,) == state.outcome.winners


def test_dsw189_most_markers_win_then_points():
    """M2, DSW-186."""
    state = beside("hold", (1, [(488, 312)]))
    state.points = [500, 0]
    end_round(state, 8)
    assert (1,) == state.outcome.winners
    tie = beside("hold", (0, [(312, 312)]), (1, [(488, 312)]))
    tie.points = [10, 20]
    end_round(tie, 8)
    assert (1,) == tie.outcome.winners


@pytest.mark.parametrize(("seats", "scores"), [(2, [0, 0]), (3, [1, 1, 0]), (4, [1, 1, 0, 0])])
def test_dsw189_more_players_have_more_markers(seats, scores):
    """M2."""
    state = beside("hold", (0, [(312, 136)]), (1, [(312, 488)]), sides=EACH_ALONE[:seats])
    assert (3 if seats == 2 else 5) == len(state.markers)
    end_round(state, 2)
    assert scores == state.scores[:seats]


def test_dsw188_allies_hold_a_marker_together():
    """M2, DSW-22, DSW-188: once, for their side."""
    state = beside(
        "hold", (0, [(312, 312)]), (2, [(312, 330)]), (1, [(136, 312)]), sides=(0, 1, 0, 1)
    )
    end_round(state, 2)
    assert [1, 1] == state.scores[:2]


def test_dsw180_demoralised_figures_hold_nothing():
    """M2, M3, M7, DSW-180: nor do they keep others from it."""
    for mission in ("hold", "hill", "salvage"):
        state = beside(mission, (0, [(312, 312)]), (1, [(330, 312)]))
        state.conditions[3] = DEMORALISED
        if mission == "salvage":
            go(state, 1, {})
        end_round(state, 2)
        assert state.scores[0] > state.scores[1] == 0


# --- M3 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "scores"),
    [
        ([(312, 408)], [], [1, 0]),
        ([(312, 409)], [], [0, 0]),
        ([(312, 330)], [(312, 290)], [0, 0]),
        ([(312, 330), (332, 330)], [(312, 290)], [1, 0]),
        ([], [], [0, 0]),
    ],
)
def test_dsw189_the_most_valuable_on_the_hill_score(mine, theirs, scores):
    """M3: within 6 inches, from the first round on, the strictly highest side alone."""
    near = [(owner, at) for owner, at in enumerate((mine, theirs)) if at]
    state = beside("hill", *near) if near else beside("hill", (1, [(24, 300)]))
    end_round(state)
    assert scores == state.scores


def test_dsw84_values_count_on_the_hill_and_not_figures():
    """M3, DSW-84; those of allies are added up (DSW-185)."""
    dear, cheap = foot(life=3), FOOT
    on_hill = [(292, 312), (312, 312)]
    state = fight((0, dear, [(312, 340)]), (1, cheap, on_hill), mission="hill")
    end_round(state)
    assert [1, 0] == state.scores
    allied = fight(
        (0, cheap, [(312, 340)]),
        (1, cheap, on_hill),
        (2, cheap, [(340, 340), (360, 340)]),
        sides=(0, 1, 0),
        mission="hill",
    )
    end_round(allied)
    assert [1, 0] == allied.scores[:2]


def test_dsw189_four_points_on_the_hill_win_at_once():
    """M3, TV-X10: 1, 1 and 0 are not enough."""
    state = beside("hill", (0, [(312, 312)]))
    end_round(state, 3)
    assert [3, 0] == state.scores
    assert state.outcome is None
    state.points = [0, 999]
    end_round(state)

    assert [4, 0] == state.scores
    assert (0,) == state.outcome.winners
    assert () == state.decisions


# --- M5 ----------------------------------------------------------------------------------------


def hunted(*extra, sides=(0, 1), active=0):
    """Warlords that touch a poisonous enemy, each with a follower."""
    return fight(*extra, sides=sides, mission="warlords", active=active)


def test_dsw189_all_enemy_warlords_lost_win():
    """M5: though others are left, and whoever has more points."""
    state = hunted((0, FOOT, [(100, 300), (120, 320)]), (1, foot("poison"), [(100, 284)]))
    state.points = [900, 0]
    end_turn(state)
    throw(state, 1)

    assert [1, 2] == state.up()
    assert (1,) == state.outcome.winners


def test_dsw189_no_new_warlord_is_named():
    """M5, DSW-27: but a new leader; each warlord lost counts 50 points more at the end."""
    poison = foot("poison")
    state = hunted(
        (0, FOOT, [(100, 300), (120, 320)]),
        (1, poison, [(100, 284)]),
        (2, FOOT, [(500, 500), (520, 500)]),
        sides=(0, 1, 2),
    )
    end_turn(state)
    throw(state, 1)
    assert (1, (0, 2, 3), None) == (state.leaders[0], state.warlords, state.outcome)
    points = [0, FOOT.points, 0]
    assert points == state.points
    end_round(state, 8)

    assert (1,) == state.outcome.winners
    assert (50, 50 + FOOT.points, 50)[1:] == state.outcome.scores[1:]


def test_dsw189_a_lost_warlord_is_worth_50_points():
    """M5, DSW-186: to each of its enemies, so it may turn the battle."""
    state = hunted(
        (0, FOOT, [(100, 300), (120, 300)]),
        (1, FOOT, [(300, 100)]),
        (2, FOOT, [(500, 500)]),
        sides=(0, 1, 2),
    )
    state.points = [49, 0, 0]
    state.take_off([0])
    end_round(state, 8)
    assert (1, 2) == state.outcome.winners


def test_dsw188_allies_have_to_lose_all_their_warlords():
    """M5, DSW-188."""
    state = hunted(
        (0, foot("poison"), [(100, 284), (300, 284)]),
        (1, FOOT, [(100, 300), (120, 320)]),
        (2, FOOT, [(300, 300), (320, 320)]),
        sides=(0, 1, 1),
        active=2,
    )
    end_turn(state)
    throw(state, 1, 2)
    assert state.outcome is None
    end_turn(state)
    end_turn(state)
    end_turn(state)
    throw(state, 1)
    assert (0,) == state.outcome.winners


# --- M7 ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "secured"),
    [
        ((136, 328), None, True),
        ((136, 329), None, False),
        ((136, 328), (136, 264), False),
        ((136, 328), (136, 263), True),
    ],
)
def test_dsw189_a_crate_is_secured_at_the_end_of_a_move(mine, theirs, secured):
    """M7, TV-X12: within 1 inch, no able enemy within 3."""
    near = [(0, [(136, 380)])] + ([(1, [theirs])] if theirs else [])
    state = beside("salvage", *near)
    assert 5 == len(state.markers)
    go(state, 1, {1: mine})

    assert [int(secured), 0] == state.scores
    assert secured == ((136, 312) not in state.markers)


@pytest.mark.parametrize("action", ["walk", "run", "forced_march", "teleport"])
def test_dsw189_every_move_may_secure_a_crate(action):
    """M7."""
    of = foot("forced_march", "teleport")
    state = fight((0, of, [(136, 380)]), (1, FOOT, AFAR), mission="salvage")
    go(state, 0, {0: (136, 312)}, action, dice=[1] if action == "run" else [])
    if action == "forced_march":
        throw(state, 1)
    assert [1, 0] == state.scores


def test_dsw189_only_the_squad_that_moves_secures_crates():
    """M7: and only its able figures."""
    state = beside("salvage", (0, [(136, 312)]), (0, [(488, 320), (488, 352)]))
    go(state, 0, {0: (600, 610)})
    assert [0, 0] == state.scores
    state.conditions[2] = DEMORALISED
    go(state, 2, {3: (488, 350)})
    assert [0, 0] == state.scores


def test_dsw189_a_crate_is_secured_once():
    """M7: then it is gone."""
    state = beside("salvage", (0, [(136, 312)]))
    for _round in range(3):
        go(state, 1, {1: (136, 313 + _round)})
        end_round(state)
    assert [1, 0] == state.scores
    assert 4 == len(state.markers)


def test_dsw189_a_wide_squad_secures_several_crates_and_three_win():
    """M7: at once, whoever has more points."""
    row = [(136 + 32 * n, 330) for n in range(12)]
    assert row[-1] == (488, 330)
    state = beside("salvage", (0, row))
    state.points = [0, 999]
    go(state, 1, {n + 1: (x, 312) for n, (x, _y) in enumerate(row)})

    assert [3, 0] == state.scores
    assert (0,) == state.outcome.winners


def test_dsw182_nobody_fires_after_the_last_crate_is_secured():
    """DSW-182, M7: the battle ends with the goal, in the middle of an action."""
    state = fight((0, card(), [(136, 380)]), (1, FOOT, [(136, 440)]), mission="salvage")
    state.scores = [2, 0]
    go(state, 0, {0: (136, 328)})

    assert [3, 0] == state.scores
    assert ((0,), ()) == (state.outcome.winners, state.decisions)


def test_dsw189_most_crates_win_when_time_runs_out():
    """M7, DSW-186."""
    state = beside("salvage", (1, [(136, 340)]))
    state.points = [999, 0]
    end_turn(state)
    go(state, 2, {2: (136, 320)})
    end_round(state, 8)
    assert (1,) == state.outcome.winners
