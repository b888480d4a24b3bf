"""Shooting in play: who throws how many dice, what hits, and who is hit (sections 1.17, 7.4)."""

import pytest

from pygames.core.game import CHANCE
from pygames.deep_space_wars.engine.moves import END_TURN, HOLD, Act, Group, March, Shoot, Snap
from pygames.deep_space_wars.forces.cards import HEAVY, LARGE, UNARMED
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.scripted import (
    A2,
    B2,
    A,
    B,
    all_at,
    ask,
    asks,
    duel,
    ids,
    lives,
    play,
    shoot,
    snap,
    up,
)
from tests.deep_space_wars.state_machine import asked, marched, offered, refused

THREE = [(300, 400), (320, 400), (340, 400)]
FOUR = [(300, 304), (320, 304), (340, 304), (360, 304)]
ONE = [(300, 400)]


def volley(of=PLAIN, foe=PLAIN, at=THREE, places=FOUR, **more):
    """A at y 400, B 6 inches away with its leader as the last."""
    return duel((of, at), (foe, places), lead={B: len(places) - 1}, **more)


# --- who shoots, how far and how well ------------------------------------------------------------


@pytest.mark.parametrize(("ticks", "number"), [(79, 3), (80, 2), (159, 2), (160, 1), (239, 1)])
def test_tv_a1_energy_is_lost_with_distance(ticks, number):
    """DSW-131, DSW-134: a die hits that shows the target number or less."""
    for die in range(1, 7):
        state = duel((PLAIN, [(300, 400)]), (PLAIN, [(300, 400 - ticks)]))
        hit = die <= number
        assert shoot(state, f"{die}/1" if hit else f"{die}") == f"shots 1{', save 1' * hit}"
    assert up(state, B) == [0]


def test_tv_a1_nobody_is_hit_from_afar():
    """DSW-42, DSW-43, DSW-131: at L x E inches, the target is out of range."""
    state = duel((PLAIN, [(300, 400)]), (PLAIN, [(300, 160)]))
    assert "nobody whom it can shoot at" in refused(state, Act(A, "shoot"), 0)


def test_tv_a2_a_volley():
    """DSW-128, DSW-134, DSW-138: one hit of three dice, no save, and too few losses for a test."""
    state = volley()
    assert shoot(state, "2 3 6 / 3") == "shots 3, save 1"
    assert up(state, B) == [1, 2, 3]
    assert state.points == [PLAIN.points, 0]
    assert A in state.marked
    assert asked(state) == (0, "act")


def test_tv_a3_a_6_on_armour_is_final():
    """DSW-143: the next hit falls on the next figure."""
    state = volley()
    assert shoot(state, "2 1 6 / 6 2") == "shots 3, save 2"
    assert up(state, B) == [1, 2, 3]


def test_tv_a4_half_of_a_squad_is_lost():
    """DSW-175: it tests its Discipline with a die for each figure lost."""
    state = volley(places=[(x, 321) for x, _y in FOUR])
    assert shoot(state, "3 1 6 / 3 3 / 1 1") == "shots 3, save 2, discipline 2"
    assert up(state, B) == [2, 3]


def test_tv_a5_as_many_dice_as_attacks():
    """DSW-45, DSW-130."""
    state = volley(card(attacks=2))
    assert shoot(state, "2 2 3 4 5 6 / 1 1") == "shots 6, save 2"
    assert up(state, B) == [0, 1, 2, 3]


def test_tv_a6_snap_shots():
    """DSW-122, DSW-123, TV-M20: one die a figure, which must show a 1."""
    state = volley(card(attacks=2))
    assert snap(state, "1 2 6 / 3") == "shots 3, save 1"
    assert up(state, B) == [1, 2, 3]
    state = volley(at=[*THREE, (360, 400)])
    assert snap(state, "1 2 6 1 / 1 1") == "shots 4, save 2"


