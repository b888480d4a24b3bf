"""Taking hold of things, and letting them go: what that means besides the picks themselves."""

from pygames.table import offers
from pygames.table.board import spot_of
from pygames.table.table_session import TableSession

__all__ = ["goes_on", "let_go", "take_hold"]


def take_hold(table: TableSession, element: str) -> None:
    """Make the picks by which something begins to move that is taken hold of, if it can.

    They are never asked back, for what follows is drafted.
    """
    goes_on(table, element)
    grasp, sight = table.board.grasp, table.sight()
    picks = grasp(sight, element) if grasp and sight.decision else ()
    if picks:
        table.selection.path = ()
    for each in picks:
        table.pick(each)


def goes_on(table: TableSession, element: str) -> bool:
    """Submit what is laid out, if whoever touches this goes on with something else.

    Return whether something else is asked now than what was touched for.
    """
    decision, leaves = table.decision, table.board.leaves
    if decision is None or leaves is None or not table.drafts.concern(decision):
        return False
    sight = table.sight()
    button = leaves(sight, element)
    if button not in sight.next:
        return False
    table.pick(button)
    if table.decision is None:
        return True
    return table.decision.name not in table.board.begins and element not in table.sight().next


def let_go(table: TableSession, element: str, held: str, ask: bool) -> bool:
    """Begin the other order that letting go there means, if it does; return whether that is so."""
    point, instead, match = spot_of(element), table.board.instead, table.match
    if point is None or instead is None or table.decision is None or not match.log:
        return False
    picks = instead(table.sight(), held, *point)
    mine = match.log[-1].seat == table.decision.seat
    if not picks or not mine or not offers.undo(table) or match.can_undo(table.undoing_seat):
        return False
    table.begin_instead(picks, element, ask)
    return True
