"""What a Hunted's cards and Will are worth, in spaces of the Assimilation counter.

Giving up costs one space and brings all of it back, so that is what all and nothing differ by.
"""

from collections.abc import Iterable

from pygames.not_alone.bot.cards.survivals import SURVIVAL_VALUES, TYPICAL
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.place_selection import BOTH, ONE_OF_TWO, WITH_DISCARD
from pygames.not_alone.position import Position

__all__ = ["PAR", "PREPARED", "exhaustion", "gain", "hand", "holding", "survivals", "will"]

_HAND = (-0.15, 0.0, 0.14, 0.24, 0.30, 0.35, 0.38, 0.41, 0.43, 0.45, 0.46)
"""Of so many Place cards: with few of them the Creature guesses too well."""
_CROWD = {1: 1.0, 2: 1.0, 3: 1.0, 4: 0.8, 5: 0.68, 6: 0.58}
"""Number of Hunted -> how much of that counts: among many who are guessed at, one matters less."""
_WILL = (-0.2, 0.0, 0.2, 0.36)
"""Of so much Will: the last one is worth nothing more than what exhaustion takes."""
PAR = 0.5
"""What a Hunted has on average."""
PREPARED = {ONE_OF_TWO: 0.22, WITH_DISCARD: 0.2, BOTH: 0.3}
"""Of what waits for the next turn."""


def hand(state: Position, size: float) -> float:
    """Return the value of so many Place cards; between two numbers for what is uncertain."""
    size = min(max(size, 0.0), 10.0)
    low = int(size)
    value = _HAND[low]
    if size > low:
        value += (size - low) * (_HAND[low + 1] - value)
    return _CROWD[len(state.order)] * value


def gain(state: Position, size: float, more: float) -> float:
    """Return the value of so many more cards."""
    return hand(state, size + more) - hand(state, size)


def will(left: int) -> float:
    """Return the value of so much Will."""
    return _WILL[max(0, min(left, FULL_WILL))]


def holding(state: Position, size: float, left: int) -> float:
    """Return the value of Place cards and Will together."""
    return hand(state, size) + will(left)


def exhaustion(state: Position, seat: int, size: float) -> float:
    """Return what changes for a Hunted by losing the last Will, the counter's space left out."""
    everything = len(state.owns(seat))
    back = FULL_WILL - 1 if state.options.expert else FULL_WILL
    return holding(state, everything, back) - holding(state, size, 1)


def survivals(state: Position, seat: int, mine: bool) -> float:
    """Return the value of the Survival cards of a Hunted; others' are all alike."""
    if mine:
        return _sum(state.hands[seat]) + TYPICAL * state.hidden[seat]
    return TYPICAL * state.held(seat)


def _sum(cards: Iterable[str]) -> float:
    """Return the value of cards: of many only a few can be played in time."""
    values = sorted((SURVIVAL_VALUES[card] for card in cards), reverse=True)
    return sum(value * 0.8**place for place, value in enumerate(values))
