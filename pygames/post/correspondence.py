"""A match with seats on other devices, as one device keeps it: what has been said, and to whom."""

import json
import random
from collections.abc import Iterable
from enum import Enum
from operator import gt
from typing import Literal, NamedTuple, Self

from pygames.core.cleaning import clean
from pygames.core.codec import damaged
from pygames.core.game import BadSetup, NotLoaded
from pygames.core.log import Setup
from pygames.post import asking, letter
from pygames.post.far_match import FarMatch
from pygames.post.invitation import NONCE, Invitation
from pygames.post.letter import KEPT, Letter
from pygames.post.matches import match_of
from pygames.post.messages import Messages, Run
from pygames.post.rehearsal import MOST, Prepared
from pygames.post.remote_match import RemoteMatch

__all__ = ["Correspondence", "Taken"]


class Taken(Enum):
    """What a letter was to this device."""

    NEW = "new"
    """It says what was not known here."""
    KNOWN = "known"
    """It says nothing new."""
    OWN = "own"
    """It was written here."""
    ASKS = "asks"
    """Whoever wrote it does not know the match, and asks for all of it."""


class _Kept(NamedTuple):
    letter: str
    sent: list[int]
    theirs: dict[str, list[int]]
    settled: list[int]
    claimed: list[int]
    expected: list[str]
    moved: list[int]
    middle: bool
    prepared: list[str]


