"""How many turns a side has before the battle is over by time (DSW-183)."""

from pygames.deep_space_wars.engine.state import State

__all__ = ["turns_left"]


def turns_left(view: State, side: int) -> int:
    """Return how many turns a side has after the one that is being taken."""
    order = view.from_first()
    later = order[order.index(view.active) + 1 :]
    sides = view.setting.sides
    soon = any(sides[seat] == side and seat not in view.fallen for seat in later)
    return max(0, view.setting.rounds - view.round) + soon
