"""Painted lines as markup."""

import re
from collections.abc import Sequence

from markupsafe import Markup

from pygames.typed.paint import plain

__all__ = ["Sheet"]

_PAINTED = re.compile(r"\x1b\[1m(.*?)\x1b\[0m")
_TYPED, _BOLD = Markup('<b dir="ltr">{}</b>'), Markup("<b>{}</b>")


class Sheet:
    """Lines for a page to show one below the other; what is bold in it can be typed."""

    def __init__(self) -> None:
        self.lines: list[Markup] = []

    def say(self, *lines: str) -> None:
        """Write lines."""
        self.lines += map(_written, lines)

    def say_in_columns(self, texts: Sequence[str]) -> None:
        """Write texts, each as a line."""
        self.say(*texts)


def _written(line: str) -> Markup:
    parts = _PAINTED.split(line)
    single = [" ".join(plain(part).split()) for part in parts]
    pieces = [
        (_TYPED if part.isascii() else _BOLD).format(part) if place % 2 else Markup.escape(part)
        for place, part in enumerate(single)
        if part
    ]
    return Markup(" ").join(pieces)
