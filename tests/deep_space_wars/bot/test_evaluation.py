"""Battles as a whole: who is ahead, in both sides' eyes."""

import pytest

from pygames.deep_space_wars.bot.evaluation import Evaluation, chance_of
from pygames.deep_space_wars.bot.planning import played_on
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.missions import EXIT
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.bot.test_decisions import fought
from tests.deep_space_wars.test_matchup import FIRING, IN_FRONT

MISSIONS = ("annihilation", "hold", "hill", "breakthrough", "salvage")


def test_what_one_side_loses_the_other_one_gains() -> None:
    evaluation = Evaluation(fought((0, card(), FIRING), (1, card(), IN_FRONT)), 0)
    enemy = evaluation.turned()
    enemy.lose(0, 10.0)

    assert enemy.gained == pytest.approx(10.0)
    assert enemy.turned().gained == pytest.approx(-10.0)
    assert evaluation.gained == 0.0


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_goals_of_a_mission_are_those_of_one_side_against_the_other(mission: str) -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission=mission)
    evaluation = Evaluation(state, 0)
    goals = [
        it.total(evaluation.figures, evaluation.at)
        for it in (evaluation.goals, evaluation.goals.turned())
    ]

    assert goals[0] == pytest.approx(-goals[1])
    assert goals[0] * Evaluation(state, 1).goals.total(evaluation.figures, evaluation.at) <= 0


@pytest.mark.parametrize("mission", ["hold", "hill"])
def test_it_is_worth_more_to_stand_nearer_to_the_goal(mission: str) -> None:
    evaluation = Evaluation(
        fought((0, card(), FIRING), (1, card(), [(20, 20)]), mission=mission), 0
    )
    pull = evaluation.goals.pull(evaluation.figures, evaluation.at, 0)

    assert pull((312, 312)) > pull((312, 420)) > pull((312, 560))


def test_whoever_is_out_of_sight_is_in_less_danger() -> None:
    wall = box("high_wall", 200, 380, 420, 390)
    squads = (0, card(shooting=0, energy=0), FIRING), (1, card(close_combat=0), IN_FRONT)
    danger = [
        evaluation.threat_and_danger(0, evaluation.at[0], evaluation.replies())[1]
        for ground in ((), (wall,))
        for evaluation in [Evaluation(fought(*squads, ground=ground), 0)]
    ]

    assert danger[0] > danger[1]


def test_the_enemys_reply_makes_a_plan_worth_less() -> None:
    gunners = card(shooting=5, energy=6)
    evaluation = Evaluation(fought((0, card(), FIRING), (1, gunners, IN_FRONT)), 0)
    enemy = evaluation.turned()
    assert enemy.best(1, [0]) > 0

    assert played_on(evaluation, None, 0, answered=True) < 0


def test_a_lead_is_a_chance_to_win() -> None:
    assert chance_of(0, 500) == 0.5
    assert 0.5 < chance_of(50, 500) < chance_of(200, 500) < 1
    assert chance_of(50, 500) == pytest.approx(1 - chance_of(-50, 500))


def test_a_strike_is_worth_less_the_farther_one_has_to_walk_for_it() -> None:
    foes = ((1, card(), [(300 + 20 * n, y) for n in range(4)]) for y in (320, 230, 140, 50))
    worth = [
        evaluation.gains(0, 1)[0]
        for foe in foes
        for evaluation in [Evaluation(fought((0, card(), FIRING), foe), 0)]
    ]

    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > 0


def test_m3_a_squad_may_go_straight_for_the_hill() -> None:
    evaluation = Evaluation(fought((0, card(), FIRING), (1, card(), IN_FRONT), mission="hill"), 0)

    assert [*evaluation.goals.ahead(0, (100, 600))] == [(312, 312)]


def test_dsw186_losses_only_decide_between_those_who_are_level_by_the_mission() -> None:
    leads = []
    for mission in ("annihilation", "hold"):
        state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission=mission)
        before = Evaluation(state, 0).lead()
        state.points[0] += 100
        leads.append(Evaluation(state, 0).lead() - before)

    assert leads == pytest.approx([100.0, 10.0])


@pytest.mark.parametrize("mission", ["hold", "hill"])
def test_a_point_of_the_mission_decides_the_more_the_fewer_are_to_come(mission: str) -> None:
    leads = []
    for number in (2, 8):
        state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission=mission)
        state.round = number
        before = Evaluation(state, 0).lead()
        state.scores[0] += 1
        leads.append(Evaluation(state, 0).lead() - before)

    assert 0 < leads[0] < leads[1]


def test_m4_only_the_attacker_goes_for_the_edge() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission="breakthrough")
    goals = Evaluation(state, 0).goals

    assert [*goals.ahead(0, (100, 300))] == [(100, EXIT)]
    assert not goals.ahead(1, (100, 300))


def test_m4_figures_that_can_leave_count_for_more_than_those_near_the_edge() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission="breakthrough")
    goals = Evaluation(state, 0).goals

    assert goals.taken(0, [(100, EXIT), (130, EXIT + 1)]) == goals.taken(0, [(100, EXIT)]) > 0
    assert goals.taken(1, [(100, EXIT)]) == 0


def test_m4_it_is_too_late_to_go_for_an_edge_that_is_out_of_reach() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission="breakthrough")
    shares = []
    for state.round in (1, 8):
        goals = Evaluation(state, 0).goals
        shares.append(goals._share_of_edge(0, (100, 500)) / goals._share_of_edge(0, (100, EXIT)))

    assert shares[1] < shares[0] / 4


def test_m7_a_crate_is_taken_by_a_figure_within_an_inch_of_it() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT), mission="salvage")
    state.crates = ((312, 312),)
    goals = Evaluation(state, 0).goals

    assert goals.taken(0, [(312, 312 + INCH)]) > 0
    assert goals.taken(0, [(312, 312 + INCH + 1)]) == 0


def test_who_is_behind_takes_risks_and_expects_others_not_to() -> None:
    state = fought((0, card(), FIRING), (1, card(), IN_FRONT))
    state.round, state.points = 7, [0, 200]
    evaluation = Evaluation(state, 0)
    enemy = evaluation.turned()

    assert evaluation.reply < enemy.reply
    assert enemy.again < evaluation.again
    assert enemy.turned().reply == evaluation.reply


def test_who_waits_where_it_has_started_is_not_feared() -> None:
    """From the second round on; as soon as one of its figures has come out, it is."""
    state = fought((0, card(), FIRING), (1, card(), [(300, 40), (320, 40)]))
    replies = {}
    for number, y in ((1, 40), (2, 40), (2, 200)):
        state.round, state.places[-1] = number, (320, y)
        replies[number, y] = Evaluation(state, 0).reply

    assert replies[2, 40] == 0 < replies[2, 200]
    assert replies[1, 40] > 0


def test_nobody_is_expected_to_fall_twice() -> None:
    """However many enemies can reach a squad that stands alone, it is worth what it is worth."""
    brutes = card(close_combat=5, attacks=4)
    rows = [[(250 + 20 * n, 250 + 24 * row) for n in range(5)] for row in range(3)]
    state = fought((0, card(armour=0), FIRING[:1]), *((1, brutes, row) for row in rows))
    evaluation = Evaluation(state, 0)
    replies = evaluation.replies()
    danger = evaluation.threat_and_danger(0, evaluation.at[0], replies)[1]

    assert sum(best for best, _second, _whom in replies.values()) > evaluation.worth[0]
    assert danger <= evaluation.worth[0]
