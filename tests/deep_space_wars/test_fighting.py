"""Close combat in play: blows, losses and what abilities make of them (sections 1.19, 7.6)."""

from pygames.deep_space_wars.engine.moves import HOLD, Act, Engage, Rage
from pygames.deep_space_wars.forces.cards import MELEE
from tests.deep_space_wars.battles import box
from tests.deep_space_wars.scripted import (
    B2,
    NORTH,
    SOUTH,
    A,
    B,
    ask,
    asks,
    attackers,
    charge,
    clash,
    defenders,
    duel,
    ids,
    lives,
    melee,
    off,
    play,
    up,
)
from tests.deep_space_wars.state_machine import asked, refused


def test_tv_k1_an_exchange_of_blows():
    """DSW-44, DSW-45, DSW-156 to DSW-159: T dice against one, saves of both, losses at once."""
    state = clash()
    thrown = melee(state, "1 3 4 6 / 2 5 / 2 3 / 1 / 2")
    assert thrown == "blows 6, save 3, discipline 1"
    assert (up(state, A), up(state, B)) == ([0, 1], [1])
    assert state.points == [defenders().points, 0]
    assert A in state.marked


def test_tv_k1_both_sides_lose_at_the_same_time():
    """DSW-159: those who fall have struck back; B tests before A (section 3.6)."""
    state = clash()
    thrown = melee(state, "1 3 4 6 / 2 5 / 2 3 / 2 / 2 / 4")
    assert thrown == "blows 6, save 3, discipline 2"
    assert (up(state, A), up(state, B)) == ([], [1])
    assert state.points == [defenders().points, 2 * attackers().points]


def test_tv_k2_a_charge_strikes_harder():
    """DSW-164, DSW-168, DSW-174: T is 1 higher; who touches nobody does not fight."""
    state = clash(at=[(300, 356), (320, 356)], places=[*NORTH, (340, 300)])
    ways = dict(zip(ids(state, A), SOUTH, strict=True))
    thrown = charge(state, "2 3 / 1 3 4 6 2 5 / 2 5 / 2 6 3 / 1 / 2 4", ways)
    assert thrown == "rush 2, blows 8, save 4, discipline 2"
    assert up(state, B) == []
    assert state.points == [3 * defenders().points, 0]


def test_tv_k3_counter_attack():
    """DSW-69: as many dice as if it attacked; A loses one, and the other flees."""
    state = clash(b=defenders("counter", attacks=3))
    thrown = melee(state, "4 4 5 6 / 1 2 3 4 5 6 / 5 1 / 4")
    assert thrown == "blows 10, save 2, discipline 1"
    assert (up(state, A), up(state, B)) == ([], [0, 1])
    assert state.points == [0, 2 * attackers().points]


def test_dsw69_counter_attack_can_be_switched_off():
    """DSW-31, DSW-69: then it rolls one die a figure; when it attacks it rolls T anyway."""
    state = off(clash(b=defenders("counter", attacks=3)), B, "counter")
    assert melee(state, "4 4 5 6 / 5 6") == "blows 6"
    assert melee(clash(a=attackers("counter", attacks=3)), "4 4 5 6 4 4 / 5 6") == "blows 8"


def test_dsw69_counter_attack_gets_no_bonus_of_a_charge():
    """DSW-69: T dice a figure against those who charge."""
    state = clash(b=defenders("counter", attacks=3), at=[(300, 356), (320, 356)])
    ways = dict(zip(ids(state, A), SOUTH, strict=True))
    thrown = charge(state, "2 3 / 4 4 5 6 4 4 / 3 3 3 3 3 3", ways)
    assert thrown == "rush 2, blows 12"


def test_tv_k4_intimidation():
    """DSW-67: who is attacked does not strike back."""
    state = clash(("intimidate",))
    assert melee(state, "1 4 4 6 / 6 / 3") == "blows 4, save 1, discipline 1"
    assert up(state, B) == [1]


def test_dsw67_intimidation_does_not_help_the_defender():
    """DSW-67, AMB-35: only in its own attack."""
    assert melee(clash(b=("intimidate",)), "4 4 4 4 / 3 3") == "blows 6"


