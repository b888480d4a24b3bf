"""A program from outside as a player: it is started, told what its seat sees, asked, and ended.

A program that hangs, dies, talks nonsense or chooses what it may not loses the match that it is in;
for the next one it is started again.
"""

import random
import shlex
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

from pygames.bots.arena import Forfeit
from pygames.core.game import BadSetup, Decision, State
from pygames.core.language import N_
from pygames.core.log import Entry
from pygames.core.match import Match
from pygames.programs import messages
from pygames.programs.messages import NotAnAnswer

__all__ = ["Outside"]

_LONGEST = 1 << 20
"""In characters: a longer line is no answer."""
_PARTING = 1.0
"""Seconds that a program has to end by itself once its input has ended."""


class Outside:
    """A command that speaks the protocol, as a player: a process for each seat that it takes.

    They are kept from match to match, and end when their input does, with this process at the
    latest.
    """

    def __init__(self, command: str, patience: float) -> None:
        """`patience`: the seconds that it has for each answer."""
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
    """A process that plays in one seat of one match after another."""

    def __init__(self, command: str, patience: float) -> None:
        self._command = command
        self._patience = patience
        self._program: subprocess.Popen[str] | None = None
        self._lines: Queue[str] = Queue()
        self._match: Match | None = None
        self._seat = 0

    # --- a match -------------------------------------------------------------------------

    def sit(self, match: Match, seat: int, seed: str) -> None:
        """Take a seat in a match that begins, and hear what has happened in it so far."""
        self._match, self._seat = match, seat
        if self._program is None or self._program.poll() is not None:
            self._start()
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
            return messages.answer(self._hear(), decision)
        except NotAnAnswer as fault:
            raise self._forfeit(str(fault)) from None

    def rise(self) -> None:
        """Leave the match; if it has been played to its end, the program is told how that was."""
        match, self._match = self._match, None
        if self._program is not None and match is not None and match.outcome is not None:
            with suppress(Forfeit):
                self._tell(messages.over(match))

    # --- the program ---------------------------------------------------------------------

    def _start(self) -> None:
        self._lines = Queue()
        try:
            self._program = subprocess.Popen(
                shlex.split(self._command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as fault:
            raise BadSetup(
                N_("The program “{command}” cannot be started: {why}."),
                command=self._command,
                why=getattr(fault, "strerror", None) or str(fault),
            ) from None
        assert self._program.stdout is not None
        Thread(target=_listen, args=(self._program.stdout, self._lines), daemon=True).start()

    def _tell(self, message: Mapping[str, Any]) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        try:
            self._program.stdin.write(f"{messages.line(message)}\n")
        except OSError:
            raise self._forfeit("it has ended") from None

    def _hear(self) -> str:
        try:
            said = self._lines.get(timeout=self._patience)
        except Empty:
            raise self._forfeit(f"no answer within {self._patience:g} seconds") from None
        if not said:
            raise self._forfeit("it has ended")
        if len(said) >= _LONGEST:
            raise NotAnAnswer("a line without end")
        return said

    def _forfeit(self, reason: str) -> Forfeit:
        """End the program, which cannot be trusted to know where it is any more."""
        self.end(kill=True)
        return Forfeit(self._seat, reason)

    def end(self, kill: bool = False) -> None:
        """End the program; `kill`: without giving it time to do so by itself."""
        program, self._program = self._program, None
        if program is None:
            return
        assert program.stdin is not None
        with suppress(OSError):
            program.stdin.close()
        if not kill:
            with suppress(subprocess.TimeoutExpired):
                program.wait(_PARTING)
        program.kill()
        program.wait()


def _listen(output: IO[str], lines: "Queue[str]") -> None:
    """Put each line of a program's output into the queue, and "" when it ends."""
    with output, suppress(ValueError):
        while said := output.readline(_LONGEST):
            lines.put(said)
    lines.put("")
