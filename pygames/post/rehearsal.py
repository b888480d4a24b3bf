"""What would follow if another seat moved like this, as far as one seat can tell.

Nothing is known here but what that seat may know: the position is its view, and the log is as it
saw it. Where chance or somebody's secret would decide how it goes on, it does not go on.
"""

import hashlib
import re
from typing import NamedTuple, TypeAlias

from pygames.core.codec import damaged
from pygames.core.game import (
    Decision,
    IllegalMove,
    Move,
    Outcome,
    Seats,
    State,
    decision_of,
    forms,
    is_asked,
    is_legal,
    is_open,
    sees,
)
from pygames.core.language import N_
from pygames.core.links import move_of, spelt
from pygames.core.log import replay
from pygames.core.match import Match
from pygames.core.series import Series

__all__ = ["MOST", "Prepared", "Rehearsal"]

Numbers: TypeAlias = tuple[int, ...]
"""The name of a move (see `links.spelt`)."""

MOST = 8
"""At most so many answers are prepared at a time."""
_TRIED = 40
"""Moves that are tried to find out whether anything can be prepared."""
_GUARD = 8
_MOVES = r"(?:\d{1,10}(?:,\d{1,10})*)(?:-\d{1,10}(?:,\d{1,10})*)*"
_TEXT = re.compile(rf"(\d{{1,6}})\.([0-9a-f]{{{_GUARD}}})\.({_MOVES})\.({_MOVES})", re.ASCII)
_LONGEST = 2000


class Rehearsal(Match):
    """A match from here on, as one seat imagines it: what another one does, then what it does."""

    def __init__(self, match: Match, seat: int, at: int | None = None) -> None:
        """`at`: how many entries of the log have been made; None: all that there are."""
        self._begin(match.setup, None, auto=True)
        self.seat = seat
        self.log = match.seen(seat, 0, at)
        self.at = len(self.log)
        here = self.at == len(match.log)
        self.state = match.view(seat) if here else replay(match.setup, self.log)
        self._open = self.state.decisions
        self._ended = _ended(self.state)
        self._before: list[tuple[int, State]] = []
        self._next: tuple[int, tuple[Decision, ...]] = (-1, ())
        self.steps: list[tuple[int, Numbers]] = []
        """Who moved how since then."""
        asked = [it.seat for it in self._open if it.seat >= 0 and is_asked(it)]
        self.other = asked[0] if len(asked) == 1 else seat
        """Who is awaited."""

    @property
    def plays(self) -> Seats:
        """The seats of people here: the one that imagines it."""
        return frozenset((self.seat,))

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """What is asked next: of the seat itself, or of the other one where all lies open."""
        if self._next[0] != self.revision:
            self._next = self.revision, self._asked()
        return self._next[1]

    def _asked(self) -> tuple[Decision, ...]:
        asked = [it._replace(also=()) for it in self._open if it.seat >= 0 and is_asked(it)]
        mine = tuple(it for it in asked if it.seat == self.seat)
        if _ended(self.state) != self._ended:
            return ()  # nobody goes on before that has been seen
        chosen = any(seat == self.seat for seat, _numbers in self.steps)
        if mine or chosen or len(asked) != 1 or asked[0].seat != self.other:
            return tuple(it for it in mine if it.name not in self.game.laid_out)
        return tuple(filter(self._lies_open, asked))

    def _lies_open(self, decision: Decision) -> bool:
        """Whether every view lists the moves of a decision alike, and in full."""
        game = self.game
        return (
            decision.known_to is None
            and not is_open(decision.moves)  # nobody foresees a point of a plane
            and decision.name not in game.laid_out
            and (not game.secrets or decision.name in game.public)
        )

    @property
    def outcome(self) -> Outcome | None:
        """None: nothing has ended by being imagined."""
        return None

    @property
    def answering(self) -> bool:
        """Whether the seat itself is asked next."""
        return any(it.seat == self.seat for it in self.decisions)

    def _answered(self) -> tuple[Decision, Move] | None:
        """Return what comes next for certain, None where that is not known."""
        decision = next((it for it in self._open if it.seat < 0 or is_asked(it)), None)
        if decision is None or is_open(decision.moves):
            return None
        seen = decision.moves if sees(self.seat, decision.known_to) else forms(decision.moves)
        if len(seen) != 1:
            return None
        certain = decision.seat < 0 or (len(decision.moves) == 1 and self._is_forced(decision))
        return (decision, seen[0]) if certain else None

    # --- moves ---------------------------------------------------------------------------

    def play(self, move: Move, seat: int) -> None:
        """Imagine a move, and what follows from it for certain. Raises `IllegalMove`."""
        decision = decision_of(seat, self.decisions)
        before = len(self.log), self.state
        self.state = self.state.copy()
        numbers = spelt(decision, move, self.seat) if is_legal(move, decision) else ()
        super().play(move, seat)
        self._before.append(before)
        self.steps.append((seat, numbers))
        self._next = -1, ()

    def repeat(self, numbers: Numbers) -> Move:
        """Imagine the move of this name by who is asked, and return it. Raises `ValueError`."""
        if not self.decisions:
            raise ValueError("nobody is asked")
        decision = self.decisions[0]
        move = move_of(decision, numbers, self.seat)
        self.play(move, decision.seat)
        return move

    def words(self, seat: int) -> str:
        """Return the moves of a seat in words."""
        made = zip(self.steps, self._before, strict=True)
        return " · ".join(
            self.describe(self.log[at].move, state=state)
            for (mover, _numbers), (at, state) in made
            if mover == seat
        )

    def can_undo(self, seat: int | None = None, *, past_passes: bool = False) -> str | None:
        """Return None if a move has been imagined, else why there is nothing to take back."""
        return None if self._before else str(IllegalMove(N_("There is nothing to undo.")))

    def undo(self, seat: int | None = None, *, past_passes: bool = False) -> None:
        """Take back the latest move. Raises `IllegalMove`."""
        if not self._before:
            raise IllegalMove(N_("There is nothing to undo."))
        length, self.state = self._before.pop()
        self.steps.pop()
        del self.log[length:]
        self._followers.cut(length)
        self._open = self.state.decisions
        self.revision += 1

    def leads_on(self, left: int = _TRIED) -> bool:
        """Whether some moves of the other seat lead to a choice of this one, for certain."""
        return self._tried(left) < 0

    def _tried(self, left: int) -> int:
        """Return how many moves may still be tried, or -1 as soon as this seat is asked."""
        if self.answering:
            return -1
        for decision in self.decisions:
            for move in reversed([*decision.moves]):  # ends of turns come last
                if left <= 0:
                    return left
                self.play(move, decision.seat)
                left = self._tried(left - 1)
                self.undo()
                if left < 0:
                    return left
        return left


