"""Taking back by consent: what is asked, who has allowed it, and whether it holds.

A request names a choice of its own seat, and how many messages of each seat there were. What every
seat says next is its answer. It holds if all of these are grants, and the last one is that of who
has asked; it is void as soon as one of them is anything else: a refusal, a move, a request. So who
is asked may simply move, who has asked may think better of it, and of two who ask at the same time
neither is heard.

What anybody says after a request, or after granting it, counts only once it is settled: till then
the log is the one that was asked about, on every device. That is why nothing can be revealed
meanwhile that would be taken back with the choice.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygames.post.bodies import Answer, Ask, Body, read_body
from pygames.post.messages import Messages

__all__ = ["Consents", "Request"]


class Request(NamedTuple):
    """An `Ask`, and where it was said."""

    seat: int
    number: int
    first: int
    """The number of the choice that is to be taken back, with all up to the request."""
    counts: tuple[int, ...]
    """How many messages of each seat there were."""

    def place(self, seat: int) -> int:
        """Return the number of the message that is a seat's answer."""
        return self.counts[seat] + (seat == self.seat)


class Consents:
    """The requests among the messages of a match.

    `done`, where it is asked for: below which numbers the messages of each seat are dealt with.
    """

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self.taken: list[set[int]] = [set() for _seat in messages.have]
        """The messages of each seat that say nothing any more."""

    def said(self, seat: int, number: int) -> Body | None:
        """Return what a message says, None if it is not here, or a later page's."""
        body = self._messages.body(seat, number)
        return read_body(body) if body else None

    def request(self, seat: int, number: int) -> Request | None:
        """Return the request that a message is, None if it is none."""
        seats = len(self._messages.have)
        said = self.said(seat, number) if seat < seats else None
        if not isinstance(said, Ask) or len(said.counts) != seats:
            return None
        fits = 0 < said.first < number == said.counts[seat]
        return Request(seat, number, said.first, said.counts) if fits else None

    def answer(self, request: Request, seat: int) -> bool | None:
        """Return whether a seat has granted a request, None as long as it has said nothing."""
        place = request.place(seat)
        if place >= self._messages.have[seat]:
            return None
        return self.said(seat, place) == Answer(True, request.seat, request.number)

    def is_open(self, request: Request) -> bool:
        """Whether it is neither void nor settled."""
        if request.number in self.taken[request.seat]:
            return False
        return all(self.answer(request, seat) is not False for seat in range(len(self.taken)))

    def binds(self, seat: int, number: int) -> bool:
        """Whether what a seat says after this message does not count yet."""
        said = self.said(seat, number)
        if isinstance(said, Ask):
            request = self.request(seat, number)
        elif isinstance(said, Answer) and said.grants and said.seat < len(self.taken):
            if self._messages.body(said.seat, said.number) is None:
                return True  # what it grants is not here yet
            request = self.request(said.seat, said.number)
            if request and request.place(seat) != number:
                return False
        else:
            return False
        return request is not None and self.is_open(request)

    def before(self, done: Sequence[int]) -> Iterator[tuple[int, int]]:
        """Yield what has been dealt with: each message's seat and number."""
        return ((seat, number) for seat, end in enumerate(done) for number in range(end))

    def is_held(self, seat: int, done: Sequence[int]) -> bool:
        """Whether a seat has asked, or granted, what is not settled yet."""
        return any(self.binds(seat, it) for it in range(done[seat], self._messages.have[seat]))

    def open(self, done: Sequence[int]) -> Iterator[Request]:
        """Yield the open requests that can be judged: all that was known to them is here."""
        for seat, have in enumerate(self._messages.have):
            for number in range(done[seat], have):
                request = self.request(seat, number)
                if request and self.is_open(request) and self._is_reached(request, done):
                    yield request

    def _is_reached(self, request: Request, done: Sequence[int]) -> bool:
        return all(
            count <= self._messages.have[seat]
            and not any(self.binds(seat, number) for number in range(done[seat], count))
            for seat, count in enumerate(request.counts)
        )

    def silent(self, request: Request) -> list[int]:
        """Return the seats that have not answered yet; who has asked comes last, and alone."""
        seats = range(len(self.taken))
        silent = [seat for seat in seats if self.answer(request, seat) is None]
        return [seat for seat in silent if seat != request.seat] or silent

    def agreed(self, done: Sequence[int]) -> Request | None:
        """Return a request that all have granted, None if there is none."""
        return next((it for it in self.open(done) if not self.silent(it)), None)
