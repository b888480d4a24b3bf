"""Who has said what: each seat's messages by number, whatever the order in which they come.

Two may take the same seat before they hear of each other. Who has said more than that stands, else
the lower of their first messages, on every device alike; the other's messages are dropped.
"""

import hashlib
from collections.abc import Iterator, Sequence
from typing import NamedTuple

__all__ = ["LONGEST_BODY", "MARK", "MOST", "Messages", "Run"]

LONGEST_BODY = 4096
"""In bytes: a longer message is refused."""
MOST = 20_000
"""Messages of a seat; none has a higher number."""
MARK = 2
"""The length of what tells apart those who have taken the same seat, in bytes."""


class Run(NamedTuple):
    """Consecutive messages of one seat."""

    seat: int
    first: int
    bodies: tuple[bytes, ...]
    after: bytes = b""
    """The mark of the seat's first message, b"" where the run begins with it."""


class Messages:
    """A set of messages. It only grows, but for what has not left this device yet."""

    def __init__(self, seats: int) -> None:
        self._bodies: list[dict[int, bytes]] = [{} for _seat in range(seats)]
        self._counts = [0] * seats
        self.forked: set[int] = set()
        """The seats that have said two things under one number; the first to come is kept."""
        self.replaced: set[int] = set()
        """The seats in which somebody else sits than was known before."""

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
        if number == 0 and self._counts[seat] == 1 and body < bodies[0]:
            self._replace(seat)
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
        return sum(map(self._takes_in, runs)) > 0

    def _takes_in(self, run: Run) -> int:
        """Take in what whoever sits there has said; return how many messages are new."""
        seat, first = run.seat, run.bodies[0]
        bare = self._counts[seat] == 1 and self.body(seat, 0) != first
        if run.first == 0 and len(run.bodies) > 1 and bare:
            self._replace(seat)
        new = int(run.first == 0 and self.add(seat, 0, first))
        if (run.after or _mark(first)) != self.mark(seat):
            return new  # somebody else's, who has taken the same seat
        for number, body in enumerate(run.bodies, run.first):
            new += self.add(seat, number, body)
        return new

    def _replace(self, seat: int) -> None:
        """Let somebody else sit there, of whom nothing is known yet."""
        self._bodies[seat].clear()
        self._counts[seat] = 0
        self.replaced.add(seat)

    def mark(self, seat: int) -> bytes:
        """Return what tells who has taken a seat, b"" while nobody has."""
        first = self.body(seat, 0)
        return _mark(first) if first else b""

    @property
    def seating(self) -> bytes:
        """What changes with anybody who takes a seat."""
        marks = (self.mark(seat) for seat in range(len(self._counts)))
        return _mark(b" ".join(marks))

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
                after = self.mark(seat) if theirs else b""
                new = tuple(bodies[number] for number in range(theirs, count))
                yield Run(seat, theirs, new, after)


def _mark(first: bytes) -> bytes:
    return hashlib.sha256(first).digest()[:MARK]
