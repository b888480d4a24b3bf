"""Friendly fire in play: whom a 6 takes (DSW-24, DSW-135 to DSW-137, section 7.4)."""

from pygames.deep_space_wars.forces.cards import RANGED
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.scripted import (
    A2,
    A,
    B,
    duel,
    lives,
    off,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import fight

THREE = [(300, 400), (320, 400), (340, 400)]
FOUR = [(300, 304), (320, 304), (340, 304), (360, 304)]
ONE = [(300, 400)]


FRIEND = card(life=2, armour=5)


def past_a_friend(at, of=PLAIN, ground=(), friend=FRIEND):
    return duel((of, ONE), (PLAIN, FOUR), a2=(friend, [at]), lead={B: 3}, ground=ground)


def test_tv_a7_a_6_takes_a_friend_on_the_line():
    """DSW-24, DSW-135, DSW-136: without a save, and nobody scores."""
    state = past_a_friend((300, 350))
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [1]
    state = past_a_friend((300, 350), friend=PLAIN)
    assert shoot(state, "6") == "shots 1"
    assert up(state, A2) == []
    assert state.points == [0, 0]


def test_tv_a7_other_dice_do_friends_no_harm():
    """DSW-17, DSW-135: only a natural 6 does."""
    state = past_a_friend((300, 350))
    assert shoot(state, "5") == "shots 1"
    assert shoot(past_a_friend((300, 350)), "1 / 2") == "shots 1, save 1"
    assert lives(state, A2) == [2]


def test_tv_a8_who_is_grazed_is_not_hit():
    """DSW-136: a base has to be crossed."""
    state = past_a_friend((308, 350))
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [2]


def test_tv_a9_shoot_through():
    """DSW-58: friends in the open are safe, unless it is switched off."""
    through = card("shoot_through")
    state = past_a_friend((300, 350), through)
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [2]
    state = off(past_a_friend((300, 350), through), A, "shoot_through")
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [1]


def test_tv_a10_shoot_through_works_only_in_the_open():
    """DSW-58, AMB-29: the line touches woods."""
    woods = [box("woods", 290, 370, 310, 380)]
    state = past_a_friend((300, 350), card("shoot_through"), woods)
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [1]


def test_tv_a11_friends_beside_the_target_are_in_danger():
    """DSW-60, DSW-136, DSW-137: unless the squad uses Aim."""
    aiming = card("aim")
    state = past_a_friend((300, 288), aiming)
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [1]
    state = past_a_friend((300, 288), aiming)
    assert shoot(state, "6", aims=True) == "shots 1"
    assert lives(state, A2) == [2]


def test_dsw136_a_friend_may_regenerate():
    """DSW-136, DSW-150, section 3.6: after all shooting dice, before the saves; 1 Life is left."""
    friend = card("regenerate")
    state = duel((PLAIN, THREE), (PLAIN, FOUR), a2=(friend, [(300, 350)]), lead={B: 3})
    assert shoot(state, "6 1 3 / 4 / 1") == "shots 3, regenerate 1, save 1"
    assert lives(state, A2) == [1]
    state = duel((PLAIN, THREE), (PLAIN, FOUR), a2=(friend, [(300, 350)]), lead={B: 3})
    assert shoot(state, "6 1 3 / 3 / 1") == "shots 3, regenerate 1, save 1"
    assert lives(state, A2) == [0]


def test_dsw136_who_is_down_is_skipped():
    """DSW-136: the second 6 takes the next friend on the line."""
    twice = card(attacks=2)
    state = duel((twice, ONE), (PLAIN, FOUR), a2=(PLAIN, [(300, 360), (300, 340)]), lead={B: 3})
    assert shoot(state, "6 6") == "shots 2"
    assert up(state, A2) == []


def test_dsw136_a_friend_whom_magic_does_not_hurt_shields_others():
    """DSW-72, DSW-136: it is never down, so that it takes the second 6 as well."""
    twice, immune = card(attacks=2, magic=RANGED), card("magic_immune")
    state = fight(
        (0, twice, ONE), (0, immune, [(300, 360)]), (0, PLAIN, [(300, 340)]), (1, PLAIN, FOUR)
    )
    assert shoot(state, "6 6", target=3) == "shots 2"
    assert [1, 2] == [*state.up_in(1), *state.up_in(2)]


def test_dsw178_friends_test_their_discipline_too():
    """DSW-175, DSW-178: after the squad that was shot at, as another squad; nobody scores."""
    state = duel(
        (PLAIN, THREE), (PLAIN, FOUR[:2]), a2=(PLAIN, [(300, 360), (300, 380)]), lead={B: 1}
    )
    assert shoot(state, "6 2 5 / 3 / 1 / 4") == "shots 3, save 1, discipline 2"
    assert up(state, B) == [1]
    assert up(state, A2) == []
    assert state.points == [PLAIN.points, 0]


def test_dsw72_magic_spares_immune_friends():
    """DSW-72, DSW-136: a 6 of a magical shot takes them, but does not wound them."""
    immune = card("magic_immune", life=2)
    state = past_a_friend((300, 350), card(magic=RANGED), friend=immune)
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [2]
    state = past_a_friend((300, 350), friend=immune)
    assert shoot(state, "6") == "shots 1"
    assert lives(state, A2) == [1]
