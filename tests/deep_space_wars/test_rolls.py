"""Dice: what succeeds, which save is rolled, and what magic does not hurt."""

from dataclasses import replace

import pytest

from pygames.deep_space_wars.forces.cards import MELEE, RANGED
from pygames.deep_space_wars.positions.rolls import (
    CATCHES,
    COLLAPSES,
    DETERS,
    HEALS,
    POISONS,
    RAMS,
    REGENERATES,
    RETALIATES,
    STRAYS,
    Save,
    blow_saves,
    defences,
    is_high,
    is_immune,
    is_low,
    shot_saves,
    successes,
)
from tests.deep_space_wars.battles import PLAIN, battle, card
from tests.deep_space_wars.giving import gives

DICE = range(1, 7)


def facing(of, foe=PLAIN):
    """Two squads of one figure each."""
    return battle((0, of, [(100, 100)]), (1, foe, [(100, 117)]))


@pytest.mark.parametrize(
    ("target", "low"),
    [(0, []), (1, [1]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5]), (7, range(1, 6))],
)
def test_low_rolls_never_succeed_with_a_six(target, low):
    """DSW-15."""
    assert [*low] == [die for die in DICE if is_low(die, target)]


@pytest.mark.parametrize(("least", "high"), [(4, [4, 5]), (2, [2, 3, 4, 5]), (6, [])])
def test_high_rolls_never_succeed_with_a_six(least, high):
    """DSW-16."""
    assert high == [die for die in DICE if is_high(die, least)]


def test_healing_and_regeneration_need_a_four():
    """TV-H2, TV-A27."""
    for least in (HEALS, REGENERATES):
        assert [False, True, True, False] == [is_high(die, least) for die in (3, 4, 5, 6)]


def test_dice_are_read_one_by_one():
    """TV-S1, DSW-14."""
    assert successes((1, 5, 6, 2, 4), 4) == 3


def test_the_face_on_which_something_happens():
    """DSW-17."""
    assert {CATCHES, POISONS, RETALIATES, DETERS} == {1}
    assert {COLLAPSES, RAMS, STRAYS} == {6}


@pytest.mark.parametrize(
    ("armour", "dice", "saved", "final"),
    [(2, (2, 3, 6), [1, 0, 0], [0, 0, 1]), (5, (5, 6), [1, 0], [0, 1])],
)
def test_a_six_of_armour_is_final(armour, dice, saved, final):
    """TV-A20, TV-A23, DSW-143."""
    save = Save("armour", armour)
    assert saved == [save.succeeds(die) for die in dice]
    assert final == [save.is_final(die) for die in dice]


def test_a_six_of_cover_or_camouflage_is_just_a_failure():
    """TV-A21, TV-A24, DSW-143."""
    cover, camouflage = Save("cover", 3), Save("camouflage", 2, high=True)
    assert [True, False] == [cover.succeeds(die) for die in (3, 6)]
    assert [False, True, True, False] == [camouflage.succeeds(die) for die in (1, 2, 5, 6)]
    assert not cover.is_final(6)
    assert not camouflage.is_final(6)


@pytest.mark.parametrize("save", [Save(kind, n) for kind in ("armour", "cover") for n in range(6)])
def test_the_faces_that_save_are_counted(save):
    assert save.faces == sum(map(save.succeeds, DICE))
    assert (
        Save("camouflage", 2, high=True).faces
        == sum(map(Save("camouflage", 2, high=True).succeeds, DICE))
        == 4
    )


@pytest.mark.parametrize(
    ("armour", "abilities", "cover", "kinds"),
    [
        (0, (), 0, []),
        (2, (), 0, ["armour"]),
        (0, (), 2, ["cover"]),
        (3, (), 2, ["armour", "cover"]),
        (3, (), 3, ["cover", "armour"]),  # TV-A22
        (1, (), 3, ["cover", "armour"]),  # TV-A21
        (1, ("camouflage",), 0, ["camouflage", "armour"]),  # TV-A24
        (1, ("camouflage",), 5, ["cover", "camouflage", "armour"]),  # TV-A25
        (4, ("camouflage",), 4, ["camouflage", "cover", "armour"]),
        (5, ("camouflage",), 3, ["armour", "camouflage", "cover"]),
    ],
)
def test_the_best_save_against_a_shot_comes_first(armour, abilities, cover, kinds):
    """DSW-138, DSW-142(3)."""
    saves = shot_saves(facing(card(*abilities, armour=armour)), 0, cover)
    assert kinds == [save.kind for save in saves]


def test_camouflage_can_be_switched_off():
    """DSW-31, DSW-75."""
    position = facing(card("camouflage", armour=1))
    position.off = frozenset({(0, "camouflage")})
    assert shot_saves(position, 0, 0) == [Save("armour", 1)]


def test_only_armour_saves_from_blows():
    """DSW-65, DSW-158, TV-K13."""
    assert blow_saves(facing(card("camouflage", armour=2)), 0, 1) == [Save("armour", 2)]
    assert blow_saves(facing(card(armour=0)), 0, 1) == []
    position = facing(PLAIN, card("weapon_master"))
    assert blow_saves(position, 0, 1) == []
    position.off = frozenset({(1, "weapon_master")})
    assert blow_saves(position, 0, 1) == [Save("armour", 2)]


@pytest.mark.parametrize("ability", ["parry", "regenerate", "retaliate", "magic_immune"])
def test_pierce_ignores_what_protects_from_blows(ability):
    """DSW-71, TV-K8."""
    position = facing(card(ability), card("pierce"))
    assert gives(defences(position, 0), ability)
    assert not gives(defences(position, 0, 1), ability)
    assert gives(defences(facing(card(ability)), 0, 1), ability)
    assert not gives(defences(facing(PLAIN), 0, 1), ability)


def test_magic_does_not_hurt_those_who_are_immune():
    """DSW-72, DSW-148, DSW-163, TV-A28, TV-K22."""
    immune, ranged = card("magic_immune"), replace(PLAIN, magic=RANGED)
    melee = replace(PLAIN, magic=MELEE)
    assert is_immune(facing(immune, ranged), 0, 1, RANGED)
    assert not is_immune(facing(immune, ranged), 0, 1, MELEE)
    assert is_immune(facing(immune, melee), 0, 1, MELEE)
    assert not is_immune(facing(immune, melee), 0, 1, RANGED)
    assert not is_immune(facing(immune), 0, 1, RANGED)
    assert not is_immune(facing(PLAIN, ranged), 0, 1, RANGED)
    piercing = replace(card("pierce"), magic=MELEE)
    assert not is_immune(facing(immune, piercing), 0, 1, MELEE)
    assert is_immune(facing(immune, replace(piercing, magic=RANGED)), 0, 1, RANGED)
