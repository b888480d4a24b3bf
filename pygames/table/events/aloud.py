"""The table in words, for whoever asks to hear it."""

from typing import TYPE_CHECKING

from pygames.core.language import _
from pygames.table.events.registry import Event, on
from pygames.table.screens.table import wish

if TYPE_CHECKING:
    from pygames.table.app import App


@on("tell")
def _tell(app: "App", _event: Event) -> None:
    sitting = app.table
    sitting.opened = ""
    if sitting.handing_over:  # whoever asks may not be the one who may know
        return
    sight = sitting.sight()
    deeds = [
        deed.text if deed.seat is None else f"{sight.names[deed.seat]}: {deed.text}"
        for deed in sitting.news()
    ]
    app.aloud = [
        *sitting.board.tell(sight),
        *(_("What happened: {text}", text=text) for text in deeds[-1:]),
        wish(sitting, sight)[0],
    ]