def test_tv_k5_weapon_master():
    """DSW-65: no saves; losses need not have fought (AMB-16)."""
    state = clash(("weapon_master",), at=SOUTH[:1])
    assert melee(state, "1 2 / 3") == "blows 3"
    assert up(state, B) == []
    state = off(clash(("weapon_master",), at=SOUTH[:1]), A, "weapon_master")
    assert melee(state, "1 2 / 3 / 1 2") == "blows 3, save 2"


def test_dsw65_weapon_masters_strike_back_as_well():
    """DSW-65, AMB-35."""
    state = clash(b=("weapon_master",))
    assert melee(state, "4 4 4 4 / 2 3 / 1") == "blows 6, discipline 1"
    assert up(state, A) == [1]


CRUSHED = [(300, 300), (300, 332), (300, 348)]


def test_tv_k6_crush():
    """DSW-66, DSW-160: the attack is repeated without an answer as long as it wounds."""
    state = clash(("sweep",), at=SOUTH[:1], places=CRUSHED)
    thrown = melee(state, "1 4 / 5 3 / 4 / 2 5 / 5 / 3 5")
    assert thrown == "blows 4, save 1, blows 2, save 1, discipline 2"
    assert up(state, B) == []


def test_dsw66_crush_ends_with_an_attack_that_wounds_nobody():
    """DSW-66, DSW-160: all dice miss, or all hits are saved; or it is switched off."""
    state = clash(("sweep",), at=SOUTH[:1], places=CRUSHED)
    assert melee(state, "1 4 / 5 3 / 4 / 4 4") == "blows 4, save 1, blows 2"
    state = clash(("sweep",), at=SOUTH[:1], places=CRUSHED)
    assert melee(state, "1 4 / 5 3 / 1") == "blows 4, save 1"
    state = off(clash(("sweep",), at=SOUTH[:1], places=CRUSHED), A, "sweep")
    assert melee(state, "1 4 / 5 3 / 4") == "blows 4, save 1"


def test_dsw160_crush_keeps_the_bonus_of_a_charge():
    """DSW-160, DSW-174: and a wound that is regenerated counts as well."""
    state = duel(
        (attackers("sweep"), [(300, 356)]),
        (defenders("regenerate"), [(300, 300), (320, 300)]),
        lead={B: 1},
    )
    thrown = charge(state, "2 3 / 1 4 4 / 5 / 3 / 4 / 4 4 4", {0: (300, 316)})
    assert thrown == "rush 2, blows 4, save 1, regenerate 1, blows 3"
    assert up(state, B) == [0, 1]


def test_dsw160_crush_has_a_limit():
    """DSW-160: 20 repeats."""
    state = duel((attackers("sweep", attacks=1), [(300, 316)]), (defenders(life=30), [(300, 300)]))
    assert play(state, "1 5 3 " + "1 3 " * 20, Act(A, "melee"), Engage(B)).startswith("blows 2")
    assert lives(state, B) == [9]


def test_dsw160_crush_is_for_those_who_attack():
    """DSW-160: the defender does not strike again."""
    state = clash(b=("sweep",))
    assert melee(state, "4 4 4 4 / 2 3 / 3 / 1") == "blows 6, save 1, discipline 1"


def test_tv_k7_battle_frenzy():
    """DSW-70, DSW-161: twice the dice, then they are gone, which nobody scores for."""
    state = clash(("frenzy",))
    rage = Rage((*ids(state, A),))
    assert melee(state, "4 4 4 4 5 5 6 6 / 5 5", rage) == "blows 10"
    assert (up(state, A), up(state, B)) == ([], [0, 1])
    assert state.points == [0, 0]


def test_dsw161_only_some_rage():
    """DSW-161: the player names them; nobody need rage."""
    state = clash(("frenzy",))
    assert melee(state, "4 4 4 4 5 5 / 5 5", Rage((0,))) == "blows 8"
    assert up(state, A) == [1]
    assert state.leaders[A] == ids(state, A)[1]
    state = clash(("frenzy",))
    assert melee(state, "4 4 4 4 5 5 / 5 5", Rage((1,))) == "blows 8"
    assert up(state, A) == [0]
    state = clash(("frenzy",))
    assert melee(state, "4 4 4 4 / 5 5", Rage(())) == "blows 6"
    assert up(state, A) == [0, 1]


