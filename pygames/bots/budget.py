"""Search budgets: limits on nodes and seconds, and a way to stop early."""

import time
from collections.abc import Callable

__all__ = ["Budget"]


class Budget:
    """Counts nodes; `spent()` becomes true when nodes or seconds have run out, or `stop` says so.

    A node is one move made in a sampled world, or one position evaluated. With a limit on nodes
    alone, the same generator always leads to the same choice.
    """

    __slots__ = ("_end", "_stop", "limit", "nodes")

    def __init__(
        self,
        nodes: int | None = None,
        seconds: float | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> None:
        self.nodes = 0
        self.limit = nodes
        self._end = None if seconds is None else time.perf_counter() + seconds
        self._stop = stop

    def spend(self) -> None:
        """Count one node."""
        self.nodes += 1

    def spent(self) -> bool:
        """Whether the search must stop and return the best move so far."""
        if self.limit is not None and self.nodes >= self.limit:
            return True
        if self._end is not None and time.perf_counter() >= self._end:
            return True
        return self._stop is not None and self._stop()
