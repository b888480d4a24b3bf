"""The end of a match, or of a game of a series: who has won, by what, and what comes next."""

from typing import NamedTuple

from pygames.core.game import Outcome, State
from pygames.table.board import Sight, Standing
from pygames.table.lesson import LessonSession
from pygames.table.table_session import TableSession

__all__ = ["Ending", "ending", "outcome_of"]


class Side(NamedTuple):
    """What one seat has come to."""

    seat: int
    won: bool
    standing: Standing | None
    gave_up: bool


class Ending(NamedTuple):
    """What the table shows when a match, or a game of a series, is over."""

    winner: int | None
    """The only winner, None if there is none."""
    mood: str
    """`won` or `lost`, as the people at this device see it; `even` where some of each are here."""
    fresh: bool
    """Whether it has just happened before their eyes."""
    sides: tuple[Side, ...]
    higher: int | None
    """The level of the bots that would be harder to beat, None without any."""
    told: str = ""
    """How it has ended, where the prompt says something else."""


def outcome_of(table: TableSession) -> Outcome | None:
    """Return how the match has ended, or the game of a series that has just ended."""
    if table.announcing:
        return table.results[table.announced]
    return table.match.outcome


def ending(table: TableSession, sight: Sight[State]) -> Ending | None:
    """Return what to show of the end, None while the game goes on.

    A lesson comments on it besides, and ends with its last comment.
    """
    outcome, lesson = outcome_of(table), isinstance(table, LessonSession)
    if outcome is None or (isinstance(table, LessonSession) and not table.ended):
        return None
    winners, standings = outcome.winners, table.board.standings
    sight = sight._replace(results=table.results)
    found = standings(sight, outcome) if standings else [None] * len(table.levels)
    loser = _resigned(table)
    sides = [
        Side(seat, seat in winners, standing, seat == loser) for seat, standing in enumerate(found)
    ]
    return Ending(
        winner=winners[0] if len(winners) == 1 else None,
        mood=_mood(table, winners),
        fresh=table.just_ended,
        sides=tuple(sides),
        higher=None if lesson else _higher(table, winners),
        told=table.board.result(outcome, sight.names) if lesson else "",
    )


def _mood(table: TableSession, winners: tuple[int, ...]) -> str:
    people = [table.course.seat] if isinstance(table, LessonSession) else table.people
    won = {seat in winners for seat in people}
    if len(won) != 1 or not winners:
        return "even"
    return "won" if won.pop() else "lost"


def _resigned(table: TableSession) -> int | None:
    """Return the seat whose last move gave the game up."""
    made = [entry for entry in table.match.log if entry.seat >= 0]
    return made[-1].seat if made and made[-1].move.kind == table.game.resigning else None


def _higher(table: TableSession, winners: tuple[int, ...]) -> int | None:
    """Return the level above that of the bots that have been beaten."""
    beaten = table.match.outcome is not None and any(seat in winners for seat in table.people)
    level = max(table.levels) + 1
    if table.again != "rematch":  # the others, at their devices, have not chosen it
        return None
    return level if beaten and {level - 1, level} <= {*table.game.levels} else None
