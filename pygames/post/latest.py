"""The latest choices of a match: those since which nothing has been revealed."""

from collections.abc import Container, Iterator, Sequence
from typing import NamedTuple

from pygames.core.log import Entry
from pygames.post.consent import Request
from pygames.post.questions import Questions

__all__ = ["Latest", "Made"]


class Made(NamedTuple):
    """Where a choice stands in the log, and what was so before it."""

    at: int
    seat: int
    done: tuple[int, ...]
    """Below which numbers the messages of each seat were dealt with."""
    key: bytes
    questions: Questions

    @property
    def number(self) -> int:
        """The number of its message."""
        return self.done[self.seat]


class Latest:
    """The choices since chance, or the referee, has spoken last."""

    def __init__(self, log: Sequence[Entry]) -> None:
        self._log = log
        self._made: list[Made] = []

    def __iter__(self) -> Iterator[Made]:
        return iter(self._made)

    def add(self, made: Made) -> None:
        """Note a choice that is about to be made."""
        if self._made and any(it.seat < 0 for it in self._log[self._made[-1].at :]):
            self._made.clear()
        self._made.append(made)

    def cut(self, length: int) -> Made | None:
        """Forget what is not in a log of this length; return the first of it."""
        first = None
        while self._made and self._made[-1].at >= length:
            first = self._made.pop()
        return first

    def length_without(
        self, request: Request, done: Sequence[int], forced: Container[int]
    ) -> int | None:
        """Return how long the log is without what is to be taken back, None if that cannot be.

        Nothing may have been revealed since, and nobody else may have moved but as they had to.
        """
        seat, first = request.seat, request.first
        if first >= done[seat]:
            return len(self._log)  # it has not been made yet
        at = next((it.at for it in self if (it.seat, it.number) == (seat, first)), None)
        if at is None:
            return None
        later = range(at, len(self._log))
        return at if all(self._log[it].seat == seat or it in forced for it in later) else None
