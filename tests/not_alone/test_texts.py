"""What the cards say: each does, in words that are short and name no rule, and when it works."""

import re

import pytest

from pygames.core import language
from pygames.not_alone.card_texts import PHASES, when
from pygames.not_alone.cards.decks import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.cards.registry import entry_of
from pygames.not_alone.cards.sets import ARTEFACTS, BASE, NEW

CARDS = (*HUNTS, *SURVIVALS)
TEXTS = {card: entry.text for deck in (PLACES, HUNTS, SURVIVALS) for card, entry in deck.items()}


@pytest.fixture(autouse=True)
def _in_english():
    language.use("en")


def test_every_card_is_there():
    """NA-1 to NA-8, NA-162: 20 + 13 + 4 Hunt cards, 15 + 15 + 4 Survival cards, 23 places."""
    assert (37, 34, 23) == (len(HUNTS), len(SURVIVALS), len(PLACES))
    assert {*BASE, *NEW, *ARTEFACTS} == PLACES.keys()


@pytest.mark.parametrize("card", TEXTS)
def test_a_text_fits_on_its_card(card):
    text = TEXTS[card]
    assert len(text) <= 160
    assert text.endswith(".")
    assert "NA-" not in text
    assert "'" not in text


@pytest.mark.parametrize("place", PLACES)
def test_a_power_in_brief_fits_on_a_small_tile(place):
    assert len(PLACES[place].brief) <= 27
    assert 1 < len(PLACES[place].brief.split()) <= 5


@pytest.mark.parametrize("card", CARDS)
def test_every_card_says_when_it_can_be_played(card):
    """NA-37."""
    phase = entry_of(card).phase
    assert when(card).startswith(f"Phase {phase}" if phase else "When")


@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("despair", "Phase 1: Exploration"),
        ("adrenaline", "Phase 1: Exploration"),
        ("virus", "Phase 2: Hunting"),
        ("vortex", "Phase 2, after the tokens have been placed"),  # NA-69
        ("detour", "Phase 3, when the places are revealed"),  # NA-74
        ("deployment", "Phase 3, when the places are revealed"),
        ("resistance", "Phase 3, before the Target token takes effect"),  # NA-189
        ("detector", "Phase 3, before the Artemia token takes effect"),  # NA-170
        ("hologram", "Phase 3, before the Artemia token takes effect"),
        ("dodge", "Phase 3, before the Creature token takes effect"),  # NA-171
        ("gate", "Phase 3, instead of using your place"),  # NA-80
        ("regeneration", "Phase 3, instead of using your place"),
        ("cataclysm", "Phase 3: Reckoning"),  # NA-140
        ("stasis", "Phase 4: End of turn"),
        ("shuttle", "Phase 4: End of turn"),
        ("flashback", "When the card that it works like could be played"),  # NA-144
    ],
)
def test_when_a_card_can_be_played(card, moment):
    assert when(card) == moment


def test_the_numbers_are_those_of_the_rules():
    """Every number of a text is one that its entry or its rule knows."""
    for card, entry in HUNTS.items():
        says_two = "2 adjacent places" in entry.text
        assert says_two == (entry.wide is not None or card == "force_field")  # NA-49, NA-126
        assert (entry.creature_will > 0) == ("1 Will more" in entry.text)  # NA-129


def test_cards_that_cannot_be_copied_say_so():
    """NA-90."""
    says = {place for place, entry in PLACES.items() if "Cannot be copied." in entry.text}
    assert says == {place for place in PLACES if re.match("artefact|pole", place)}


def test_the_phases_have_names():
    assert [*PHASES] == [1, 2, 3, 4]
