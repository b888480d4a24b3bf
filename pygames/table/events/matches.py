"""The matches of this device: deleted when asked for twice."""

from typing import TYPE_CHECKING

from pygames.table.events.registry import Event, on
from pygames.table.results import forget

if TYPE_CHECKING:
    from pygames.table.app import App


@on("delete")
def _delete(app: "App", event: Event) -> None:
    """Asked for twice, a match is forgotten; how it ended is not."""
    key = event["id"]
    if app.deleting != key:
        app.deleting = key
        return
    app.deleting = ""
    save = app.shelf.read(key)
    if save is not None and forget(app.settings, save):
        app.effect("settings", value=app.settings)
    if app.shelf.texts.pop(key, None) is not None:
        app.effect("remove", id=key)
    if app.sitting is not None and app.sitting.id == key:
        app.sitting = None


@on("spare")
def _spare(app: "App", _event: Event) -> None:
    """The match is not to be deleted after all."""
    app.deleting = ""
