"""A line begins, is answered, and ends."""

from pygames.core import links
from pygames.core.language import N_, _
from pygames.core.link_search import LETTER_MARK
from pygames.live.lines import PLAYS, WATCHES, Line, State, told
from pygames.live.table.carrying import greet
from pygames.live.table.desk import (
    MARK,
    begin,
    bytes_of,
    dial,
    hang_up,
    lines_of,
    mark_of,
    say,
    text_of,
)
from pygames.live.table.introductions import introduced
from pygames.post import letter
from pygames.post.letter import Letter
from pygames.post.table.arriving import CALLED
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import far_table_of
from pygames.table.hot_seat import LIVE as OPENED
from pygames.table.parsers import fields, maybe, string
from pygames.table.parts import LIVE
from pygames.table.routes import Route
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred

__all__: list[str] = []


@on("live", more=maybe(string, ""), watch=maybe(string, ""))
def _live(session: Session, event: Event) -> None:
    """Open what the lines say, and offer one if there is none, or if another one is asked for."""
    table, lines = far_table_of(session), lines_of(session)
    if event["watch"] and table.post.match.invitation.dice:
        raise Barred(_("Nobody can look on in a sealed match."))
    table.opened = OPENED
    asking = lines.asking(table.id)
    players = [line for line in lines.of(table.id) if not line.watches]
    if event["more"] or event["watch"] or not players:
        if asking is not None:
            hang_up(session, asking)
        begin(session, table.id, kind=WATCHES if event["watch"] else PLAYS)


def _called(session: Session, received: Letter, table: FarTable) -> None:
    """Answer a letter that says how its writer can be reached, or go on with its answer."""
    lines = lines_of(session)
    if not received.answers:
        line = begin(session, table.id, offer=text_of(received.call))
        line.answers = mark_of(received.call)
        table.opened = OPENED
        return
    mark, answer = received.call[:MARK], received.call[MARK:]
    for line in lines.of(table.id):
        if line.calls and line.call and mark_of(bytes_of(line.call)) == mark:
            line.answered = True
            dial(session, line, answer=text_of(answer))
            return
    session.effect("forward", text=letter.written(received))
    session.notice = _("If another tab of this browser waits for this answer, it goes on there.")


CALLED[LIVE.id] = _called


@on("answer", text=maybe(string, ""), fields=maybe(fields, {}))
def _answer(session: Session, event: Event) -> None:
    """Take in an answer: pasted, or opened in another tab."""
    text = links.find(event["fields"].get("text", event["text"]))[0]
    received = letter.read(text)
    lines = lines_of(session)
    marks = {mark_of(bytes_of(it.call)): it for it in lines.all.values() if it.calls and it.call}
    line = marks.get(received.call[:MARK]) if received.answers else None
    if line is not None:
        line.answered = True
        dial(session, line, answer=text_of(received.call[MARK:]))
    elif event["fields"]:
        if received.answers:
            raise Barred(_("This answers another code than the one shown here. Show this one."))
        session.go(Route("letter", text))


@on("line", line=string, match=string, state=string, text=maybe(string, ""))
def _line(session: Session, event: Event) -> None:
    """Note how a line is, as the page tells."""
    lines, state = lines_of(session), event["state"]
    if state in ("closed", "flooded"):
        line = lines.all.get(event["line"])
        if line is not None:
            _lose(session, line, state)
        return
    line = lines.known(event["line"], event["match"])
    match state:
        case "offer" | "answer":
            line.call = event["text"]
            if line.via:
                introduced(session, line)
            else:
                _address(session, line)
        case "on":
            _come(session, line)
        case "lost":
            line.state = State.LOST
        case "away":
            line.state = State.AWAY
        case "hidden" | "shown" if line.state is State.ON and not (line.watches or line.shows):
            say(session, line, state)


def _come(session: Session, line: Line) -> None:
    """There is a way, for the first time or again."""
    first, line.state = line.state is State.ASKING, State.ON
    greet(session, line)
    table = session.table_session
    if not first or not isinstance(table, FarTable) or table.id != line.match or line.via:
        return
    if table.opened == OPENED:
        table.opened = ""
    session.notice = _("Somebody is watching.") if line.watches else _("You are connected.")


_LOST = {
    "flooded": N_("More has come over the line than anybody plays: it has been closed."),
    "no way": N_("Your networks do not let each other through. Play on by links; nothing is lost."),
    "no line": N_("This browser does not play live here. Play on by links; nothing is lost."),
    "gone": N_("The line has ended. Play on by links, or connect again."),
}


def _lose(session: Session, line: Line, state: str) -> None:
    """Say that a line has ended, or has never come about."""
    begun = line.state is not State.ASKING
    if begun and line.here:
        line.state, line.ended = State.AWAY, True
    else:
        del lines_of(session).all[line.key]
    if line.via:
        return
    if state != "flooded":
        asked = line.call and (line.answered or not line.calls)
        state = "gone" if begun else "no way" if asked else "no line"
    session.notice = _(_LOST[state])
    session.said += 1
    table = session.table_session
    if isinstance(table, FarTable) and table.id == line.match and table.opened == OPENED:
        table.opened = ""


def _address(session: Session, line: Line) -> None:
    """Write the letter by which the other device finds here."""
    call = bytes_of(line.call)
    if not line.calls:
        call = line.answers + call
    table = session.table_session
    if line.shows:
        written = _onlookers(session, call)
    elif isinstance(table, FarTable) and table.id == line.match:
        written = _players(table, call, line)
    else:
        return
    line.address = f"{session.address}{LETTER_MARK}{letter.written(written)}"


def _players(table: FarTable, call: bytes, line: Line) -> Letter:
    post = table.post
    if line.watches:
        seats = table.match.setup.seats
        said = told(post)._replace(have=(0,) * seats, here=frozenset(), shows=True)
    elif post.match.invitation.dice:  # what is new goes over the line, once it is kept
        said = Letter.of(post.match, begins=bool(post.free))
    else:
        said = post.drafted() if post.free else told(post)
        table.has_told()
    return said._replace(call=call, answers=not line.calls)


def _onlookers(session: Session, call: bytes) -> Letter:
    received = letter.read(links.find(session.route.name)[0])
    return received._replace(call=call, answers=True)


@on("give_call")
def _give(session: Session, _event: Event) -> None:
    """Hand over the address by which this device can be reached."""
    shown = session.table_session.id if session.table_session else ""
    if session.route.screen == "watch":
        shown = letter.read(links.find(session.route.name)[0]).match.hex()
    line = lines_of(session).asking(shown)
    if line is None or not line.address:
        raise Barred(_("That is not possible here."))
    session.give(_("Play live with me") if line.calls else _("My answer"), line.address)


@on("hang_up")
def _hang_up(session: Session, _event: Event) -> None:
    """End all lines of the match at the table."""
    table = far_table_of(session)
    for line in lines_of(session).of(table.id):
        if line.state is State.ON and not line.shows:
            say(session, line, "gone")
        hang_up(session, line)
    table.opened = ""
