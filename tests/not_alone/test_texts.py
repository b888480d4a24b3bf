"""What the cards say: each does, in words that are short and name no rule, and when it works."""

import re

import pytest

from pygames.core import language
from pygames.not_alone.cards.decks import PLACE_CARDS
from pygames.not_alone.cards.registry import FLASHBACK, HUNTS, SURVIVALS
from pygames.not_alone.names import HUNT_NAMES, PLACE_NAMES, SURVIVAL_NAMES
from pygames.not_alone.texts import (
    HUNT_TEXTS,
    PHASES,
    PLACE_BRIEF,
    PLACE_TEXTS,
    SURVIVAL_TEXTS,
    when,
)

TEXTS = {**PLACE_TEXTS, **HUNT_TEXTS, **SURVIVAL_TEXTS}
CARDS = (*HUNT_NAMES, *SURVIVAL_NAMES)


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def test_every_card_has_a_text():
    """NA-1 to NA-8."""
    assert [*PLACE_NAMES] == [*PLACE_TEXTS] == [*PLACE_BRIEF]
    assert {*PLACE_CARDS} == {*PLACE_TEXTS}
    assert [*HUNT_NAMES] == [*HUNT_TEXTS]
    assert {*HUNTS, FLASHBACK} == {*HUNT_TEXTS}
    assert [*SURVIVAL_NAMES] == [*SURVIVAL_TEXTS]
    assert {*SURVIVALS} == {*SURVIVAL_TEXTS}


@pytest.mark.parametrize("card", TEXTS)
def test_a_text_fits_on_its_card(card):
    text = TEXTS[card]
    assert len(text) <= 160
    assert text.endswith(".")
    assert "NA-" not in text
    assert "'" not in text


@pytest.mark.parametrize("place", PLACE_BRIEF)
def test_a_power_in_brief_fits_on_a_small_tile(place):
    assert len(PLACE_BRIEF[place]) <= 27
    assert 1 < len(PLACE_BRIEF[place].split()) <= 5


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_when_it_can_be_played(card):
    """NA-37."""
    entry = HUNTS.get(card) or SURVIVALS.get(card)
    assert entry is None or when(card).startswith(f"Phase {entry.phase}")


@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("despair", "Phase 1: Exploration"),
        ("adrenaline", "Phase 1: Exploration"),
        ("virus", "Phase 2: Hunting"),
        ("vortex", "Phase 2, after the tokens have been placed"),  # NA-69
        ("detour", "Phase 3, when the places are revealed"),  # NA-74
        ("deployment", "Phase 3, when the places are revealed"),
        ("resistance", "Phase 3, before the Target token works"),  # NA-189
        ("detector", "Phase 3, before the Artemia token works"),  # NA-170
        ("hologram", "Phase 3, before the Artemia token works"),
        ("dodge", "Phase 3, before the Creature token works"),  # NA-171
        ("gate", "Phase 3, instead of using your place"),  # NA-80
        ("regeneration", "Phase 3, instead of using your place"),
        ("cataclysm", "Phase 3: Reckoning"),  # NA-140
        ("stasis", "Phase 4: End of turn"),
        ("shuttle", "Phase 4: End of turn"),
        (FLASHBACK, "When the card that it works like could be played"),  # NA-144
    ],
)
def test_when_a_card_can_be_played(card, moment):
    assert when(card) == moment


def test_the_numbers_are_those_of_the_rules():
    """Every number of a text is one that its entry or its rule knows."""
    for card, entry in HUNTS.items():
        says_two = "2 adjacent places" in HUNT_TEXTS[card]
        assert says_two == (entry.wide is not None or card == "force_field")  # NA-49, NA-126
        assert (entry.creature_will > 0) == ("1 Will more" in HUNT_TEXTS[card])  # NA-129


def test_cards_that_cannot_be_copied_say_so():
    """NA-90."""
    says = {place for place, text in PLACE_TEXTS.items() if "Cannot be copied." in text}
    assert says == {place for place in PLACE_NAMES if re.match("artefact|pole", place)}


def test_the_phases_have_names():
    assert [*PHASES] == [1, 2, 3, 4]
