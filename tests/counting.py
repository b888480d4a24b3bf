"""How many sequences of moves there are: what is legal has not changed as long as they are."""

from collections.abc import Callable
from typing import Any


def perft(state: Any, depth: int, settled: Callable[[Any], Any] = lambda state: state) -> int:
    """The number of sequences of so many moves; `settled` makes those that do not count."""
    if not state.decisions:
        return 0
    (decision,) = state.decisions
    if depth == 1:
        return len(decision.moves)
    total = 0
    for move in decision.moves:
        after = state.copy()
        after.apply(move, decision.seat)
        total += perft(settled(after), depth - 1, settled)
    return total