def test_dsw161_frenzy_is_no_loss_of_the_attack():
    """DSW-161, DSW-178: nobody tests for it; a fallen one is credited to who felled it."""
    state = clash(("frenzy",))
    thrown = melee(state, "4 4 4 4 5 5 6 6 / 2 5 / 5 / 1", Rage((*ids(state, A),)))
    assert thrown == "blows 10, save 1, discipline 1"
    assert up(state, A) == []
    assert state.points == [0, attackers("frenzy").points]


def test_dsw161_rage_with_the_bonus_of_a_charge():
    """DSW-161, DSW-174: twice its dice, (2 + 1) x 2."""
    state = duel((attackers("frenzy"), [(300, 356)]), (defenders(), NORTH), lead={B: 1})
    thrown = charge(state, "2 3 / 4 4 4 4 4 4 / 5", {0: (300, 316)}, Rage((0,)))
    assert thrown == "rush 2, blows 7"


def test_dsw161_only_attackers_rage():
    """DSW-161: the others strike back as usual; who does not touch the target cannot rage."""
    assert melee(clash(b=("frenzy",)), "4 4 4 4 / 5 5") == "blows 6"
    state = clash(("frenzy",), at=[*SOUTH, (340, 330)])
    state.apply(Act(A, "melee"), 0)
    state.apply(Engage(B), 0)
    assert refused(state, Rage((2,)), 0)


def test_tv_k8_pierce():
    """DSW-71, AMB-39: no second try for Parry."""
    state = clash(("pierce",), ("parry",), at=SOUTH[:1])
    assert melee(state, "1 5 / 5 / 3 / 2") == "blows 3, save 1, discipline 1"
    assert up(state, B) == [1]
    assert melee(clash((), ("parry",), at=SOUTH[:1]), "1 5 / 5 / 3 2") == "blows 3, save 2"


def test_dsw71_pierce_when_striking_back():
    """DSW-71, AMB-35: it ignores Regeneration and Retaliation of those who attack."""
    for ability in ("regenerate", "retaliate", "parry"):
        state = clash((ability,), ("pierce",))
        assert melee(state, "4 4 4 4 / 2 3 / 3 / 1") == "blows 6, save 1, discipline 1"


def test_tv_k9_retaliation():
    """DSW-74, DSW-162: on a 1 the attacker dies too; B tests first, then A."""
    state = clash(b=("retaliate",))
    thrown = melee(state, "1 4 4 4 / 5 5 / 3 / 1 / 2 / 2")
    assert thrown == "blows 6, save 1, retaliate 1, discipline 2"
    assert (up(state, A), up(state, B)) == ([1], [1])
    assert state.points == [defenders("retaliate").points, attackers().points]


def test_dsw162_retaliation_needs_a_1():
    """DSW-17, DSW-162: and a wound that is not saved; Life of the attacker does not matter."""
    state = clash(b=("retaliate",))
    assert melee(state, "1 4 4 4 / 5 5 / 3 / 2 / 2").endswith("retaliate 1, discipline 1")
    assert up(state, A) == [0, 1]
    assert melee(clash(b=("retaliate",)), "1 4 4 4 / 5 5 / 2") == "blows 6, save 1"
    state = clash(a=attackers(life=3), b=("retaliate",))
    thrown = melee(state, "1 4 4 4 / 5 5 / 3 / 1 / 2 / 2")
    assert thrown == "blows 6, save 1, retaliate 1, discipline 2"
    assert lives(state, A) == [0, 3]


def test_dsw162_retaliation_of_those_who_attack():
    """DSW-162: for the wounds that are struck back, after those of the defender."""
    state = clash(("retaliate",))
    thrown = melee(state, "4 4 4 4 / 2 3 / 3 / 1 / 2 / 2")
    assert thrown == "blows 6, save 1, retaliate 1, discipline 2"
    assert (up(state, A), up(state, B)) == ([1], [1])


def test_dsw162_the_victim_of_retaliation_may_regenerate():
    """DSW-150, DSW-162: each die for Retaliation is followed by one for Regeneration."""
    state = clash(("regenerate",), ("retaliate",))
    thrown = melee(state, "1 4 4 4 / 5 5 / 3 / 1 4 / 2")
    assert thrown == "blows 6, save 1, retaliate 1, regenerate 1, discipline 1"
    assert lives(state, A) == [1, 1]


