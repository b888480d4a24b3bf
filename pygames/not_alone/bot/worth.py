"""What a place is worth to a Hunted: its power, or the card that can be taken back instead."""

from pygames.not_alone.bot.cards.places import PLACE_VALUES
from pygames.not_alone.bot.visits import Visit, Worth, spare

__all__ = ["worth"]


def worth(visit: Visit, place: str) -> Worth:
    """Return the value of a place to a Hunted: of its power, or of taking a card back."""
    power = PLACE_VALUES[place].power(visit)
    other = spare(visit)
    return power if power.spaces or power.goods > other else Worth(0.0, other)
