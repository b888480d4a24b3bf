"""Choose settings, export everything that is saved, and follow what other tabs save."""

import time
from urllib.parse import unquote

from pygames.core import language
from pygames.core.language import _
from pygames.table import backup, forgetting, household
from pygames.table.parsers import fields, maybe, string
from pygames.table.session import Event, Session, on
from pygames.table.settings import (
    CONFIRM,
    LANGUAGE,
    OPPOSITE,
    OWN_NAME,
    RELAY,
    SOUND,
    VOLUME,
    checked,
    chosen,
)


@on("settle", fields=fields, name=maybe(string, ""))
def _settle(session: Session, event: Event) -> None:
    """Keep what was chosen; the language only if it was, for an address may have changed it."""
    now = chosen(event["fields"])
    if event["name"] in ("", LANGUAGE.name):
        session.asked_lang = ""
    else:
        now[LANGUAGE.name] = LANGUAGE.of(session.settings)
    if now[RELAY.name] == "" and event["fields"].get(RELAY.name, "").strip():
        now[RELAY.name] = RELAY.of(session.settings)
        session.notice = _(
            "This is not the address of a STUN or TURN server. One looks like this: "
            "stun:example.org"
        )
    session.settings.update(now)
    if event["name"] == OWN_NAME.name:
        household.note(session.settings, [OWN_NAME.of(session.settings)])
    language.use(session.reads)
    if event["name"] in {SOUND.name, VOLUME.name}:
        session.hear("claim")  # so loud is it


@on("confirm_moves")
def _confirm_moves(session: Session, _event: Event) -> None:
    session.settings[CONFIRM.name] = True
    session.notice = _("From now on, each move waits for your confirmation.")


@on("turn_board")
def _turn_board(session: Session, _event: Event) -> None:
    """Turn the board for whoever sits opposite from now on, or no longer."""
    session.settings[OPPOSITE.name] = not OPPOSITE.of(session.settings)
    session.table.opened = ""


@on("export")
def _export(session: Session, _event: Event) -> None:
    """Export everything into one file."""
    day = time.strftime("%Y-%m-%d", time.gmtime(session.time / 1000))
    text = backup.write(session.shelf, session.settings)
    session.effect("download", name=f"kitchen-table-{day}.json", text=text)
    forgetting.heed(session)


@on("heed")
def _heed(session: Session, _event: Event) -> None:
    """Close the warning that the browser may forget what is saved."""
    forgetting.heed(session)


@on("export_odd", id=string)
def _export_odd(session: Session, event: Event) -> None:
    """Hand over the text of a save that cannot be read, as it is."""
    key = unquote(event["id"], errors="surrogatepass")
    if key in session.shelf.texts:
        session.effect("download", name="kitchen-table-match.txt", text=session.shelf.texts[key])


@on("saved", id=string, text=maybe(string, None))
def _saved(session: Session, event: Event) -> None:
    """Follow a save or deletion in another tab: its save counts, for it came first."""
    key, text = event["id"], event["text"]
    here = session.route.name == key
    table = (
        session.table_session if session.table_session and session.table_session.id == key else None
    )
    session.hear_of(key, text)
    if table is None:
        return
    if text is None:
        if here:
            session.notice = _(
                "This match was deleted in another tab. Your next move saves it again."
            )
        return
    before = table.match.log
    session.table_session = None
    if here:
        session.go(session.route)
    if (
        session.table_session is not None
        and session.table_session.match.log[: len(before)] != before
    ):
        session.notice = _("This match has moved on in another tab. This is how it stands there.")


@on("settled", value=checked)
def _settled(session: Session, event: Event) -> None:
    """Follow settings changed in another tab."""
    session.settings = event["value"]
