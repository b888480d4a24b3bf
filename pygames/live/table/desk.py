"""What a tab keeps of its lines, and how it speaks over them."""

import base64
import hashlib
from collections.abc import Mapping

from pygames.live.lines import PLAYS, Line, Lines
from pygames.live.signals import written
from pygames.table.session import Session
from pygames.table.settings import RELAY

__all__ = [
    "MARK",
    "begin",
    "bytes_of",
    "dial",
    "hang_up",
    "lines_of",
    "mark_of",
    "say",
    "say_to_all",
    "send",
    "text_of",
]

MARK = 2
"""The length of what `mark_of` returns, in bytes."""
_KEPT = "live"


def lines_of(session: Session) -> Lines:
    """Return the lines of a tab."""
    lines = session.parts.setdefault(_KEPT, Lines())
    assert isinstance(lines, Lines)
    return lines


def begin(session: Session, match: str, *, offer: str = "", kind: str = PLAYS) -> Line:
    """Begin a line, in answer to an offer or by one."""
    line, given_up = lines_of(session).begin(match, kind, session.seed)
    line.calls = not offer
    for key in given_up:
        session.effect("hang", line=key)
    dial(session, line, offer=offer)
    return line


def dial(session: Session, line: Line, *, offer: str = "", answer: str = "") -> None:
    """Have the page begin a line, or go on with what has been answered."""
    what = {"offer": offer, "answer": answer, "servers": _servers(RELAY.of(session.settings))}
    session.effect("dial", line=line.key, match=line.match, **what)


def _servers(address: str) -> list[Mapping[str, str]]:
    """Return what the browser is to ask for a way, as it wants to be told."""
    kind, _colon, rest = address.partition(":")
    who, _at, host = rest.rpartition("@")
    if not host:
        return []
    name, _colon, secret = who.partition(":")
    access = {"username": name, "credential": secret} if name else {}
    return [{"urls": f"{kind}:{host}", **access}]


def send(session: Session, line: Line, text: str, *, sealed: bool = False) -> None:
    """Send a text over a line, once all that has changed is saved; `sealed`: only if it is."""
    what = {"line": line.key, "match": line.match, "text": text}
    session.outgoing.append({"type": "post", **what, **({"sealed": True} if sealed else {})})


def text_of(call: bytes) -> str:
    """Return how the page writes what it needs to reach another device."""
    return base64.urlsafe_b64encode(call).rstrip(b"=").decode()


def bytes_of(call: str) -> bytes:
    """Return what the page has written. Raises `ValueError`."""
    return base64.b64decode(call + "=" * (-len(call) % 4), b"-_", validate=True)


def mark_of(call: bytes) -> bytes:
    """Return what tells an offer apart from others: an answer begins with it."""
    return hashlib.sha256(call).digest()[:MARK]


def say(session: Session, line: Line, kind: str, *said: object) -> None:
    """Send a signal over a line."""
    send(session, line, written(kind, *said))


def say_to_all(session: Session, match: str, kind: str, *said: object) -> None:
    """Send a signal over all lines of a match."""
    for line in lines_of(session).on(match):
        say(session, line, kind, *said)


def hang_up(session: Session, line: Line) -> None:
    """End a line."""
    lines_of(session).all.pop(line.key, None)
    session.outgoing.append({"type": "hang", "line": line.key})
