"""What people read of cards, abilities, ground and missions: all of it is there, and short."""

import pytest

from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import STATS
from pygames.deep_space_wars.forces.checks import VALUES
from pygames.deep_space_wars.forces.factions import CARDS, FACTIONS
from pygames.deep_space_wars.land.layouts import LAYOUTS
from pygames.deep_space_wars.land.terrain import CATALOGUE
from pygames.deep_space_wars.missions import MISSIONS
from pygames.deep_space_wars.names import (
    CARD_NAMES,
    LAYOUT_NAMES,
    LEVEL_NAMES,
    MISSION_NAMES,
    STAT_NAMES,
    TERRAIN_NAMES,
)
from pygames.deep_space_wars.texts import FACTION_TEXTS, MISSION_TEXTS

ABILITY_TEXTS = {name: it.text for name, it in ABILITIES.items()}
TEXTS = {**ABILITY_TEXTS, **FACTION_TEXTS, **MISSION_TEXTS}


def test_everything_has_a_name_in_the_same_order():
    """DSW-26: squads and stats; DSW-40."""
    for things, names in (
        (STATS, STAT_NAMES),
        (ABILITIES, {name: it.name for name, it in ABILITIES.items()}),
        (FACTIONS, FACTION_NAMES),
        (CARDS, CARD_NAMES),
        (CATALOGUE, TERRAIN_NAMES),
        (LAYOUTS, LAYOUT_NAMES),
        (MISSIONS, MISSION_NAMES),
    ):
        assert [*things] == [*names]
        assert len({*names.values()}) == len(names)


def test_everything_to_be_explained_is():
    assert [*ABILITIES, *FACTIONS, *MISSIONS] == [*TEXTS]
    assert len({*TEXTS.values()}) == len(TEXTS)


def test_values_of_stats_have_words():
    """DSW-41 to DSW-47; energy, attacks and Life are told by their numbers."""
    assert ["speed", "shooting", "close_combat", "armour", "discipline"] == [*LEVEL_NAMES]
    for stat, levels in LEVEL_NAMES.items():
        assert [*VALUES[stat]] == [*levels]


@pytest.mark.parametrize("name", TEXTS)
def test_texts_are_short_and_name_no_rule(name):
    text = TEXTS[name]

    assert len(text) <= 165
    assert text.endswith(".")
    assert "'" not in text
    assert "DSW" not in text
