"""A Hunted at a place, and what using its power is worth, from public facts."""

from typing import NamedTuple

from pygames.not_alone.bot.holdings import gain
from pygames.not_alone.cards.powers import most_taken
from pygames.not_alone.position import Position

__all__ = ["Visit", "Worth", "spare"]


class Worth(NamedTuple):
    """What a power gives: Rescue spaces, and what is worth spaces of the Assimilation counter."""

    spaces: float = 0.0
    goods: float = 0.0


class Visit(NamedTuple):
    """A Hunted at a place."""

    state: Position
    seat: int
    size: float
    """Place cards in the hand while the place is resolved."""
    left: int
    """Will."""

    @property
    def pile(self) -> int:
        """The number of cards in the discard."""
        return self.state.piled[self.seat]

    def gain(self, cards: float) -> float:
        """Return the value of so many more cards in hand."""
        return gain(self.state, self.size, cards)

    def back(self, cards: int) -> Worth:
        """Return what so many cards back are worth, as far as a power may give them."""
        limit = most_taken(self.state)
        return Worth(0.0, self.gain(cards if limit is None else min(cards, limit)))


def spare(visit: Visit) -> float:
    """Return the value of taking a card back instead of using the power."""
    return visit.gain(1) if visit.pile else 0.0
