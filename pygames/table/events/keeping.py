"""What is kept here: all of it as one file; and what other tabs keep."""

import time

from pygames.core.language import _
from pygames.table import backup
from pygames.table.session import Event, Session, on


@on("export")
def _export(session: Session, _event: Event) -> None:
    """Everything into one file."""
    day = time.strftime("%Y-%m-%d", time.gmtime(session.time / 1000))
    text = backup.write(session.shelf, session.settings)
    session.effect("download", name=f"kitchen-table-{day}.json", text=text)


@on("saved")
def _saved(session: Session, event: Event) -> None:
    """Another tab has saved or deleted a match: what it has saved counts, for it came first."""
    key, text = event["id"], event["text"]
    here = session.route.name == key
    sitting = session.sitting if session.sitting and session.sitting.id == key else None
    session.hear_of(key, text)
    if sitting is None:
        return
    if text is None:
        if here:
            session.notice = _(
                "This match was deleted in another tab. Your next move saves it again."
            )
        return
    before = sitting.match.log
    session.sitting = None
    if here:
        session.go(session.route)
    if session.sitting is not None and session.sitting.match.log[: len(before)] != before:
        session.notice = _("This match has moved on in another tab. This is how it stands there.")


@on("settled")
def _settled(session: Session, event: Event) -> None:
    """Another tab has saved settings: this one has to follow them."""
    session.settings = dict(event["value"])
