"""Saved matches: opened, and deleted after confirmation."""

from urllib.parse import unquote

from pygames.table.parsers import string
from pygames.table.results import forget
from pygames.table.routes import Route
from pygames.table.session import Event, Session, enters, on


@enters("match")
def _enter(session: Session, route: Route) -> None:
    session.open(route.name)


@on("delete", id=string)
def _delete(session: Session, event: Event) -> None:
    """Delete the match on the second request; its result stays in the statistics."""
    key = unquote(event["id"], errors="surrogatepass")
    if key not in session.shelf.texts:
        return
    if session.deleting != event["id"]:
        session.deleting = event["id"]
        return
    session.deleting = ""
    save = session.shelf.read(key)
    if save is not None:
        forget(session.settings, save)
    session.shelf.texts.pop(key, None)
    if session.table_session is not None and session.table_session.id == key:
        session.table_session = None


@on("spare")
def _spare(session: Session, _event: Event) -> None:
    """Keep the match after all."""
    session.deleting = ""
