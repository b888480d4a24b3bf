"""Who has said what: each seat's messages by number, whatever the order in which they come.

Two may take the same seat before they hear of each other. Then whoever has invited them decides:
who came first there stands, on every device, and what the other has said is dropped.
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

    @property
    def mark(self) -> bytes:
        """The mark of the seat's first message."""
        return self.after or _mark(self.bodies[0])


class Messages:
    """A set of messages. It only grows, but for what has not left this device yet."""

    def __init__(self, seats: int) -> None:
        self._bodies: list[dict[int, bytes]] = [{} for _seat in range(seats)]
        self._counts = [0] * seats
        self.forked: set[int] = set()
        """The seats that have said two things under one number."""
        self.settled: set[int] = set()
        """The seats of which it is decided who sits there."""
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
        if number in bodies:
            if bodies[number] != body:
                self.forked.add(seat)
            return False
        bodies[number] = body
        while self._counts[seat] in bodies:
            self._counts[seat] += 1
        return True

    def take(self, runs: Sequence[Run], *, firmly: bool = False) -> bool:
        """Take in messages; whether any is new. `firmly`: whether they decide who sits where.

        Raises `ValueError`, and takes none, if one cannot be.
        """
        for run in runs:
            last = run.first + len(run.bodies) - 1
            if not (0 <= run.seat < len(self._counts) and 0 <= run.first <= last < MOST):
                raise ValueError(f"no messages {run.first} to {last} of seat {run.seat}")
            if not all(0 < len(body) <= LONGEST_BODY for body in run.bodies):
                raise ValueError("a message is empty or too long")
        return sum(self._takes_in(run, firmly) for run in runs) > 0

    def _takes_in(self, run: Run, firmly: bool) -> int:
        """Take in what whoever sits there has said; return how many messages are new."""
        seat, mark = run.seat, run.mark
        known = self.mark(seat)
        if known and known != mark:
            self.forked.add(seat)
            if run.first or not firmly or seat in self.settled:
                return 0  # somebody else's, who has taken the same seat
            self._bodies[seat].clear()
            self._counts[seat] = 0
            self.replaced.add(seat)
        if run.first and not known:
            return 0  # nobody knows of whom they are
        if firmly:
            self.settled.add(seat)
        return sum(self.add(seat, number, it) for number, it in enumerate(run.bodies, run.first))

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
        self.cut(seat, self._counts[seat] - 1)

    def cut(self, seat: int, count: int) -> None:
        """Take back all that a seat has said but so many messages."""
        self._counts[seat] = min(self._counts[seat], count)
        for number in [it for it in self._bodies[seat] if it >= count]:
            del self._bodies[seat][number]

    def put(self, seat: int, number: int, body: bytes) -> None:
        """Let something else stand under the number of a message that is here."""
        self._bodies[seat][number] = body

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
