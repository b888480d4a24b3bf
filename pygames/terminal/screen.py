"""The person's side of the terminal: lines out, typed lines in."""

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence

from pygames.core.language import _
from pygames.core.normalization import plain as plainly
from pygames.typed.paint import fit, plain, wants_colour, width

__all__ = ["Screen"]


class Screen:
    """Prints to standard output and reads from standard input."""

    def __init__(self) -> None:
        self._colour = wants_colour(sys.stdout)
        self._completed: list[str] = []
        self._edit()

    def _edit(self) -> None:
        """Let lines be edited, called back and completed, where the system has what that takes."""
        if not sys.stdin.isatty():
            return
        try:
            import readline
        except ImportError:  # on Windows the console edits lines itself
            return
        readline.set_completer(self._complete)
        readline.set_completer_delims("")
        readline.parse_and_bind("tab: complete")

    def _complete(self, text: str, place: int) -> str | None:
        found = [word for word in self._completed if word.startswith(plainly(text))]
        return found[place] if place < len(found) else None

    @property
    def columns(self) -> int:
        """The width of the terminal."""
        return shutil.get_terminal_size().columns

    def say(self, *lines: str) -> None:
        """Print painted lines; those wider than the terminal are broken between words."""
        for line in lines:
            for part in self._broken(line):
                print(part if self._colour else plain(part))

    def _broken(self, line: str) -> Iterable[str]:
        if width(line) <= self.columns:
            return (line,)
        indent = re.match(r"\s*", line)
        return textwrap.wrap(
            plain(line),
            max(self.columns, 20),
            subsequent_indent=(indent[0] if indent else "") + "  ",
            break_long_words=False,
            break_on_hyphens=False,
        )

    def say_in_columns(self, texts: Sequence[str]) -> None:
        """Print painted texts in as many columns as fit."""
        if not texts:
            return
        wide = max(map(width, texts)) + 3
        rows = -(-len(texts) // max(1, self.columns // wide))
        for row in range(rows):
            self.say("".join(fit(text, wide) for text in texts[row::rows]).rstrip())

    def ask(self, completed: Iterable[str] = ()) -> str:
        """Return a typed line. Raises `EOFError` or `KeyboardInterrupt` when the person leaves.

        `completed`: what the tab key completes.
        """
        self._completed = sorted({*completed})
        return input("> ").strip()

    def hand_over(self, name: str) -> str:
        """Hide what is on the screen until the next person sits before it; return what is typed."""
        self.clear()
        self.say(_("Now it is {name}’s turn. Nobody else looks. Press Enter.", name=name))
        typed = plainly(self.ask())
        self.clear()
        return typed

    def clear(self) -> None:
        """Hide what is on the screen."""
        if sys.stdout.isatty() and os.environ.get("TERM", "") not in ("", "dumb"):
            print("\x1b[2J\x1b[3J\x1b[H", end="", flush=True)
        else:
            print("\n" * shutil.get_terminal_size().lines, end="")
