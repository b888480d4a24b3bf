"""A seat goes to another device of the same person."""

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.link_search import LETTER_MARK
from pygames.post.table.far_table import FarTable
from pygames.post.table.screens import removal
from pygames.table.routes import Route
from pygames.table.screens import Screen
from pygames.table.session import DRAWN, Event, Session, enters, on
from pygames.table.table_session import Barred

__all__: list[str] = []


def _table(session: Session) -> FarTable:
    table = session.table_session
    if not isinstance(table, FarTable):
        raise Barred(_("That is not possible here."))
    return table


@enters("move")
def _enter(session: Session, route: Route) -> None:
    """Check that there is a seat to move. Raises `BadSetup`, `BadLink`."""
    table = session.open(route.name)
    if not isinstance(table, FarTable) or not (table.people or table.post.moved):
        raise BadSetup(N_("There is no match here."))


@on("move_out")
def _move_out(session: Session, _event: Event) -> None:
    """Leave the seat, and show what takes it to the other device."""
    table = _table(session)
    if session.route.screen != "move" or not table.people:
        raise Barred(_("That is not possible here."))
    if not table.post.match.can_move:
        raise Barred(_("First send what you have done here."))
    table.going = f"{session.address}{LETTER_MARK}{table.post.move_out()}"
    table.settle_anew()


@on("move_back")
def _move_back(session: Session, _event: Event) -> None:
    """Go on here, if the other device has not."""
    table = _table(session)
    table.post.move_in(table.post.moved)
    table.going = ""
    table.settle_anew()


@on("copy_seat")
def _copy_seat(session: Session, _event: Event) -> None:
    """Copy the address that takes the seat to the other device."""
    session.effect("copy", text=_table(session).going)


def _draw(session: Session) -> Screen:
    table = _table(session)
    sealed, there = bool(table.post.match.invitation.dice), bool(table.people)
    return removal.draw(table.id, _(table.game.title), table.going, there=there, sealed=sealed)


DRAWN["move"] = _draw
