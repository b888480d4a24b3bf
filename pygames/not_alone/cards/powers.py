"""What the powers of several places do: copy, give back, wait for the next turn, find, draw."""

from collections.abc import Iterable

from pygames.core.language import N_
from pygames.core.steps import Ask
from pygames.not_alone.card_decisions import takes
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.causes import Because
from pygames.not_alone.effects import in_play
from pygames.not_alone.moves import NOTHING, THIS, Copy, Find, Nothing, Take, This
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question
from pygames.not_alone.zones import add_to_hand, recover, take_played_back

__all__ = [
    "EITHER",
    "FIND",
    "NO_CARD",
    "back_with",
    "can_draw",
    "copies",
    "copy_place",
    "finds",
    "found",
    "gives_back",
    "may_prepare",
    "most_taken",
    "not_yet",
    "numbers_at",
    "prepare",
    "refuse_undiscarded",
    "take_this",
    "uncertain",
]

NO_CARD = 0
"""The card played, for the power of a place that was only turned up (NA-202)."""


def most_taken(state: Position) -> int | None:
    """Return how many cards a power may give back under Persecution, else None (NA-132)."""
    limits = [card.most_taken for _played, card in in_play(state) if card.most_taken is not None]
    return min(limits, default=None)


# --- copying (NA-89, NA-90) ------------------------------------------------------------------


def copies(state: Position, seat: int, card: int, numbers: Iterable[int]) -> list[Copy]:
    """Return the ways to copy the powers of these places with the card that was played."""
    return [Copy(number) for number in numbers if _can_copy(state, seat, card, number)]


def _can_copy(state: Position, seat: int, card: int, number: int) -> bool:
    place = PLACES[state.place_of(number)]
    return place.copyable and place.can(state, seat, card)


def copy_place(state: Position, seat: int, card: int, number: int) -> None:
    """Use the power of the place with this number (NA-89)."""
    place = state.place_of(number)
    state.push(Because(place, seat))
    PLACES[place].use(state, seat, card)


def refuse_undiscarded(state: Position, seat: int, card: int) -> str | None:
    """Return why a power is not copied with a card of the discard, None if it lies there."""
    return None if card in state.may_lie(seat) else N_("Choose a card from your discard.")


def numbers_at(state: Position, positions: Iterable[int]) -> list[int]:
    """Return the numbers of the places at these positions that lie face up."""
    return [NUMBER[state.place_at(p)] for p in positions if state.place_at(p)]


# --- cards back ------------------------------------------------------------------------------


def gives_back(state: Position, seat: int, card: int) -> bool:
    """Whether there is a card to take back: the one that was played, or one of the discard."""
    return card != NO_CARD or state.piled[seat] > 0 or state.options.rulings.asks_idly


def take_this(state: Position, seat: int, card: int) -> None:
    """Take back the card that was played; not with the power of a revealed place (NA-202)."""
    if card != NO_CARD:
        take_played_back(state, state.slot(seat, card))


EITHER = Question(
    "either", N_("Take back the played card, or one from your discard"), {"own": Take}, open=True
)


def back_with(state: Position, seat: int, card: int, least: int, most: int) -> None:
    """Take back the card that was played, and so many of the discard (NA-102, NA-106, NA-112).

    Under Persecution either, not both (NA-132).
    """
    if most and most_taken(state) is not None:
        state.push(Ask(EITHER.name, seat, _either_moves, _either, (card,), state.witnesses))
        return
    take_this(state, seat, card)
    if most and state.piled[seat]:
        state.push(Ask("take", seat, _more, _more_taken, (least, most), state.witnesses))


def _either_moves(state: Position, seat: int, card: int) -> list[This | Take]:
    return [*[THIS] * (card != NO_CARD), *takes(state, seat, 1, 1)]


def _either(state: Position, move: This | Take, seat: int, card: int) -> None:
    if isinstance(move, Take):
        recover(state, seat, move.size, move.cards)
    else:
        take_this(state, seat, card)


def _more(state: Position, seat: int, least: int, most: int) -> list[Nothing | Take]:
    return [*takes(state, seat, least, most), *[NOTHING] * (least == 0)]


def _more_taken(state: Position, move: Nothing | Take, seat: int, _least: int, _most: int) -> None:
    if isinstance(move, Take):
        recover(state, seat, move.size, move.cards)


# --- next turn, once a turn ------------------------------------------------------------------


def may_prepare(state: Position, seat: int, _card: int) -> bool:
    """Return whether nothing waits for the next turn: only one thing can (NA-65)."""
    return seat not in state.next_due


def prepare(due: str, state: Position, seat: int, _card: int) -> None:
    """Note what changes the next selection of a Hunted."""
    state.next_due = {**state.next_due, seat: due}


def not_yet(power: str, state: Position, _seat: int, _card: int) -> bool:
    """Return whether a power that works once a turn was not used yet (NA-104)."""
    return power not in state.turn.once


# --- finds -----------------------------------------------------------------------------------


FIND = Question("find", N_("Take a card from the reserve"), {"reserve": Find}, open=True)


def finds(state: Position, seat: int) -> list[Find]:
    """Return what a Hunted who owns no copy can take from the reserve (NA-105)."""
    owned = state.owns(seat)
    return [Find(card) for card, copies in state.reserve.items() if copies and card not in owned]


def found(state: Position, move: Find, seat: int, *_limits: object) -> None:
    """Take a card from the reserve."""
    state.reserve = {**state.reserve, move.card: state.reserve[move.card] - 1}
    add_to_hand(state, seat, move.card)


def can_draw(state: Position, _seat: int = 0, _card: int = 0) -> bool:
    """Whether a Survival card can be drawn: not under Despair (NA-125)."""
    return SURVIVAL not in state.turn.tied and bool(
        sum(state.left[SURVIVAL]) or state.used[SURVIVAL]
    )


def uncertain(state: Position, seat: int) -> bool:
    """Whether others cannot tell what exactly a hand and a discard hold."""
    return state.turn.smoke or state.turn.laid.get(seat, 0) > 0
