"""Buttons that bring nothing, as their holder alone may know: they are left out."""

from pygames.core.game import Decision
from pygames.not_alone.card_play import instead_plays
from pygames.not_alone.moves import Resist, Select
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.question import has
from pygames.not_alone.state import State
from pygames.table.board import Sight

__all__ = ["idle"]

_FEW = 2
"""So many cards come back for 1 Will (NA-56)."""


def idle(sight: Sight[State]) -> frozenset[str]:
    """Return the buttons that the holder cannot use to any end; on the open table there are none.

    Whether a card in hand could replace the power of a place is a secret (NA-80), so all are asked
    there.
    """
    decision = sight.decision
    if decision is None or sight.seat is None:
        return frozenset()
    if decision.name == "resolve" and not instead_plays(sight.view, decision.seat):
        return frozenset(("do:instead",))
    return _unpaid(sight.view, decision) if decision.name == "explore" else frozenset()


def _unpaid(state: State, decision: Decision) -> frozenset[str]:
    """Return the ways to take cards back that are not worth their price, if there is a choice."""
    seat = decision.seat
    if not has(decision, Select):
        return frozenset()
    last = f"do:resist-{state.will[seat]}"  # it is giving in by a longer way (NA-57)
    cheaper = state.will[seat] == FULL_WILL and state.piled[seat] <= _FEW
    resists = any(isinstance(move, Resist) for move in decision.moves)
    if state.assimilation == 1 or (cheaper and resists):
        return frozenset(("do:give-up", last))
    return frozenset((last,))
