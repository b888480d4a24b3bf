"""Share a match: as a link, as a file, or through the device's share sheet."""

from pygames.core.game import NOBODY, BadSetup
from pygames.core.language import N_, _
from pygames.table.parsers import fields, flag
from pygames.table.routes import Route, number_of
from pygames.table.session import Event, Session, enters, on
from pygames.table.share_link import DEAL, LETTERS, OPENLY, ShareLink


@enters("share")
def _enter(session: Session, route: Route) -> None:
    """Open the share screen."""
    table, place = session.open(route.name), number_of(route.section)
    share_link = ShareLink(table, session.address, place=place)
    letter = table.letter() if place is None and table.match.outcome is None else ""
    seat = share_link.seats[0] if share_link.guards else None
    session.share_link = share_link._replace(letter=letter, seat=None if letter else seat)


def _share_link(session: Session) -> ShareLink:
    if session.share_link is None:
        raise BadSetup(N_("There is no match here."))
    return session.share_link


@on("share_as", fields=fields)
def _share_as(session: Session, event: Event) -> None:
    """Share the whole match, what one seat has seen, or a letter."""
    share_link, chosen = _share_link(session), event["fields"].get("seat", "")
    letter = share_link.table.letter() if chosen == LETTERS else ""
    deal = share_link.deal if chosen == DEAL else None
    seat = NOBODY if chosen == OPENLY else number_of(chosen)
    if seat not in share_link.seats:
        seat = share_link.seats[0] if share_link.guards and not letter else None
    session.share_link = share_link._replace(
        seat=seat, letter=letter, challenge=deal.text() if deal else ""
    )


def _given(session: Session) -> ShareLink:
    """Return what is given away; whoever does that keeps the match."""
    share_link = _share_link(session)
    if share_link.table.play_mode is not None:
        session.keep(share_link.table)
    return share_link


@on("copy_link")
def _copy_link(session: Session, _event: Event) -> None:
    session.effect("copy", text=_given(session).address)


@on("save_link")
def _save_link(session: Session, _event: Event) -> None:
    share_link = _given(session)
    session.effect("download", name=share_link.file, text=share_link.text)


@on("save_picture")
def _save_picture(session: Session, _event: Event) -> None:
    session.effect("picture", name=_share_link(session).picture)


@on("send_link")
def _send_link(session: Session, _event: Event) -> None:
    share_link = _given(session)
    session.effect(
        "share",
        title=share_link.message,
        text=share_link.message,
        url=share_link.address,
        picture=share_link.picture if share_link.ended else "",
    )


@on("copied", done=flag)
def _copied(session: Session, event: Event) -> None:
    """Report whether the browser has copied."""
    said, session.copied = session.copied or _("Copied."), ""
    session.notice = (
        said
        if event["done"]
        else _("This browser does not let the page copy: select the text and copy it yourself.")
    )


@on("unsent")
def _unsent(session: Session, _event: Event) -> None:
    session.notice = _("That could not be shared. Copy the link or save it as a file.")
