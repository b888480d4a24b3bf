"""The settings of this device."""

from pygames.core import language
from pygames.table.reading import fields
from pygames.table.session import Event, Session, on
from pygames.table.settings import Settings


@on("settle", fields=fields)
def _settle(session: Session, event: Event) -> None:
    session.settings.update(Settings.read(event["fields"])._asdict())
    language.use(session.reads)
