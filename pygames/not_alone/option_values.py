"""What has been chosen before a match, as the rules read it (NA-10 to NA-14)."""

from typing import NamedTuple

from pygames.not_alone.cards.sets import BASE
from pygames.not_alone.rulings import NEWEST, Rulings

__all__ = ["BASE_DECKS", "EXPLORATION", "FIRST", "LAST", "LOT", "PROMO", "Options"]

FIRST, LOT, LAST = "first", "lot", "last"
BASE_DECKS, EXPLORATION, PROMO = "base", "exploration", "promo"


class Options(NamedTuple):
    """The options of a match, as the rules read them."""

    creature: str = FIRST
    """Who is the Creature: the first seat, the last one, or one drawn by lot (NA-10)."""
    expert: bool = False
    """Whether who is exhausted gets only 2 Will back (NA-211)."""
    places: tuple[str, ...] = BASE
    """The place for each number, 1 to 10 (NA-14)."""
    decks: str = BASE_DECKS
    """The cards of the base game, with Exploration, with promo cards too (NA-6 to NA-8)."""
    place_deck: frozenset[str] = frozenset()
    """The places of the Labyrinth variant; otherwise none (NA-212)."""
    side: int = 0
    """The side of the board; 0: the Creature chooses it (NA-20)."""
    rulings: Rulings = NEWEST
    """How the rules of the match's version decide."""
