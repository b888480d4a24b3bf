"""The table in words, for whoever asks to hear it."""

from pygames.core.language import _
from pygames.table.screens.table import wish
from pygames.table.session import Event, Session, on


@on("tell")
def _tell(session: Session, _event: Event) -> None:
    sitting = session.table
    sitting.opened = ""
    if sitting.handing_over:  # whoever asks may not be the one who may know
        return
    sight = sitting.sight()
    deeds = [
        deed.text if deed.seat is None else f"{sight.names[deed.seat]}: {deed.text}"
        for deed in sitting.news()
    ]
    session.aloud = [
        *sitting.board.tell(sight),
        *(_("What happened: {text}", text=text) for text in deeds[-1:]),
        wish(sitting, sight)[0],
    ]