@pytest.mark.parametrize(("ticks", "seen"), [(191, True), (192, False)])
def test_tv_m19_snap_shots_reach_as_far_as_aimed_ones(ticks, seen):
    """DSW-122: the target may not be beyond L x E, though the target number stays 1."""
    state = volley(card(shooting=2, energy=6), at=ONE, places=[(300, 400 - ticks)])
    if seen:
        assert snap(state, "1 / 3") == "shots 1, save 1"
    else:
        assert play(state, "", Act(A, "walk"), March(A, ())) == ""
        assert asked(state) == (0, "act")


def test_dsw29_heavy_weapons_fire_no_snap_shots():
    """DSW-29, DSW-122: nor do squads without any weapon; nobody is asked."""
    for of in (card(weapon=HEAVY), card(weapon=UNARMED, shooting=0, energy=0)):
        state = volley(of)
        assert play(state, "", Act(A, "walk"), March(A, ())) == ""
        assert asked(state) == (0, "act")
    assert "nobody whom it can shoot at" in refused(volley(of), Act(A, "shoot"), 0)


def test_dsw121_who_runs_fires_no_snap_shots():
    """DSW-121: and one may hold one's fire after a walk (DSW-123)."""
    state = volley()
    assert play(state, "4", Act(A, "run"), March(A, ())) == "run 1"
    assert asked(state) == (0, "act")
    assert play(volley(), "", Act(A, "walk"), March(A, ()), HOLD) == ""


def test_tv_a12_aim_costs_one():
    """DSW-60, DSW-137: 3 - 1 for 10 inches - 1 is 1."""
    aiming = card("aim", energy=7)
    for aims, number in ((False, 2), (True, 1)):
        for die in (1, 2, 3):
            state = volley(aiming, at=ONE, places=[(300, 240)])
            saves = die <= number
            assert shoot(state, f"{die}{'1' * saves}", aims=aims).endswith("save 1") is saves


def test_tv_a13_aim_needs_a_target_number():
    """DSW-137: refused when nothing would be left of it."""
    state = volley(card("aim"), at=ONE, places=[(300, 240)])
    state.apply(Act(A, "shoot"), 0)
    shot = all_at(state, B)
    assert [*asks(state).moves] == [shot]
    aimed = Shoot((shot.groups[0]._replace(aims=True),))
    assert refused(state, aimed, 0)
    assert play(state, "2", shot) == "shots 1"


def test_tv_a13_aim_is_an_ability():
    """DSW-60: refused to those who do not have it."""
    state = volley(at=ONE, places=[(300, 350)])
    state.apply(Act(A, "shoot"), 0)
    shot = all_at(state, B)
    assert refused(state, Shoot((shot.groups[0]._replace(aims=True),)), 0)


def test_tv_a14_who_touches_an_enemy_does_not_shoot():
    """DSW-129: whatever squad that is of; the others do."""
    state = volley(b2=(PLAIN, [(300, 416)]))
    assert shoot(state, "6 6") == "shots 2"
    state = volley(at=ONE, b2=(PLAIN, [(300, 416)]))
    assert refused(state, Act(A, "shoot"), 0)


def test_dsw129_who_sees_nobody_does_not_shoot():
    """DSW-129, DSW-133: each shooter has to see an enemy itself; bases do not hide anyone."""
    wall = [box("building", 308, 340, 420, 360)]
    state = volley(ground=wall, places=FOUR[:2])
    assert shoot(state, "6") == "shots 1"


def test_tv_a29_no_aimed_fire_after_a_move():
    """DSW-107, DSW-128: a squad that has moved has acted."""
    state = volley()
    play(state, "", Act(A, "walk"), March(A, ()))
    figure = ids(state, A)[0]
    assert refused(state, Shoot((Group(B, ((figure, 1),)),)), 0)
    play(state, "", HOLD)
    assert "has acted" in refused(state, Act(A, "shoot"), 0)


