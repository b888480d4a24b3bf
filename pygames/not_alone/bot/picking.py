"""Which Place cards to take back, to part with, to show: those wanted most next turn stay."""

from collections.abc import Iterable

from pygames.not_alone.bot.outlook import stakes
from pygames.not_alone.bot.worth import Visit, worth
from pygames.not_alone.kinds import Move
from pygames.not_alone.moves import Discard, Find, Give, Show, Take
from pygames.not_alone.position import Position

__all__ = ["PICKS", "picked", "wanted"]

_NEW = 0.02
"""Of a place of row two: nobody else may own it."""


def wanted(s: Position, seat: int, card: int) -> float:
    """Return how much a Hunted wants a Place card for the next turn, in chances to win."""
    place = s.place_of(card)
    if not s.position_of(card) and s.planet[5:] != s.options.places[5:]:
        return 0.0
    held = stakes(s)
    size = max(1.0, s.loose_size(seat) - 1.0)
    found = worth(Visit(s, seat, size, max(1, s.will[seat])), place)
    once = 0.9 if place == "beach" and s.marker else 1.0
    return once * (held.space * found.spaces + held.step * (found.goods + _NEW * (card > 5)))


def _sum(s: Position, seat: int, cards: Iterable[int]) -> float:
    return sum(wanted(s, seat, card) for card in cards)


def picked(s: Position, seat: int, move: Move) -> float:
    """Return how good a choice of Place cards is, compared with others of the same size."""
    match move:
        case Take(_size, cards):
            return _sum(s, seat, cards or ())
        case Discard(_, cards):
            return -_sum(s, seat, cards or ())
        case Show(cards):
            return -_sum(s, seat, cards or ())
        case Give(card):
            return -wanted(s, seat, card) if card else 0.0
        case Find(card):
            return wanted(s, seat, card)
    return 0.0


PICKS = (Take, Discard, Show, Give)
"""Moves of which those of the same size differ only by which cards they name."""
