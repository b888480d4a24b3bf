"""Charges in play: defensive fire, the dice, Deterrence, Ram, the impact (section 1.20, 7.6)."""

import pytest

from pygames.deep_space_wars.engine.moves import END_TURN, HOLD, Act, Charge, Engage, March, Snap
from pygames.deep_space_wars.forces.cards import HEAVY, VEHICLE
from pygames.deep_space_wars.positions.position import DEMORALISED
from tests.deep_space_wars.battles import box, card
from tests.deep_space_wars.scripted import (
    A2,
    B2,
    A,
    B,
    ask,
    asks,
    charge,
    duel,
    fighter,
    lives,
    off,
    play,
    up,
)
from tests.deep_space_wars.state_machine import asked, fight, marched, refused

SWORDS = fighter()
MILD = fighter(close_combat=0)
AT, TARGET = [(300, 356), (320, 356)], [(300, 300), (320, 300)]
ONTO = {0: (300, 316), 1: (320, 316)}


def onset(a=SWORDS, b=MILD, at=AT, places=TARGET, **more):
    """A 56 ticks south of B, which does not strike back unless it is given otherwise."""
    lead = more.pop("lead", {A: len(at) - 1, B: len(places) - 1})
    return duel((a, at), (b, places), lead=lead, **more)


def declare(state, dice, *moves):
    """Have A charge B, and let the dice fall until it sets off."""
    return play(state, dice, Act(A, "charge"), Charge(B), *moves)


# --- how far -----------------------------------------------------------------------------------


def test_tv_m22_two_dice_say_how_far():
    """DSW-18, DSW-168, DSW-171: 111 of 112 ticks bring the charger into contact."""
    state = onset(at=[(300, 400)], places=[(300, 272)])
    thrown = charge(state, "3 4 / 4 4", {0: (300, 289)})
    assert thrown == "rush 2, blows 2"
    assert A in state.marked


@pytest.mark.parametrize(("dice", "y"), [("33", 272), ("34", 270)])
def test_tv_m23_too_far(dice, y):
    """DSW-168: 6 inches are 96 ticks, 7 are 112."""
    state = onset(at=[(300, 400)], places=[(300, y)])
    assert declare(state, dice) == "rush 2"
    assert refused(state, marched(A, {0: (300, y + 17)}), 0)


def test_tv_m24_difficult_terrain_leaves_the_larger_die():
    """DSW-36, DSW-169: for those whose path touches it; not for Scouts."""
    woods = [box("woods", 280, 330, 308, 345)]
    for of, far in ((SWORDS, False), (fighter("scout"), True)):
        state = onset(of, at=[(300, 400), (320, 400)], places=[(300, 288)], ground=woods)
        assert declare(state, "5 2") == "rush 2"
        both = marched(A, {0: (300, 305), 1: (320, 300)})
        if far:
            assert play(state, "4 4", both) == "blows 2"
        else:
            assert refused(state, both, 0)
            assert refused(state, marched(A, {0: (300, 319), 1: (320, 320)}), 0)
            assert play(state, "", marched(A, {0: (300, 320), 1: (320, 320)})) == ""


def test_tv_k20_a_charge_may_fail():
    """DSW-172: the moves stand, and the squad has its marker."""
    state = onset()
    assert charge(state, "1 2", {0: (300, 340), 1: (320, 340)}) == "rush 2"
    assert asked(state) == (0, "act")
    assert state.places[:2] == [(300, 340), (320, 340)]
    assert A in state.marked


def test_dsw172_another_squad_has_been_reached():
    """DSW-171, DSW-172: which one may touch, but there is no fight."""
    state = onset(b2=(MILD, [(300, 390), (320, 408)]))
    assert charge(state, "1 2", {0: (300, 373), 1: (320, 373)}) == "rush 2"
    assert asked(state) == (0, "act")


def test_dsw165_who_can_charge():
    """DSW-164, DSW-165: nobody of the squad touches an enemy; then any enemy squad is a target."""
    state = onset(b2=(MILD, [(300, 372)]))
    assert "touch enemies" in refused(state, Act(A, "charge"), 0)
    state = onset(ground=[box("building", 200, 320, 400, 340)])
    state.apply(Act(A, "charge"), 0)
    assert [*asks(state).moves] == [Charge(B), Charge(B2)]
    assert refused(state, Charge(A2), 0)


