"""How long a bot may think: in nodes, in seconds, or until somebody stops it."""

import time
from collections.abc import Callable

__all__ = ["Budget"]


class Budget:
    """Counts what is spent; `spent()` becomes true when nodes or seconds have run out.

    A node is one choice looked at in thought: a move made in a sampled world, or a position
    judged. With nodes alone the same generator always comes to the same thought.
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
        """Another node."""
        self.nodes += 1

    def spent(self) -> bool:
        """Whether thinking must end now, with the best so far."""
        if self.limit is not None and self.nodes >= self.limit:
            return True
        if self._end is not None and time.perf_counter() >= self._end:
            return True
        return self._stop is not None and self._stop()
