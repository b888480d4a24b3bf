"""How a match has gone: what a game counts, state by state (see `Board.course`).

The match is gone through a piece at a time, while nobody waits for anything else.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygames.core.game import State
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.board import Course
from pygames.table.story import results_of

__all__ = ["MatchCourse", "Point", "decided", "nearest"]

_PIECE = 100
"""So many log entries are gone through at a time."""


class Point(NamedTuple):
    """What there was before an entry of the log."""

    entry: int
    amounts: Mapping[int, int]


class MatchCourse:
    """The amounts before each entry, of each game of a series apart."""

    def __init__(self, match: Match, course: Course[State]) -> None:
        self._match = match
        self._amounts = course.amounts
        self._state = match.setup.start()
        self._done = 0
        self._points: list[list[Point]] = []

    @property
    def complete(self) -> bool:
        """Whether all of the match has been gone through."""
        return self._done == len(self._match.log)

    def advance(self) -> None:
        """Go through the next piece."""
        end = self._done + _PIECE
        for index, entry in enumerate(self._match.log[self._done : end], self._done):
            game = len(results_of(self._state))
            self._points += [[] for _new in range(len(self._points), game + 1)]
            if amounts := self._amounts(current_play(self._state)):
                self._points[game].append(Point(index, amounts))
            self._state.apply(entry.move, entry.seat)
            self._done = index + 1

    def points(self, game: int) -> Sequence[Point]:
        """Return those of one game, [] if nothing has been counted in it."""
        return self._points[game] if game < len(self._points) else []


def decided(points: Sequence[Point], winners: Sequence[int], *, leads: bool) -> int:
    """Return the index of the point that has decided.

    Of a single line, that is where it has changed last; where the `leads` count (see
    `Course.leads`), where the winners took the lead for good; else the last one.
    """
    end = len(points) - 1
    lines = points[end].amounts
    if len(lines) == 1:
        changed = (n for n in range(end, 0, -1) if points[n].amounts != points[n - 1].amounts)
        return next(changed, end)
    own = [seat for seat in lines if seat in winners]
    if not leads or not own or len(own) == len(lines):
        return end
    level = [n for n, point in enumerate(points) if _lead(point, own[0]) <= 0]
    return min(level[-1] + 1, end) if level else 0


def _lead(point: Point, seat: int) -> int:
    """Return by how much a seat's line is ahead of all others."""
    return point.amounts[seat] - max(n for other, n in point.amounts.items() if other != seat)


def nearest(points: Sequence[Point], entry: int) -> int:
    """Return the index of the point before an entry, or of the next one that there is."""
    return min(bisect_left(points, entry, key=lambda point: point.entry), len(points) - 1)
