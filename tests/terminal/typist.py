"""Whole sessions at the terminal: what is typed, after `> `, among what the screen shows.

`sessions/<name>.txt` begins with the command behind a `$`. The lines behind `> ` in it are what a
person types; all others are what the command answers. `python -m tests.terminal.typist` plays them
again and writes the answers anew; read them before you keep them.
"""

import builtins
import contextlib
import io
import os
import shlex
from collections.abc import Iterable
from pathlib import Path

from pygames.cli import main

__all__ = ["FOLDER", "answered", "replayed", "typed_in"]

FOLDER = Path(__file__).parent / "sessions"
_PROMPT = "> "
_SIZE = {"COLUMNS": "80", "LINES": "3", "LANG": "C.UTF-8"}


def typed_in(text: str) -> list[str]:
    """What is typed in a session."""
    lines = text.splitlines()
    return [line[len(_PROMPT) :] for line in lines if (line + " ").startswith(_PROMPT)]


def answered(arguments: Iterable[str], typed: Iterable[str]) -> str:
    """What the screen shows, what is typed included, until nothing more is typed."""
    screen, left, asked = io.StringIO(), iter(typed), builtins.input

    def ask(prompt: str = "") -> str:
        try:
            line = next(left)
        except StopIteration:
            raise EOFError from None
        screen.write(f"{prompt}{line}".rstrip() + "\n")
        return line

    before = {name: os.environ.get(name) for name in _SIZE}
    os.environ.update(_SIZE)
    builtins.input = ask
    try:
        with contextlib.redirect_stdout(screen), contextlib.redirect_stderr(io.StringIO()):
            main([*arguments])
    finally:
        builtins.input = asked
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    return screen.getvalue()


def replayed(text: str) -> str:
    """The same session, as it is answered now."""
    command = text.splitlines()[0]
    return f"{command}\n{answered(shlex.split(command)[2:], typed_in(text))}"


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.txt")):
        path.write_text(replayed(path.read_text(encoding="utf-8")), encoding="utf-8")
