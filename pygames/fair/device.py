"""One seat's device: a state of what its seat has seen, which follows from its root and from items.

Whoever holds the same items holds the same log, as far as its seat may see it, in whatever order
they have come: the first open decision that has moves is made next, as soon as its answer is at
hand. A choice may be said as soon as it is asked for; if the question has changed when its turn
comes, it is dropped on all devices alike, and asked for again.

All that a seat says follows from its root, its choices and what it has heard. So a device that has
been closed is made again from its root and the items, and the audit is the same program.
"""

from math import inf
from typing import Any

from pygames.core import registry
from pygames.core.game import (
    NOBODY,
    Decision,
    IllegalMove,
    Move,
    half_seen,
    is_asked,
    is_legal,
    is_open,
    mask,
    sees,
)
from pygames.core.language import N_
from pygames.core.log import Entry, Setup
from pygames.fair.chains import Chains
from pygames.fair.choices import GUARD, Choices
from pygames.fair.decks import Decks
from pygames.fair.items import Key, Tag
from pygames.fair.roots import Root
from pygames.fair.sources import Custom, Fair, Known, Own, Past, Sealed, Throw, Told
from pygames.fair.talk import Talk
from pygames.post.questions import Questions

__all__ = ["Device"]


class Device:
    """What one seat's device knows of a match, and says in it."""

    def __init__(
        self, setup: Setup, seat: int, root: Root, signer: bytes, fair: Fair, *, quick: bool
    ) -> None:
        """`signer`: the key of this seat's signatures; `quick`: how dice are thrown, see
        `chains`.
        """
        self.setup, self.seat, self.fair = setup, seat, fair
        self.game = registry.find(setup.game, setup.version)
        self.state: Any = setup.start()
        """As this seat has seen it: a `State`, into which the answers of its game look."""
        self.log: list[Entry] = []
        self.history = Past(setup.start(), self.log)
        self.talk = Talk(seat, setup.seats, root, signer, Chains.lanes(quick))
        self.chains = Chains(self.talk, quick)
        self.decks = Decks(self.talk)
        self.choices = Choices(self.talk, getattr(fair, "UNSEALED", ()))
        self.tools: dict[object, object] = {}
        """What a game keeps for its own answers, by any name."""
        self._past: list[bytes] = []  # what this seat chose before this device was made again
        self._questions = Questions()
        self._seen: tuple[Decision, ...] = ()
        self._seen_at = -1

    # --- what is asked -------------------------------------------------------------------

    @property
    def seen(self) -> tuple[Decision, ...]:
        """What is asked, as nobody sees it: the same on every device."""
        if self._seen_at != len(self.log) and self.talk.met():
            self._seen_at = len(self.log)
            self._seen = self.state.view(NOBODY).decisions
            self._questions = self._questions.later(self.game, self.log, self._seen, 0)
        return self._seen

    @property
    def decision(self) -> Decision | None:
        """What this seat has to choose and has not chosen, None if there is nothing."""
        pair = self._asked().get(self.seat)
        return pair[0] if pair and not self.has_chosen(pair[1]) else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The other seats whose choices are asked for and not here."""
        asked = self._asked().items()
        others = ((seat, seen) for seat, (_own, seen) in asked if seat != self.seat)
        return tuple(seat for seat, seen in others if not self.has_chosen(seen))

    def _asked(self) -> dict[int, tuple[Decision, Decision]]:
        """Return what each seat has to choose: as this seat sees it, and as nobody does."""
        seen = self.seen
        pairs = zip(self.state.decisions, seen, strict=True) if seen else ()
        return {
            it.seat: (own, it)
            for own, it in pairs
            if it.seat >= 0 and is_asked(it) and not self.is_forced(it)
        }

    def has_chosen(self, seen: Decision) -> bool:
        """Whether something that the seat has said answers this, and waits for its turn."""
        number = self.choices.done[seen.seat]
        while (data := self.talk.heard(seen.seat, Key(Tag.MOVE, number))) is not None:
            if self._fits(seen, data):
                return True
            number += 1
        return False

    def is_forced(self, seen: Decision) -> bool:
        """Whether everybody can see that there is nothing to choose."""
        if seen.known_to is not None or is_open(seen.moves) or len(seen.moves) != 1:
            return False
        return seen.name in self.game.public or seen.moves[0].kind not in self.game.quiet

    def _fits(self, seen: Decision, data: bytes) -> bool:
        """Whether something said answers this question, as far as its guard tells."""
        return data[:GUARD] in self._guards(seen)

    def _guards(self, seen: Decision) -> set[bytes]:
        kinds = {move.kind: move for move in (*seen.moves, *seen.also)}
        return {self._questions.guard(self.game, seen, move) for move in kinds.values()}

    # --- what is chosen ------------------------------------------------------------------

    def choose(self, move: Move) -> None:
        """Say what this seat has chosen. Raises `IllegalMove`."""
        pair = self._asked().get(self.seat)
        if pair is None or self.has_chosen(pair[1]):
            raise IllegalMove(N_("It is not your turn."))
        decision, seen = pair
        if half_seen(move) or not is_legal(move, decision):
            self.state.copy().apply(move, self.seat)  # says why not
        guard = self._questions.guard(self.game, seen, move)
        self._say_choice(self.choices.written(guard, decision, seen, move))

    def _say_choice(self, data: bytes) -> None:
        self.talk.say(Key(Tag.MOVE, self.choices.mine), data)
        self.choices.mine += 1

    def remember(self, choices: list[bytes]) -> None:
        """Make the choices that this seat has said before, each where it answers what is asked."""
        self._past = choices

    def _choose_again(self) -> None:
        pair = self._asked().get(self.seat)
        number = self.choices.mine
        if pair is None or number >= len(self._past) or self.has_chosen(pair[1]):
            return
        decision, seen = pair
        data = self._past[number]
        if self._fits(seen, data):
            move = self.choices.reread(data, decision, seen)
            if half_seen(move) or not is_legal(move, decision):
                return  # it was said later, when this seat had more to choose from
            guard = self._questions.guard(self.game, seen, move)
            if guard != data[:GUARD]:
                return  # it meant another move then
            self._say_choice(self.choices.written(guard, decision, seen, move))

    # --- the log -------------------------------------------------------------------------

    def go_on(self, most: float = inf) -> int:
        """Make the entries whose answers are at hand, at most so many; return how many.

        Raises `Cheated`.
        """
        before = len(self.log)
        while len(self.log) - before < most and self._step():
            pass
        return len(self.log) - before

    def _step(self) -> bool:
        seen = self.seen
        if not seen:
            return False
        self.chains.hand_over()
        self._choose_again()
        pairs = zip(self.state.decisions, seen, strict=True)
        decision, openly = next((it for it in pairs if is_asked(it[1])), (None, None))
        if decision is None or openly is None:
            return False
        move = self._dealt(decision, openly) if openly.seat < 0 else self._made(decision, openly)
        if move is None:
            return False
        if not sees(self.seat, decision.known_to):
            move = mask(move)
        self.state.apply(move, decision.seat)
        self.log.append(Entry(decision.seat, move, decision.known_to))
        if decision.seat >= 0:
            self.chains.chosen(decision.seat, move.kind in self.game.quiet)
        return True

    def _made(self, decision: Decision, seen: Decision) -> Move | None:
        """Return what a seat has chosen; drop what it has said to anything else."""
        seat = decision.seat
        if self.is_forced(seen):
            forced: Move = seen.moves[0]
            return forced
        while True:
            number = self.choices.done[seat]
            data = self.talk.heard(seat, Key(Tag.MOVE, number))
            if data is None:
                return None
            self.choices.done[seat] += 1
            if self._fits(seen, data):
                move = self.choices.made(data, number, decision, seen)
                if data[:GUARD] == self._questions.guard(self.game, seen, move):
                    return move

    def _dealt(self, decision: Decision, seen: Decision) -> Move | None:
        """Return the answer of CHANCE or REFEREE."""
        source = self.fair.source(self.state, decision, seen, self.history)
        if isinstance(source, Custom):
            return source.answer(self, decision, seen)
        if len(seen.moves) == 1 and not half_seen(seen.moves[0]):
            source = Known()
        found: Move
        match source:
            case Known():
                found = seen.moves[0]
            case Throw():
                value = self.chains.thrown(decision.name, len(self.log))
                if value is None:
                    return None
                found = seen.moves[value % len(seen.moves)]
            case Own(seat):
                return self._own(decision, seen, seat)
            case Told():
                return self.choices.opened(source, decision, seen, len(self.log))
            case Sealed():
                return self.decks.next(source, decision)
        return found

    def _own(self, decision: Decision, seen: Decision, owner: int) -> Move | None:
        """Return what comes of chance that one seat alone sees; it says so if all may know."""
        value, entry = self.chains.own(decision.name, len(self.log), owner), len(self.log)
        if owner == self.seat:
            if value is None:
                return None
            found: Move = decision.moves[value % len(decision.moves)]
            if decision.known_to is not None:
                return found
            decision = decision._replace(moves=[found])
        elif decision.known_to is not None:
            hidden: Move = mask(seen.moves[0])
            return hidden
        return self.choices.opened(Told(owner), decision, seen, entry)
