"""The end of a match, or of a game of a series: who has won, by what, and what comes next."""

from contextlib import suppress
from typing import NamedTuple

from pygames.core.codec import BadLink
from pygames.core.game import BadSetup, Outcome, State
from pygames.core.players import who_wins
from pygames.core.series import Series
from pygames.table.board import Finale, Sight, Standing
from pygames.table.challenge import Challenge
from pygames.table.lesson import LessonSession
from pygames.table.move_count import moves_made
from pygames.table.screens.curve import Curve, curve
from pygames.table.story import results_of
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
    shown: "ShownEnd | None"
    """What covers the board, None where the table is looked at."""


class ShownEnd(NamedTuple):
    """The picture of the end, and what is written on it and below."""

    finale: Finale
    who: str
    """Who has won."""
    counted: bool
    """Whether there is a curve below it, be it only soon."""
    curve: Curve | None
    """None while the match is still gone through."""
    turn: str
    """What a bot's review has found to be decisive, "" for nothing."""
    compared: str
    """Who has made more of the same deal, "" where nobody else has played it."""


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
        shown=_shown(table, sight, outcome) if table.end.shown else None,
    )


def _shown(table: TableSession, sight: Sight[State], outcome: Outcome) -> ShownEnd:
    end = finale(table, sight, outcome)
    return ShownEnd(
        finale=end,
        who=end.winners or who_wins(outcome, sight.names),
        counted=table.board.course is not None,
        curve=_curve(table, sight, outcome, end.mark),
        turn=table.end.decisive_moment(),
        compared=_compared(table),
    )


def _compared(table: TableSession) -> str:
    outcome = table.match.outcome
    if not table.challenge or outcome is None:
        return ""
    with suppress(BadLink, BadSetup):
        challenge = Challenge.read(table.challenge)
        return challenge.compared(outcome, challenge.mine)
    return ""


def finale(table: TableSession, sight: Sight[State], outcome: Outcome) -> Finale:
    """Return what the game shows of this end; without anything, the result on plain night.

    At the end of a series that is the picture of its last game.
    """
    board, state = table.board, table.match.state
    result = board.result(outcome, sight.names)
    if board.finale is None:
        return Finale(result)
    if isinstance(state, Series) and state.outcome is not None:
        last = board.finale(sight, state.results[-1], table.match.log)
        return last._replace(sentence=result, winners="")
    return board.finale(sight, outcome, table.match.log)


def _curve(table: TableSession, sight: Sight[State], outcome: Outcome, mark: str) -> Curve | None:
    counted, course = table.board.course, table.end.course
    if counted is None or course is None or not course.complete:
        return None
    match = table.match
    game = table.announced if table.announcing else max(len(results_of(match.state)) - 1, 0)
    points, turn = course.points(game), table.end.turn
    drawn = curve(counted, sight, points, outcome.winners, mark=mark, turn=turn)
    if drawn is None:
        return None
    return drawn._replace(moves=moves_made(match, points[0].entry, points[-1].entry + 1))


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
