"""All cards brought together, and which of them are in the two decks (NA-2, NA-3, NA-6, NA-197)."""

from pygames.not_alone.cards import (
    artefacts,
    hunt,
    hunt_new,
    places,
    places_new,
    promo,
    survival,
    survival_new,
    survival_reckoning_new,
)
from pygames.not_alone.cards.registry import HUNTS, PLACES, SURVIVALS
from pygames.not_alone.option_values import BASE_DECKS, PROMO, Options
from pygames.not_alone.question_registry import QUESTIONS

# The registry with all cards in it, and the questions with theirs.
__all__ = ["HUNTS", "NEW_SURVIVALS", "PLACES", "QUESTIONS", "SURVIVALS", "decks"]

NEW_SURVIVALS = {**survival_new.CARDS, **survival_reckoning_new.CARDS}
"""The Survival cards of Exploration."""

HUNTS |= {**hunt.CARDS, **hunt_new.CARDS, **promo.HUNT_CARDS}
SURVIVALS |= {**survival.CARDS, **NEW_SURVIVALS, **promo.SURVIVAL_CARDS}
PLACES |= {**places.CARDS, **places_new.CARDS, **artefacts.CARDS}
for asks in (entry.asks for deck in (HUNTS, SURVIVALS, PLACES) for entry in deck.values()):
    QUESTIONS |= {question.name: question for question in asks}


def decks(options: Options) -> tuple[frozenset[str], frozenset[str]]:
    """Return the Hunt and the Survival cards of a match."""
    hunts = {*hunt.CARDS}
    survivals = {*survival.CARDS}
    if options.decks != BASE_DECKS:
        hunts |= hunt_new.CARDS.keys()
        hunts -= {card.replaces for card in hunt_new.CARDS.values()}
        survivals |= NEW_SURVIVALS.keys()
        survivals -= {card.replaces for card in NEW_SURVIVALS.values()}
    if options.decks == PROMO:
        hunts |= promo.HUNT_CARDS.keys()
        survivals |= promo.SURVIVAL_CARDS.keys()
    return frozenset(hunts), frozenset(survivals)
