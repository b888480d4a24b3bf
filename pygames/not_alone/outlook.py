"""Where the Hunted may be, as far as a view tells."""

from collections.abc import Collection

from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.position import Position
from pygames.not_alone.selections import WITH_DISCARD

__all__ = ["possible"]


def possible(s: Position, position: int) -> tuple[int, ...]:
    """Return the Hunted who are at a position, or could go or have gone there this turn."""
    return tuple(seat for seat in s.order if _could_be_at(s, seat, position))


def _could_be_at(s: Position, seat: int, position: int) -> bool:
    slots = s.slots_of(seat)
    if slots:
        return any(slot.position == position for slot in slots)
    return s.can_enter(position) and NUMBER[s.place_at(position)] in _choices(s, seat)


def _choices(s: Position, seat: int) -> Collection[int]:
    """Return the cards of which a Hunted chooses, or has chosen."""
    chosen, laid = s.turn.chosen.get(seat, {}), s.turn.laid.get(seat, 0)
    if laid and len(chosen) == laid:
        return chosen
    hidden = (s.turn.shown.get(seat) or frozenset()) | {s.turn.given.get(seat)}
    cards = {card for card in s.may_choose(seat) if card not in hidden}
    if s.turn.due.get(seat) == WITH_DISCARD and not laid:
        return cards.union(s.may_lie(seat))
    return cards
