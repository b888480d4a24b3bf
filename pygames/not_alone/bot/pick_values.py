"""Picks: which Place cards to take back, to part with, to show, where to put Will or a card.

Of Place cards those stay that are wanted most next turn.
"""

from collections.abc import Iterable

from pygames.not_alone.bot.cards.places import PLACE_VALUES
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.bot.visits import Visit
from pygames.not_alone.bot.worth import worth
from pygames.not_alone.moves import Discard, Gather, Give, Hide, Move, Show, Sow, Take
from pygames.not_alone.position import Position

__all__ = ["kind_of", "picked", "wanted"]

_NEW = 0.02
"""Of a place of row two: nobody else may own it."""


def wanted(state: Position, seat: int, card: int) -> float:
    """Return how much a Hunted wants a Place card for the next turn, in chances to win."""
    place = state.place_of(card)
    if not state.position_of(card) and state.planet[5:] != state.options.places[5:]:
        return 0.0
    held = stakes(state)
    size = max(1.0, state.loose_size(seat) - 1.0)
    found = worth(Visit(state, seat, size, max(1, state.will[seat])), place)
    lasting = PLACE_VALUES[place].lasting(state)
    return lasting * (held.space * found.spaces + held.step * (found.goods + _NEW * (card > 5)))


def _sum(state: Position, seat: int, cards: Iterable[int]) -> float:
    return sum(wanted(state, seat, card) for card in cards)


def picked(state: Position, seat: int, move: Move) -> float:
    """Return how good a pick is, compared with others of its kind, in chances to win."""
    match move:
        case Take(_, cards):
            return _sum(state, seat, cards or ())
        case Discard(_, cards):
            return -_sum(state, seat, cards or ())
        case Show(cards):
            return -_sum(state, seat, cards or ())
        case Give(card):
            return -wanted(state, seat, card) if card else 0.0
        case Sow(spaces):  # the sooner it is reached the better
            return _SOON * sum(spaces)
        case Gather(spaces):
            return -_SOON * sum(spaces)
        case Hide(_, position):
            return _SOON * (position <= _ROW_ONE)
    return 0.0


_SOON = 0.001
_ROW_ONE = 5
"""Everybody can go to the first positions."""


def kind_of(move: Move) -> object:
    """Return what moves have in common that differ only by what they pick; None if there is more.

    It is enough to try out one of them.
    """
    match move:
        case Take(size, _) | Discard(size, _):
            return type(move), size
        case Show() | Give():
            return type(move)
        case Sow(spaces) | Gather(spaces):
            return type(move), len(spaces)
        case Hide(card, _):
            return Hide, card
    return None
