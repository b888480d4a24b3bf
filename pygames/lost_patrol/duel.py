"""The start of a match: one game, or a duel of two with the sides swapped (section 7.3, `duel`)."""

from collections.abc import Mapping
from typing import Any

from pygames.core import game
from pygames.core.game import Outcome
from pygames.core.series import Series
from pygames.lost_patrol.options import read_options
from pygames.lost_patrol.state import State

__all__ = ["start"]

_LEADERS = {"first": 0, "second": 1, "dice": None}


def start(chosen: Mapping[str, Any]) -> State | Series:
    """Start a game, or a duel with its first game. `chosen`: all options."""
    first = State(read_options(chosen), _LEADERS[chosen["scouts"]])
    return Series(first, _then) if chosen["duel"] else first


def _then(ended: game.State, results: tuple[Outcome, ...]) -> State | Outcome:
    """Return the second game of a duel, which has a result to beat, or the duel's outcome."""
    assert isinstance(ended, State)
    if ended.rival is None:
        return State(ended.options, ended.lurkers_seat, ended.result)
    points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
    if ended.result == ended.rival:
        return Outcome((), points, "duel_even")
    lurkers = ended.lurkers_seat
    better = 1 - lurkers if ended.result > ended.rival else lurkers
    return Outcome((better,), points, "duel")
