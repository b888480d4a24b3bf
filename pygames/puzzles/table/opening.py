"""The puzzle of a day is opened, drawn, solved and sent."""

from typing import TypeGuard

from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.puzzles.table.asking import PuzzleSession
from pygames.puzzles.table.dates import date, row
from pygames.puzzles.table.days import puzzle_at
from pygames.table import solved_days, typed_line
from pygames.table.puzzle_days import day_called, name_of, place_of, today
from pygames.table.routes import Route
from pygames.table.screens import Screen, table
from pygames.table.session import DRAWN, Event, Session, enters, game_called, on
from pygames.table.table_session import Barred, TableSession

__all__: list[str] = []

_LATER = 1
"""Days after today whose puzzles are shown already: it may be tomorrow where a link comes from."""


@enters("puzzle")
def _enter(session: Session, route: Route) -> None:
    """Open a puzzle where this tab left it."""
    game, now = game_called(route.name), today(session.time, session.zone)
    if not game.puzzle:
        raise BadSetup(N_("There are no puzzles for this game yet."))
    day = day_called(route.section) if route.section else now
    if day is None:
        raise BadSetup(N_("This is not the address of a puzzle: its day is missing or damaged."))
    place = place_of(day)
    if place is None:
        raise BadSetup(N_("There was no puzzle yet on that day."))
    if day > now + _LATER:
        raise BadSetup(N_("The puzzle of that day is not out yet."))
    puzzle = puzzle_at(place, game.id)
    session.bring_to_table(lambda: PuzzleSession(game, day, puzzle))
    if not route.section:
        session.effect("address", url=f"#/puzzle/{game.id}/{name_of(day)}")


def _is_puzzle(it: TableSession | None) -> TypeGuard[PuzzleSession]:
    return isinstance(it, PuzzleSession)


def _draw(session: Session) -> Screen:
    """Draw the puzzle, and keep that it has been solved."""
    puzzle = session.table
    assert _is_puzzle(puzzle)
    if puzzle.solved and not puzzle.shown:
        solved_days.note(session.settings, puzzle.game.id, puzzle.day)
    now = today(session.time, session.zone)
    puzzle.row = row(session.settings, puzzle.game.id, puzzle.day, now)
    return table.draw(puzzle, line=typed_line.of(session, puzzle))


DRAWN["puzzle"] = _draw


def _puzzle(session: Session) -> PuzzleSession:
    """Return the puzzle on the table. Raises `Barred`."""
    if session.route.screen == "puzzle" and _is_puzzle(session.table_session):
        return session.table_session
    raise Barred(_("That is not possible here."))


@on("solve")
def _solve(session: Session, _event: Event) -> None:
    """Show the solution."""
    _puzzle(session).show()


@on("send_puzzle")
def _send(session: Session, _event: Event) -> None:
    """Hand over the address of the puzzle: to the share sheet, if there is one."""
    puzzle = _puzzle(session)
    title = _("{game}: puzzle of {date}", game=_(puzzle.game.title), date=date(puzzle.day))
    session.give(title, f"{session.address}#/puzzle/{puzzle.game.id}/{name_of(puzzle.day)}")
