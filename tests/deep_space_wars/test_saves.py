"""Saves against shots in play: armour, cover, Camouflage, Parry, Regeneration (section 7.4)."""

import pytest

from pygames.deep_space_wars.forces.cards import RANGED
from tests.deep_space_wars.battles import PLAIN, box, card
from tests.deep_space_wars.scripted import (
    B,
    ask,
    asks,
    duel,
    lives,
    off,
    play,
    shoot,
    up,
)
from tests.deep_space_wars.state_machine import asked

SHOOTER = card(energy=6)
RUINS = [box("ruins", 290, 320, 310, 330)]
BUNKER = [box("bunker", 290, 320, 310, 330)]


def single(foe, ground=(), of=SHOOTER, **more):
    """One shooter with target number 3; of the two that it sees, the one that does not lead."""
    places = [(300, 304), (300, 284)]
    return duel((of, [(300, 390)]), (foe, places), lead={B: 1}, ground=ground, **more)


@pytest.mark.parametrize(("die", "stands"), [(2, True), (3, False), (6, False)])
def test_tv_a20_armour(die, stands):
    """DSW-46, DSW-138: a save must not exceed P; B's first figure is lost otherwise."""
    state = single(PLAIN)
    assert shoot(state, f"1 / {die} {'' if stands else '1'}").startswith("shots 1, save 1")
    assert (0 in up(state, B)) is stands


def test_tv_a20_without_armour_there_is_no_die():
    """DSW-49, section 3.6: and the figure is lost."""
    state = single(card(armour=0))
    assert shoot(state, "1 / 1") == "shots 1, discipline 1"
    assert up(state, B) == [1]


def test_tv_a21_cover_saves_those_behind_it():
    """DSW-139, DSW-140: with the better of the two, P 1 and cover 3."""
    state = single(card(armour=1), RUINS)
    assert shoot(state, "1 / 3") == "shots 1, save 1"
    assert up(state, B) == [0, 1]


def test_tv_a21_a_6_on_cover_is_not_final():
    """DSW-143: Regeneration may follow; so may Parry (TV-A26) and healing (TV-H7)."""
    state = single(card("regenerate", armour=1), RUINS)
    assert shoot(state, "1 / 6 / 4") == "shots 1, save 1, regenerate 1"
    assert up(state, B) == [0, 1]


def test_tv_a22_cover_comes_before_armour():
    """DSW-142: with the same chance, since its 6 is not final."""
    state = single(card("regenerate", armour=3), RUINS)
    assert shoot(state, "1 / 6 / 5") == "shots 1, save 1, regenerate 1"
    state = ask(single(card("regenerate", armour=3), RUINS), 1, "saves")
    assert shoot(state, "1") == "shots 1"
    assert asked(state) == (1, "choose")
    assert [it.save for it in asks(state).moves] == ["cover", "armour"]
    armour = asks(state).moves[1]
    assert play(state, "6 / 1", armour) == "save 1, discipline 1"


def test_tv_a23_the_best_armour():
    """DSW-15, DSW-143: P 5 saves on a 5, and a 6 is final all the same."""
    assert shoot(single(card(armour=5)), "1 / 5") == "shots 1, save 1"
    state = single(card("regenerate", armour=5))
    assert shoot(state, "1 / 6 / 1") == "shots 1, save 1, discipline 1"
    assert up(state, B) == [1]


@pytest.mark.parametrize(("die", "stands"), [(1, False), (2, True), (5, True), (6, False)])
def test_tv_a24_camouflage(die, stands):
    """DSW-16, DSW-75: 2 or more saves, but not a 6."""
    state = single(card("camouflage", armour=1))
    thrown = "shots 1, save 1" + ", discipline 1" * (not stands)
    assert shoot(state, f"1 / {die} {'' if stands else '1'}") == thrown
    assert (0 in up(state, B)) is stands


def test_tv_a24_a_6_on_camouflage_is_not_final():
    """DSW-143: Parry cannot be on the same stat, but the figure can be healed (section 7.8)."""
    medics = (card("healing"), [(300, 250)])
    state = single(card("camouflage"), b2=medics)
    assert shoot(state, "1 / 6") == "shots 1, save 1"
    assert asked(state) == (1, "heal")


