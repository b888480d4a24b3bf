"""Healing in play: who saves whom, with which dice, and what it costs (DSW-64, DSW-151, 7.8)."""

import pytest

from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    REFRAIN,
    Act,
    Bomb,
    Charge,
    Engage,
    Heal,
    March,
    Snap,
)
from pygames.deep_space_wars.forces.cards import HEAVY, UNARMED
from tests.deep_space_wars.battles import PLAIN, card
from tests.deep_space_wars.scripted import (
    A2,
    B2,
    A,
    B,
    ask,
    asks,
    charge,
    clash,
    duel,
    fighter,
    ids,
    lives,
    play,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import asked, end_turn, fight, refused

MEDICS = card("healing", weapon=UNARMED, shooting=0, energy=0)
SURE = card(shooting=5, energy=12)
FOUR = [(100, 300), (100, 280), (100, 260), (100, 240)]


def wounded(medics, shooters=1, foe=PLAIN, places=FOUR, **more):
    """Shots at B, each a hit; B2 can heal."""
    at = [(100 + 20 * n, 350) for n in range(shooters)]
    return duel((SURE, at), (foe, places), b2=(MEDICS, medics), lead={B: len(places) - 1}, **more)


def heal(state, healer, casualty, squad=B, medics=B2):
    """The attempt of the n-th healer for the n-th figure."""
    return Heal(ids(state, medics)[healer], ids(state, squad)[casualty])


@pytest.mark.parametrize(("x", "near"), [(260, True), (261, False)])
def test_tv_h1_healers_reach_ten_inches(x, near):
    """DSW-151: from the healer to the casualty."""
    state = wounded([(x, 300)])
    assert shoot(state, "1 / 3") == "shots 1, save 1"
    assert asked(state) == ((1, "heal") if near else (0, "act"))
    if near:
        assert [*asks(state).moves] == [heal(state, 0, 0), REFRAIN]


@pytest.mark.parametrize(("die", "saved"), [(3, False), (4, True), (5, True), (6, False)])
def test_tv_h2_healing_dice(die, saved):
    """DSW-16, DSW-64, DSW-151: 4 or 5; who is saved stands where it stood, and nobody scores."""
    state = wounded([(200, 300)])
    shoot(state, "1 / 3")
    assert play(state, f"{die}", heal(state, 0, 0)) == "healing 1"
    assert (0 in up(state, B)) is saved
    assert state.points == [0 if saved else PLAIN.points, 0]
    assert asked(state) == (0, "act")


def test_tv_h3_one_attempt_for_each_healer():
    """DSW-64, DSW-151: three healers, two casualties."""
    state = wounded([(200, 300), (220, 300), (240, 300)], shooters=2)
    assert shoot(state, "1 1 / 3 3") == "shots 2, save 2"
    assert play(state, "2", heal(state, 0, 0)) == "healing 1"
    assert refused(state, heal(state, 0, 1), 1)
    assert play(state, "4", heal(state, 1, 0)) == "healing 1"
    assert refused(state, heal(state, 2, 0), 1)
    assert play(state, "5", heal(state, 2, 1)) == "healing 1"
    assert up(state, B) == [0, 1, 2, 3]


def test_tv_h4_who_is_healed_has_not_fallen():
    """DSW-151, DSW-176: of two losses of four one is left, so nobody tests."""
    state = wounded([(200, 300)], shooters=2)
    shoot(state, "1 1 / 3 3")
    assert play(state, "4", heal(state, 0, 0)) == "healing 1"
    assert up(state, B) == [0, 2, 3]
    state = wounded([(200, 300)], shooters=2)
    shoot(state, "1 1 / 3 3")
    assert play(state, "1 1", REFRAIN) == "discipline 2"


def test_tv_h5_healing_in_anothers_turn_costs_the_next():
    """DSW-106, DSW-151: the marker stays until the end of the owner's own next turn."""
    state = wounded([(200, 300)])
    shoot(state, "1 / 3")
    play(state, "1", heal(state, 0, 0))
    assert B2 in state.marked
    end_turn(state)
    assert "has acted" in refused(state, Act(B2, "walk"), 1)
    end_turn(state)
    assert B2 not in state.marked


def test_tv_h5_who_does_not_try_keeps_its_turn():
    """DSW-151: nobody has to heal."""
    state = wounded([(200, 300)])
    shoot(state, "1 / 3")
    play(state, "", REFRAIN)
    end_turn(state)
    assert B2 not in state.marked
    assert Act(B2, "walk") in asks(state).moves


def test_tv_h6_who_has_acted_does_not_heal():
    """DSW-151: nor the squad that is acting."""
    state = wounded([(200, 300)])
    state.marked = frozenset({B2})
    assert shoot(state, "1 / 3") == "shots 1, save 1"
    assert asked(state) == (0, "act")
    medics = fighter("healing", attacks=2)
    state = clash(medics, b=fighter(close_combat=3))
    thrown = play(state, "4 4 4 4 / 3 4 / 3 / 1", Act(A, "melee"), Engage(B))
    assert thrown == "blows 6, save 1, discipline 1"


def test_tv_h6_in_its_own_turn():
    """DSW-151: who has not acted yet may heal friends, which is its action."""
    state = duel(
        (fighter(), [(100, 316)]),
        (fighter(close_combat=3), FOUR[:2]),
        a2=(MEDICS, [(200, 300), (220, 300)]),
    )
    assert play(state, "4 / 3 / 3", Act(A, "melee"), Engage(B)) == "blows 2, save 1"
    assert asked(state) == (0, "heal")
    assert play(state, "5", heal(state, 1, 0, A, A2)) == "healing 1"
    assert (up(state, A), state.marked) == ([0], frozenset({A, A2}))


def test_tv_h7_a_6_on_armour_cannot_be_healed():
    """DSW-143, DSW-151: the other casualty can."""
    state = wounded([(200, 300)], shooters=2)
    shoot(state, "1 1 / 6 3")
    assert [*asks(state).moves] == [heal(state, 0, 1), REFRAIN]


def test_tv_h7_who_is_rammed_cannot_be_healed():
    """DSW-173."""
    state = duel(
        (fighter("ram"), [(100, 380)]), (fighter(), FOUR), b2=(MEDICS, [(200, 300)]), lead={B: 3}
    )
    assert charge(state, "6 6 / 6", {0: (100, 317)}, March(A, ())) == "rush 2, ram 1"
    assert (asked(state), up(state, B)) == ((0, "act"), [1, 2, 3])


def test_tv_h8_who_is_healed_has_one_life():
    """DSW-151."""
    state = wounded([(200, 300)], shooters=3, foe=card(life=3))
    shoot(state, "1 1 1 / 3 3 3")
    assert play(state, "4", heal(state, 0, 0)) == "healing 1"
    assert lives(state, B) == [1, 3, 3, 3]


def test_dsw151_several_players_in_turn_order():
    """DSW-151, AMB-72: allies heal each other; the acting player comes first."""
    state = fight(
        (0, card("bombard", weapon=HEAVY), [(100, 500)]),
        (0, MEDICS, [(100, 200)]),
        (1, PLAIN, [(100, 300), (120, 300), (140, 300), (160, 300)]),
        (2, MEDICS, [(200, 260)]),
        sides=(0, 1, 1),
    )
    play(state, "1 / 3 1 1", Act(0, "bombard"), Bomb((100, 300)))
    assert asked(state) == (2, "heal")
    assert play(state, "4", Heal(6, 2)) == "healing 1"
    assert state.is_up(2)


def test_dsw136_friendly_fire_can_be_healed():
    """DSW-136, DSW-151: the acting player heals first, then the other."""
    state = duel(
        (SURE, [(100, 350), (120, 350)]),
        (PLAIN, FOUR),
        a2=(card("healing"), [(100, 330), (200, 330)]),
        b2=(MEDICS, [(200, 300)]),
        lead={A2: 1, B: 3},
    )
    assert shoot(state, "6 1 / 3") == "shots 2, save 1"
    assert asked(state) == (0, "heal")
    assert play(state, "4", heal(state, 1, 0, A2, A2)) == "healing 1"
    assert asked(state) == (1, "heal")
    assert play(state, "4", heal(state, 0, 0)) == "healing 1"
    assert (up(state, A2), up(state, B)) == ([0, 1], [0, 1, 2, 3])


def test_dsw151_after_defensive_fire():
    """DSW-151, DSW-167: it is an attack of its own, with a healing step before the charge."""
    state = duel(
        (fighter(), [(100, 350), (120, 350), (140, 350)]),
        (PLAIN, [(100, 300)]),
        a2=(MEDICS, [(200, 350)]),
        lead={A: 2},
    )
    assert play(state, "1 / 3", Act(A, "charge"), Charge(B), Snap(A)) == "shots 1, save 1"
    assert asked(state) == (0, "heal")
    assert play(state, "4 / 1 1", heal(state, 0, 0, A, A2)) == "healing 1, rush 2"
    assert up(state, A) == [0, 1, 2]


def test_dsw151_medics_heal_each_other():
    """DSW-151: those of the squad that fell; those who stand are the healers."""
    state = duel((SURE, [(100, 350)]), (MEDICS, FOUR), lead={B: 3})
    shoot(state, "1 / 3")
    assert [it.healer for it in asks(state).moves if isinstance(it, Heal)] == [*ids(state, B)][1:]


def test_dsw151_who_is_not_asked_heals_the_dearest():
    """Section 3.5: the attempts are made until nothing more can be tried."""
    state = ask(wounded([(200, 300), (220, 300)], shooters=1), 1, "heals")
    assert shoot(state, "1 / 3 / 2 4") == "shots 1, save 1, healing 2"
    assert up(state, B) == [0, 1, 2, 3]
    end_turn(state)
    assert END_TURN in asks(state).moves
