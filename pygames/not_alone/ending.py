"""The end of a match: everything is turned up."""

from pygames.core.game import REFEREE
from pygames.core.steps import Ask
from pygames.not_alone.dealer_moves import Uncover
from pygames.not_alone.phases.end_of_turn import EXPIRE, lift_of
from pygames.not_alone.phases.reckoning import turn_up
from pygames.not_alone.position import Position, replaced

__all__ = ["end_match"]


def end_match(state: Position) -> None:
    """Turn everything up, one thing after another; then the match is over."""
    for seat in state.order:
        if state.fog[seat]:
            state.steps = [lift_of(seat)]
            return
        if state.turn.laid.get(seat):
            state.turn.kept = {}
            state.steps = [*turn_up(seat, 1)]
            return
    if state.turn.keeps:
        state.steps = [EXPIRE]
        return
    for seat in range(state.seats):
        if state.held(seat) > len(state.open_hands[seat]):
            state.steps = [Ask("uncover", REFEREE, _uncoverings, _uncovered, (seat,))]
            return
    state.outcome = state.ending


def _uncoverings(state: Position, _referee: int, seat: int) -> list[Uncover]:
    """Return the first card that is not known to all; in a view, any that is not."""
    cards = [card for card in state.may_hold(seat) if card not in state.open_hands[seat]]
    return [Uncover(seat, card) for card in (cards if state.hidden[seat] else cards[:1])]


def _uncovered(state: Position, move: Uncover, _referee: int, seat: int) -> None:
    if move.card not in state.hands[seat]:  # only in a view
        deck = state.deck_of(seat)
        state.unseen = replaced(state.unseen, deck, state.unseen[deck] - {move.card})
        state.hidden = replaced(state.hidden, seat, state.hidden[seat] - 1)
        state.hands = replaced(state.hands, seat, state.hands[seat] | {move.card})
    state.open_hands = replaced(state.open_hands, seat, state.open_hands[seat] | {move.card})
