"""How many moves have been made: one number, wherever it is told.

What counts is what players did, also where the rules left them no choice, but neither passes nor
the pieces of a draft.
"""

from itertools import accumulate

from pygames.core.match import Match

__all__ = ["moves_made", "running_count"]


def moves_made(match: Match, start: int = 0, end: int | None = None) -> int:
    """Return the number of moves, so far or between two entries of the log."""
    return sum(_counted(match)[start:end])


def running_count(match: Match) -> list[int]:
    """Return the number of moves before each entry of the log, and after the last one."""
    return [*accumulate(_counted(match), initial=0)]


def _counted(match: Match) -> list[bool]:
    untold = match.game.untold
    return [entry.seat >= 0 and entry.move.kind not in untold for entry in match.log]
