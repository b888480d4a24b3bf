"""Who has said what: each seat's messages by number, whatever the order in which they come."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

__all__ = ["LONGEST_BODY", "MOST", "Messages", "Run"]

LONGEST_BODY = 4096
"""In bytes: a longer message is refused."""
MOST = 20_000
"""Messages of a seat; none has a higher number."""


class Run(NamedTuple):
    """Consecutive messages of one seat."""

    seat: int
    first: int
    bodies: tuple[bytes, ...]


class Messages:
    """A set of messages. It only grows, but for what has not left this device yet."""

    def __init__(self, seats: int) -> None:
        self._bodies: list[dict[int, bytes]] = [{} for _seat in range(seats)]
        self._counts = [0] * seats
        self.forked: set[int] = set()
        """The seats that have said two things under one number; the first to come is kept."""

    @property
    def have(self) -> tuple[int, ...]:
        """How many messages of each seat are here without a gap."""
        return tuple(self._counts)

    def body(self, seat: int, number: int) -> bytes | None:
        """Return a message, None if it is not here yet."""
        return self._bodies[seat].get(number)

    def add(self, seat: int, number: int, body: bytes) -> bool:
        """Take in a message; whether it is new. Raises `ValueError` for one that cannot be."""
        if not (0 <= seat < len(self._counts) and 0 <= number < MOST):
            raise ValueError(f"no message {number} of seat {seat}")
        if not 0 < len(body) <= LONGEST_BODY:
            raise ValueError(f"a message of {len(body)} bytes")
        bodies = self._bodies[seat]
        if number in bodies:
            if bodies[number] != body:
                self.forked.add(seat)
            return False
        bodies[number] = body
        while self._counts[seat] in bodies:
            self._counts[seat] += 1
        return True

    def take(self, runs: Sequence[Run]) -> bool:
        """Take in messages; whether any is new.

        Raises `ValueError`, and takes none, if one cannot be.
        """
        for run in runs:
            last = run.first + len(run.bodies) - 1
            if not (0 <= run.seat < len(self._counts) and 0 <= run.first <= last < MOST):
                raise ValueError(f"no messages {run.first} to {last} of seat {run.seat}")
            if not all(0 < len(body) <= LONGEST_BODY for body in run.bodies):
                raise ValueError("a message is empty or too long")
        new = 0
        for run in runs:
            for number, body in enumerate(run.bodies, run.first):
                new += self.add(run.seat, number, body)
        return new > 0

    def say(self, seat: int, body: bytes) -> None:
        """Add the next message of a seat of this device."""
        self.add(seat, self._counts[seat], body)

    def withdraw(self, seat: int) -> None:
        """Take back the latest message of a seat, which has not left this device."""
        self._counts[seat] -= 1
        del self._bodies[seat][self._counts[seat]]

    def since(self, have: Sequence[int]) -> Iterator[Run]:
        """Yield what somebody lacks who has so many messages of each seat."""
        for seat, (count, theirs) in enumerate(zip(self._counts, have, strict=True)):
            if theirs < count:
                bodies = self._bodies[seat]
                yield Run(seat, theirs, tuple(bodies[number] for number in range(theirs, count)))
