"""How many moves have been made: one number, wherever it is told.

What counts is what somebody has chosen, and what a replay stops after: neither what the rules
forced nor passes. A draft is one move, and so is the way to the next game of a series.
"""

from pygames.core.match import Match
from pygames.core.series import Series

__all__ = ["moves_in", "moves_made"]


def moves_made(match: Match) -> int:
    """Return the number of moves so far; the last move of the replay has this number."""
    state = match.state
    ended = len(state.results) - (state.outcome is not None) if isinstance(state, Series) else 0
    return moves_in(match, 0, len(match.log)) + ended


def moves_in(match: Match, start: int, end: int) -> int:
    """Return the number of moves between these entries of the log."""
    choices, untold = match.choices, match.game.untold
    told = [match.log[index].move.kind not in untold for index in choices]
    told[:1] = [True] * len(told[:1])  # what it begins with, be it a draft
    return sum(it for index, it in zip(choices, told, strict=True) if start <= index < end)
