"""Signs and words among those who play live: heard once, and not kept."""

from pygames.core.language import _
from pygames.live.lines import Line, Overheard
from pygames.live.signals import SIGNS, Introduction, shortened
from pygames.live.table.desk import lines_of, say_to_all
from pygames.post.table.far_table import FarTable
from pygames.table.parsers import Odd, digits, fields
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__ = ["overhear"]

_PAUSE = 1000
"""The least time between two of them from one device, in milliseconds."""


def overhear(
    session: Session, line: Line, kind: str, said: int | str | frozenset[int] | Introduction | None
) -> None:
    """Show what somebody says; what comes too soon after the last is lost."""
    lines = lines_of(session)
    if session.time - line.spoke < _PAUSE or not line.here:
        return
    line.spoke = session.time
    if kind == "sign" and isinstance(said, int):
        lines.overheard[line.match] = Overheard(session.said, min(line.here), said, "")
    elif kind == "words" and isinstance(said, str):
        lines.overheard[line.match] = Overheard(session.said, min(line.here), None, said)
    session.said += 1


def _speak(session: Session, kind: str, what: object) -> None:
    table, lines = session.table_session, lines_of(session)
    if not isinstance(table, FarTable) or not lines.on(table.id) or not table.people:
        raise Barred(_("That is not possible here."))
    if session.time - lines.spoke < _PAUSE:
        raise Barred(_("One at a time: wait a moment."))
    lines.spoke = session.time
    say_to_all(session, table.id, kind, what)
    table.opened = ""


@on("sign", which=digits)
def _sign(session: Session, event: Event) -> None:
    """Show a sign to the others."""
    if event["which"] >= SIGNS:
        raise Odd("no sign")
    _speak(session, "sign", event["which"])


@on("words", fields=fields)
def _words(session: Session, event: Event) -> None:
    """Say something to the others."""
    words = shortened(event["fields"].get("words", ""))
    if words:
        _speak(session, "words", words)
