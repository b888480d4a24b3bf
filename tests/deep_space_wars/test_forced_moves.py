"""Escapes, forced marches and Teleport, step by step: who is lost on the way."""

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import Act, Ask, Lead, Lose
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import box
from tests.deep_space_wars.state_machine import (
    FOOT,
    asked,
    end_turn,
    fight,
    foot,
    go,
    marched,
    offered,
    refused,
    throw,
)

FOE = (1, FOOT, [(500, 100)])
MARCHERS, JUMPERS = foot("forced_march"), foot("teleport")


def lone(of=FOOT):
    """A figure in front of a band of woods, far from its enemy."""
    return fight((0, of, [(300, 420)]), FOE, ground=[box("woods", 0, 300, 624, 380)])


# --- escaping ----------------------------------------------------------------------------------


def engaged(of=FOOT, foe=FOOT):
    """Three figures, the first of which leads, touch one enemy each; a fourth touches none."""
    mine = [(100, 300), (130, 300), (160, 300), (190, 300)]
    return fight((0, of, mine), (1, foe, [(x, 284) for x, _y in mine[:3]]))


DOWN = {figure: (100 + 30 * figure, 340) for figure in range(4)}


def test_dsw120_a_figure_that_throws_a_1_does_not_escape():
    """TV-M8, DSW-17, DSW-120: whatever its Life; points for it, and no Discipline test."""
    state = engaged(foot(life=3, discipline=0))
    go(state, 0, DOWN)
    assert (CHANCE, "escape") == asked(state)
    assert 6**3 == len(state.decisions[0].moves)
    assert [300] * 4 == [y for _x, y in state.places[:4]]
    throw(state, 1, 4, 6)

    assert [1, 2, 3] == state.up_in(0)
    assert [DOWN[figure] for figure in (1, 2, 3)] == state.places[1:4]
    assert [0, foot(life=3, discipline=0).points] == state.points
    assert (1, (0, "act")) == (state.leaders[0], asked(state))


@pytest.mark.parametrize("action", ["walk", "run", "forced_march", "teleport"])
def test_dsw120_every_way_of_moving_has_its_escapes(action):
    """DSW-120, DSW-121, DSW-125: after the dice of the action, section 3.6."""
    state = engaged(foot("forced_march", "teleport"))
    go(state, 0, DOWN, action, dice=[2] if action == "run" else [])
    assert (CHANCE, "escape") == asked(state)
    throw(state, 1, 1, 2)
    if action == "forced_march":
        assert (CHANCE, "collapse") == asked(state)
        throw(state, 1, 1)
    assert [2, 3] == state.up_in(0)


def test_dsw120_those_who_stay_do_not_throw():
    """TV-M10, DSW-120: even if the others' paths break up the squad by a loss."""
    state = engaged()
    go(state, 0, {1: (130, 302), 3: (185, 310)})
    throw(state, 1)

    assert [0, 2, 3] == state.up_in(0)
    assert (185, 310) == state.places[3]
    assert FOOT.points == state.points[1]


def test_dsw120_nobody_throws_who_touches_nobody():
    """DSW-120."""
    state = engaged()
    go(state, 0, {3: (180, 310)})
    assert (0, "act") == asked(state)


def test_dsw77_some_slip_away():
    """TV-M9, DSW-77, DSW-120."""
    state = engaged(foot("slip_away"))
    go(state, 0, DOWN)
    assert (0, "act") == asked(state)
    assert [*DOWN.values()] == state.places[:4]


@pytest.mark.parametrize(
    ("one", "other", "credited"), [(317, 284, 2), (316, 284, 1), (316, 283, 1)]
)
def test_dsw120_the_nearest_enemy_gets_the_points(one, other, credited):
    """DSW-120, GEO-13: of those it touched, the lowest number if two are equally near."""
    state = fight(
        (0, FOOT, [(200, 300), (230, 300)]),
        (1, FOOT, [(200, one)]),
        (2, FOOT, [(200, other)]),
        sides=(0, 1, 2),
    )
    go(state, 0, {0: (260, 300)})
    throw(state, 1)
    assert [FOOT.points * (side == credited) for side in range(3)] == state.points


def test_dsw120_more_than_six_escape_one_after_the_other():
    """DSW-19, DSW-120: nobody is relocated before all have thrown."""
    mine = [(100 + 30 * n, 300) for n in range(8)]
    state = fight((0, FOOT, mine), (1, FOOT, [(x, 284) for x, _y in mine]))
    go(state, 0, {n: (x, 340) for n, (x, _y) in enumerate(mine)})
    throw(state, 1, 2, 2, 2, 2, 1)
    assert mine == state.places[:8]
    throw(state, 3, 1)

    assert [1, 2, 3, 4, 6] == state.up_in(0)
    assert 3 * FOOT.points == state.points[1]


def test_dsw181_who_fails_to_escape_may_have_been_the_last():
    """DSW-120, DSW-181, DSW-185: demoralised figures are taken off and not defeated."""
    state = fight((0, FOOT, [(100, 300), (120, 330)]), (1, FOOT, [(100, 284)]))
    state.conditions[1] = DEMORALISED
    go(state, 0, {0: (100, 340)})
    throw(state, 1)

    assert [2] == state.up()
    assert [0, FOOT.points] == state.points
    assert (1,) == state.outcome.winners


# --- forced marches ----------------------------------------------------------------------------


def column(figures, of=MARCHERS):
    """A squad in a row, its leader on the left."""
    return fight((0, of, [(100 + 30 * n, 500) for n in range(figures)]), FOE)


