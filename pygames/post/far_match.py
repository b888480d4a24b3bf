"""The match that follows from the messages of its seats, the same on every device.

It knows everything, as each device can that holds the messages of an open match; what it shows, and
to whom, is the table's.
"""

import hashlib
import random
from collections.abc import Iterable, Sequence

from pygames.core.codec import BadLink
from pygames.core.dealer import Shuffler
from pygames.core.envelope import newer
from pygames.core.game import (
    NOBODY,
    Decision,
    IllegalMove,
    Move,
    Seats,
    decision_of,
    half_seen,
    is_asked,
    is_legal,
)
from pygames.core.language import N_
from pygames.post.bodies import (
    NONCE,
    Body,
    Choice,
    Hello,
    read_body,
    read_move,
    written_move,
)
from pygames.post.consent import Consents, Request
from pygames.post.invitation import Invitation
from pygames.post.latest import Latest, Made
from pygames.post.messages import Messages, Run
from pygames.post.questions import Questions
from pygames.post.remote_match import RemoteMatch

__all__ = ["FarMatch"]


class FarMatch(RemoteMatch):
    """A match of which some seats move on other devices.

    A seat may choose as soon as it is asked, also when others come first; the move is made in its
    turn. If it is no longer asked the same then, its answer is dropped and it is asked anew.
    """

    def __init__(
        self,
        invitation: Invitation,
        here: Iterable[int],
        messages: Messages | None = None,
        *,
        sent: Sequence[int] = (),
        rng: random.Random | None = None,
    ) -> None:
        """Rebuild the match from its messages; `here`: the seats that move on this device.

        `sent`: see `RemoteMatch`; `rng`: what this device adds to chance with each choice comes
        from it. Raises `UnknownRules` for a sealed match.
        """
        if invitation.dice:
            raise newer()
        self._open_post(invitation, here, messages, sent, rng)
        self.done = [0] * invitation.setup.seats
        """Below which numbers the messages of each seat are dealt with."""
        self.consents = Consents(self.messages)
        self.takes = 0
        """How often something has been taken back by consent."""
        self._made: list[int] = []  # where those stand in the log that have not left this device
        self._questions = Questions()
        self._key = invitation.key
        self._asked_at = -1, 0
        self._unanswered: tuple[Decision, ...] = ()
        self._begin(invitation.setup, None, auto=True)
        self.latest = Latest(self.log)
        self._dealer = self._chance()
        self._named()
        self._go_on()

    # --- who moves here ------------------------------------------------------------------

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seats of this device have to choose, and have not chosen yet."""
        return tuple(it for it in self._asked() if it.seat in self._here)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of other devices whose choices are asked for and not here.

        Where nobody has to choose: those whose consent to something is.
        """
        asked = self._asked()
        awaited = [it.seat for it in asked]
        if not asked:
            awaited = [seat for it in self.requests for seat in self.consents.silent(it)]
        return tuple(seat for seat in awaited if seat not in self._here)

    def _asked(self) -> tuple[Decision, ...]:
        """Return the decisions that no message has answered."""
        if self._asked_at != (self.revision, len(self.log)):
            self._asked_at = self.revision, len(self.log)
            self._unanswered = tuple(
                decision
                for decision in self._open
                if decision.seat >= 0
                and is_asked(decision)
                and not self._is_made_for(decision)
                and not self._has_answered(decision)
                and not self.consents.is_held(decision.seat, self.done)
            )
        return self._unanswered

    @property
    def hellos(self) -> tuple[Hello | None, ...]:
        """Who sits in each seat, as far as it is known."""
        bodies = (self.messages.body(seat, 0) for seat in range(self.setup.seats))
        found = (read_body(body) if body else None for body in bodies)
        return tuple(body if isinstance(body, Hello) else None for body in found)

    # --- messages ------------------------------------------------------------------------

    def sit(self, seat: int, name: str, level: int = 0) -> None:
        """Sit down on this device, as a person or a bot of this level."""
        self._here |= {seat}
        if not self.messages.have[seat]:
            self.messages.say(seat, Hello(self.rng.randbytes(NONCE), name, level).written())
        self._named()
        self.revision += 1
        self._go_on()

    def leave(self, seats: Seats | None = None) -> None:
        """Leave these seats of this device, or all, see `RemoteMatch`."""
        self._made.clear()
        super().leave(seats)

    def take(self, runs: Sequence[Run], *, firmly: bool = False) -> bool:
        """Take in messages; whether any is new. Raises `ValueError` for what cannot be one.

        `firmly`: whether they decide who sits where. If a seat turns out to be
        another's (`Messages.replaced`), the match is to be rebuilt.
        """
        if not self.messages.take(runs, firmly=firmly):
            return False
        if self.messages.replaced:
            return True
        self._named()
        self.revision += 1
        self._undone.clear()
        self._go_on()
        return True

    def say(self, seat: int, body: Body) -> None:
        """Say something for a seat of this device."""
        self.messages.say(seat, body.written())
        self.revision += 1
        self._go_on()

    @property
    def is_read(self) -> bool:
        """Whether this page knows what all that has been said means: a later one may say more."""
        return all(
            self.consents.said(seat, number)
            for seat, (done, have) in enumerate(zip(self.done, self.messages.have, strict=True))
            for number in range(done, have)
        )

    def has_sent(self) -> None:
        """Note that all that the seats of this device have said may have left it."""
        super().has_sent()
        self._made.clear()

    # --- the log -------------------------------------------------------------------------

    def play(self, move: Move, seat: int) -> None:
        """Say what a seat of this device has chosen. Raises `IllegalMove`."""
        self._say(move, seat)
        self._undone.clear()

    def _say(self, move: Move, seat: int) -> None:
        if self._open and not self.decisions:
            raise IllegalMove(N_("It is not your turn."))
        decision = decision_of(seat, self.decisions)
        if half_seen(move):
            raise IllegalMove(N_("This move is not complete."))
        if not is_legal(move, decision):
            self.state.copy().apply(move, seat)  # says why not
        digits = written_move(decision, self._openly(decision), move)
        guard = self._questions.guard(self.game, decision, move)
        self.say(seat, Choice(guard, self.rng.randbytes(NONCE), digits))

    def _go_on(self) -> None:
        super()._go_on()
        while request := self.consents.agreed(self.done):
            self._take_back(request)
            super()._go_on()

    def _answered(self) -> tuple[Decision, Move] | None:
        """Return the first decision that has moves, and its move; None as long as that lacks."""
        self._questions = self._questions.later(self.game, self.log, self._open, self.takes)
        decision = next((it for it in self._open if it.seat < 0 or is_asked(it)), None)
        if decision is None:
            return None
        if decision.seat < 0:
            move: Move | None = self._dealer.answer(decision)
        elif self._is_made_for(decision):
            self._forced.add(len(self.log))
            return decision, decision.moves[0]
        else:
            move = self._heard(decision)
        return None if move is None else (decision, move)

    def _heard(self, decision: Decision) -> Move | None:
        """Return what a seat has said to this, and drop what it has said to anything else."""
        seat = decision.seat
        while body := self.messages.body(seat, number := self.done[seat]):
            said = read_body(body)
            if said is None or self.consents.binds(seat, number):
                return None  # a later page, or somebody's consent, tells what follows from it
            before = tuple(self.done), self._key, self._questions
            self.done[seat] += 1
            if number in self.consents.taken[seat] or not isinstance(said, Choice):
                continue
            move = self._fitting(decision, said)
            if move is not None:
                self.latest.add(Made(len(self.log), seat, *before))
                if seat in self._here and number >= self.sent[seat]:
                    self._made.append(len(self.log))
                self._key = hashlib.sha256(self._key + said.nonce).digest()
                self._dealer = self._chance()
                if self.passes_only(decision):
                    self._idle.add(len(self.log))
                return move
        return None

    def _fitting(self, decision: Decision, said: Choice) -> Move | None:
        """Return the move that a choice means, None if it answers another question."""
        try:
            move = read_move(decision, self._openly(decision), said.digits)
        except BadLink:
            return None
        guard = self._questions.guard(self.game, decision, move)
        return move if said.guard == guard else None

    def _has_answered(self, decision: Decision) -> bool:
        """Whether a seat that others come before has chosen already."""
        seat = decision.seat
        have = self.messages.have[seat]
        if self.done[seat] >= have:
            return False
        later = {*range(self.done[seat], have)} - self.consents.taken[seat]
        said = (self.consents.said(seat, number) for number in later)
        return any(isinstance(it, Choice) and self._fitting(decision, it) for it in said)

    def _is_made_for(self, decision: Decision) -> bool:
        return len(decision.moves) == 1 and self._is_forced(decision)

    def _openly(self, decision: Decision) -> Decision:
        """Return a decision as nobody's secrets show it."""
        if not self.game.secrets:
            return decision
        return decision_of(decision.seat, self.state.view(NOBODY).decisions)

    def _chance(self) -> Shuffler:
        return Shuffler(random.Random(self._key))

    # --- taking back ---------------------------------------------------------------------

    def last_choice(self, seat: int | None, *, past_passes: bool) -> int:
        """Return where the last choice (of this seat) stands, sent or not. Raises `IllegalMove`."""
        return super()._last_choice(seat, past_passes)

    def _last_choice(self, seat: int | None, past_passes: bool) -> int:
        index = super()._last_choice(seat, past_passes)
        if self.log[index].seat not in self._here:
            raise IllegalMove(N_("Someone else has moved since."))
        if index not in self._made:
            raise IllegalMove(N_("What is sent stands."))
        return index

    def can_undo(self, seat: int | None = None, *, past_passes: bool = False) -> str | None:
        """Return None if a choice that has not left this device can be undone, else why not."""
        if self._pending(seat) is not None:
            return None
        return super().can_undo(seat, past_passes=past_passes)

    def undo(self, seat: int | None = None, *, past_passes: bool = False) -> None:
        """Take back the last choice of this device. Raises `IllegalMove`."""
        pending = self._pending(seat)
        if pending is not None:
            self.withdraw(pending)
            return
        index = self._last_choice(seat, past_passes)
        unsaid = [made.seat for made in self.latest if made.at >= index]
        super().undo(seat, past_passes=past_passes)
        for it in unsaid:
            self.messages.withdraw(it)
        self._open_again()

    def _cut(self, index: int) -> None:
        super()._cut(index)
        first = self.latest.cut(index)
        if first is not None:
            self.done, self._key = [*first.done], first.key
            self._questions = first.questions.once_more(self._open)
        self._made = [at for at in self._made if at < index]
        self._dealer = self._chance()

    def _pending(self, seat: int | None) -> int | None:
        """Return a seat of this device, or this one, that has said last what is no move yet, and
        can be taken back.
        """
        asked = self._here if seat is None else self._here & {seat}
        for it in sorted(asked):
            last = self.messages.have[it] - 1
            if last < max(self.sent[it], 1) or last in self.consents.taken[it]:
                continue
            if last >= self.done[it] or not isinstance(self.consents.said(it, last), Choice):
                return it
        return None

    def withdraw(self, seat: int) -> None:
        """Take back the latest message of a seat, which is no move yet and has not left."""
        self.messages.withdraw(seat)
        self.done[seat] = min(self.done[seat], self.messages.have[seat])
        self.revision += 1
        self._open_again()

    def _open_again(self) -> None:
        """Start over if what is withdrawn had settled a request, which is open again."""
        if any(self.consents.binds(*it) for it in self.consents.before(self.done)):
            self.consents, self.takes, self._made = Consents(self.messages), 0, []
            self.done, self._key = [0] * self.setup.seats, self.invitation.key
            self.latest.cut(0)
            self._cut(0)
            self._questions = Questions()
            self._go_on()

    # --- taking back by consent ----------------------------------------------------------

    @property
    def requests(self) -> list[Request]:
        """What seats ask to take back, and what can still be decided."""
        found = self.consents.open(self.done)
        return [it for it in found if self._length_without(it) is not None]

    def _length_without(self, request: Request) -> int | None:
        """Return how long the log is without what is to be taken back, None if that cannot be."""
        over = self.outcome is not None
        return None if over else self.latest.length_without(request, self.done, self._forced)

    def _take_back(self, request: Request) -> None:
        """Do what all have granted, if it can be."""
        taken = self.consents.taken[request.seat]
        length = self._length_without(request)
        first = request.number if length is None else request.first
        taken.update(range(first, request.number + 2))
        if length is None:
            return
        self.takes += 1
        self.revision += 1
        self._undone.clear()
        if length < len(self.log):
            self._cut(length)

    def redo(self) -> None:
        """Choose once more what was taken back. Raises `IllegalMove`."""
        if not self._undone:
            raise IllegalMove(N_("There is nothing to redo."))
        self._say(*self._undone.pop())
