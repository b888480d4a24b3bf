"""What a card says, and what its figures cost (sections 1.6, 1.8 and 1.10)."""

import pytest

from pygames.deep_space_wars.forces.cards import (
    HEAVY,
    INFANTRY,
    LARGE,
    STATS,
    UNARMED,
    VEHICLE,
    Card,
)
from pygames.deep_space_wars.forces.factions import CARDS

NOTHING = dict.fromkeys(STATS, 0) | {"attacks": 1, "life": 1}


def card(*abilities, size=INFANTRY, weapon=HEAVY, **stats):
    """A card without skills but these."""
    return Card("", "HC", size, weapon, **{**NOTHING, **stats}, abilities=abilities)


def test_the_stats_stand_in_the_order_of_the_card():
    """DSW-41 to DSW-48: S, L, E, K, T, P, F, É."""
    skimmer = CARDS["HC7"]

    assert [12, 3, 5, 1, 1, 3, 3, 3] == [getattr(skimmer, stat) for stat in STATS]
    assert ("HC", VEHICLE, HEAVY) == (skimmer.faction, skimmer.type, skimmer.weapon)


@pytest.mark.parametrize(("size", "radius"), [(INFANTRY, 8), (LARGE, 12), (VEHICLE, 16)])
def test_a_base_is_as_large_as_its_type(size, radius):
    """DSW-28."""
    assert radius == card(size=size).radius


@pytest.mark.parametrize(
    ("shooting", "energy", "inches"), [(3, 4, 12), (4, 3, 12), (3, 5, 15), (0, 0, 0)]
)
def test_the_range_is_shooting_times_energy(shooting, energy, inches):
    """DSW-43, TV-S2, TV-S7, TV-A1: at this distance a target is out of range."""
    assert 16 * inches == card(shooting=shooting, energy=energy).reach


# --- points ----------------------------------------------------------------------------------


def test_a_figure_without_abilities():
    """DSW-83, DSW-84, TV-P1."""
    stats = {"speed": 6, "shooting": 3, "energy": 4, "close_combat": 2, "armour": 2}

    assert 6 + 3 * 4 + 2 * 1 + 2 * 2 + 2 * 2 == 28 == card(**stats, discipline=2).points


def test_what_is_not_there_costs_nothing():
    """DSW-49, TV-P2."""
    assert 6 == card(weapon=UNARMED, speed=6).points


def test_each_ability_multiplies_the_share_of_its_stat():
    """DSW-83, TV-S9: five of them cost five times as much."""
    abilities = "flight", "blast", "poison", "regenerate", "loyal", "water_dweller"
    monster = Card("", "HC", INFANTRY, HEAVY, 8, 3, 5, 2, 2, 3, 4, 2, abilities)

    assert (24 + 45 + 8 + 27 + 16) * 2 * 2 == 480 == monster.points


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("HC6", 6 + 2 * 6 + 3 * 1 + 2 * 2 + 3 * 2 * 2),  # TV-P3
        ("SB7", (8 + 4 * 3 * 3 + 9 * 3 + 4 * 2) * 4),  # TV-P4
        ("AT2", (8 + 3 * 2 + 4 + 3 * 2) * 1 * 2),  # TV-P5
        ("HC5", 4 + 3 * 5 * 4 + 1 + 1 + 2 * 2),  # TV-P6
    ],
)
def test_points_of_printed_cards_term_by_term(name, points):
    """DSW-83, TV-P3 to TV-P6."""
    assert points == CARDS[name].points


def test_which_ability_colours_a_stat():
    """DSW-26."""
    pathfinders = CARDS["HC8"]

    assert "scout" == pathfinders.ability_of("speed")
    assert "camouflage" == pathfinders.ability_of("armour")
    assert pathfinders.ability_of("shooting") is None


def test_cards_are_values():
    """DSW-25: the same line is the same card, and no figure changes it."""
    assert card("scout", speed=6) == card("scout", speed=6) != card(speed=6)
    assert {CARDS["HC1"]} == {CARDS["HC1"]}
    with pytest.raises(AttributeError):
        CARDS["HC1"].speed = 12
