"""The match that follows from the messages of its seats, the same on every device.

It knows everything, as each device can that holds the messages of an open match; what it shows, and
to whom, is the table's.
"""

import hashlib
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pygames.core.codec import BadLink
from pygames.core.dealer import Shuffler
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
from pygames.core.match import Match
from pygames.post.bodies import NONCE, Choice, Hello, guard_of, read_body, read_move, written_move
from pygames.post.invitation import Invitation
from pygames.post.messages import Messages, Run

__all__ = ["FarMatch"]


class _Question(NamedTuple):
    """What a seat is asked, and since which entry of the log."""

    decision: Decision
    since: int

    def later(self, asked: Decision, now: int) -> "_Question":
        """Return what the seat is asked now: the same, perhaps after an interruption, or not."""
        before = self.decision
        alike = len(before.moves) != len(asked.moves) or before.moves == asked.moves
        same = before.name == asked.name and alike
        return _Question(asked, self.since if same else now)


class _Made(NamedTuple):
    """Where a choice that can be taken back stands in the log, and what was so before it."""

    at: int
    seat: int
    number: int
    key: bytes
    told: int
    questions: Mapping[int, _Question]


class FarMatch(Match):
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

        `sent`: see there; `rng`: what this device adds to chance with each choice comes from it.
        """
        self.invitation = invitation
        self.messages = messages or Messages(invitation.setup.seats)
        self.sent = [*sent] or [0] * invitation.setup.seats
        """How many messages of each seat may have left this device: these stand."""
        self.rng = rng or random.SystemRandom()
        self._here = frozenset(here)
        self._done = [0] * invitation.setup.seats
        self._made: list[_Made] = []
        self._noted = self._told = 0  # entries of the log, and how many of these all could see
        self._questions: dict[int, _Question] = {}  # what each seat was asked last
        self._key = invitation.key
        self._asked_at = -1, 0
        self._unanswered: tuple[Decision, ...] = ()
        self._begin(invitation.setup, None, auto=True)
        self._dealer = self._chance()
        self._named()
        self._go_on()

    # --- who moves here ------------------------------------------------------------------

    @property
    def plays(self) -> Seats:
        """The seats that move on this device."""
        return self._here

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What the seats of this device have to choose, and have not chosen yet."""
        return tuple(it for it in self._asked() if it.seat in self._here)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of other devices whose choices are asked for and not here."""
        return tuple(it.seat for it in self._asked() if it.seat not in self._here)

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
            )
        return self._unanswered

    @property
    def hellos(self) -> tuple[Hello | None, ...]:
        """Who sits in each seat, as far as it is known."""
        bodies = (self.messages.body(seat, 0) for seat in range(self.setup.seats))
        found = (read_body(body) if body else None for body in bodies)
        return tuple(body if isinstance(body, Hello) else None for body in found)

    def _named(self) -> None:
        names = tuple(hello.name if hello else "" for hello in self.hellos)
        self.setup = self.setup._replace(names=names if any(names) else ())

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
        """Leave these seats of this device, or all: it only looks on then. What they have said
        stands.
        """
        self._made.clear()
        self._undone.clear()
        self._here = frozenset() if seats is None else self._here - seats
        self.revision += 1

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

    def has_sent(self) -> None:
        """Note that all that the seats of this device have said may have left it."""
        have = self.messages.have
        self.sent = [have[it] if it in self._here else 0 for it in range(len(have))]
        self._made.clear()

    @property
    def unsent(self) -> bool:
        """Whether the seats of this device have said anything that has not left it."""
        return any(self.messages.have[seat] > self.sent[seat] for seat in self._here)

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
        guard = self._guard(decision, move)
        self.messages.say(seat, Choice(guard, self.rng.randbytes(NONCE), digits).written())
        self.revision += 1
        self._go_on()

    def _answered(self) -> tuple[Decision, Move] | None:
        """Return the first decision that has moves, and its move; None as long as that lacks."""
        self._note()
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
        while body := self.messages.body(seat, self._done[seat]):
            said = read_body(body)
            if said is None:
                return None  # a later page may know what follows from it
            number = self._done[seat]
            self._done[seat] += 1
            move = self._fitting(decision, said) if isinstance(said, Choice) else None
            if move is not None and isinstance(said, Choice):
                if seat in self._here and number >= self.sent[seat]:
                    before = self._key, self._told, self._questions
                    self._made.append(_Made(len(self.log), seat, number, *before))
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
        return move if said.guard == self._guard(decision, move) else None

    def _has_answered(self, decision: Decision) -> bool:
        """Whether a seat that others come before has chosen already."""
        seat = decision.seat
        have = self.messages.have[seat]
        if self._done[seat] >= have:
            return False
        later = (self.messages.body(seat, number) for number in range(self._done[seat], have))
        said = (read_body(body) for body in later if body)
        return any(isinstance(it, Choice) and self._fitting(decision, it) for it in said)

    def _is_made_for(self, decision: Decision) -> bool:
        return len(decision.moves) == 1 and self._is_forced(decision)

    def _openly(self, decision: Decision) -> Decision:
        """Return a decision as nobody's secrets show it."""
        if not self.game.secrets:
            return decision
        return decision_of(decision.seat, self.state.view(NOBODY).decisions)

    def _guard(self, decision: Decision, move: Move) -> bytes:
        """Return what a move must be said with to be made now.

        It answers what its seat has been asked for some time, whatever others have done meanwhile.
        But a pass is none any more when somebody has done something since, unless it is for good.
        """
        seat, name, count = decision.seat, decision.name, len(decision.moves)
        since = self._questions[seat].since
        if move.kind in self.game.lasting:
            return guard_of(seat, name, since)
        if move.kind in self.game.quiet:
            return guard_of(seat, name, count, "after", self._told)
        return guard_of(seat, name, count, since)

    def _note(self) -> None:
        """Note since when each seat is asked what it is asked now."""
        quiet = self.game.quiet
        for entry in self.log[self._noted :]:
            hidden = entry.known_to is not None or entry.move.kind in quiet
            self._told += entry.seat < 0 or not hidden
        self._noted = len(self.log)
        self._questions = dict(self._questions)
        for it in self._open:
            known = self._questions.get(it.seat, _Question(it, self._noted))
            self._questions[it.seat] = known.later(it, self._noted)

    def _chance(self) -> Shuffler:
        return Shuffler(random.Random(self._key))

    # --- taking back ---------------------------------------------------------------------

    def _last_choice(self, seat: int | None, past_passes: bool) -> int:
        index = super()._last_choice(seat, past_passes)
        if self.log[index].seat not in self._here:
            raise IllegalMove(N_("Someone else has moved since."))
        if not any(made.at == index for made in self._made):
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
            self.messages.withdraw(pending)
            self.revision += 1
            return
        super().undo(seat, past_passes=past_passes)
        while self._made and self._made[-1].at >= len(self.log):
            made = self._made.pop()
            self.messages.withdraw(made.seat)
            self._done[made.seat], self._key = made.number, made.key
            self._told, self._questions = made.told, dict(made.questions)
        self._noted = len(self.log)
        self._dealer = self._chance()

    def _pending(self, seat: int | None) -> int | None:
        """Return a seat of this device, or this one, with a choice that is not made yet and can
        be taken back.
        """
        asked = self._here if seat is None else self._here & {seat}
        for it in sorted(asked):
            have = self.messages.have[it]
            if have > max(self._done[it], self.sent[it], 1):
                return it
        return None

    def redo(self) -> None:
        """Choose once more what was taken back. Raises `IllegalMove`."""
        if not self._undone:
            raise IllegalMove(N_("There is nothing to redo."))
        self._say(*self._undone.pop())
