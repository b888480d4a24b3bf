"""The end of a match on the board: going through the match for it, and lifting it off."""

from pygames.table.session import Event, Session, on


@on("course")
def _course(session: Session, _event: Event) -> None:
    """Go through the next piece of the match, while nobody waits for anything else."""
    table = session.table_session
    if table is not None and table.end.waits and table.end.course is not None:
        table.end.course.advance()


@on("end")
def _end(session: Session, _event: Event) -> None:
    """Show the end, or the table below it."""
    session.table.end.shown = not session.table.end.shown
