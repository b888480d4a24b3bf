"""What is chosen for this device."""

from typing import TYPE_CHECKING

from pygames.core import language
from pygames.table.events.registry import Event, on
from pygames.table.settings import Settings

if TYPE_CHECKING:
    from pygames.table.app import App


@on("settle")
def _settle(app: "App", event: Event) -> None:
    app.settings.update(Settings.read(event["fields"])._asdict())
    app.effect("settings", value=app.settings)
    language.use(app.reads)