class Prepared(NamedTuple):
    """An answer to moves that another seat has not made yet."""

    at: int
    """How many entries the log had."""
    guard: str
    """What tells whether it still begins with these."""
    theirs: tuple[Numbers, ...]
    mine: tuple[Numbers, ...]

    @classmethod
    def of(cls, match: Match, rehearsal: Rehearsal) -> "Prepared":
        """Return what has been imagined, as it is kept."""
        seat, steps = rehearsal.seat, rehearsal.steps
        return cls(
            rehearsal.at,
            _guard(match, seat, rehearsal.at),
            tuple(numbers for mover, numbers in steps if mover != seat),
            tuple(numbers for mover, numbers in steps if mover == seat),
        )

    def foreseen(self, match: Match, seat: int) -> Rehearsal | None:
        """Return the position that it answers; None if the match has begun differently."""
        if self.at > len(match.log) or self.guard != _guard(match, seat, self.at):
            return None
        rehearsal = Rehearsal(match, seat, self.at)
        try:
            for numbers in self.theirs:
                rehearsal.repeat(numbers)
        except ValueError:
            return None
        return rehearsal if rehearsal.answering else None

    def fits(self, match: Match, seat: int) -> bool:
        """Whether the moves of both can come to pass."""
        rehearsal = self.foreseen(match, seat)
        if rehearsal is None:
            return False
        try:
            for numbers in self.mine:
                rehearsal.repeat(numbers)
        except ValueError:
            return False
        return True

    def text(self) -> str:
        """Return what brings it back."""
        theirs, mine = ("-".join(",".join(map(str, it)) for it in run) for run in self[2:])
        return f"{self.at}.{self.guard}.{theirs}.{mine}"

    @classmethod
    def read(cls, text: object) -> "Prepared":
        """Bring back what `text` returned. Raises `BadLink` for anything else."""
        found = isinstance(text, str) and len(text) <= _LONGEST and _TEXT.fullmatch(text)
        if not found:
            raise damaged()
        return cls(int(found[1]), found[2], _run(found[3]), _run(found[4]))


def _ended(state: State) -> int:
    """Return how many games of a series have ended."""
    return len(state.results) if isinstance(state, Series) else 0


def _run(text: str) -> tuple[Numbers, ...]:
    return tuple(tuple(map(int, numbers.split(","))) for numbers in text.split("-"))


def _guard(match: Match, seat: int, at: int) -> str:
    """Return what changes with anything that a seat has seen until then."""
    seen = [(entry.seat, entry.move) for entry in match.seen(seat, 0, at)]
    return hashlib.sha256(repr((seat, seen)).encode()).hexdigest()[:_GUARD]
