"""Colour in a terminal: painted text carries escape sequences, and plain output drops them.

Colour repeats what signs and words say already, so nothing is lost without it.
"""

import os
import re
import unicodedata
from typing import TextIO

__all__ = ["BLUE", "BOLD", "DIM", "GREEN", "ORANGE", "PURPLE", "RED", "YELLOW", "fit", "paint"]
__all__ += ["plain", "wants_colour", "width"]

BOLD, DIM = "1", "2"
RED, ORANGE, YELLOW, GREEN, BLUE, PURPLE = "31", "38;5;208", "33", "32", "34", "35"

_STYLED = re.compile(r"\x1b\[[0-9;]*m")


def paint(text: str, *styles: str) -> str:
    """Return the text in these styles."""
    return f"\x1b[{';'.join(styles)}m{text}\x1b[0m" if styles else text


def plain(text: str) -> str:
    """Return a painted text without its colours."""
    return _STYLED.sub("", text)


def width(text: str) -> int:
    """Return how many columns a painted text takes up: marks on letters take none."""
    return sum(unicodedata.category(sign) not in ("Mn", "Me", "Cf") for sign in plain(text))


def fit(text: str, columns: int) -> str:
    """Fill a painted text with spaces up to this width."""
    return text + " " * max(0, columns - width(text))


def wants_colour(stream: TextIO) -> bool:
    """Whether to write colours to it: to a terminal, unless NO_COLOR or a dumb one forbid it."""
    return (
        stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM", "") != "dumb"
    )
