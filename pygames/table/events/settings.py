"""The settings of this device."""

from pygames.core import language
from pygames.table.reading import fields, maybe, string
from pygames.table.session import Event, Session, on
from pygames.table.settings import Settings


@on("settle", fields=fields, name=maybe(string, ""))
def _settle(session: Session, event: Event) -> None:
    """Keep what was chosen; the language only if it was, for an address may have changed it."""
    chosen = Settings.read(event["fields"])
    if event["name"] in ("", "lang"):
        session.asked_lang = ""
    else:
        chosen = chosen._replace(lang=Settings.read(session.settings).lang)
    session.settings.update(chosen._asdict())
    language.use(session.reads)
