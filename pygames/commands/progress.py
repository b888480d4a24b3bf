"""How far a long run is: one line at the bottom of a terminal, and nothing anywhere else.

A line of our own, not a library: the command line needs nothing but Python, and speaks the reader's
language.
"""

import shutil
import sys
import time
from collections.abc import Callable
from datetime import timedelta
from typing import Self

from pygames.core.language import _

__all__ = ["Progress"]

_WIDTH = 20
"""Of the bar, in characters."""
_PAUSE = 0.1
"""The least number of seconds between two drawings."""


class Progress:
    """The progress of `total` steps, on standard error if that is a terminal.

    What is printed meanwhile goes through `print`, so that the line stays below it.
    """

    def __init__(
        self, total: int, done: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`done`: what needs no time any more; `clock`: returns seconds."""
        self._total = total
        self._known = self._done = done
        self._clock = clock
        self._begun = clock()
        self._drawn = self._begun
        self._width = 0
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_fault: object) -> None:
        self._wipe()

    @property
    def done(self) -> int:
        """How many steps have been done."""
        return self._done

    def advance(self, steps: int = 1) -> None:
        """Count steps that have been done."""
        self._done += steps
        if self._clock() - self._drawn >= _PAUSE:
            self._draw()

    def print(self, line: str) -> None:
        """Print a line on standard output."""
        self._wipe()
        print(line, flush=True)
        self._draw()

    def _draw(self) -> None:
        if not self._shown:
            return
        self._drawn = self._clock()
        line = self._line()[: shutil.get_terminal_size().columns - 1]
        sys.stderr.write(f"\r{line.ljust(self._width)}")
        sys.stderr.flush()
        self._width = len(line)

    def _wipe(self) -> None:
        if self._width:
            sys.stderr.write(f"\r{' ' * self._width}\r")
            sys.stderr.flush()
            self._width = 0

    def _line(self) -> str:
        full = _WIDTH * self._done // self._total
        bar = f"[{'#' * full}{'.' * (_WIDTH - full)}] "
        percent, seconds = 100 * self._done // self._total, self._clock() - self._begun
        fresh = self._done - self._known
        if not fresh or not seconds:
            return bar + _(
                "{percent}%: {n} of {all}", percent=percent, n=self._done, all=self._total
            )
        left = timedelta(seconds=round(seconds * (self._total - self._done) / fresh))
        return bar + _(
            "{percent}%: {n} of {all}, {rate} a minute, {left} left",
            percent=percent,
            n=self._done,
            all=self._total,
            rate=round(60 * fresh / seconds),
            left=left,
        )
