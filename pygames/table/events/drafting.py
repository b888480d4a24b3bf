"""Beside the moves: what is laid out before it is made, what is kept of that, what is noted."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygames.core.language import _
from pygames.table import laying
from pygames.table.events.registry import Event, on
from pygames.table.sitting import Barred

if TYPE_CHECKING:
    from pygames.table.app import App

_LONGEST_NOTE = 12


@on("lay")
def _lay(app: "App", event: Event) -> None:
    app.table.lay(str(event["layout"]))


@on("keep_layout")
def _keep_layout(app: "App", _event: Event) -> None:
    """Keep what is laid out for later matches."""
    sitting = app.table
    layout = sitting.sight().layout
    if not layout:
        raise Barred(_("There is nothing to keep here."))
    kept = laying.kept(app.settings, sitting.game.id)
    if layout not in kept:
        if len(kept) >= laying.MOST_KEPT:
            raise Barred(_("{n} are kept already: let one go first.", n=len(kept)))
        _keep(app, (*kept, layout))
    app.notice = _("Kept for your next matches.")


@on("drop_layout")
def _drop_layout(app: "App", event: Event) -> None:
    kept = laying.kept(app.settings, app.table.game.id)
    _keep(app, [layout for layout in kept if layout != event["layout"]])


def _keep(app: "App", layouts: Iterable[str]) -> None:
    app.settings = laying.with_kept(app.settings, app.table.game.id, layouts)
    app.effect("settings", value=app.settings)


@on("note")
def _note(app: "App", event: Event) -> None:
    """Note something, or nothing any more, about what has this key."""
    sitting = app.table
    if sitting.holder is None:
        raise Barred(_("It is not your turn."))
    notes = sitting.notes.setdefault(sitting.holder, {})
    key, text = str(event["key"]), str(event["text"])[:_LONGEST_NOTE]
    if text and notes.get(key) != text:
        notes[key] = text
    else:
        notes.pop(key, None)
    sitting.opened = ""
    app.keep()
