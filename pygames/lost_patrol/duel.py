"""One game, or two with changed sides that are compared (section 7.3, `duel`)."""

from collections.abc import Mapping
from typing import Any

from pygames.core.game import Outcome
from pygames.core.series import Series
from pygames.lost_patrol.options import read_options
from pygames.lost_patrol.state import State

__all__ = ["start"]

_LEADERS = {"first": 0, "second": 1, "dice": None}


def start(chosen: Mapping[str, Any]) -> State | Series:
    """The first game, or the duel that begins with it."""
    game = State(read_options(chosen), _LEADERS[chosen["scouts"]])
    return Series(game, _then) if chosen["duel"] else game


def _then(ended: Any, results: tuple[Outcome, ...]) -> State | Outcome:
    """The second game, with what there is to beat in it; or whose Scouts did better."""
    if ended.rival is None:
        return State(ended.options, ended.lurkers_seat, ended.result)
    points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
    if ended.result == ended.rival:
        return Outcome((), points, "duel_even")
    better = ended.scouts_seat if ended.result > ended.rival else ended.lurkers_seat
    return Outcome((better,), points, "duel")
