"""What leads from the table to the rules: terms, and the reasons of refusals."""

import re
from collections.abc import Mapping
from functools import lru_cache

from markupsafe import Markup, escape

from pygames.core.game import Move, State, Told
from pygames.table.board import Board

__all__ = ["Terms", "section_of"]

_TAGS = re.compile(r"(<[^>]*>)")


def section_of(board: Board[State, Move], reason: Exception | None) -> str:
    """Return the section of the rules that explains a refusal, "" if none does."""
    return board.section(reason.message) if board.section and isinstance(reason, Told) else ""


class Terms:
    """The terms of a game (see `Board.terms`). Each is a link once, where it is found first."""

    def __init__(self, game: str, sections: Mapping[str, str]) -> None:
        self._game = game
        self._sections = sections
        self._found: set[str] = set()

    def linked(self, said: str) -> Markup:
        """Return a text, which may be markup, with links."""
        text = escape(said)
        if not self._sections:
            return text
        word = _word(tuple(self._sections))
        parts = _TAGS.split(text)
        return Markup("".join(it if it[:1] == "<" else word.sub(self._link, it) for it in parts))

    def _link(self, found: re.Match[str]) -> str:
        section = self._sections[found[1].lower()]
        if section in self._found:
            return found[0]
        self._found.add(section)
        return f'<a class="term" href="#/rules/{self._game}/{section}">{found[0]}</a>'


@lru_cache(maxsize=8)
def _word(stems: tuple[str, ...]) -> re.Pattern[str]:
    """Return the pattern of a word that begins with one of these, the longest that fits."""
    longest_first = sorted(stems, key=lambda stem: (-len(stem), stem))
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})\w*", re.IGNORECASE)