class Correspondence:
    """A match, and what the devices of its other seats are known to have of it."""

    def __init__(self, match: RemoteMatch) -> None:
        self.match = match
        self.theirs: dict[int, tuple[int, ...]] = {}
        """Far seat -> how many messages of each seat its device has told that it has."""
        self.claimed = (0,) * match.setup.seats
        """How many messages of each seat there are, as far as others have told."""
        self.expected: tuple[str, ...] = ()
        """Who is to sit in each seat, where that is known before they do, as in a rematch."""
        self.moved: frozenset[int] = frozenset()
        """The seats that have gone from this device to another one."""
        self.middle = False
        """Whether this device only shows the table, and people play at others."""
        self.silent = False
        """Whether nothing is said here that nobody has chosen: another device of the same person
        has spoken last (see `pygames.chat.broadcast`)."""
        self.prepared: tuple[Prepared, ...] = ()
        """What is answered here to what others may do: nobody else is told."""

    @classmethod
    def begin(
        cls,
        setup: Setup,
        rng: random.Random,
        host: int = 0,
        dice: Literal["", "strict", "quick"] = "",
    ) -> Self:
        """Begin a match in which nobody sits yet; `host`: who invites; `dice`: see `Invitation`.

        Raises `BadSetup`.
        """
        setup.start()
        invitation = Invitation(setup._replace(names=()), rng.randbytes(NONCE), host, dice)
        return cls(match_of(invitation, rng=rng))

    @classmethod
    def join(cls, received: Letter, rng: random.Random) -> Self:
        """Open a match that this device does not know, without sitting down.

        Raises `BadLink` for a letter without its beginning: `question` asks for that.
        """
        invitation = received.invitation()
        if invitation is None:
            raise damaged()
        try:
            joined = cls(match_of(invitation, rng=rng))
        except NotLoaded:
            raise
        except BadSetup:
            raise damaged() from None
        joined.take(received)
        return joined

    @property
    def far(self) -> frozenset[int]:
        """The seats of other devices."""
        return frozenset(range(self.match.setup.seats)) - self.match.plays

    @property
    def free(self) -> tuple[int, ...]:
        """The seats in which nobody sits, as far as it is known here."""
        return tuple(seat for seat, hello in enumerate(self.match.hellos) if hello is None)

    @property
    def behind(self) -> bool:
        """Whether there are messages that this device has lost, or never had.

        Seats here may have said more, elsewhere or before an old backup came back: what they said
        now would contradict that.
        """
        return any(map(gt, self.claimed, self.match.said))

    # --- letters -------------------------------------------------------------------------

    def write(self) -> str:
        """Return a letter with all that somebody may lack.

        What the seats of this device have said stands from now on: it may have been read.
        """
        text = self.draft()
        self.match.has_sent()
        return text

    def draft(self) -> str:
        """Return the letter that `write` would."""
        return letter.written(self.drafted())

    def drafted(self) -> Letter:
        """Return the same, not as a text yet."""
        match = self.match
        unknown = (0,) * match.setup.seats
        reached = [self.theirs.get(seat, unknown) for seat in self.far] or [unknown]
        lacked = tuple(map(min, zip(*reached, strict=True)))
        have = tuple(map(min, zip(lacked, match.messages.have, strict=True)))
        new = self.far - self.theirs.keys()
        if match.invitation.dice and not new:  # their messages are long, and they send them as well
            have = tuple(
                it if seat in match.plays else match.messages.have[seat]
                for seat, it in enumerate(have)
            )
        return self._letter(have, begins=bool(new) or not self.far)

    def _letter(self, have: tuple[int, ...], *, begins: bool) -> Letter:
        return self.letter([*self.match.messages.since(have)], begins=begins)

    def letter(self, runs: Iterable[Run], *, begins: bool) -> Letter:
        """Return a letter with these messages; `begins`: whether it tells of the set-up."""
        return Letter.of(self.match, tuple(runs), begins=begins)

    def move_out(self) -> str:
        """Return the letter that takes the seats of this device to another one."""
        match, seats = self.match, self.match.plays
        match.leave()
        self.moved |= seats
        everything = self._letter((0,) * match.setup.seats, begins=True)
        return letter.written(everything._replace(here=seats, moves=True, kept=match.kept))

    def move_in(self, seats: Iterable[int]) -> None:
        """Go on here with seats that were at another device."""
        for seat in seats:
            self.match.sit(seat, "")
        self.moved -= self.match.plays

    def _take_over(self, received: Letter) -> None:
        """Go on with seats that come from another device, as that has left them."""
        match = self.match
        if received.sealed:
            match.kept = match.kept or received.kept
            for seat in received.here - match.plays:
                match.sent[seat] = match.messages.have[seat]
        self.move_in(received.here)

    @staticmethod
    def question(match: bytes, rules: str, seats: int, *, sealed: bool = False) -> str:
        """Return the letter of a device that has lost a match, some of it, or never knew it."""
        nothing, nobody = (0,) * seats, Messages(seats).seating
        asked = Letter(match, rules, frozenset(), nothing, nobody, (), asks=True, sealed=sealed)
        return letter.written(asked)

    def take(self, received: Letter) -> Taken:
        """Take in a letter of this match. Raises `BadLink`, and changes nothing, for any other.

        If a seat of this device turns out to be another's, `match` is one without it.
        """
        match = self.match
        of_this = received.match == match.invitation.id and received.rules == match.game.begins
        if not of_this or len(received.have) != match.setup.seats:
            raise damaged()
        if received.asks:
            for seat in self.far:
                self.theirs.pop(seat, None)
            return Taken.ASKS
        try:
            decides = {match.invitation.host} & (received.here | match.plays)
            new = match.take(received.runs, firmly=bool(decides))
        except ValueError:
            raise damaged() from None
        if match.messages.replaced:
            self._seat_anew()
        if received.moves:
            try:
                self._take_over(received)
            except ValueError:
                raise damaged() from None
            return Taken.NEW
        if received.here and received.here <= self.match.plays:
            return Taken.NEW if new else Taken.OWN
        alike = received.seating == self.match.messages.seating
        have = received.have if alike else (0,) * len(received.have)
        self.claimed = tuple(map(max, self.claimed, have))
        if alike and match.invitation.host in received.here:
            seats = range(len(have))
            self.match.messages.settled |= {it for it in seats if self.match.messages.have[it]}
        for seat in received.here & self.far:
            before = self.theirs.get(seat, have)
            self.theirs[seat] = tuple(map(max, zip(before, have, strict=True)))
        return Taken.NEW if new else Taken.KNOWN

    def settle(self) -> None:
        """Say what follows for this device by itself, see `asking.settle`.

        Not while it lacks what its seats have said elsewhere: that would contradict it.
        """
        if isinstance(self.match, FarMatch) and not self.behind:
            asking.settle(self.match)

    def _seat_anew(self) -> None:
        """Rebuild the match, since another than was known sits in some of its seats."""
        match, others = self.match, self.match.messages.replaced
        sent = [0 if seat in others else count for seat, count in enumerate(match.sent)]
        match.messages.replaced = set()
        here = match.plays - others
        kept = match.kept if here else b""
        self.match = match_of(
            match.invitation, here, match.messages, sent=sent, rng=match.rng, kept=kept
        )
        self.theirs = {seat: (0,) * len(sent) for seat in self.theirs}
        self.claimed = (0,) * len(sent)

    def rebuild(self) -> None:
        """Let the match follow anew from its messages, of which some have been replaced."""
        match = self.match
        sent = [*map(min, zip(match.sent, match.messages.have, strict=True))]
        self.match = match_of(
            match.invitation, match.plays, match.messages, sent=sent, rng=match.rng, kept=match.kept
        )

    # --- what is kept --------------------------------------------------------------------

    def text(self) -> str:
        """Return what brings all of it back."""
        everything = self._letter((0,) * self.match.setup.seats, begins=True)
        theirs = {str(seat): [*have] for seat, have in sorted(self.theirs.items())}
        settled = sorted(self.match.messages.settled)
        text = letter.written(everything)
        names = [*self.expected]
        counts, moved, middle = [*self.claimed], sorted(self.moved), self.middle
        prepared = [it.text() for it in self.prepared]
        kept = _Kept(text, self.match.sent, theirs, settled, counts, names, moved, middle, prepared)
        return json.dumps({**kept._asdict(), **self._secret()}, separators=(",", ":"))

    def _secret(self) -> dict[str, str]:
        """Return what is kept of a sealed match besides."""
        match = self.match
        if not match.invitation.dice:
            return {}
        disputed = letter.written(self.letter(match.disputed, begins=False))
        return {"kept": match.kept.hex(), "disputed": disputed}

    @classmethod
    def read(cls, text: str, rng: random.Random) -> Self:
        """Bring back what `text` returned. Raises `BadLink` for anything else."""
        try:
            kept = json.loads(text)
            everything = letter.read(kept["letter"])
            invitation = everything.invitation()
            seats = len(everything.have)
            sent = _counts(kept["sent"], seats)
            theirs = {int(seat): _counts(it, seats) for seat, it in dict(kept["theirs"]).items()}
            settled, moved = ({int(seat) for seat in kept[it]} for it in ("settled", "moved"))
            claimed = _counts(kept["claimed"], seats)
            expected = tuple(clean(str(name)) for name in kept["expected"])
            prepared = tuple(map(Prepared.read, kept.get("prepared", ())))[:MOST]
            secret = bytes.fromhex(kept.get("kept", ""))
            disputed = letter.read(kept["disputed"]).runs if "disputed" in kept else ()
        except (ValueError, TypeError, KeyError, RecursionError):
            raise damaged() from None
        if (
            invitation is None
            or invitation.setup.seats != seats
            or not theirs.keys() | settled | moved <= {*range(seats)}
            or len(expected) not in (0, seats)
            or len(secret) not in (0, KEPT)
        ):
            raise damaged()
        messages = Messages(seats)
        try:
            messages.take(everything.runs)
            messages.settled = settled
            sent = tuple(map(min, zip(sent, messages.have, strict=True)))
            here = everything.here
            match = match_of(invitation, here, messages, sent=sent, rng=rng, kept=secret)
            if disputed:
                match.take(disputed)
            for seat in moved - here:
                match.look_on(seat)
        except NotLoaded:
            raise
        except (ValueError, BadSetup):
            raise damaged() from None
        kept_here = cls(match)
        kept_here.theirs, kept_here.claimed = theirs, claimed
        kept_here.expected, kept_here.moved = expected, frozenset(moved)
        kept_here.middle = kept.get("middle") is True
        kept_here.prepared = prepared
        return kept_here


def _counts(found: Iterable[object], seats: int) -> tuple[int, ...]:
    """Return so many numbers of messages. Raises `ValueError` for anything else."""
    counts = tuple(it for it in found if type(it) is int and it >= 0)
    if len(counts) != seats:
        raise ValueError("no numbers of messages")
    return counts
