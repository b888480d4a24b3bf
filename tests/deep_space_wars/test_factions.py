"""The cards and armies that come with the game (sections 4.1 and 4.2)."""

from dataclasses import replace

import pytest

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.armies import POINT_LIMITS, READY, army_points
from pygames.deep_space_wars.forces.cards import (
    HEAVY,
    INFANTRY,
    LARGE,
    LIGHT,
    MELEE,
    RANGED,
    VEHICLE,
)
from pygames.deep_space_wars.forces.checks import army_faults, card_faults
from pygames.deep_space_wars.forces.factions import CARDS, FACTIONS

POINTS = {
    "HC": (26, 36, 19, 75, 70, 37, 201, 42),
    "SB": (19, 30, 47, 47, 47, 44, 316, 25),
    "BG": (33, 42, 70, 304, 75, 69, 32, 69),
    "VC": (37, 51, 45, 231, 65, 17, 30),
    "DC": (47, 45, 29, 60, 50, 39, 144, 33),
    "AT": (30, 48, 36, 22, 35, 267, 36, 104, 33),
}
"""The points as printed, in the order of the cards."""

FIGURES_AND_POINTS = {
    "HC": ((17, 498), (27, 1000), (35, 1500)),
    "SB": ((16, 499), (30, 1000), (36, 1499)),
    "BG": ((13, 499), (25, 999), (28, 1498)),
    "VC": ((14, 500), (23, 999), (33, 1500)),
    "DC": ((14, 498), (26, 1000), (34, 1499)),
    "AT": ((17, 500), (30, 1000), (34, 1500)),
}
"""As printed, at 500, 1000 and 1500 points."""

OCCURS = {
    "jetpack": "DC2",
    "flight": "HC7 SB6",
    "forced_march": "SB2",
    "assault": "AT8 DC1",
    "teleport": "VC2",
    "stealth": "AT9 VC1",
    "scout": "HC8",
    "ram": "BG4 DC7",
    "shoot_through": "HC2",
    "bombard": "HC5",
    "aim": "HC4",
    "blast": "BG8 VC5",
    "flamer": "BG3 DC6",
    "skirmish": "DC4 SB5",
    "healing": "AT5 HC3 VC6",
    "weapon_master": "BG6 VC2",
    "sweep": "AT6 SB3",
    "intimidate": "SB7 VC4",
    "poison": "AT4 SB1",
    "counter": "BG1 DC5",
    "frenzy": "DC8 SB8",
    "pierce": "BG7",
    "magic_immune": "VC3",
    "regenerate": "AT6 SB4",
    "retaliate": "AT3",
    "camouflage": "HC8",
    "deter": "SB7 VC4",
    "slip_away": "DC5",
    "parry": "BG2",
    "demoralise": "DC3 VC7",
    "heroic": "BG6",
    "loyal": "HC6",
    "water_dweller": "AT2",
}
"""The cards with each ability in the ready armies, as the rules list them."""

LISTS = [(limit, faction) for limit in READY for faction in READY[limit]]


def test_there_are_six_factions():
    """DSW-85."""
    assert [*POINTS] == [*FACTIONS]
    assert [*CARDS.values()] == [card for cards in FACTIONS.values() for card in cards]


@pytest.mark.parametrize("faction", POINTS)
def test_every_card_costs_what_is_printed(faction):
    """TV-P7, DSW-83: and the cards are numbered from 1."""
    cards = FACTIONS[faction]

    assert POINTS[faction] == tuple(card.points for card in cards)
    assert [f"{faction}{n}" for n in range(1, len(cards) + 1)] == [card.id for card in cards]


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_ability_occurs_where_the_rules_say(ability):
    """Section 4.2: the ready armies between them show all 33."""
    squads = [squad for limit, faction in LISTS for squad in READY[limit][faction]]

    assert {*OCCURS[ability].split()} == {
        card.id for card, _figures in squads if ability in card.abilities
    }


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_printed_cards_keep_the_rules_but_the_guard_of_home_made_ones(card):
    """DSW-29, DSW-33, DSW-41 to DSW-48, DSW-89."""
    assert [] == [*card_faults(replace(card, id=""), guarded=False)]
    stats = [ABILITIES[name].stat for name in card.abilities]
    assert len({*stats}) == len(stats)
    assert 1 <= card.sizes[0] <= card.sizes[1] <= 20


def test_types_weapons_and_magic():
    """DSW-28: vehicles are fast; DSW-29: bombs and flames are heavy; DSW-30."""
    assert {"HC7": 12, "BG4": 10, "DC7": 12} == {
        card.id: card.speed for card in CARDS.values() if card.type == VEHICLE
    }
    large = [card.id for card in CARDS.values() if card.type == LARGE]
    assert ["SB7", "VC4", "AT6", "AT8"] == large
    assert {INFANTRY, LARGE, VEHICLE} == {card.type for card in CARDS.values()}
    assert {HEAVY} == {
        card.weapon for card in CARDS.values() if {"bombard", "flamer"}.intersection(card.abilities)
    }
    assert LIGHT == CARDS["HC1"].weapon
    assert {"VC1": RANGED, "VC4": MELEE, "VC5": RANGED, "AT5": RANGED} == {
        card.id: card.magic for card in CARDS.values() if card.magic
    }


# --- ready armies ----------------------------------------------------------------------------


def test_every_faction_has_an_army_for_each_limit():
    """DSW-86: 1000 to 1500 points for beginners, quick battles of 500, and up to 3000."""
    assert [500, 1000, 1500, 2000, 2500, 3000] == [*READY] == [*POINT_LIMITS]
    assert all({*POINTS} == {*armies} for armies in READY.values())


@pytest.mark.parametrize(("limit", "faction"), [it for it in LISTS if it[0] <= 1500])
def test_ready_armies_cost_what_is_printed(limit, faction):
    """TV-P7, DSW-83, DSW-89."""
    army = READY[limit][faction]
    figures = sum(count for _card, count in army)

    assert FIGURES_AND_POINTS[faction][limit // 500 - 1] == (figures, army_points(army))
    assert [] == [*army_faults(army, limit)]


@pytest.mark.parametrize(("limit", "faction"), LISTS)
def test_ready_squads_are_of_their_faction_and_an_advised_size(limit, faction):
    """DSW-4, DSW-85."""
    for card, figures in READY[limit][faction]:
        assert faction == card.faction
        assert card.sizes[0] <= figures <= card.sizes[1]
