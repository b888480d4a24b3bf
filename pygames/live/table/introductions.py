"""Those who can be reached by one device reach one another: then the table outlives any of them.

Whoever hears that a line leads on to seats that it does not reach itself, and has a lower one,
calls them over that line. Who is in between hands the call on, and its answer back.
"""

from pygames.live.lines import Line, State
from pygames.live.signals import Introduction
from pygames.live.table.desk import begin, dial, lines_of, say
from pygames.table.session import Session

__all__ = ["introduce", "introduced", "tell_seats"]


def tell_seats(session: Session, match: str) -> None:
    """Tell each device which seats can be reached from here, if that has changed."""
    lines = lines_of(session)
    on = [line for line in lines.on(match) if not line.watches]
    seats = sorted({seat for line in on for seat in line.here})
    for line in on:
        if line.told != seats:
            line.told = seats
            say(session, line, "seats", seats)


def introduce(
    session: Session, line: Line, kind: str = "seats", said: Introduction | None = None
) -> None:
    """Answer what a line says of other devices."""
    if said is None:
        _call(session, line)
        return
    seats = lines_of(session).seats_here
    mine = seats.get(line.match, frozenset())
    if said.to in mine:
        _answer(session, line, kind, said)
    elif said.by in line.here:
        for other in lines_of(session).on(line.match):
            if said.to in other.here:
                say(session, other, kind, said.to, said.by, said.call)
                return


def _call(session: Session, line: Line) -> None:
    """Call those to whom a line leads, and whom nobody calls yet."""
    lines = lines_of(session)
    mine = lines.seats_here.get(line.match, frozenset())
    there = {seat for it in lines.of(line.match) for seat in it.here}
    called = {it.via[1] for it in lines.of(line.match) if it.via}
    for seat in sorted(line.reaches - mine - there - called):
        if mine and min(mine) < seat:
            new = begin(session, line.match)
            new.via = (line.key, seat, min(mine))


def _answer(session: Session, line: Line, kind: str, said: Introduction) -> None:
    lines = lines_of(session)
    if kind == "answer":
        for it in lines.of(line.match):
            if it.via == (line.key, said.by, said.to) and it.state is State.ASKING:
                dial(session, it, answer=said.call)
        return
    waiting = [it for it in lines.of(line.match) if it.via and it.via[1] == said.by]
    if len(waiting) < 2:  # whoever floods us with calls gets no more lines than that
        new = begin(session, line.match, offer=said.call)
        new.via = (line.key, said.by, said.to)


def introduced(session: Session, line: Line) -> None:
    """Hand on what the page has found out about a line to somebody who is being introduced."""
    assert line.via is not None
    key, seat, mine = line.via
    between = lines_of(session).all.get(key)
    if between is not None:
        say(session, between, "offer" if line.calls else "answer", seat, mine, line.call)
