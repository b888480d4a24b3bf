"""Where the Hunted may be, as far as a view tells."""

from collections.abc import Collection

from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.place_selection import WITH_DISCARD
from pygames.not_alone.position import Position

__all__ = ["possible"]


def possible(state: Position, position: int) -> tuple[int, ...]:
    """Return the Hunted who are at a position, or could go or have gone there this turn."""
    return tuple(seat for seat in state.order if _could_be_at(state, seat, position))


def _could_be_at(state: Position, seat: int, position: int) -> bool:
    slots = state.slots_of(seat)
    if slots:
        return any(slot.position == position for slot in slots)
    return state.can_enter(position) and NUMBER[state.place_at(position)] in _choices(state, seat)


def _choices(state: Position, seat: int) -> Collection[int]:
    """Return the cards of which a Hunted chooses, or has chosen."""
    chosen, laid = state.turn.chosen.get(seat, {}), state.turn.laid.get(seat, 0)
    if laid and len(chosen) == laid:
        return chosen
    hidden = (state.turn.shown.get(seat) or frozenset()) | {state.turn.given.get(seat)}
    cards = {card for card in state.may_choose(seat) if card not in hidden}
    if state.turn.due.get(seat) == WITH_DISCARD and not laid:
        return cards.union(state.may_lie(seat))
    return cards
