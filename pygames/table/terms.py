"""What leads from the table to the rules: terms, and the reasons of refusals."""

import re
from collections.abc import Collection

from markupsafe import Markup, escape

from pygames.core.game import Move, State, Told
from pygames.core.term_marks import with_terms
from pygames.table.board import Board

__all__ = ["Terms", "section_of"]

_TAGS = re.compile(r"(<[^>]*>)")


def section_of(board: Board[State, Move], reason: Exception | None) -> str:
    """Return the section of the rules that explains a refusal, "" if none does."""
    return board.section(reason.message) if board.section and isinstance(reason, Told) else ""


class Terms:
    """The terms of a game (see `Board.terms`). Each is a link once, where it is found first."""

    def __init__(self, game: str, sections: Collection[str]) -> None:
        self._game = game
        self._sections = sections
        self._found: set[str] = set()

    def linked(self, said: str) -> Markup:
        """Return a text, which may be markup, with links."""
        text = escape(said)
        if "|" not in text:
            return text
        parts = _TAGS.split(text)
        return Markup("".join(it if it[:1] == "<" else with_terms(it, self._link) for it in parts))

    def _link(self, section: str, words: str) -> str:
        if section in self._found or section not in self._sections:
            return words
        self._found.add(section)
        return f'<a class="term" href="#/rules/{self._game}/{section}">{words}</a>'
