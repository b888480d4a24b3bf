"""A program from outside as a player: it is started, told what its seat sees, asked, and ended.

A program that hangs, dies, talks nonsense or chooses what it may not loses the match that it is in;
for the next one it is started again.
"""

import random
import time
from collections.abc import Mapping
from typing import Any

from pygames.bots.arena import Forfeit
from pygames.core.game import Decision, State
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.programs import messages
from pygames.programs.messages import NotAnAnswer
from pygames.programs.process import LONGEST, Process

__all__ = ["STARTING", "Outside"]

STARTING = 30.0
"""Seconds that a program may take to start, which count for none of its answers."""
_GREETINGS = 10
"""So many lines that are no JSON are passed over before the first answer of a match."""


class Outside:
    """A command that speaks the protocol, as a player: a process for each seat that it takes.

    They are kept from match to match, and end when their input does, with this process at the
    latest.
    """

    def __init__(self, command: str, patience: float) -> None:
        """`patience`: the seconds that it has for each answer, once it has started."""
        self._command = command
        self._patience = patience
        self._seats: dict[int, _Seat] = {}

    def sit(self, match: Match, seat: int, seed: str) -> "_Seat":
        """Take a seat. Raises `Forfeit`; `BadSetup` if the command cannot be started."""
        taken = self._seats.setdefault(seat, _Seat(self._command, self._patience))
        taken.sit(match, seat, seed)
        return taken

    def rise(self) -> None:
        """Leave all seats."""
        for taken in self._seats.values():
            taken.rise()

    def end(self) -> None:
        """End all processes."""
        for taken in self._seats.values():
            taken.end()


class _Seat:
    """A program that plays in one seat of one match after another."""

    def __init__(self, command: str, patience: float) -> None:
        self._command = command
        self._patience = patience
        self._starting = STARTING
        self._process: Process | None = None
        self._is_started = False
        self._greetings = 0
        self._match: Match | None = None
        self._seat = 0

    # --- a match -------------------------------------------------------------------------

    def sit(self, match: Match, seat: int, seed: str) -> None:
        """Take a seat in a match that begins, and hear what has happened in it so far."""
        self._match, self._seat, self._greetings = match, seat, _GREETINGS
        if self._process is None or self._process.has_ended:
            self.end()
            self._process, self._is_started = Process(self._command), False
        self._tell(messages.setup(match, seat, seed))
        state = match.setup.start()
        for made in match.seen(seat):
            self.add(state, made)
            state.apply(made.move, made.seat)
        match.follow(self, seat)

    def add(self, state: State, entry: Entry) -> None:
        """Tell of an entry about to be made in this state, both as the seat sees them."""
        assert self._match is not None
        self._tell(messages.entry(self._match, entry, state))

    def cut(self, count: int) -> None:
        """Refuse: nothing is undone in a match that a program plays."""
        raise NotImplementedError

    def __call__(self, _view: Any, decision: Decision, _rng: random.Random) -> Any:
        """Return the move that the program chooses. Raises `Forfeit`."""
        assert self._match is not None
        self._tell(messages.choice(self._match, decision))
        try:
            move = messages.answer(self._hear(), decision)
        except NotAnAnswer as fault:
            self.end(kill=True)  # it cannot be trusted to know where it is any more
            raise Forfeit(self._seat, str(fault)) from None
        self._is_started, self._greetings = True, 0
        return move

    def rise(self) -> None:
        """Leave the match; if it has been played to its end, the program is told how that was."""
        match, self._match = self._match, None
        if match is not None and match.outcome is not None:
            self._tell(messages.over(match))

    def end(self, kill: bool = False) -> None:
        """End the program; `kill`: without giving it time to do so by itself."""
        process, self._process = self._process, None
        if process is not None:
            process.end(kill)

    # --- what is said --------------------------------------------------------------------

    def _tell(self, message: Mapping[str, Any]) -> None:
        if self._process is not None:  # else it has lost the match already
            self._process.tell(messages.line(message))

    def _hear(self) -> str:
        """Return what the program answers, without its greetings. Raises `NotAnAnswer`."""
        assert self._process is not None
        wait = self._patience + (0.0 if self._is_started else self._starting)
        late = time.monotonic() + wait
        while (said := self._process.line(late - time.monotonic())) is not None:
            if not said:
                raise NotAnAnswer("it has ended")
            if len(said) >= LONGEST:
                raise NotAnAnswer("a line without end")
            if said.lstrip().startswith("{") or not self._greetings:
                return said
            self._greetings -= 1
        if not self._is_started:
            self._starting = 0.0  # it has had its time
        raise NotAnAnswer(f"no answer within {wait:g} seconds")
