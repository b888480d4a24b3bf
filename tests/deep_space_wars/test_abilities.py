"""The special abilities as rows of data (sections 1.9 and 5.2)."""

from collections import Counter

import pytest

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import STATS

SPEED = {
    "jetpack": ("orange", 2),
    "flight": ("light_blue", 3),
    "forced_march": ("red", 2),
    "assault": ("green", 3),
    "teleport": ("yellow", 3),
    "stealth": ("dark_blue", 2),
    "scout": ("brown", 2),
    "ram": ("purple", 3),
}
SHOOTING = {
    "shoot_through": ("green", 2),
    "bombard": ("brown", 4),
    "aim": ("yellow", 3),
    "blast": ("blue", 3),
    "flamer": ("red", 3),
    "skirmish": ("light_blue", 3),
}
CLOSE_COMBAT = {
    "healing": ("green", 2),
    "weapon_master": ("red", 4),
    "sweep": ("purple", 4),
    "intimidate": ("brown", 3),
    "poison": ("orange", 2),
    "counter": ("light_blue", 3),
    "frenzy": ("yellow", 2),
    "pierce": ("dark_blue", 2),
}
ARMOUR = {
    "magic_immune": ("blue", 2),
    "regenerate": ("orange", 3),
    "retaliate": ("red", 4),
    "camouflage": ("yellow", 3),
    "deter": ("brown", 3),
    "slip_away": ("purple", 2),
    "parry": ("green", 3),
}
DISCIPLINE = {
    "demoralise": ("yellow", 2),
    "heroic": ("red", 3),
    "loyal": ("green", 2),
}
LIFE = {"water_dweller": ("dark_blue", 2)}


@pytest.mark.parametrize(
    ("stat", "rows"),
    [
        ("speed", SPEED),
        ("shooting", SHOOTING),
        ("close_combat", CLOSE_COMBAT),
        ("armour", ARMOUR),
        ("discipline", DISCIPLINE),
        ("life", LIFE),
    ],
)
def test_each_ability_colours_a_stat_and_multiplies_its_share(stat, rows):
    """Section 5.2. Links count them in this order: one more is the last of its stat."""
    mine = {name: (it.colour, it.factor) for name, it in ABILITIES.items() if it.stat == stat}

    assert [*rows.items()] == [*mine.items()]


def test_there_are_33_in_the_order_of_their_stats():
    """DSW-26: energy and attacks have none."""
    stats = [ability.stat for ability in ABILITIES.values()]

    assert 33 == len(ABILITIES)
    assert sorted(stats, key=STATS.index) == stats
    assert {*STATS} - {"energy", "attacks"} == {*stats}


def test_no_two_abilities_of_a_stat_have_the_same_colour():
    """DSW-26: the colour says which it is."""
    colours = Counter((ability.stat, ability.colour) for ability in ABILITIES.values())

    assert {1} == {*colours.values()}


def test_which_work_by_themselves_unless_switched_off():
    """DSW-31, DSW-32: the reactive ones."""
    reactive = {name for name, it in ABILITIES.items() if it.optional and not it.active}

    assert {
        *("scout", "shoot_through", "blast", "weapon_master", "sweep", "counter"),
        *("regenerate", "camouflage", "deter", "parry"),
    } == reactive


def test_which_happen_only_when_a_player_picks_them():
    """DSW-32: the active ones, and Aim, which is chosen with each attack and not optional."""
    active = {name for name, it in ABILITIES.items() if it.active}

    assert {
        *("forced_march", "assault", "teleport", "bombard", "flamer", "skirmish"),
        *("healing", "frenzy", "aim"),
    } == active
    assert ["aim"] == [name for name in active if not ABILITIES[name].optional]