def test_tv_a30_scattered_squads_do_not_shoot():
    """DSW-109, DSW-110: nor charge, fight, or fire as they walk, even if they are together then."""
    state = volley(at=[(300, 400), (340, 400)])
    for action in ("shoot", "charge", "melee"):
        assert "scattered" in refused(state, Act(A, action), 0)
    play(state.copy(), "", Act(A, "walk"), March(A, ()))
    assert play(state, "", Act(A, "walk"), marched(A, {1: (330, 400)})) == ""
    assert asked(state) == (0, "act")


def test_tv_x13_friends_are_no_targets():
    """DSW-23, DSW-188: neither one's own figures nor those of allies."""
    allied = (PLAIN, [(300, 380)])
    state = volley(sides=(0, 0), at=ONE)
    assert refused(state, Act(A, "shoot"), 0)
    state = volley(at=ONE, a2=allied)
    state.apply(Act(A, "shoot"), 0)
    assert {group.target for it in asks(state).moves for group in it.groups} == {B}
    assert refused(state, Shoot((Group(A2, ((0, 1),)),)), 0)


def test_dsw31_snap_shots_are_chosen_among_targets_in_sight():
    """DSW-122: one squad at which all fire."""
    state = volley(b2=(PLAIN, [(300, 330)]))
    play(state, "", Act(A, "walk"), March(A, ()))
    assert asked(state) == (0, "snap")
    assert [*asks(state).moves] == [Snap(B), Snap(B2), HOLD]
    assert play(state, "6 6 6", Snap(B2)) == "shots 3"
    assert END_TURN in offered(state, 0)
    assert asks(state).seat != CHANCE


# --- several targets -----------------------------------------------------------------------------


def five_against_two(foe=PLAIN):
    row = [(200 + 20 * n, 400) for n in range(5)]
    return duel((PLAIN, row), (foe, [(200, 320), (220, 320)]), b2=(foe, [(280, 340), (280, 320)]))


def test_tv_a18_dice_are_divided_among_targets():
    """DSW-144: groups are thrown one after the other, each with a target number of its own."""
    state = five_against_two()
    both = Shoot((Group(B, ((0, 1), (1, 1), (2, 1))), Group(B2, ((3, 1), (4, 1)))))
    thrown = play(state, "2 3 1 / 1 1 / 3 4 / 2", Act(A, "shoot"), both)
    assert thrown == "shots 3, save 2, shots 2, save 1"
    turned = Shoot(tuple(reversed(both.groups)))
    thrown = play(five_against_two(), "3 4 / 1 / 2 3 1 / 1 1", Act(A, "shoot"), turned)
    assert thrown == "shots 2, save 1, shots 3, save 2"


def test_tv_a18_tests_come_after_the_last_group():
    """DSW-144, DSW-178: both squads test then, in the order of the groups."""
    state = five_against_two()
    both = Shoot((Group(B2, ((3, 1), (4, 1))), Group(B, ((0, 1), (1, 1), (2, 1)))))
    thrown = play(state, "3 4 / 3 / 1 6 6 / 3 / 3 4", Act(A, "shoot"), both)
    assert thrown == "shots 2, save 1, shots 3, save 1, discipline 2"
    assert (up(state, B2), up(state, B)) == ([1], [])
    assert state.points == [3 * PLAIN.points, 0]


def test_dsw144_a_figure_may_divide_its_dice():
    """DSW-144: and need not use them all."""
    state = duel(
        (card(attacks=3), ONE), (PLAIN, [(300, 330), (320, 330)]), b2=(PLAIN, [(340, 370)])
    )
    shots = Shoot((Group(B, ((0, 1),)), Group(B2, ((0, 2),))))
    assert play(state.copy(), "6 6 6", Act(A, "shoot"), shots) == "shots 3"
    assert play(state, "6", Act(A, "shoot"), Shoot((Group(B, ((0, 1),)),))) == "shots 1"


