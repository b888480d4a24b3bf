"""Which cards and armies are refused, and why (DSW-33, DSW-89, DSW-191)."""

from dataclasses import replace

import pytest

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.forces.armies import POINT_LIMITS, READY
from pygames.deep_space_wars.forces.cards import HEAVY, INFANTRY, LIGHT, UNARMED, Card
from pygames.deep_space_wars.forces.checks import army_faults, card_faults
from pygames.deep_space_wars.forces.factions import CARDS

PLAIN = Card("own", "HC", INFANTRY, LIGHT, 6, 2, 6, 2, 1, 2, 2, 1)
"""A home-made card that nothing stands against."""
UNARMED_ONE = replace(PLAIN, weapon=UNARMED, shooting=0, energy=0)


def faults(card, guarded=True):
    """What stands against a card: field -> message."""
    return {field: str(why) for field, why in card_faults(card, guarded)}


def own(card=PLAIN, **stats):
    return replace(card, **stats)


@pytest.mark.parametrize("card", [PLAIN, UNARMED_ONE], ids=["armed", "unarmed"])
def test_a_card_within_all_limits(card):
    """DSW-89."""
    assert {} == faults(card)


@pytest.mark.parametrize(
    ("stat", "good", "bad"),
    [
        ("speed", (4, 6, 8, 10, 12), (0, 5, 14)),  # DSW-41
        ("shooting", (1, 5), (-1, 6)),  # DSW-42
        ("energy", (1, 12), (-1, 13)),  # DSW-43
        ("close_combat", (0, 5), (-1, 6)),  # DSW-44
        ("attacks", (1,), (0, 5)),  # DSW-45
        ("armour", (0, 5), (-1, 6)),  # DSW-46
        ("discipline", (0, 5), (-1, 6)),  # DSW-47
        ("life", (1, 6), (0, 7)),  # DSW-48
    ],
)
def test_stats_have_ranges(stat, good, bad):
    """DSW-41 to DSW-48, DSW-89."""
    assert [{}] * len(good) == [faults(own(**{stat: value})) for value in good]
    for value in bad:
        assert stat in faults(own(**{stat: value}))


def test_energy_goes_with_shooting():
    """DSW-43: 0 if Shooting is "-"; DSW-29: and so does the weapon."""
    assert {"energy"} == faults(own(energy=0)).keys()
    assert {"energy"} == faults(own(UNARMED_ONE, energy=6)).keys()
    assert {"weapon"} == faults(own(weapon=UNARMED)).keys()
    assert {"weapon"} == faults(own(UNARMED_ONE, weapon=HEAVY)).keys()


@pytest.mark.parametrize("ability", ["bombard", "flamer"])
def test_bombs_and_flames_are_heavy(ability):
    """DSW-29."""
    assert {"weapon"} == faults(own(abilities=(ability,))).keys()
    assert {} == faults(own(abilities=(ability,), weapon=HEAVY))


# --- abilities -------------------------------------------------------------------------------


def test_a_stat_that_is_not_there_carries_no_ability():
    """DSW-33, TV-P11: Camouflage with P "-"."""
    assert {"armour"} == faults(own(abilities=("camouflage",), armour=0)).keys()
    assert {"shooting"} == faults(own(UNARMED_ONE, abilities=("aim",))).keys()


def test_a_stat_carries_one_ability():
    """DSW-33."""
    assert {"speed"} == faults(own(abilities=("scout", "stealth"))).keys()
    assert {} == faults(own(abilities=("scout", "camouflage")))


# --- the guard of home-made cards ------------------------------------------------------------


