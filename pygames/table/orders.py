"""Orders that a holder gives at a table, for many pieces at once or for questions that come again.

None of it belongs to the match: the moves are made one by one as soon as they are asked for.
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import Decision, Move, State
from pygames.table.board import Board

__all__ = ["GO", "Given"]

GO = "go"
"""What carries out an order that is laid out."""


class Given(NamedTuple):
    """The orders that a holder has given."""

    order: str = ""
    """The order that is laid out or carried out, "" for none."""
    seat: int = -1
    """Who has given it."""
    turn: object = None
    """In which turn (see `Orders.turn`)."""
    goes: bool = False
    """Whether it is being carried out."""
    standing: frozenset[str] = frozenset()
    """The decisions that are left to standing orders."""

    @property
    def laid_out(self) -> str:
        """The order that is shown, and waits for `GO`; "" for none."""
        return "" if self.goes else self.order

    def without(self) -> "Given":
        """Return the standing orders alone."""
        return Given(standing=self.standing)

    def toggled(self, name: str) -> "Given":
        """Return the orders with this decision left to a standing order, or no longer."""
        return self._replace(standing=self.standing ^ {name})

    def moves(
        self, board: Board[State, Move], view: State, decision: Decision
    ) -> Sequence[Move] | None:
        """Return what is to be done now; () where the holder is asked, None at the order's end."""
        orders = board.orders
        if orders is None:
            return ()
        if decision.name in self.standing:
            move = orders.by_standing(view, decision)
            return () if move is None else (move,)
        if not self.goes:
            return ()
        if orders.turn(view) != self.turn:
            return None
        if decision.seat != self.seat:
            return ()
        return orders.moves(view, decision, self.order)
