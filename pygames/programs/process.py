"""A program that has been started, and the lines that go to it and come from it.

Two threads pass them on, so that one that does not read or does not stop talking holds up nobody.
"""

import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO

from pygames.core.game import BadSetup
from pygames.core.language import N_

__all__ = ["LONGEST", "Process"]

LONGEST = 1 << 20
"""In characters: longer lines come in pieces."""
_PARTING = 1.0
"""Seconds that a program has to end by itself once its input has ended."""
_WAITING = 100
"""Lines that may wait for us: a program that says more has to wait itself."""
_LOOK = 0.2
"""Seconds between looks whether anybody still wants those lines."""


class Process:
    """A program, which speaks lines of UTF-8; other bytes become U+FFFD."""

    def __init__(self, command: str) -> None:
        """Start it. Raises `BadSetup`."""
        self._heard: Queue[str] = Queue(_WAITING)
        self._told: Queue[str | None] = Queue()
        self._over = Event()
        self._program = _started(command)
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._threads = (
            Thread(target=self._listen, args=(self._program.stdout,), daemon=True),
            Thread(target=self._speak, args=(self._program.stdin,), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    @property
    def has_ended(self) -> bool:
        """Whether it does not run any more."""
        return self._program.poll() is not None

    def tell(self, line: str) -> None:
        """Send it a line; whether it listens shows in what it says."""
        self._told.put(f"{line}\n")

    def line(self, seconds: float) -> str | None:
        """Return its next line, "" if it has ended, None if there is none in time."""
        try:
            return self._heard.get(timeout=max(seconds, 0.0))
        except Empty:
            return None

    def end(self, kill: bool = False) -> None:
        """End it; `kill`: without giving it time to do so by itself."""
        self._told.put(None)
        if not kill:
            with suppress(subprocess.TimeoutExpired):
                self._program.wait(_PARTING)
        self._over.set()
        self._program.kill()
        self._program.wait()
        for thread in self._threads:
            thread.join(_PARTING)

    def _speak(self, ears: IO[str]) -> None:
        """Pass on what it is told, until nothing more is."""
        with suppress(OSError), ears:
            while (line := self._told.get()) is not None:
                ears.write(line)

    def _listen(self, mouth: IO[str]) -> None:
        """Take down each of its lines, and "" when they end."""
        with suppress(OSError, ValueError), mouth:
            while said := mouth.readline(LONGEST):
                self._take(said)
        self._take("")

    def _take(self, said: str) -> None:
        while not self._over.is_set():
            with suppress(Full):
                self._heard.put(said, timeout=_LOOK)
                return


def _started(command: str) -> subprocess.Popen[str]:
    """Start a command. Raises `BadSetup`."""
    try:
        words = shlex.split(command)
        if not words:
            raise ValueError("No command")
        return subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            bufsize=1,
            start_new_session=True,  # Ctrl-C is for us, and we tell it
        )
    except (OSError, ValueError) as fault:
        raise BadSetup(
            N_("The program “{command}” cannot be started: {why}."),
            command=command,
            why=getattr(fault, "strerror", None) or str(fault),
        ) from None