@pytest.mark.parametrize("action", ["charge", "skirmish"])
def test_dsw165_a_demoralised_figure_in_contact_keeps_its_squad_from_charging(action):
    """DSW-127, DSW-165, DSW-180: it is a figure of the squad, though not an able one."""
    shy = card("skirmish", "demoralise")
    state = onset(shy, at=[*AT, (340, 356)], b2=(MILD, [(340, 372)]), lead={A: 0})
    state.conditions[2] = DEMORALISED
    assert "touch enemies" in refused(state, Act(A, action), 0)


def test_dsw171_a_charge_ends_together():
    """DSW-114, DSW-171: how many enemies are reached is the player's choice."""
    state = onset()
    assert declare(state, "6 6") == "rush 2"
    assert refused(state, marched(A, {0: (300, 316), 1: (320, 356)}), 0)
    assert play(state, "4 4", marched(A, {0: (300, 316), 1: (320, 336)})) == "blows 2"


def test_tv_s4_attack_dice_of_a_charge():
    """DSW-156, DSW-157, DSW-174: four of five in contact, T 2 and 1 more: 12 dice."""
    at = [(300 + 20 * n, 356) for n in range(5)]
    places = [(300 + 20 * n, 300) for n in range(4)]
    state = onset(fighter(attacks=2), at=at, places=places)
    ways = {n: (300 + 20 * n, 316) for n in range(5)}
    assert charge(state, "3 3" + "4" * 12, ways) == "rush 2, blows 12"


def test_dsw174_positioning_follows_a_charge():
    """DSW-155, DSW-174, AMB-12: also after it; and the bonus is for that turn's charge only."""
    state = ask(onset(), 0, "positions")
    thrown = charge(
        state, "2 2 / 4 4 4 4", {0: (300, 316), 1: (320, 330)}, marched(A, {1: (320, 316)})
    )
    assert thrown == "rush 2, blows 4"
    play(state, "", END_TURN, END_TURN)
    assert play(state, "4 4", Act(A, "melee"), Engage(B), March(A, ())) == "blows 2"


# --- defensive fire ----------------------------------------------------------------------------

GUARD = card(attacks=3, energy=6, close_combat=0)


def test_tv_k18_defensive_fire():
    """DSW-166, DSW-167: one snap shot a figure, whatever T is."""
    places = [(300 + 20 * n, 300) for n in range(4)]
    state = onset(b=GUARD, places=places)
    assert declare(state, "") == ""
    assert asked(state) == (1, "defend")
    assert [*asks(state).moves] == [Snap(A), HOLD]
    assert play(state, "1 2 3 4 / 1 / 1 1", Snap(A)) == "shots 4, save 1, rush 2"
    assert state.marked == frozenset()


def test_dsw166_defensive_fire_is_optional():
    """DSW-166, DSW-167, section 3.5: who is not asked fires."""
    state = onset(b=GUARD)
    assert declare(state, "1 1", HOLD) == "rush 2"
    state = ask(onset(b=GUARD), 1, "defence")
    assert declare(state, "6 6 / 1 1") == "shots 2, rush 2"


def test_dsw167_only_light_weapons_fire_at_those_who_charge():
    """DSW-167, AMB-14: that see them, within range, and touch no enemy themselves."""
    for silent in (
        onset(b=card(weapon=HEAVY)),
        onset(b=GUARD, ground=[box("building", 250, 320, 370, 330)]),
        onset(b=card(shooting=1, energy=3)),
        onset(b=GUARD, a2=(SWORDS, [(300, 284), (320, 284)])),
    ):
        assert declare(silent, "1 1") == "rush 2"


def test_tv_k19_defensive_fire_is_an_attack_of_its_own():
    """DSW-167, DSW-178: half of the chargers fall and they test before the charge is rolled."""
    at = [*AT, (300, 376), (320, 376)]
    state = onset(b=GUARD, at=at, lead={A: 3, B: 1})
    ways = {2: (300, 316)}
    thrown = declare(state, "1 1 / 3 3 / 1 4 / 6 1", Snap(A))
    assert thrown == "shots 2, save 2, discipline 2, rush 2"
    assert up(state, A) == [3]
    assert state.points == [0, 3 * SWORDS.points]
    assert refused(state, marched(A, ways), 0)
    assert play(state, "4 4", marched(A, {3: (320, 316)})) == "blows 2"


