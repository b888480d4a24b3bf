"""How long each player has taken to choose while all could be reached. It enforces nothing."""

from collections import Counter
from collections.abc import Collection

__all__ = ["Clock"]

_LONGEST = 10 * 60_000
"""In milliseconds: a longer time between two events was a break."""


class Clock:
    """The time that the seats of a match have taken, in milliseconds."""

    def __init__(self) -> None:
        self.taken: Counter[int] = Counter()
        self._choosing: frozenset[int] = frozenset()
        self._since = 0

    def tick(self, now: int, choosing: Collection[int]) -> None:
        """Note who is choosing from now on; `now`: milliseconds since 1970."""
        passed = now - self._since
        if 0 < passed <= _LONGEST:
            for seat in self._choosing:
                self.taken[seat] += passed
        self._choosing, self._since = frozenset(choosing), now

    def told(self, seat: int) -> str:
        """Return the time that a seat has taken, as minutes and seconds."""
        minutes, seconds = divmod(self.taken[seat] // 1000, 60)
        return f"{minutes}:{seconds:02}"
