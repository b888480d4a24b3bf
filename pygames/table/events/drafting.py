"""Drafts, saved drafts and notes."""

from collections.abc import Iterable

from pygames.core.cleaning import clean
from pygames.core.language import _
from pygames.table import drafts
from pygames.table.parsers import text
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

_LONGEST_NOTE = 12
_LAYOUT = text(1000)


@on("lay", layout=_LAYOUT)
def _lay(session: Session, event: Event) -> None:
    session.table.lay(event["layout"])


@on("keep_layout")
def _keep_layout(session: Session, _event: Event) -> None:
    """Save the draft for later matches."""
    table = session.table
    layout = table.sight().layout
    if not layout:
        raise Barred(_("There is nothing to save here."))
    kept = drafts.kept(session.settings, table.game.id)
    if layout not in kept:
        if len(kept) >= drafts.MOST_KEPT:
            raise Barred(_("You already have {n} saved: delete one first.", n=len(kept)))
        _keep(session, (*kept, layout))
    session.notice = _("Saved for your next matches.")


@on("drop_layout", layout=_LAYOUT)
def _drop_layout(session: Session, event: Event) -> None:
    kept = drafts.kept(session.settings, session.table.game.id)
    _keep(session, [layout for layout in kept if layout != event["layout"]])


def _keep(session: Session, layouts: Iterable[str]) -> None:
    session.settings = drafts.with_kept(session.settings, session.table.game.id, layouts)


@on("note", key=text(60), text=text(10_000))
def _note(session: Session, event: Event) -> None:
    """Save the note with this key; an empty text removes it."""
    session.table.note(event["key"], clean(event["text"], _LONGEST_NOTE))
