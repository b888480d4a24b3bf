"""Terms that the rules explain, as messages mark them: `[charging|charges]`.

Before the bar is the section of the rules, behind it what is read. Every translation marks its own
words, so that a link never depends on how they are written.
"""

import re
from collections.abc import Callable
from typing import Self

from pygames.core.language import Name

__all__ = ["Term", "sections", "unmarked", "with_terms"]

_TERM = re.compile(r"\[([a-z][a-z_-]*)\|([^\[\]|]+)\]")


class Term(Name):
    """A name that leads to a section of the rules, in whatever case it is."""

    __slots__ = ("_name", "_section")

    _name: Name
    _section: str

    def __new__(cls, section: str, name: Name) -> Self:
        """Mark a name."""
        made = super().__new__(cls, _marked(section, name), name.message)
        made._section, made._name = section, name
        return made

    def __format__(self, case: str) -> str:
        return _marked(self._section, format(self._name, case))


def _marked(section: str, words: str) -> str:
    return f"[{section}|{words}]"


def with_terms(text: str, written: Callable[[str, str], str]) -> str:
    """Write each term of a text anew: `written` has the section and the words."""
    return _TERM.sub(lambda found: written(found[1], found[2]), text) if "|" in text else text


def unmarked(text: str) -> str:
    """Return a text as it is read where nothing leads to the rules."""
    return with_terms(text, lambda _section, words: words)


def sections(text: str) -> list[str]:
    """Return the sections that the terms of a text lead to, in no order of their own."""
    return sorted(found[1] for found in _TERM.finditer(text))