def test_dsw162_figures_that_have_regenerated_retaliate_too():
    """DSW-162, TV-K9: for each wound taken, also if it was not the last; here both wounds count."""
    state = clash(b=defenders("retaliate", life=2))
    thrown = melee(state, "1 1 4 4 / 5 5 / 3 3 / 2 1 / 2 / 2")
    assert thrown == "blows 6, save 2, retaliate 2, discipline 2"
    assert (lives(state, A), lives(state, B)) == ([0, 1], [0, 2])


def test_tv_k10_the_farthest_from_the_leader_falls():
    """DSW-159: whether it fought or not."""
    column = [(300, 300), (300, 284), (300, 268), (300, 252)]
    single = attackers(attacks=1)
    state = clash(single, at=SOUTH[:1], places=column, lead={B: 0})
    assert melee(state, "2 / 5 / 4") == "blows 2, save 1"
    assert up(state, B) == [0, 1, 2]


def test_dsw159_of_the_equally_far_the_owner_chooses():
    """DSW-159, section 3.5: if it has asked for that; else the lowest number; the leader last."""
    places = [(300, 300), (280, 300), (320, 300)]
    state = clash(at=SOUTH[:1], places=places, lead={B: 0})
    assert melee(state, "1 4 / 5 / 3") == "blows 3, save 1"
    assert up(state, B) == [0, 2]
    state = ask(clash(at=SOUTH[:1], places=places, lead={B: 0}), 1, "ties")
    assert melee(state, "1 4 / 5") == "blows 3"
    assert asked(state) == (1, "take")
    first, second = asks(state).moves
    assert [first.figure, second.figure] == [*ids(state, B)][1:]
    assert play(state, "3", second) == "save 1"
    assert up(state, B) == [0, 1]


def test_dsw159_losses_beyond_the_squad_are_wasted():
    """DSW-159: no saves are rolled for them."""
    state = clash(places=NORTH[:1])
    assert melee(state, "1 1 / 5 / 3") == "blows 3, save 1"
    assert up(state, B) == []


def test_tv_k13_there_is_no_cover_in_close_combat():
    """DSW-158: nor Camouflage; without armour no die is rolled."""
    bunker = [box("bunker", 280, 280, 340, 308)]
    state = clash(b=defenders(armour=0), ground=bunker)
    assert melee(state, "1 4 4 4 / 5 5 / 2") == "blows 6, discipline 1"
    state = clash(b=defenders("camouflage", armour=1), ground=bunker)
    assert melee(state, "1 4 4 4 / 5 5 / 2 / 2") == "blows 6, save 1, discipline 1"


def test_tv_k14_who_does_not_fight():
    """DSW-49, DSW-153, DSW-165: neither strikes back nor attacks nor charges."""
    meek = defenders(close_combat=0)
    assert melee(clash(b=meek), "4 4 4 4") == "blows 4"
    assert "does not fight" in refused(clash(a=meek), Act(A, "melee"), 0)
    state = clash(a=meek, at=[(300, 400)])
    assert "does not fight" in refused(state, Act(A, "charge"), 0)


def test_tv_k22_magic_in_close_combat():
    """DSW-72, DSW-163: void against the immune, unless Pierce makes it count."""
    immune = ("magic_immune",)
    state = clash(attackers(magic=MELEE), immune)
    assert melee(state, "1 2 3 4 / 5 5") == "blows 6"
    state = clash(attackers("pierce", magic=MELEE), immune)
    assert melee(state, "1 5 5 4 / 5 5 / 2") == "blows 6, save 1"
    assert melee(clash((), immune), "1 5 5 4 / 5 5 / 2") == "blows 6, save 1"


def test_dsw153_one_squad_is_the_target():
    """DSW-153, AMB-15: others in contact neither strike nor are struck."""
    third = (defenders(), [(300, 332), (320, 332)])
    state = clash(b2=third)
    state.apply(Act(A, "melee"), 0)
    assert [*asks(state).moves] == [Engage(B), Engage(B2)]
    assert HOLD not in asks(state).moves
    assert play(state, "4 4 4 4 / 5 5", Engage(B2)) == "blows 6"


def test_dsw149_wounds_of_blows_add_up():
    """DSW-48, DSW-149: the figure stays with the Life it has left, in the next turn too."""
    state = clash(b=defenders(life=2), places=NORTH[:1])
    assert melee(state, "1 4 / 5 / 3") == "blows 3, save 1"
    assert lives(state, B) == [1]
