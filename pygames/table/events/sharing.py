"""Share a match: as a link, as a file, or through the device's share sheet."""

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.table.reading import fields, flag
from pygames.table.routes import Route, number_of
from pygames.table.session import Event, Session, enters, on
from pygames.table.sharing import Sharing


@enters("share")
def _enter(session: Session, route: Route) -> None:
    """Open the share screen."""
    table = session.open(route.name)
    session.sharing = Sharing(table, session.address, place=number_of(route.section))


def _sharing(session: Session) -> Sharing:
    if session.sharing is None:
        raise BadSetup(N_("There is no match here."))
    return session.sharing


@on("share_as", fields=fields)
def _share_as(session: Session, event: Event) -> None:
    """Share the whole match, or what one seat has seen."""
    sharing = _sharing(session)
    seat = number_of(event["fields"].get("seat", ""))
    session.sharing = sharing._replace(seat=seat if seat in sharing.seats else None)


def _given(session: Session) -> Sharing:
    """Return what is given away; whoever does that keeps the match."""
    sharing = _sharing(session)
    if sharing.table.way is not None:
        session.keep(sharing.table)
    return sharing


@on("copy_link")
def _copy_link(session: Session, _event: Event) -> None:
    session.effect("copy", text=_given(session).address)


@on("save_link")
def _save_link(session: Session, _event: Event) -> None:
    sharing = _given(session)
    session.effect("download", name=sharing.file, text=sharing.text)


@on("send_link")
def _send_link(session: Session, _event: Event) -> None:
    sharing = _given(session)
    session.effect("share", title=sharing.message, text=sharing.message, url=sharing.address)


@on("copied", done=flag)
def _copied(session: Session, event: Event) -> None:
    """Report whether the browser has copied."""
    session.notice = (
        _("Copied.")
        if event["done"]
        else _("This browser does not let the page copy: select the text and copy it yourself.")
    )


@on("unsent")
def _unsent(session: Session, _event: Event) -> None:
    session.notice = _("That could not be shared. Copy the link or save it as a file.")
