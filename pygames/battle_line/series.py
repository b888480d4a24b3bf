"""A series: several games, scored in points, as one match (BL-76..BL-78)."""

from collections.abc import Mapping
from typing import Any

from pygames.battle_line.options import Options
from pygames.battle_line.state import State
from pygames.core import game
from pygames.core.game import Outcome
from pygames.core.series import Series

__all__ = ["start"]


def start(options: Mapping[str, Any]) -> State | Series:
    """Return the first game, or a series that begins with it."""
    rest = dict(options)
    length, starter = rest.pop("series"), rest.pop("series_starter")
    rules = Options(**rest)
    if length == "off":
        return State(rules)
    unit, number = length.split(":")
    return Series(State(rules), _Next(rules, unit == "games", int(number), starter))


class _Next:
    """Decide when the series ends, and who starts its next game."""

    def __init__(self, rules: Options, by_games: bool, length: int, starter: str) -> None:
        self._rules = rules
        self._by_games = by_games
        self._length = length
        self._starter = starter

    def __call__(self, ended: game.State, results: tuple[Outcome, ...]) -> State | Outcome:
        assert isinstance(ended, State)
        points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
        if self._length <= (len(results) if self._by_games else max(points)):  # BL-77
            best = max(points)
            winners = tuple(seat for seat in (0, 1) if points[seat] == best)
            return Outcome(winners if len(winners) == 1 else (), points, "series")
        return State(self._rules, self._first(ended, results[-1]))

    def _first(self, ended: State, result: Outcome) -> int | None:
        """Return who starts the next game, None where cards are drawn for it (BL-78)."""
        match self._starter, result.winners:
            case "alternate", _winners:
                assert ended.starter is not None
                return 1 - ended.starter
            case "winner", (winner,):
                return winner
            case "loser", (winner,):
                return 1 - winner
        return None
