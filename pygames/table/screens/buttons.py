"""The buttons in the tray: what can be picked there, and orders for many pieces at once."""

from typing import NamedTuple

from pygames.core.game import State
from pygames.core.language import _
from pygames.table import offers
from pygames.table.board import Sight
from pygames.table.orders import GO
from pygames.table.table_session import NEXT, TableSession

__all__ = ["Button", "OrderButton", "buttons", "orders", "standing"]


class Button(NamedTuple):
    """A button in the tray."""

    id: str
    text: str
    kind: str
    """`pick`, `picked`, or `twin`: an element of the board in a second place."""
    advised: bool
    """Whether a hint points to it."""
    stands_out: bool = True
    """Whether it is drawn as the way on, if it comes first."""


def buttons(table: TableSession, sight: Sight[State]) -> list[Button]:
    """Return the buttons of what can be picked, the one that is mostly wanted first."""
    if table.given.laid_out:
        return []
    if table.announcing:
        return [Button(NEXT, _("Next game"), "pick", advised=False)]
    board, advised = table.board, sight.advised
    seldom = board.seldom if len(sight.next) > 1 else ()
    picked = [it for it in sight.picked if it.startswith("do:")]
    return [
        *(
            Button(f"{element}@tray", text, "twin", element in advised)
            for element, text in (board.shortcuts(sight) if board.shortcuts else ())
        ),
        *(
            Button(it, board.label(sight.view, it), "pick", it in advised, it not in seldom)
            for it in table.buttons(sight)
        ),
        *(Button(it, board.label(sight.view, it), "picked", it in advised) for it in picked),
    ]


class OrderButton(NamedTuple):
    """A button that gives an order, or takes it back."""

    how: str
    """What the event `order` says."""
    text: str
    stands_out: bool = False


def orders(table: TableSession, sight: Sight[State]) -> list[OrderButton]:
    """Return the orders that can be given now; what is laid out can be carried out, or dropped."""
    known, decision = table.board.orders, sight.decision
    if known is None or decision is None or table.hint.asked or not offers.goes_on(table):
        return []
    if table.given.laid_out:
        others = [
            OrderButton(how, text)
            for how, text in known.offered(sight)
            if how in known.laid_out and how != table.given.order
        ]
        return [
            OrderButton(GO, _("Go"), stands_out=True),
            *others,
            OrderButton("", _("Rather not")),
        ]
    found = [OrderButton(how, text, not n) for n, (how, text) in enumerate(known.offered(sight))]
    if decision.name in known.standing and decision.name not in table.given.standing:
        found.append(OrderButton(decision.name, _(known.standing[decision.name])))
    if table.given.goes:
        found.append(OrderButton("", _("No more")))
    return found


def standing(table: TableSession) -> list[tuple[str, str]]:
    """Return the standing orders that have been given, each with its text."""
    known = table.board.orders
    return [(how, _(known.standing[how])) for how in sorted(table.given.standing) if known]
