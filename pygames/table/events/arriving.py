"""A link is pasted, a file is chosen or dropped."""

from typing import TYPE_CHECKING

from pygames.table import backup
from pygames.table.arriving import arrive
from pygames.table.events.keeping import bring_in
from pygames.table.events.registry import Event, on

if TYPE_CHECKING:
    from pygames.table.app import App


@on("bring")
def _bring(app: "App", event: Event) -> None:
    """A message with a link somewhere in it, or the file with all matches of a browser."""
    text = event["fields"].get("text", "") if "fields" in event else event["text"]
    if backup.is_one(str(text)):
        bring_in(app, str(text))
    else:
        arrive(app, str(text))