def test_tv_a19_dice_go_where_their_shooter_sees_somebody():
    """DSW-144: not to others, nor more of them than it has, nor none, nor by a squad's others."""
    wall = [box("building", 230, 330, 300, 350)]
    state = duel(
        (PLAIN, [(300, 400), (320, 400)]),
        (PLAIN, [(320, 310)]),
        b2=(PLAIN, [(250, 310)]),
        ground=wall,
    )
    state.apply(Act(A, "shoot"), 0)
    for wrong in (
        Shoot((Group(B2, ((0, 1),)),)),
        Shoot((Group(B, ((1, 2),)),)),
        Shoot((Group(B, ((1, 1),)), Group(B, ((1, 1),)))),
        Shoot((Group(B, ((1, 0),)),)),
        Shoot((Group(B, ()),)),
        Shoot(()),
        Shoot((Group(B, ((ids(state, A2)[0], 1),)),)),
    ):
        assert refused(state, wrong, 0)
    assert play(state, "6", Shoot((Group(B, ((1, 1),)),))) == "shots 1"


def test_dsw144_each_squad_is_shot_at_by_one_group():
    """DSW-144: the dice are divided among squads."""
    state = five_against_two()
    state.apply(Act(A, "shoot"), 0)
    assert refused(state, Shoot((Group(B, ((0, 1),)), Group(B, ((1, 1),)))), 0)


# --- who is hit ----------------------------------------------------------------------------------


def test_tv_a15_who_is_not_seen_is_not_lost():
    """DSW-141, AMB-66: three hits are wasted."""
    state = duel(
        (card(energy=6), [(300 - 20 * n, 400) for n in range(5)]),
        (card(armour=1), [(300, 320), (280, 320), (372, 320), (392, 320)]),
        lead={B: 3},
        ground=[box("building", 330, 330, 420, 340)],
    )
    assert shoot(state, "1 2 3 1 2 / 2 3 / 1 1") == "shots 5, save 2, discipline 2"
    assert up(state, B) == [2, 3]


def equally_near():
    return duel((PLAIN, ONE), (PLAIN, [(288, 320), (312, 320), (300, 300)]), lead={B: 2})


def test_tv_a16_the_first_of_the_equally_near_is_hit():
    """DSW-142: if nobody asks."""
    state = equally_near()
    assert shoot(state, "2 / 3") == "shots 1, save 1"
    assert up(state, B) == [1, 2]


def test_tv_a16_the_owner_chooses_of_the_equally_near():
    """DSW-141, section 3.5: if it has asked for that."""
    state = ask(equally_near(), 1, "ties")
    assert shoot(state, "2") == "shots 1"
    assert asked(state) == (1, "take")
    first, second, _leader = ids(state, B)
    choices = {it.figure: it for it in asks(state).moves}
    assert choices.keys() == {first, second}
    assert play(state, "3", choices[second]) == "save 1"
    assert up(state, B) == [0, 2]


def test_tv_a17_wounds_go_on_to_the_next_figure():
    """DSW-48, DSW-149: a figure absorbs as many as it has Life."""
    beast = card(type=LARGE, life=3)
    state = duel((PLAIN, [*THREE, (360, 400)]), (beast, [(300, 320), (300, 292)]), lead={B: 1})
    thrown = shoot(state, "1 1 1 1 / 3 4 5 3 / 2")
    assert thrown == "shots 4, save 4, discipline 1"
    assert lives(state, B) == [0, 2]
    assert state.points == [beast.points, 0]


def test_tv_s3_the_seeds_example():
    """DSW-129 to DSW-142, DSW-175 to DSW-177, DSW-27: five shoot, the leader falls, two flee."""
    at = [(304, 400), (328, 400), (304, 424), (328, 424), (316, 448), (316, 472), (304, 496)]
    places = [(304, 272), (328, 264), (304, 248), (316, 224), (310, 200), (334, 200)]
    state = duel(
        (card(shooting=4, energy=3), [*at, (328, 496)]),
        (card(armour=1), places),
        ground=[box("ruins", 290, 290, 346, 306)],
    )
    thrown = shoot(state, "4 6 3 2 1 / 5 2 / 1 4 3 2 5")
    assert thrown == "shots 5, save 2, discipline 5"
    assert up(state, B) == [1, 2, 3]
    assert state.leaders[B] == ids(state, B)[2]
