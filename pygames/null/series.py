"""One game, or a series with the points added up (N-11)."""

from collections.abc import Mapping
from typing import Any

from pygames.core.game import Outcome
from pygames.core.game import State as AnyState
from pygames.core.series import Series
from pygames.null.options import Options
from pygames.null.state import State, best

__all__ = ["start"]


def start(seats: int, options: Mapping[str, Any]) -> AnyState:
    """Return the state before the first card is dealt."""
    rules = Options(options["hand"], options["limit"], options["line"])
    plays = options["plays"]

    def then(_ended: AnyState, results: tuple[Outcome, ...]) -> AnyState | Outcome:
        if len(results) < plays:
            return State(seats, rules, lead=len(results) % seats)
        points = tuple(map(sum, zip(*(result.scores for result in results), strict=True)))
        return Outcome(best(points), points, "series")

    first = State(seats, rules)
    return first if plays == 1 else Series(first, then)
