"""What can be typed besides moves."""

from collections.abc import Collection

from pygames.core.normalization import plain
from pygames.typed.choices import Choices
from pygames.typed.keyboards import latin

__all__ = ["command_in"]

_SHORTENED = {"h": "hint", "help": "?", "l": "link", "q": "quit", "u": "undo", "": "table"}
_RESIGN = "resign"


def command_in(typed: str, words: Collection[str], choices: Choices | None = None) -> str:
    """Return which of these words a line is, in full; "" if it is none, or rather a move.

    To resign is a move of most games, and yet a command: it can always be typed.
    """
    for asked in (plain(typed), latin(plain(typed))):
        if asked != _RESIGN and choices and any(it.short == asked for it in choices.all):
            return ""
        word = _SHORTENED.get(asked, asked)
        if word in words:
            return word
    return ""
