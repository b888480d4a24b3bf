"""What lines carry: letters to who plays, and what lies open to who looks on."""

from collections.abc import Iterator
from contextlib import contextmanager

from pygames.core.codec import BadLink
from pygames.core.envelope import LETTER
from pygames.core.game import NOBODY
from pygames.core.language import N_, _
from pygames.live import signals
from pygames.live.clock import Clock
from pygames.live.lines import Line, State, told
from pygames.live.table.chatting import overhear
from pygames.live.table.desk import begin, hang_up, lines_of, say, send
from pygames.live.table.introductions import introduce, tell_seats
from pygames.live.table.presence import Presence
from pygames.live.table.watching import show
from pygames.post import letter
from pygames.post.correspondence import Taken
from pygames.post.far_match import FarMatch
from pygames.post.table.far_table import FarTable
from pygames.table.hot_seat import LIVE
from pygames.table.parsers import string
from pygames.table.parts import POST
from pygames.table.session import CARRIERS, REOPENED, Event, Session, on
from pygames.table.settings import SILENT

__all__ = ["greet"]


def _carry(session: Session) -> None:
    """Send over all lines what is new, and show how they are."""
    lines, table = lines_of(session), session.table_session
    for key in {line.match for line in lines.all.values() if line.state is State.ON}:
        if isinstance(table, FarTable) and table.id == key:
            _send_what_is_new(session, table)
        elif lines.carried.get(key) != session.shelf.texts.get(key):  # another tab has saved it
            with _table(session, key) as kept:
                if kept is not None:
                    _send_what_is_new(session, kept)
    if isinstance(table, FarTable):
        there = Presence(table, lines, silent=SILENT.of(session.settings), shares=session.shares)
        table.contact = there if lines.of(table.id) else None
        if table.line == "on":
            clock = lines.clocks.setdefault(table.id, Clock())
            clock.tick(session.time, (*table.asked, *table.match.awaited))


CARRIERS.append(_carry)


def _send_what_is_new(session: Session, table: FarTable) -> None:
    lines, match = lines_of(session), table.post.match
    for line in lines.on(table.id):
        if line.watches:
            if not isinstance(match, FarMatch):
                continue
            seen = match.takes, len(match.log)
            if seen > line.watched:
                line.watched = seen
                send(session, line, match.link(NOBODY))
        elif match.invitation.dice and table.post.behind:
            continue  # what this device would say may contradict what its seat has said elsewhere
        elif draft := line.draft(table.post):
            table.has_told()
            send(session, line, letter.written(draft), sealed=draft.sealed)


@contextmanager
def _table(session: Session, key: str) -> Iterator[FarTable | None]:
    """Give the table of a match, be it in front or not, and save what is done with it."""
    lines, table = lines_of(session), session.table_session
    if isinstance(table, FarTable) and table.id == key:
        lines.seats_here[key] = table.post.match.plays
        yield table
        return
    save = session.shelf.read(key)
    kept = REOPENED[POST.id](session, save) if save and save.post else None
    if not isinstance(kept, FarTable):
        yield None
        return
    lines.seats_here[key] = kept.post.match.plays
    yield kept
    if kept.unsaved:
        session.shelf.put(kept.save(session.time))
    lines.carried[key] = session.shelf.texts[key]


@on("letter", line=string, match=string, text=string)
def _letter(session: Session, event: Event) -> None:
    """Take in what has come over a line."""
    line, text = lines_of(session).all.get(event["line"]), event["text"]
    if line is None:
        return
    if line.shows:
        _look(session, text)
    elif not line.watches and text.startswith(LETTER):
        _take(session, line, text)
    elif signal := signals.read(text):
        _heed(session, line, signal)
    else:
        session.notice = _(_UNREADABLE)


_UNREADABLE = N_("What has come over the line cannot be read. Nothing has changed.")


def _look(session: Session, text: str) -> None:
    try:
        show(session, text)
    except BadLink:
        session.notice = _(_UNREADABLE)


def _take(session: Session, line: Line, text: str) -> None:
    try:
        received = letter.read(text)
        with _table(session, line.match) as table:
            if table is None or received.call or received.asks or received.moves:
                return
            post = table.post
            taken = table.hear(lines_of(session).admitted(line, post, received))
            line.hear(post, received)
            lines_of(session).replace(line)
    except BadLink:
        session.notice = _(_UNREADABLE)
        return
    if table is session.table_session and post.match is not table.match:
        session.table_session = table.afresh()
        session.notice = _("Somebody else has come first: choose another seat.")
    elif taken is Taken.NEW and table is not session.table_session:
        name = table.public_names[min(line.here, default=0)]
        session.notice = _("{name} has moved in another match.", name=name)
    elif taken is Taken.NEW and table.outcome:
        session.notice = table.outcome
    tell_seats(session, line.match)
    if taken is Taken.NEW:  # who has just come has said where they sit
        _ask_next(session, table)


def _ask_next(session: Session, table: FarTable) -> None:
    """Show the code for the next one, where a device lies in the middle and seats are free."""
    free = table.post.middle and table.post.free and table is session.table_session
    if free and lines_of(session).asking(table.id) is None:
        begin(session, table.id)
        table.opened = LIVE


def _heed(session: Session, line: Line, signal: signals.Signal) -> None:
    kind, said = signal
    if kind == "asks" and not line.watches:
        with _table(session, line.match) as table:
            if table is not None:
                send(session, line, letter.written(told(table.post)))
    elif kind in ("shown", "hidden"):
        line.hidden = kind == "hidden"
    elif kind == "gone":
        hang_up(session, line)
    elif kind == "seats" and isinstance(said, frozenset):
        line.reaches = said
        introduce(session, line)
    elif isinstance(said, signals.Introduction):
        introduce(session, line, kind, said)
    else:
        overhear(session, line, kind, said)


def greet(session: Session, line: Line) -> None:
    """Begin to speak over a line on which there is a way, perhaps once more."""
    line.have, line.watched = None, (-1, 0)
    if not (line.watches or line.shows):
        say(session, line, "asks")
        tell_seats(session, line.match)