def test_dsw167_nobody_is_left_to_charge():
    """DSW-167: the action ends."""
    state = onset(b=GUARD, at=AT[:1])
    assert declare(state, "1 6 / 3", Snap(A)) == "shots 2, save 1"
    assert up(state, A) == []
    assert asked(state) == (0, "act")


def test_dsw167_whoever_is_charged_may_fire_again():
    """DSW-167: it uses nothing up, and does so each time."""
    state = onset(b=GUARD, a2=(SWORDS, [(360, 356)]))
    assert charge(state, "6 6 / 1 1", {}, defence=Snap(A)) == "shots 2, rush 2"
    state.apply(Act(A2, "charge"), 0)
    assert play(state, "6 6 / 1 1", Charge(B), Snap(A2), March(A2, ())) == "shots 2, rush 2"


def test_dsw167_a_scattered_squad_charges_together_or_not_at_all():
    """DSW-167: defensive fire has taken the figure in the middle."""
    at = [(284, 356), (310, 340), (336, 356)]
    state = onset(b=GUARD, at=at, places=[(310, 300)], lead={A: 2, B: 0})
    assert declare(state, "1 / 3 / 6 6", Snap(A)) == "shots 1, save 1, rush 2"
    assert up(state, A) == [0, 2]
    assert refused(state, marched(A, {0: (290, 300)}), 0)
    assert play(state, "", March(A, ())) == ""
    assert A in state.marked
    state = onset(b=GUARD, at=at, places=[(310, 300)], lead={A: 2, B: 0})
    both = marched(A, {0: (302, 314), 2: (320, 313)})
    thrown = declare(state, "1 / 3 / 6 6 / 4 4 4 4", Snap(A), both)
    assert thrown == "shots 1, save 1, rush 2, blows 4"


# --- Ram ---------------------------------------------------------------------------------------

RAM = fighter("ram", type=VEHICLE)


def test_tv_k15_ram():
    """DSW-57, DSW-173: on a 6, who is touched loses 1 Life that nothing saves, and is out."""
    foe = fighter("regenerate")
    state = onset(RAM, foe, at=[(310, 360)], places=[*TARGET, (340, 300)])
    thrown = charge(state, "3 3 / 6 1 / 4 4 / 4", {0: (310, 322)})
    assert thrown == "rush 2, ram 2, blows 3"
    assert up(state, B) == [1, 2]
    assert state.points == [foe.points, 0]


def test_dsw173_ram_takes_one_life():
    """DSW-173: those with more stay, and strike back."""
    foe = fighter(life=2)
    state = onset(RAM, foe, at=[(310, 360)])
    assert charge(state, "3 3 / 6 1 / 4 4 / 4 4", {0: (310, 322)}) == "rush 2, ram 2, blows 4"
    assert lives(state, B) == [1, 2]


def test_dsw173_ram_may_leave_nobody_to_fight():
    """DSW-173: its losses are tested for all the same."""
    state = onset(RAM, SWORDS, at=[(310, 360)], places=[*TARGET, (300, 270), (320, 270)])
    thrown = charge(state, "3 3 / 6 6 / 1 4", {0: (310, 322)})
    assert thrown == "rush 2, ram 2, discipline 2"
    assert up(state, B) == [3]
    assert state.points == [3 * SWORDS.points, 0]


def test_dsw173_ram_strikes_only_in_a_charge():
    """DSW-57: and every enemy that it touches, of any squad."""
    state = onset(RAM, b2=(MILD, [(334, 322), (354, 322)]), at=[(310, 360)])
    assert charge(state, "3 3 / 1 1 1 / 4 4", {0: (310, 322)}) == "rush 2, ram 3, blows 2"
    state = duel((RAM, [(310, 322)]), (SWORDS, TARGET))
    assert play(state, "4 / 4 4", Act(A, "melee"), Engage(B)) == "blows 3"


# --- Deterrence --------------------------------------------------------------------------------

DREAD = fighter("deter", close_combat=0)
THREE = [*AT, (340, 356)]
THREE_ONTO = {**ONTO, 2: (340, 316)}


def test_tv_k16_deterrence():
    """DSW-17, DSW-76, DSW-170: who throws a 1 may not touch in this turn."""
    state = onset(b=DREAD, at=THREE, places=[*TARGET, (340, 300)])
    assert declare(state, "3 3 / 1 2 6") == "rush 2, deter 3"
    assert refused(state, marched(A, THREE_ONTO), 0)
    ways = {**THREE_ONTO, 0: (300, 320)}
    assert play(state, "4 4 4 4", marched(A, ways)) == "blows 4"