def up(figures, far=192):
    return {n: (100 + 30 * n, 500 - far) for n in range(figures)}


def test_dsw124_each_6_costs_a_forced_march_a_figure():
    """TV-M11, DSW-52, DSW-124: those farthest from the leader; no points, no test."""
    state = column(6, foot("forced_march", discipline=0, life=2))
    go(state, 0, up(6), "forced_march")
    assert (CHANCE, "collapse") == asked(state)
    throw(state, 6, 2, 6, 1, 3, 4)

    assert [0, 1, 2, 3] == state.up_in(0)
    assert [0, 0] == state.points
    assert (308, {0}) == (state.places[0][1], state.marked)


def test_dsw124_one_die_a_figure():
    """DSW-19, DSW-124: more than six are thrown one after the other."""
    state = column(8)
    go(state, 0, up(8), "forced_march")
    throw(state, 6, 1, 1, 1, 1, 6)
    assert 36 == len(state.decisions[0].moves)
    throw(state, 6, 5)
    assert [0, 1, 2, 3, 4] == state.up_in(0)


def test_dsw124_the_owner_chooses_who_collapses_if_it_asks_to():
    """DSW-124, section 3.5: any able figure, also the leader, and then the next one."""
    state = column(4)
    state.apply(Ask("losses", True), 0)
    go(state, 0, up(4), "forced_march")
    throw(state, 6, 6, 1, 2)
    assert (0, "lose") == asked(state)
    assert [Lose(n) for n in range(4)] == [it for it in offered(state, 0) if it.kind == "lose"]
    refused(state, Lose(4), 0)
    state.apply(Lose(0), 0)
    refused(state, Lose(0), 0)
    state.apply(Lose(3), 0)
    assert (0, "lead") == asked(state)
    state.apply(Lead(2), 0)

    assert [1, 2] == state.up_in(0)
    assert 2 == state.leaders[0]
    assert (0, "act") == asked(state)


def test_dsw124_no_6_asks_for_no_choice():
    """DSW-124."""
    state = column(3)
    state.apply(Ask("losses", True), 0)
    go(state, 0, up(3), "forced_march")
    throw(state, 1, 1, 5)
    assert (0, "act") == asked(state)


def test_dsw124_where_all_collapse_nobody_is_asked_who():
    """DSW-124: as with those who flee (DSW-177), there is nothing to choose."""
    state = column(2)
    state.apply(Ask("losses", True), 0)
    go(state, 0, up(2), "forced_march")
    throw(state, 6, 6)
    assert [2] == state.up()


@pytest.mark.parametrize("asks", [False, True])
def test_dsw124_a_whole_squad_may_collapse(asks):
    """DSW-124, DSW-181, DSW-182: and with it the army."""
    state = column(2)
    if asks:
        state.apply(Ask("losses", True), 0)
    go(state, 0, up(2), "forced_march")
    throw(state, 6, 6)
    while state.outcome is None:
        state.apply(state.decisions[0].moves[0], 0)

    assert [2] == state.up()
    assert [0, 0] == state.points
    assert (1,) == state.outcome.winners


def test_dsw52_a_forced_march_needs_the_ability():
    """DSW-32, DSW-52, DSW-54."""
    for action in ("forced_march", "teleport"):
        assert "does not have that ability" in refused(lone(), Act(0, action), 0)
        assert all(it.action != action for it in offered(lone(), 0) if it.kind == "act")


# --- Teleport ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ([(196, 100)], ""),
        ([(196, 101)], "too long"),
        ([(100, 120), (100, 185)], "straight"),
        ([(150, 100)], "Impassable"),
        ([(100, 150)], "Impassable"),
        ([(100, 180)], ""),
        ([(60, 100)], "another figure"),
        ([(43, 100)], "touch an enemy"),
        ([(20, 100)], ""),
    ],
    ids=repr,
)
def test_dsw125_a_teleport_leads_straight_over_everything(path, said):
    """TV-M13, TV-M14, DSW-54, DSW-118, DSW-125."""
    ground = [box("building", 130, 60, 170, 130), box("deep", 60, 140, 140, 160)]
    state = fight((0, JUMPERS, [(100, 100)]), (1, FOOT, [(60, 100)]), ground=ground)
    state.apply(Act(0, "teleport"), 0)
    assert (0, "march") == asked(state)
    march = marched(0, {0: path})
    if said:
        assert said in refused(state, march, 0)
    else:
        state.apply(march, 0)
        assert (path[-1], (0, "act")) == (state.places[0], asked(state))


def test_dsw125_difficult_terrain_is_nothing_to_a_teleport():
    """TV-M4, DSW-119: no die is thrown for it, also where it ends."""
    state = lone(JUMPERS)
    assert refused(state, Act(0, "teleport", True), 0)
    go(state, 0, {0: (300, 340)}, "teleport")
    assert (300, 340) == state.places[0]


def test_dsw125_a_teleport_is_all_that_a_squad_does():
    """DSW-54, DSW-106, DSW-125, AMB-24: and it is together afterwards."""
    state = fight((0, JUMPERS, [(100, 100), (120, 100)]), FOE)
    state.apply(Act(0, "teleport"), 0)
    assert "stay together" in refused(state, marched(0, {1: (160, 100)}), 0)
    state.apply(marched(0, {0: (100, 180), 1: (130, 185)}), 0)
    assert "has acted" in refused(state, Act(0, "walk"), 0)
    end_turn(state)
    assert 1 == state.active