@pytest.mark.parametrize(
    ("stats", "field"),
    [
        ({"shooting": 3, "attacks": 2}, "attacks"),
        ({"shooting": 2, "attacks": 2}, "attacks"),
        ({"shooting": 1, "attacks": 3}, "attacks"),
        ({"armour": 1, "abilities": ("camouflage",)}, "armour"),
        ({"close_combat": 1, "abilities": ("poison",)}, "close_combat"),
        ({"discipline": 1, "abilities": ("heroic",)}, "discipline"),
        (
            {"shooting": 1, "energy": 1, "weapon": HEAVY, "abilities": ("flamer",)},
            "energy",
        ),
        (
            {"shooting": 1, "energy": 7, "weapon": HEAVY, "abilities": ("flamer",)},
            "energy",
        ),
    ],
)
def test_what_would_be_too_strong_for_its_price(stats, field):
    """DSW-191, TV-P12: allowed without the guard."""
    assert {field} == faults(own(**stats)).keys()
    assert {} == faults(own(**stats), guarded=False)


@pytest.mark.parametrize(
    "stats",
    [
        {"close_combat": 1, "abilities": ("healing",)},  # TV-P12
        {"shooting": 1, "attacks": 2},
        {"shooting": 1, "energy": 8, "weapon": HEAVY, "abilities": ("flamer",)},
        {"shooting": 1, "abilities": ("blast",)},
        {"armour": 2, "close_combat": 2, "abilities": ("poison", "camouflage")},
    ],
)
def test_what_just_keeps_within_the_guard(stats):
    """DSW-191."""
    assert {} == faults(own(**stats))


def test_printed_cards_are_always_allowed():
    """DSW-191: some of them could not be made at home."""
    assert "attacks" in faults(replace(CARDS["BG4"], id="own"))
    assert [{}] * len(CARDS) == [faults(card) for card in CARDS.values()]
    assert "attacks" in faults(replace(CARDS["BG4"], attacks=4))


# --- armies ----------------------------------------------------------------------------------


def against(*squads, limit=1000, guarded=True):
    """What stands against an army: (number of the squad, message)."""
    return [(squad, str(why)) for squad, why in army_faults(squads, limit, guarded)]


def test_limits_are_multiples_of_500():
    """DSW-86, TV-P8."""
    assert 1200 not in POINT_LIMITS
    assert {500, 1000, 1500, 3000} <= {*POINT_LIMITS}


def test_an_army_may_cost_less_than_the_limit_and_no_more():
    """DSW-86, TV-P9."""
    rifles, section, guard = CARDS["HC1"], CARDS["HC2"], CARDS["HC6"]

    assert [] == against((rifles, 14), (section, 16))  # 940
    assert [] == against(*READY[1000]["HC"])
    said = "This army costs 1001 points, and 1000 is the limit: take off at least 1."
    assert [(None, said)] == against((rifles, 20), (guard, 13))


def test_an_army_has_squads():
    """DSW-89."""
    assert [(None, "An army needs at least one squad.")] == against()


@pytest.mark.parametrize("figures", [0, 21])
def test_a_squad_has_1_to_20_figures(figures):
    """DSW-4, DSW-89, TV-P10."""
    squads = (CARDS["HC1"], 1), (CARDS["SB1"], figures), (CARDS["SB1"], 20)

    assert [(1, "A squad has 1 to 20 figures: make two squads of a larger one.")] == against(
        *squads
    )


def test_an_army_may_be_mixed_but_a_squad_is_of_one_card():
    """DSW-85, TV-P10: more cannot be said."""
    assert [] == against((CARDS["HC1"], 3), (CARDS["SB1"], 3))


def test_a_single_figure_cannot_be_loyal():
    """DSW-89, TV-P11."""
    guard = CARDS["HC6"]

    said = "A squad of one figure cannot be Loyal: add a figure, or take Loyal off."
    assert [(0, said)] == against((guard, 1), (guard, 2))


def test_the_faults_of_cards_are_those_of_their_squads():
    """DSW-89, DSW-191."""
    strong = own(attacks=2)

    assert [(1, "With Shooting of 2 or more, Attacks must be 1.")] == against(
        (PLAIN, 5), (strong, 5)
    )
    assert [] == against((PLAIN, 5), (strong, 5), guarded=False)


def test_a_fault_can_be_raised():
    with pytest.raises(IllegalMove, match="at least one squad"):
        raise next(army_faults((), 500))[1]
