"""The end of an attack: Discipline, who flees, who leads, who scores (section 1.21, 7.7)."""

import pytest

from pygames.deep_space_wars.engine.moves import END_TURN, HOLD, Act, Engage, March, Snap
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from tests.deep_space_wars.battles import PLAIN, card
from tests.deep_space_wars.scripted import (
    A2,
    B2,
    A,
    B,
    ask,
    asks,
    attackers,
    clash,
    defenders,
    duel,
    fighter,
    ids,
    melee,
    play,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import EACH_ALONE, asked, fight, marched, refused

SURE = card(shooting=5, energy=12)


def shot_down(strength, lost, leader, *abilities, discipline=3, **stats):
    """A battle in which as many shots as it has shooters will bring down the first of B."""
    foe = card(*abilities, armour=0, discipline=discipline, **stats)
    shooters = [(300 + 20 * n, 400) for n in range(lost)]
    places = [(300, 340 - 20 * n) for n in range(strength)]
    lead = 0 if leader else strength - 1
    return duel((SURE, shooters), (foe, places), lead={B: lead})


def shots(lost, dice=""):
    return "1" * lost + "/" + dice


@pytest.mark.parametrize(
    ("strength", "lost", "leader", "dice"),
    [
        (8, 6, False, 6),
        (4, 1, True, 3),
        (6, 1, True, 5),
        (6, 1, False, 0),
        (6, 3, False, 3),
        (5, 3, False, 3),
        (5, 2, False, 0),
        (7, 3, False, 0),
        (7, 4, False, 4),
        (8, 4, True, 4),
        (8, 6, True, 6),
        (2, 1, False, 1),
        (2, 1, True, 1),
        (3, 1, False, 0),
        (3, 2, True, 2),
        (1, 1, True, 0),
        (10, 5, True, 5),
    ],
)
def test_tv_f1_to_f13_how_many_dice(strength, lost, leader, dice):
    """DSW-175, DSW-176, TV-F1..TV-F13: for losing half of the squad or its leader."""
    state = shot_down(strength, lost, leader)
    thrown = shoot(state, shots(lost, "1" * dice))
    assert thrown == f"shots {lost}" + f", discipline {dice}" * (dice > 0)
    assert len(up(state, B)) == strength - lost


def test_tv_s5_all_that_remain_may_flee():
    """DSW-177, TV-F9: of 6 dice two 6s; nobody is asked, nor flees twice."""
    state = ask(shot_down(8, 6, leader=False, discipline=5), 1, "losses")
    assert shoot(state, shots(6, "2 6 3 5 6 1")) == "shots 6, discipline 6"
    assert up(state, B) == []


def test_tv_s6_the_leader_is_lost():
    """DSW-47, DSW-175, DSW-177: 3 dice, of which one fails."""
    state = shot_down(4, 1, leader=True)
    assert shoot(state, shots(1, "1 5 3")) == "shots 1, discipline 3"
    assert up(state, B) == [1, 2]


def test_tv_f14_cowards():
    """DSW-47, DSW-49: without Discipline every die fails."""
    state = shot_down(6, 3, leader=False, discipline=0)
    assert shoot(state, shots(3, "1 2 3")) == "shots 3, discipline 3"
    assert up(state, B) == []


def test_tv_f15_a_6_fails_even_with_the_best_discipline():
    """DSW-15, DSW-177."""
    state = shot_down(4, 2, leader=False, discipline=5)
    assert shoot(state, shots(2, "5 6")) == "shots 2, discipline 2"
    assert up(state, B) == [3]


def test_tv_f16_the_heroic_never_flee():
    """DSW-80, DSW-179: no dice are rolled."""
    state = shot_down(4, 3, True, "heroic", discipline=0)
    assert shoot(state, shots(3)) == "shots 3"
    assert up(state, B) == [3]


def test_tv_f17_the_loyal_stand_by_their_leader():
    """DSW-81, DSW-179: and test as others do when it is gone."""
    state = shot_down(4, 2, False, "loyal")
    assert shoot(state, shots(2)) == "shots 2"
    state = shot_down(4, 2, True, "loyal")
    assert shoot(state, shots(2, "1 1")) == "shots 2, discipline 2"


def test_dsw81_only_the_first_leader_counts():
    """DSW-81, AMB-46: the loyal do not follow the next one."""
    state = shot_down(4, 2, False, "loyal")
    state.commanders[B], state.conditions[ids(state, B)[0]] = ids(state, B)[0], AWAY
    assert shoot(state, shots(2, "1 1")) == "shots 2, discipline 2"


def test_tv_f18_demoralised_figures_stay():
    """DSW-79, DSW-180: they take up space, but are no longer able to do anything."""
    state = shot_down(6, 3, False, "demoralise")
    assert shoot(state, shots(3, "5 4 1")) == "shots 3, discipline 3"
    assert up(state, B) == [3, 4, 5]
    assert [state.conditions[it] for it in ids(state, B)][3:] == [DEMORALISED, DEMORALISED, 0]
    assert state.able_in(B) == [ids(state, B)[5]]
    assert state.points == [3 * state.roster.squads[B].card.points, 0]
    play(state, "", END_TURN, Act(B, "walk"))
    assert refused(state, marched(B, {ids(state, B)[3]: (310, 280)}), 1)


def test_dsw180_demoralised_figures_are_hit_and_score_then():
    """DSW-180: they roll saves; losing them is no loss of strength."""
    state = shot_down(6, 3, False, "demoralise")
    shoot(state, shots(3, "5 4 1"))
    play(state, "", END_TURN, END_TURN)
    assert shoot(state, "1 1 6") == "shots 3"
    assert up(state, B) == [5]
    assert state.points == [5 * state.roster.squads[B].card.points, 0]


def test_dsw180_a_demoralised_leader_is_lost():
    """DSW-27, DSW-180: another one leads; a squad without anybody able does nothing."""
    state = shot_down(4, 2, False, "demoralise")
    assert shoot(state, shots(2, "5 5")) == "shots 2, discipline 2"
    assert up(state, B) == [2, 3]
    state.apply(END_TURN, 0)
    assert "able to act" in refused(state, Act(B, "walk"), 1)


def test_tv_f19_only_what_the_attack_has_taken_counts():
    """DSW-120, DSW-176, DSW-178: not who failed to escape earlier in the turn."""
    state = duel(
        (fighter("assault"), [(300, 340), (320, 340), (340, 340), (360, 340)]),
        (fighter("counter", attacks=2, close_combat=5), [(300, 300), (320, 300)]),
        b2=(fighter(close_combat=0), [(364, 356)]),
        lead={A: 2, B: 1},
    )
    ways = {n: (300 + 20 * n, 327) for n in range(4)}
    thrown = play(
        state,
        "1",
        Act(A, "assault"),
        marched(A, ways),
    )
    assert thrown == "escape 1"
    assert up(state, A) == [0, 1, 2]
    ask(state, 0, "positions")
    thrown = play(
        state,
        "4 4 4 / 1 6 6 6 / 6",
        Engage(B),
        marched(A, {0: (300, 316), 1: (320, 316), 2: (336, 305)}),
    )
    assert thrown == "blows 7, save 1"
    assert up(state, A) == [1, 2]


# --- who flees and who leads -------------------------------------------------------------------


def test_dsw177_the_owner_chooses_who_flees():
    """DSW-177, section 3.5: if it has asked for that; else those farthest from the leader."""
    state = shot_down(6, 3, leader=True)
    assert shoot(state, shots(3, "1 1 4")) == "shots 3, discipline 3"
    assert up(state, B) == [3, 4]
    state = ask(shot_down(6, 3, leader=True), 1, "losses")
    assert shoot(state, shots(3, "1 4 4")) == "shots 3, discipline 3"
    third, fourth, fifth = ids(state, B)[3:]
    assert asked(state) == (1, "flee")
    first = {it.figure: it for it in asks(state).moves}
    assert first.keys() == {third, fourth, fifth}
    assert play(state, "", first[third]) == ""
    second = {it.figure: it for it in asks(state).moves}
    assert second.keys() == {fourth, fifth}
    assert play(state, "", second[fifth]) == ""
    assert up(state, B) == [4]


def test_dsw27_the_owner_names_the_next_leader():
    """DSW-27, section 3.5: after the test; by default the one nearest to the old leader's place."""
    state = shot_down(4, 1, leader=True)
    assert shoot(state, shots(1, "1 1 1")) == "shots 1, discipline 3"
    assert state.leaders[B] == ids(state, B)[1]
    state = ask(shot_down(4, 1, leader=True), 1, "losses")
    assert shoot(state, shots(1, "1 1 4")) == "shots 1, discipline 3"
    fled = next(it for it in asks(state).moves if it.figure == ids(state, B)[1])
    assert play(state, "", fled) == ""
    assert asked(state) == (1, "lead")
    leads = {it.figure: it for it in asks(state).moves}
    assert [*leads] == [*ids(state, B)][2:]
    assert play(state, "", leads[ids(state, B)[3]]) == ""
    assert state.leaders[B] == ids(state, B)[3]
    assert state.commanders[B] == ids(state, B)[0]


def test_dsw27_a_leader_that_flees():
    """DSW-27, DSW-177: it is the last by default."""
    state = shot_down(4, 2, leader=False)
    assert shoot(state, shots(2, "1 4")) == "shots 2, discipline 2"
    assert up(state, B) == [3]
    state = ask(shot_down(4, 2, leader=False), 1, "losses")
    shoot(state, shots(2, "1 4"))
    leader = next(it for it in asks(state).moves if it.figure == ids(state, B)[3])
    play(state, "", leader)
    assert state.leaders[B] == ids(state, B)[2]


# --- the order of tests ------------------------------------------------------------------------


def test_dsw178_the_target_tests_before_the_attacker():
    """DSW-178, section 3.6: both have lost half."""
    state = clash(attackers(discipline=5), defenders(discipline=1))
    thrown = melee(state, "1 5 5 6 / 1 6 / 3 / 3 / 1 5")
    assert thrown == "blows 6, save 2, discipline 2"
    assert (up(state, A), up(state, B)) == ([1], [1])


def test_dsw178_snap_shots_and_fight_of_an_assault_are_two_attacks():
    """DSW-126, DSW-178: a squad of four that loses one in each does not test."""
    foe = [(300, 300), (320, 300), (340, 300), (360, 300)]
    state = duel(
        (card("assault", armour=1), [(300, 340), (320, 340)]), (PLAIN, foe), lead={A: 1, B: 3}
    )
    state = ask(state, 0, "positions")
    thrown = play(
        state,
        "1 6 / 3 / 1 6 / 3",
        Act(A, "assault"),
        marched(A, {0: (300, 330), 1: (320, 330)}),
        Snap(B),
        Engage(B),
        marched(A, {0: (308, 314), 1: (332, 314)}),
    )
    assert thrown == "shots 2, save 1, blows 2, save 1"
    assert up(state, B) == [2, 3]


def test_dsw178_poison_and_collapse_cause_no_tests():
    """DSW-111, DSW-124, DSW-178: nor do frenzy and failed escapes."""
    state = duel((card("forced_march"), [(300, 400), (320, 400)]), (PLAIN, [(100, 100)]))
    assert play(state, "6 1", Act(A, "forced_march"), marched(A, {0: (300, 380)})) == "collapse 2"
    assert len(up(state, A)) == 1


# --- victory points ----------------------------------------------------------------------------


def test_dsw184_each_defeated_figure_scores():
    """DSW-184, DSW-185: also those that flee; they score when they leave, not when wounded."""
    state = shot_down(4, 2, leader=False, life=1)
    value = state.roster.squads[B].card.points
    shoot(state, shots(2, "4 4"))
    assert up(state, B) == []
    assert state.points == [4 * value, 0]
    state = shot_down(2, 1, leader=False, life=2)
    shoot(state, shots(1))
    assert state.points == [0, 0]


def test_dsw185_who_strikes_back_scores():
    """DSW-185: for those who fall, and for those who flee from it, though A made the attack."""
    state = clash(b=defenders("counter"))
    melee(state, "4 4 4 4 / 2 5 / 5 / 4")
    assert up(state, A) == []
    assert state.points == [0, 2 * attackers().points]


def test_dsw185_defensive_fire_scores():
    """DSW-167, DSW-185: for the side that fires in another's turn."""
    state = duel((fighter(), [(300, 400)]), (PLAIN, [(300, 300)]))
    state.apply(Act(A, "charge"), 0)
    thrown = play(state, "1 / 3", next(it for it in asks(state).moves if it.target == B), Snap(A))
    assert thrown == "shots 1, save 1"
    assert state.points == [0, fighter().points]


def test_dsw185_allies_share_their_points():
    """DSW-185, DSW-188: and nobody scores for a figure of an ally."""
    state = fight(
        (0, card(attacks=2), [(300, 400)]),
        (1, PLAIN, [(300, 350), (300, 600)]),
        (2, PLAIN, [(300, 310)]),
        (2, PLAIN, [(20, 20)]),
        sides=(0, 0, 1),
    )
    state.leaders[1] = 2
    assert shoot(state, "6 1 / 3 / 1", target=2, squad=0) == "shots 2, save 1, discipline 1"
    assert state.points == [PLAIN.points, 0, 0]
    assert not state.is_up(1)


def test_dsw181_who_has_nobody_able_left_is_out():
    """DSW-181, DSW-182, TV-X6: the demoralised are taken off, which nobody scores for."""
    state = fight(
        (0, SURE, [(300, 400), (320, 400)]),
        (1, card("demoralise", armour=0), [(300, 340), (300, 320), (300, 300), (300, 280)]),
        (2, PLAIN, [(20, 20)]),
        sides=EACH_ALONE[:3],
    )
    state.leaders[1] = 5
    shoot(state, "1 1 / 4 4", target=1, squad=0)
    assert state.fallen == frozenset({1})
    assert state.up_in(1) == []
    assert state.points == [2 * state.roster.squads[1].card.points, 0, 0]
    assert state.outcome is None


def test_dsw181_who_is_out_after_snap_shots_is_not_fought_in_the_same_assault():
    """DSW-181: in whatever phase it happens; what is left of them does not count as defeated."""
    foe = card("demoralise", armour=0)
    state = fight((0, card("assault"), [(300, 340)]), (1, foe, [(300, 310), (314, 318)]))
    play(state, "1 / 4", Act(0, "assault"), March(0, ()), Snap(1))
    assert state.outcome is not None
    assert state.points == [foe.points, 0]


def test_dsw182_the_battle_ends_when_one_side_is_left():
    """DSW-7, DSW-182, AMB-76: and if both armies fall at once, points decide."""
    state = fight((0, SURE, [(300, 400)]), (1, card(armour=0), [(300, 340)]))
    shoot(state, "1", target=1, squad=0)
    assert state.outcome is not None
    assert state.decisions == ()
    state = fight((0, attackers(), [(300, 316)]), (1, defenders(), [(300, 300)]))
    melee(state, "1 4 / 1 / 3 / 3", target=1, squad=0)
    assert state.outcome is not None
    assert state.points == [defenders().points, attackers().points]


def test_dsw126_nobody_has_to_fire_or_to_fight():
    """DSW-53, DSW-126: the parts of an Assault are optional."""
    state = duel((card("assault"), [(300, 340)]), (PLAIN, [(300, 300)]), a2=(PLAIN, [(20, 600)]))
    assert play(state, "", Act(A, "assault"), marched(A, {0: (300, 331)}), HOLD, HOLD) == ""
    assert asked(state) == (0, "act")
    assert state.marked == frozenset({A})
    assert (up(state, A2), up(state, B2)) == ([0], [0])
