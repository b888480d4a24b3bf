"""A sealed match as one seat's device has it: a `Match` that the table can show and play on.

It follows the log of a `Device`. What its seat chooses is said, and made when its turn in the log
comes; everything else is made when the messages of the others are here.
"""

from collections.abc import Sequence

from pygames.core.codec import BadLink
from pygames.core.game import Decision, IllegalMove, Move, Seats, decision_of
from pygames.core.language import N_
from pygames.core.match import Match
from pygames.fair.audit import choices_of
from pygames.fair.chains import Chains
from pygames.fair.device import Device
from pygames.fair.items import Key, Tag
from pygames.fair.ledger import Fork, Ledger
from pygames.fair.proof import fair_of, judged, names_of, written_proof
from pygames.fair.roots import SIZE, Root
from pygames.fair.sources import Cheated
from pygames.fair.verdict import Verdict
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages, Run

__all__ = ["SealedMatch"]


class SealedMatch(Match):
    """A match of which this device knows what one seat has seen."""

    def __init__(
        self,
        invitation: Invitation,
        seat: int,
        root: bytes,
        messages: Messages | None = None,
        *,
        name: str = "",
        sent: int = 0,
    ) -> None:
        """Sit down in a match, or go on with it.

        `root`: 32 random bytes that nobody else knows; `sent`: how many messages of this seat may
        have left the device. Raises `ValueError` for messages that are none of this match.
        """
        self.invitation = invitation
        self.messages = messages or Messages(invitation.setup.seats)
        self.sent = sent
        self.cheated: Cheated | None = None
        """What was found while the match went on."""
        self.forks: list[Fork] = []
        self._seat = seat
        self._root = root
        self._begin(invitation.setup, None, auto=False, perspective=seat)
        lanes = Chains.lanes(invitation.quick)
        self._ledger = Ledger(invitation.id, self.setup.seats, lanes)
        self._heard = [0] * self.setup.seats
        self._absorb()
        said = self._ledger.all_of(seat)
        self._name = said.get(Key(Tag.NAME), name.encode())
        self._again(choices_of(said))

    def _made_device(self) -> Device:
        invitation = self.invitation
        root = Root(self._root, invitation.id)
        fair = fair_of(invitation.setup.game)
        device = Device(self.setup, self._seat, root, fair, quick=invitation.quick)
        device.talk.say(Key(Tag.NAME), self._name)
        return device

    # --- who moves here ------------------------------------------------------------------

    @property
    def plays(self) -> Seats:
        """The seat of this device."""
        return frozenset((self._seat,))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seat of this device has to choose, and has not said yet."""
        decision = None if self.cheated else self._device.decision
        return () if decision is None else (decision_of(self._seat, self._open),)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of other devices whose answers are not here."""
        if self.outcome is not None or self.cheated:
            return ()
        far = [it for it in range(self.setup.seats) if it != self._seat]
        return self._device.awaited or tuple(far if not self.decisions else ())

    @property
    def names(self) -> tuple[str, ...]:
        """What who sits in each seat is called, "" as long as nobody does."""
        return names_of(self._ledger, self.setup.seats)

    # --- messages ------------------------------------------------------------------------

    def take(self, runs: Sequence[Run]) -> bool:
        """Take in messages of the others; whether any is new.

        Raises `ValueError`, and takes none of that seat, if one is not signed by it.
        """
        before = self.messages.have
        for run in runs:
            self._takes_in(run)
        if self.messages.have == before and not self.forks:
            return False
        self.revision += 1
        self._go_on()
        return True

    def _takes_in(self, run: Run) -> None:
        for number, body in enumerate(run.bodies, run.first):
            known = self.messages.body(run.seat, number)
            if known == body or number > self.messages.have[run.seat]:
                continue  # what comes before it is missing: it will come again
            if known is not None:
                if not self._ledger.is_another(run.seat, number, body):
                    raise ValueError("not signed by its seat")
                self.forks.append(Fork(run.seat, number, (known, body)))
                continue
            if run.seat == self._seat:
                raise ValueError("of this seat, from elsewhere")
            self._absorb_one(run.seat, body)
            self.messages.add(run.seat, number, body)
            self._hear(run.seat)

    def _absorb(self) -> None:
        """Take in the messages with which this match begins."""
        for seat, count in enumerate(self.messages.have):
            for number in range(count):
                body = self.messages.body(seat, number)
                assert body is not None
                self._absorb_one(seat, body)

    def _absorb_one(self, seat: int, body: bytes) -> None:
        try:
            self._ledger.take(seat, body)
        except BadLink:
            raise ValueError("not signed by its seat") from None

    def _hear(self, seat: int) -> None:
        """Give the device what a seat has said."""
        items = self._ledger.items[seat]
        try:
            for number in range(self._heard[seat], len(items)):
                self._device.talk.take(seat, items[number])
        except Cheated as found:
            self.cheated = found
        self._heard[seat] = len(items)

    @property
    def unsent(self) -> bool:
        """Whether this seat has said anything that has not left the device."""
        return self.messages.have[self._seat] > self.sent

    def has_sent(self) -> None:
        """Note that all that this seat has said may have left the device."""
        self.sent = self.messages.have[self._seat]

    def _wrap_up(self) -> None:
        """Put what has been said and not been sent into one message, the latest of this seat."""
        talk, seat = self._device.talk, self._seat
        self._ledger.cut(seat, self.sent)
        self.messages.cut(seat, self.sent)
        out = self._ledger.all_of(seat)
        items = [(key, talk.items[seat, key]) for key in talk.said if key not in out]
        if items:
            secret = talk.root.secret("signer", size=SIZE)
            self.messages.say(seat, self._ledger.say(seat, self.messages.have, items, secret))

    # --- the log -------------------------------------------------------------------------

    def play(self, move: Move, seat: int) -> None:
        """Say what the seat of this device has chosen. Raises `IllegalMove`."""
        if not self.decisions or seat != self._seat:
            raise IllegalMove(N_("It is not your turn."))
        self._device.choose(move)
        self._undone.clear()
        self.revision += 1
        self._go_on()

    def _go_on(self) -> None:
        """Make all entries whose answers are here, and say what this seat owes."""
        try:
            if self.cheated is None:
                self._device.go_on()
        except Cheated as found:
            self.cheated = found
        self._follow()
        if self.outcome is not None:
            self._device.talk.say(Key(Tag.ROOT), self._root)
        self._wrap_up()

    def _follow(self) -> None:
        for entry in self._device.log[len(self.log) :]:
            self._make(entry.move, decision_of(entry.seat, self._open))

    # --- taking back ---------------------------------------------------------------------

    def _last_choice(self, seat: int | None, past_passes: bool) -> int:
        """Return how many choices this seat had made before its last one."""
        if seat not in (None, self._seat):
            raise IllegalMove(N_("Someone else has moved since."))
        said = [key for key in self._device.talk.said if key.tag == Tag.MOVE]
        last = said[-1] if said else None
        if last is None or self._ledger.number_of(self._seat, last) != self.sent:
            raise IllegalMove(
                N_("What is sent stands.") if last else N_("There is nothing to undo.")
            )
        if self._device.choices.done[self._seat] > last.first:  # it is in the log
            for entry in reversed(self.log):
                if entry.seat == self._seat:
                    break
                if entry.seat < 0:
                    raise IllegalMove(N_("Something has been revealed since."))
                raise IllegalMove(N_("Someone else has moved since."))
        return last.first

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
        self.revision += 1
        self._again(choices_of(self._ledger.all_of(self._seat))[:count])

    def _again(self, choices: list[bytes]) -> None:
        """Make the device anew, with what this seat has chosen and what others have said."""
        self._device = self._made_device()
        self._device.remember(choices)
        self._heard = [0] * self.setup.seats
        for seat in range(self.setup.seats):
            if seat != self._seat:
                self._hear(seat)
        try:
            self._device.go_on()
        except Cheated as found:
            self.cheated = found
        if len(self._device.log) < len(self.log):
            self._cut(len(self._device.log))
        self._go_on()

    # --- the end -------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """Return whether all has been as it should, as far as that can be known by now."""
        return judged(self.invitation, self._ledger, self.forks, self.cheated)

    def proof(self) -> str:
        """Return what shows it to others: all messages of the match."""
        return written_proof(self.invitation, self.messages, self.forks)
