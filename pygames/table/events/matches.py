"""The matches of this device: opened, and deleted when asked for twice."""

from pygames.table.results import forget
from pygames.table.routes import Route
from pygames.table.session import Event, Session, enters, on


@enters("match")
def _enter(session: Session, route: Route) -> None:
    session.open(route.name)


@on("delete")
def _delete(session: Session, event: Event) -> None:
    """Asked for twice, a match is forgotten; how it ended is not."""
    key = event["id"]
    if session.deleting != key:
        session.deleting = key
        return
    session.deleting = ""
    save = session.shelf.read(key)
    if save is not None:
        forget(session.settings, save)
    session.shelf.texts.pop(key, None)
    if session.sitting is not None and session.sitting.id == key:
        session.sitting = None


@on("spare")
def _spare(session: Session, _event: Event) -> None:
    """The match is not to be deleted after all."""
    session.deleting = ""
