"""What is kept here: taken along as one file, and brought in from one; other tabs keep as well."""

import time
from typing import TYPE_CHECKING

from pygames.core.language import _, ngettext
from pygames.core.links import MARK
from pygames.table import backup
from pygames.table.arriving import arrive
from pygames.table.events.registry import Event, on

if TYPE_CHECKING:
    from pygames.table.app import App


@on("export")
def _export(app: "App", _event: Event) -> None:
    """Everything into one file."""
    day = time.strftime("%Y-%m-%d", time.gmtime(app.time / 1000))
    text = backup.write(app.shelf, app.settings)
    app.effect("download", name=f"kitchen-table-{day}.json", text=text)


@on("import")
def _import(app: "App", event: Event) -> None:
    """What is in a file, to what is here; also if it is that of a single match."""
    text = event["text"]
    if MARK in text:
        arrive(app, text)
    else:
        bring_in(app, text)


def bring_in(app: "App", text: str) -> None:
    """Everything in such a file. Raises `BadFile`."""
    found = backup.read(text)
    matches = backup.merge_matches(app.shelf, found.saves)
    for save in matches:
        app.effect("save", id=save.id, text=save.text())
    if app.sitting is not None and app.sitting.id in {save.id for save in matches}:
        app.sitting = None
    merged = backup.merge_settings(app.settings, found.settings)
    if merged != app.settings:
        app.settings = merged
        app.effect("settings", value=merged)
    if matches:
        app.notice = ngettext("{n} match came in.", "{n} matches came in.", len(matches))
    else:
        app.notice = _("There was nothing new in this file.")
    if found.damaged:
        app.notice += " " + ngettext(
            "{n} more was damaged and is left out.",
            "{n} more were damaged and are left out.",
            found.damaged,
        )


@on("saved")
def _saved(app: "App", event: Event) -> None:
    """Another tab has kept or deleted a match: what it has kept counts, for it came first."""
    key, text = event["id"], event["text"]
    at_it = app.route.name == key
    before = app.sitting.match.log if app.sitting is not None and app.sitting.id == key else None
    if text is None:
        app.shelf.texts.pop(key, None)
        if before is not None and at_it:
            app.notice = _(
                "This match was forgotten in another tab. With your next move it is kept again."
            )
        return
    app.shelf.texts[key] = text
    if before is None:
        return
    app.sitting = None
    if at_it:
        app.go(app.route)
    if app.sitting is not None and app.sitting.match.log[: len(before)] != before:
        app.notice = _("This match has gone on in another tab. Here is how it stands there.")


@on("settled")
def _settled(app: "App", event: Event) -> None:
    """Another tab has kept settings."""
    app.settings = dict(event["value"])
    app.effect("settings", value=app.settings)
