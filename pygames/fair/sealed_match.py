"""A sealed match as one seat's device has it: a `Match` that the table can show and play on.

It follows the log of a `Device`. What its seat chooses is said, and made when its turn in the log
comes; everything else is made when the messages of the others are here.
"""

import os
from collections.abc import Generator, Iterable, Sequence
from itertools import takewhile

from pygames.core.codec import BadLink
from pygames.core.followers import Followers
from pygames.core.game import Decision, IllegalMove, Move, Seats, decision_of
from pygames.core.language import N_
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.fair.audit import choices_of, finished
from pygames.fair.chains import Chains
from pygames.fair.device import Device
from pygames.fair.items import Key, Tag
from pygames.fair.ledger import Fork, Ledger
from pygames.fair.proof import disputed, fair_of, judging, names_of, written_proof
from pygames.fair.roots import SIZE, Kept, Root
from pygames.fair.signatures import public_key
from pygames.fair.sources import Cheated
from pygames.fair.verdict import Verdict
from pygames.post.bodies import NONCE, Hello
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages, Run
from pygames.post.remote_match import RemoteMatch

__all__ = ["SealedMatch"]


class SealedMatch(RemoteMatch):
    """A match of which this device knows what one seat has seen.

    As long as nobody sits here it knows who does elsewhere, and nothing of the match.
    """

    def __init__(
        self,
        invitation: Invitation,
        here: Iterable[int],
        messages: Messages | None = None,
        *,
        sent: Sequence[int] = (),
        kept: bytes = b"",
    ) -> None:
        """Rebuild the match from its messages; `here`: the seat of this device, if it has one.

        `kept`: 32 random bytes of that seat (see `Kept`), b"" to draw them when somebody sits down.
        Raises `ValueError` for messages that are none of this match.
        """
        self._open_post(invitation, here, messages, sent, None)
        self.kept = kept
        self.cheated: Cheated | None = None
        """What was found while the match went on."""
        self.forks: list[Fork] = []
        self._name = b""
        self._device: Device | None = None
        self._begin(invitation.setup, None, auto=False)
        lanes = Chains.lanes(invitation.quick)
        self._ledger = Ledger(invitation.id, self.setup.seats, lanes)
        for seat, count in enumerate(self.messages.have):
            for number in range(count):
                self._absorb(seat, self.messages.body(seat, number) or b"")
        if self._here:
            self._go_on_as(min(self._here))
        self._named()

    def _go_on_as(self, seat: int, name: str = "") -> None:
        """Have a device for this seat, with all that it has said.

        Raises `ValueError` if what is kept here is not that of who has said it.
        """
        said = self._ledger.all_of(seat)
        if said and self._ledger.signer_of(seat) != public_key(Kept(self.kept).signer):
            raise ValueError("the secret of another seat")
        self._name = said.get(Key(Tag.NAME), name.encode())
        self.perspective = seat
        self._again(seat, choices_of(said))

    # --- who moves here ------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seat of this device has to choose, and has not said yet."""
        device = self._device
        if device is None or not self._here or self.cheated or device.decision is None:
            return ()
        return (decision_of(device.seat, self._open),)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of other devices whose answers are not here."""
        if self.outcome is not None or self.cheated or self.decisions:
            return ()
        far = tuple(it for it in range(self.setup.seats) if it not in self._here)
        return (self._device.awaited if self._device else ()) or far

    @property
    def hellos(self) -> tuple[Hello | None, ...]:
        """Who sits in each seat, as far as it is known."""
        names = names_of(self._ledger, self.setup.seats)
        sits = (bool(items) for items in self._ledger.items)
        both = zip(names, sits, strict=True)
        return tuple(Hello(bytes(NONCE), name) if there else None for name, there in both)

    def sit(self, seat: int, name: str, level: int = 0) -> None:
        """Sit down on this device. Raises `ValueError` for a second seat, or a bot."""
        if level or self._here - {seat}:
            raise ValueError("a device of a sealed match is one person")
        self._here = frozenset((seat,))
        self.kept = self.kept or os.urandom(SIZE)
        self.revision += 1
        self._go_on_as(seat, name)
        self._named()

    @property
    def said(self) -> tuple[int, ...]:
        """How many messages of each seat stand: those of this device once they have been sent."""
        both = enumerate(zip(self.messages.have, self.sent, strict=True))
        return tuple(sent if seat in self._here else have for seat, (have, sent) in both)

    @property
    def can_move(self) -> bool:
        """Whether the seat could go to another device: what its player has chosen must have left.

        What the device answers by itself the other one answers as well.
        """
        return not self.unsent or self.only_answers

    def leave(self, seats: Seats | None = None) -> None:
        """Leave the seat of this device, see `RemoteMatch`; what has not been sent is unsaid."""
        for seat in self._here if seats is None else self._here & seats:
            self._ledger.cut(seat, self.sent[seat])
            self.messages.cut(seat, self.sent[seat])
        super().leave(seats)

    def look_on(self, seat: int) -> None:
        """Show what is known of a seat that has gone to another device, and say nothing for it."""
        if self.kept and not self._here:
            self._go_on_as(seat)

    # --- messages ------------------------------------------------------------------------

    @property
    def disputed(self) -> tuple[Run, ...]:
        """See `RemoteMatch`."""
        return disputed(self.messages, self.forks)

    def take(self, runs: Sequence[Run], *, firmly: bool = False) -> bool:
        """Take in messages; whether any is new. See `RemoteMatch`.

        What this seat has said elsewhere, before an old backup came back or at another device, it
        has said: it stands here, in place of anything that has not been sent.
        Raises `ValueError`, and takes none of that run, if one is not signed by its seat.
        """
        before, sent = (self.messages.have, len(self.forks)), [*self.sent]
        try:
            for run in runs:
                known = self.messages.mark(run.seat)
                if known and known != run.mark:
                    self._take_another(run, firmly)
                else:
                    self._take_more(run, firmly)
        finally:  # what has been taken in before one is refused stays
            if self.sent != sent:
                here = min(self._here)
                self._undone.clear()
                self._again(here, choices_of(self._ledger.all_of(here)))
        if self.messages.replaced:
            return True
        if (self.messages.have, len(self.forks)) == before and self.sent == sent:
            return False
        self._named()
        self.revision += 1
        self._go_on()
        return True

    def _take_another(self, run: Run, firmly: bool) -> None:
        """Take in what somebody else has said who has taken the same seat: if that is decided."""
        if run.first or not firmly or run.seat in self.messages.settled:
            return
        lanes = Chains.lanes(self.invitation.quick)
        ledger = Ledger(self.invitation.id, self.setup.seats, lanes)
        for body in run.bodies:
            _take(ledger, run.seat, body)
        self.messages.take([run], firmly=True)

    def _take_more(self, run: Run, firmly: bool) -> None:
        for number, body in enumerate(run.bodies, run.first):
            if run.seat in self._here and number >= self.sent[run.seat]:
                self._take_own(run.seat, number, body)
                continue
            known = self.messages.body(run.seat, number)
            if known == body or number > self.messages.have[run.seat]:
                continue  # what comes before it is missing: it will come again
            if known is not None:
                if not self._ledger.is_another(run.seat, number, body):
                    raise ValueError("not signed by its seat")
                self.forks.append(Fork(run.seat, number, (known, body)))
            else:
                self._absorb(run.seat, body)
                self.messages.add(run.seat, number, body)
        if firmly and self.messages.have[run.seat]:
            self.messages.settled.add(run.seat)

    def _take_own(self, seat: int, number: int, body: bytes) -> None:
        """Take in what this seat has said elsewhere. Raises `ValueError`."""
        if number > self.sent[seat]:
            return  # what comes before it is missing
        if self.messages.body(seat, number) != body and not (
            number and self._ledger.is_another(seat, number, body)
        ):
            raise ValueError("not signed by its seat")
        self._ledger.cut(seat, number)
        self.messages.cut(seat, number)
        _take(self._ledger, seat, body)
        self.messages.say(seat, body)
        self.sent[seat] = number + 1

    def _absorb(self, seat: int, body: bytes) -> None:
        """Take a message into the ledger, and tell the device of it. Raises `ValueError`."""
        _take(self._ledger, seat, body)
        if self._device and seat != self._device.seat:
            try:
                self._device.talk.take(seat, self._ledger.items[seat][-1])
            except Cheated as found:
                self.cheated = found

    def _wrap_up(self) -> None:
        """Put what has been said and not been sent into one message, the latest of this seat."""
        if self._device is None or not self._here:
            return
        talk, seat = self._device.talk, self._device.seat
        self._ledger.cut(seat, self.sent[seat])
        self.messages.cut(seat, self.sent[seat])
        out = self._ledger.all_of(seat)
        items = [(key, talk.items[seat, key]) for key in talk.said if key not in out]
        if items:
            body = self._ledger.say(seat, self.messages.have, items, Kept(self.kept).signer)
            self.messages.say(seat, body)

    # --- the log -------------------------------------------------------------------------

    def play(self, move: Move, seat: int) -> None:
        """Say what the seat of this device has chosen. Raises `IllegalMove`."""
        if not self._device or not self.decisions or seat != self._device.seat:
            raise IllegalMove(N_("It is not your turn."))
        self._device.choose(move)
        self._undone.clear()
        self.revision += 1
        self._go_on()

    def _go_on(self) -> None:
        """Make all entries whose answers are here, and say what this seat owes."""
        if self._device is None:
            return
        try:
            if self.cheated is None:
                self._device.go_on()
        except Cheated as found:
            self.cheated = found
        for entry in self._device.log[len(self.log) :]:
            self._make(entry.move, decision_of(entry.seat, self._open))
        if self.outcome is not None:
            self._device.talk.say(Key(Tag.ROOT), Kept(self.kept).root)
        self._wrap_up()

    # --- taking back ---------------------------------------------------------------------

    def _last_choice(self, seat: int | None, past_passes: bool) -> int:
        """Return how many choices this seat had made before its last one."""
        device = self._device
        if device is None or seat not in (None, device.seat):
            raise IllegalMove(N_("Someone else has moved since."))
        number = device.choices.mine - 1
        if number < 0:
            raise IllegalMove(N_("There is nothing to undo."))
        message = self._ledger.number_of(device.seat, Key(Tag.MOVE, number))
        if message != self.sent[device.seat]:
            raise IllegalMove(N_("What is sent stands."))
        if device.choices.done[device.seat] > number and self.log[-1].seat != device.seat:
            raise IllegalMove(N_("Something has been revealed since."))
        return number

    def can_undo(self, seat: int | None = None, *, past_passes: bool = False) -> str | None:
        """Return None if the last choice has not left this device, and nothing came of it."""
        try:
            self._last_choice(seat, past_passes)
        except IllegalMove as reason:
            return str(reason)
        return None

    def undo(self, seat: int | None = None, *, past_passes: bool = False) -> None:
        """Take back the last choice. Raises `IllegalMove`."""
        count = self._last_choice(seat, past_passes)
        here = min(self._here)
        self.revision += 1
        self._again(here, choices_of(self._ledger.all_of(here))[:count])

    def _again(self, here: int, choices: list[bytes]) -> None:
        """Make the device anew, with what its seat has chosen and what others have said."""
        invitation = self.invitation
        setup, kept = invitation.setup, Kept(self.kept)
        root, signer = Root(kept.root, invitation.id), public_key(kept.signer)
        fair = fair_of(setup.game)
        self._device = Device(setup, here, root, signer, fair, quick=invitation.quick)
        self._device.talk.say(Key(Tag.NAME), self._name)
        self._device.remember(choices)
        try:
            for seat in range(self.setup.seats):
                if seat != here:
                    self._device.talk.take(seat, self._ledger.all_of(seat).items())
            self._device.go_on()
        except Cheated as found:
            self.cheated = found
        both = zip(self.log, self._device.log, strict=False)
        same = sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], both))
        if same < len(self.log):
            self._cut(same)
        self._go_on()

    # --- the end -------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """Return whether all has been as it should, as far as that can be known by now."""
        return finished(self.judging())

    def judging(self) -> Generator[tuple[int, int], None, Verdict]:
        """Return the verdict; yields how far the audit is: seats, and entries of the next one."""
        return judging(self.invitation, self._ledger, self.forks, self.cheated)

    def reveal(self, log: Sequence[Entry]) -> None:
        """Show everything of a match that is over, of which the audit has found the whole log."""
        whole = Match.from_log(self.setup, log)
        self.perspective, self.state, self._open = None, whole.state, whole.decisions
        self.log[:] = whole.log
        self._recorders.clear()
        self._followers = Followers()
        self.revision += 1

    @property
    def is_opened(self) -> bool:
        """Whether all seats have opened what they had sealed."""
        return all(Key(Tag.ROOT) in self._ledger.all_of(it) for it in range(self.setup.seats))

    @property
    def only_answers(self) -> bool:
        """Whether what is to be sent holds nothing that a person has chosen."""
        choices = {Tag.HELLO, Tag.MOVE, Tag.ROOT}
        latest = [self._ledger.items[seat][self.sent[seat] :] for seat in self._here]
        keys = {key.tag for messages in latest for items in messages for key, _data in items}
        return bool(keys) and not keys & choices

    def proof(self) -> str:
        """Return what shows it to others: all messages of the match."""
        return written_proof(self.invitation, self.messages, self.forks)


def _take(ledger: Ledger, seat: int, body: bytes) -> None:
    try:
        ledger.take(seat, body)
    except BadLink:
        raise ValueError("not signed by its seat") from None