def test_tv_a25_cover_may_be_better_than_camouflage():
    """DSW-75, DSW-142: in a bunker, 5 or less saves; with cover 4 the chances are equal."""
    state = single(card("camouflage", armour=1), BUNKER)
    assert shoot(state, "1 / 1") == "shots 1, save 1"
    assert up(state, B) == [0, 1]
    fort = [box("fort_wall", 290, 320, 310, 330)]
    assert shoot(single(card("camouflage"), fort), "1 / 1 / 1").endswith("discipline 1")


def test_dsw75_camouflage_can_be_switched_off():
    """DSW-31, DSW-75: armour is left."""
    state = off(single(card("camouflage", armour=1)), B, "camouflage")
    assert shoot(state, "1 / 2 / 1") == "shots 1, save 1, discipline 1"


@pytest.mark.parametrize(
    ("ground", "dice", "stands"),
    [((), "52", True), ((), "54", False), ((), "6", False), (RUINS, "63", True)],
)
def test_tv_a26_parry(ground, dice, stands):
    """DSW-78, AMB-44: a second try, unless armour shows a 6."""
    state = single(card("parry"), ground)
    thrown = f"shots 1, save {len(dice)}" + ", discipline 1" * (not stands)
    assert shoot(state, f"1 / {dice} {'' if stands else '1'}") == thrown
    assert (0 in up(state, B)) is stands


def test_dsw78_parry_can_be_switched_off():
    """DSW-31, DSW-78."""
    state = off(single(card("parry")), B, "parry")
    assert shoot(state, "1 / 5 / 1") == "shots 1, save 1, discipline 1"


@pytest.mark.parametrize(("die", "stands"), [(3, False), (4, True), (5, True), (6, False)])
def test_tv_a27_regeneration(die, stands):
    """DSW-16, DSW-73, DSW-150: with 1 Life left."""
    state = single(card("regenerate"))
    thrown = "shots 1, save 1, regenerate 1" + ", discipline 1" * (not stands)
    assert shoot(state, f"1 / 3 / {die} {'' if stands else '1'}") == thrown
    assert lives(state, B) == [int(stands), 1]


def test_tv_a27_no_regeneration_after_a_6_on_armour():
    """DSW-143, DSW-150: nor before the last Life, nor when it is switched off (DSW-31)."""
    assert shoot(single(card("regenerate")), "1 / 6 / 1") == "shots 1, save 1, discipline 1"
    state = single(card("regenerate", life=2))
    assert shoot(state, "1 / 3") == "shots 1, save 1"
    assert lives(state, B) == [1, 2]
    state = off(single(card("regenerate")), B, "regenerate")
    assert shoot(state, "1 / 3 / 1") == "shots 1, save 1, discipline 1"


def test_dsw140_a_barricade_does_not_cover_the_target_of_those_who_lean_on_it():
    """DSW-140, AMB-64."""
    state = single(card(armour=0), [box("barricade", 290, 374, 310, 382)])
    assert shoot(state, "1 / 1") == "shots 1, discipline 1"


def test_dsw28_vehicles_on_the_line_give_cover():
    """DSW-140, AMB-18: 2, or 4 if armoured."""
    for armour, cover in ((3, 2), (4, 4)):
        machine = (card(type="vehicle", armour=armour), [(300, 345)])
        for die in (cover, cover + 1):
            state = single(card(armour=0), b2=machine)
            fails = die > cover
            assert shoot(state, f"1 / {die} {'1' if fails else ''}").startswith("shots 1, save 1")
            assert (up(state, B) == [1]) is fails


# --- magic ---------------------------------------------------------------------------------------


def test_tv_a28_magic_does_not_hurt_the_immune():
    """DSW-30, DSW-72: no saves, no wounds; other shots do."""
    immune = card("magic_immune")
    state = single(immune, of=card(attacks=3, magic=RANGED))
    assert shoot(state, "1 1 1") == "shots 3"
    assert up(state, B) == [0, 1]
    assert shoot(single(immune), "1 / 2") == "shots 1, save 1"
