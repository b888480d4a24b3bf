"""What the Hunted have selected and not revealed yet (NA-54, NA-61, NA-62, NA-64)."""

from collections.abc import Iterable

from pygames.core.game import REFEREE
from pygames.core.steps import Ask
from pygames.not_alone.cards.registry import PLACES
from pygames.not_alone.dealer_moves import Aside
from pygames.not_alone.position import Position, replaced
from pygames.not_alone.zones import add_to_pile, lay_open, return_to_reserve, take_from_pile

__all__ = [
    "BOTH",
    "ONE_OF_THREE",
    "ONE_OF_TWO",
    "WITH_DISCARD",
    "cancel",
    "lay_aside",
    "needed",
    "select",
    "unexplored",
    "withdraw",
]

ONE_OF_TWO, BOTH, WITH_DISCARD, ONE_OF_THREE = "one_of_two", "both", "with_discard", "one_of_three"
"""What changes how many cards are selected, and what becomes of them (`Turn.due`)."""
_NEEDED = {ONE_OF_TWO: 2, BOTH: 2, WITH_DISCARD: 1, ONE_OF_THREE: 3}


def needed(state: Position, seat: int) -> int:
    """Return how many cards of the hand a Hunted has to select."""
    return _NEEDED[state.turn.due[seat]] if seat in state.turn.due else 1


def select(state: Position, seat: int, cards: Iterable[int] | None, up: int) -> None:
    """Lay cards face down, and perhaps one of the discard face up; None: not to be seen."""
    turn = state.turn
    chosen = dict.fromkeys(cards or (), frozenset((seat,)))
    turn.laid = {**turn.laid, seat: needed(state, seat) + (up > 0)}
    if up:
        take_from_pile(state, seat, up)
        turn.up = {**turn.up, seat: up}
        chosen[up] = state.everybody
    turn.chosen = {**turn.chosen, seat: chosen}


def withdraw(state: Position, seat: int) -> None:
    """Take back what a Hunted has selected."""
    turn = state.turn
    if seat in turn.up:
        card = turn.up[seat]
        state.loose = replaced(state.loose, seat, state.loose[seat] - {card})
        add_to_pile(state, seat, card)
    turn.up = {other: it for other, it in turn.up.items() if other != seat}
    turn.chosen = {other: it for other, it in turn.chosen.items() if other != seat}
    turn.laid = {other: it for other, it in turn.laid.items() if other != seat}


def cancel(state: Position) -> None:
    """Take back what all have selected."""
    for seat in state.order:
        withdraw(state, seat)


def lay_aside(state: Position, seat: int) -> None:
    """Have what was selected and not explored turned up and discarded (NA-71)."""
    state.push(
        *[Ask("aside", REFEREE, _asides, _laid_aside, (seat,))] * state.turn.laid.get(seat, 0)
    )


def unexplored(state: Position, seat: int) -> list[int]:
    """Return the cards that may lie there selected and not explored: in the full state, that do."""
    chosen = state.turn.chosen.get(seat, {})
    return sorted(chosen) if len(chosen) == state.turn.laid.get(seat, 0) else state.may_choose(seat)


def _asides(state: Position, _referee: int, seat: int) -> list[Aside]:
    chosen = state.turn.chosen[seat]
    known = len(chosen) == state.turn.laid[seat]
    return [Aside(seat, card) for card in ([min(chosen)] if known else state.may_choose(seat))]


def _laid_aside(state: Position, move: Aside, _referee: int, seat: int) -> None:
    lay_open(state, seat, move.card)
    if PLACES[state.place_of(move.card)].returns:
        return_to_reserve(state, move.card)
    else:
        add_to_pile(state, seat, move.card)