def test_tv_k17_no_deterrence():
    """DSW-170: for those who have it themselves, and beyond the distance of the charge."""
    assert declare(onset(fighter("deter"), DREAD), "3 3") == "rush 2"
    assert declare(onset(b=DREAD), "1 1") == "rush 2"
    assert declare(off(onset(b=DREAD), B, "deter"), "3 3") == "rush 2"


@pytest.mark.parametrize(("y", "near"), [(381, True), (382, False)])
def test_tv_k17_within_reach(y, near):
    """DSW-170: the dice and both radii and a tick: 64 + 17."""
    state = onset(b=DREAD, at=[(300, y)], places=[(300, 300)])
    assert declare(state, "2 2" + "2" * near) == "rush 2" + ", deter 1" * near


def test_dsw170_deterrence_in_close_combat():
    """DSW-155, DSW-170: before positioning, by those who touch no such figure yet."""
    state = duel((SWORDS, [(300, 316), (320, 325)]), (DREAD, TARGET), lead={A: 1, B: 1})
    state = ask(state, 0, "positions")
    assert play(state, "1", Act(A, "melee"), Engage(B)) == "deter 1"
    assert refused(state, marched(A, {1: (320, 316)}), 0)
    assert play(state, "4", March(A, ())) == "blows 1"


def test_dsw170_one_roll_a_turn():
    """DSW-170: who has charged does not roll again before the fight."""
    state = ask(onset(b=DREAD), 0, "positions")
    ways = {0: (300, 316), 1: (320, 325)}
    thrown = charge(state, "3 3 / 2 1 / 4 4", ways, March(A, ()))
    assert thrown == "rush 2, deter 2, blows 2"


def test_dsw170_another_squad_deters_as_well():
    """DSW-170: who is afraid may touch none of them; other squads deter nobody."""
    state = onset(b2=(DREAD, [(360, 300)]), places=[*TARGET, (340, 300)])
    assert declare(state, "3 3 / 1 2") == "rush 2, deter 2"
    assert play(state, "4 4 4 4", marched(A, ONTO)) == "blows 4"


# --- abilities on the way ----------------------------------------------------------------------


def test_dsw171_flight_and_jet_packs_charge_over_terrain():
    """DSW-50, DSW-51, DSW-171."""
    hall = [box("building", 280, 325, 340, 335)]
    for ability, can in (("flight", True), ("jetpack", True), ("scout", False)):
        state = onset(fighter(ability), ground=hall)
        declare(state, "3 3")
        if can:
            assert play(state, "4 4 4 4", marched(A, ONTO)) == "blows 4"
        else:
            assert refused(state, marched(A, ONTO), 0)


def test_dsw171_teleport_does_not_help_in_a_charge():
    """DSW-125, DSW-171: it goes round what is in the way."""
    hall = [box("building", 280, 325, 340, 335)]
    state = onset(fighter("teleport"), ground=hall)
    declare(state, "3 3")
    assert refused(state, marched(A, ONTO), 0)


def test_dsw23_allies_are_not_charged():
    """DSW-22, DSW-23, DSW-188."""
    state = fight((0, SWORDS, AT), (1, SWORDS, TARGET), (2, SWORDS, [(500, 100)]), sides=(0, 0, 1))
    state.apply(Act(0, "charge"), 0)
    assert [*asks(state).moves] == [Charge(2)]


def test_dsw178_a_charge_is_one_attack():
    """DSW-173, DSW-176, DSW-178: losses by Ram and blows are counted together."""
    places = [*TARGET, (300, 280), (320, 280)]
    state = onset(RAM, SWORDS, at=[(310, 360)], places=places)
    thrown = charge(state, "3 3 / 6 1 / 1 4 / 4 / 3 / 1 1", {0: (310, 322)})
    assert thrown == "rush 2, ram 2, blows 3, save 1, discipline 2"
    assert up(state, B) == [2, 3]


def test_dsw167_scattered_squads_fire_defensively():
    """DSW-110, DSW-167, AMB-74: only their own actions are limited."""
    state = onset(b=GUARD, places=[(300, 300), (340, 300)])
    assert declare(state, "1 6 / 1 / 1 1", Snap(A)) == "shots 2, save 1, rush 2"
