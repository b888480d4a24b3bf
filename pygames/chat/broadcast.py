"""A match whose letters go to all at once, and are kept: in a chat, say.

All devices get the same letters, in any order, and each again from the beginning when it is opened.
So the match follows from what was said there, whatever a device has stored itself. Somebody may
have several devices in the chat. Each sits in the seats that any of them has taken, and what they
say at the same time is decided between in the same way on every device:

* What has been sent counts. What another device of the same person has not sent yet is dropped.
* Of two things that were sent under one number the one that is lower as bytes counts.
* Who sits in a seat that two have taken says whoever invites (see `Messages`).
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pygames.core.codec import BadLink
from pygames.post.correspondence import Correspondence, Taken
from pygames.post.letter import Letter
from pygames.post.messages import Run

__all__ = ["Broadcast", "Said"]


class Said(NamedTuple):
    """A letter, and who has sent it."""

    by: str
    """The address of a member of the chat."""
    letter: Letter


class Broadcast:
    """What has been said of one match."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.overruled = False
        """Whether the latest letters have dropped what was said here."""
        self.beginning: Letter | None = None
        """The first letter that tells what the match begins with."""
        self._host = -1
        self._taken: set[int] = set()

    def add(self, said: Said) -> None:
        """Keep a letter, until `settle` takes it in."""
        self.said.append(said)
        if self.beginning is not None:
            return
        try:
            invitation = said.letter.invitation()
        except BadLink:
            return  # somebody has tampered with it
        if invitation is not None:
            self.beginning, self._host = said.letter, invitation.host

    # --- taking in -----------------------------------------------------------------------

    def settle(self, post: Correspondence) -> bool:
        """Bring a match up to what has been said; whether it has changed.

        What cannot be understood yet, for it lacks what came before it, is tried again.
        """
        changed, again = False, True
        self.overruled = False
        while again:
            again = False
            for place, said in enumerate(self.said):
                if place in self._taken and self._is_known(post, said.letter):
                    continue
                self._taken.add(place)
                again = self._take(post, said.letter) or again
            changed = changed or again
        return changed

    def _take(self, post: Correspondence, letter: Letter) -> bool:
        """Take in a letter, if it can be; whether it changes the match."""
        match = post.match
        if letter.asks or letter.moves or letter.match != match.invitation.id:
            return False
        if letter.rules != match.game.begins or len(letter.have) != match.setup.seats:
            return False
        decided = self._decide(post, letter.runs)
        try:
            taken = post.take(letter)
        except BadLink:
            return decided
        return decided or taken is Taken.NEW

    def _decide(self, post: Correspondence, runs: Iterable[Run]) -> bool:
        """Let one of two things stand that a seat has said under one number; whether another
        does now.
        """
        match, changed = post.match, False
        messages = match.messages
        for run in runs:
            if messages.mark(run.seat) != run.mark:
                continue  # somebody else's, who has taken the same seat
            for number, body in enumerate(run.bodies, run.first):
                known = messages.body(run.seat, number)
                if known is None or known == body:
                    continue
                if run.seat in match.plays and number >= match.sent[run.seat]:
                    messages.cut(run.seat, number)
                elif body < known:
                    messages.put(run.seat, number, body)
                else:
                    continue
                changed = True
                self.overruled = self.overruled or run.seat in match.plays
        if changed:
            post.rebuild()
        return changed

    def _is_known(self, post: Correspondence, letter: Letter) -> bool:
        body = post.match.messages.body
        return all(
            (known := body(run.seat, number)) is not None and known <= said
            for run in letter.runs
            for number, said in enumerate(run.bodies, run.first)
        )

    def seats_of(self, address: str, post: Correspondence) -> set[int]:
        """Return the seats that somebody has taken, on any device."""
        return {
            run.seat
            for by, letter in self.said
            for run in letter.runs
            if by == address
            and run.first == 0
            and run.seat in letter.here
            and post.match.messages.body(run.seat, 0) == run.bodies[0]
        }

    def address_of(self, seat: int, post: Correspondence) -> str:
        """Return who has taken a seat, "" if nobody is known to."""
        everybody = dict.fromkeys(it.by for it in self.said)
        return next((by for by in everybody if seat in self.seats_of(by, post)), "")

    def claim(self, address: str, post: Correspondence) -> bool:
        """Sit down where somebody has, on any device; whether that is new here."""
        new = self.seats_of(address, post) - post.match.plays
        for seat in new:
            post.match.sit(seat, "")
        return bool(new)

    def recount(self, post: Correspondence, *, exactly: bool = False) -> None:
        """Take for sent what has come from the chat; `exactly`: and nothing else.

        What a device has sent comes back to it, at the latest when it is opened again.
        """
        match = post.match
        counts = [0] * match.setup.seats if exactly else [*match.sent]
        for said in self.said:
            for run in said.letter.runs:
                if run.seat < len(counts) and run.mark == match.messages.mark(run.seat):
                    counts[run.seat] = max(counts[run.seat], run.first + len(run.bodies))
        match.sent = [*map(min, zip(counts, match.messages.have, strict=True))]

    # --- saying --------------------------------------------------------------------------

    def letter(self, post: Correspondence) -> Letter:
        """Return what is to be said now: what the seats of this device have not sent yet.

        Whoever joins tells what the match begins with; whoever invites, who sits where.
        """
        match = post.match
        have = match.messages.have
        lacked = [match.sent[it] if it in match.plays else have[it] for it in range(len(have))]
        own = [*match.messages.since(lacked)]
        begins = self.beginning is None or any(run.first == 0 for run in own)
        return post.letter([*own, *self._confirmed(post)], begins=begins)

    @property
    def _settled(self) -> set[tuple[int, bytes]]:
        """Who sits where, as whoever invites has said."""
        return {
            (run.seat, run.bodies[0])
            for it in self.said
            if self._host in it.letter.here
            for run in it.letter.runs
            if run.first == 0
        }

    def _confirmed(self, post: Correspondence) -> Iterator[Run]:
        """Yield what tells of the others' seats, where it is for this device to tell."""
        match = post.match
        if match.invitation.host not in match.plays:
            return
        settled = self._settled
        for seat in range(match.setup.seats):
            first = match.messages.body(seat, 0)
            if seat not in match.plays and first and (seat, first) not in settled:
                yield Run(seat, 0, (first,))

    def is_disputed(self, post: Correspondence) -> bool:
        """Whether two have taken one seat, and it is for this device to tell who has it."""
        disputed = _taken_twice(it.letter.runs for it in self.said)
        return any(run.seat in disputed for run in self._confirmed(post))


def _taken_twice(letters: Iterable[Iterable[Run]]) -> set[int]:
    """Return the seats that two have taken."""
    taken: dict[int, set[bytes]] = {}
    for runs in letters:
        for run in runs:
            if run.first == 0:
                taken.setdefault(run.seat, set()).add(run.bodies[0])
    return {seat for seat, firsts in taken.items() if len(firsts) > 1}
