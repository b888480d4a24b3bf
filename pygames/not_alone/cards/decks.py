"""Which cards are in the two decks (NA-2, NA-3, NA-6 to NA-8, NA-197)."""

from pygames.not_alone.cards import (
    hunt,
    hunt_new,
    places,
    places_new,
    promo,
    survival,
    survival_new,
)
from pygames.not_alone.cards.registry import FLASHBACK, HUNTS, SURVIVALS
from pygames.not_alone.options import BASE_DECKS, PROMO, Options

__all__ = ["HUNTS", "PLACE_CARDS", "SURVIVALS", "decks"]  # the registry, with all cards in it

PLACE_CARDS = (*places.CARDS, *places_new.CARDS)
"""All places of the registry; naming them here enters them in it."""

_REPLACED = frozenset(("interference", "ingenuity", "drone", "amplifier"))
"""The cards of the base game that Exploration replaces."""


def decks(options: Options) -> tuple[frozenset[str], frozenset[str]]:
    """Return the Hunt and the Survival cards of a match."""
    hunts = {*hunt.CARDS, FLASHBACK}
    survivals = {*survival.CARDS}
    if options.decks != BASE_DECKS:
        hunts |= hunt_new.CARDS.keys()
        survivals |= survival_new.CARDS.keys()
        hunts -= _REPLACED
        survivals -= _REPLACED
    if options.decks == PROMO:
        hunts |= promo.HUNT_CARDS.keys()
        survivals |= promo.SURVIVAL_CARDS.keys()
    return frozenset(hunts), frozenset(survivals)
