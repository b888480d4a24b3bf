"""Translations into Turkish, Hungarian and Persian: one gettext domain per package.

The words of a package are in `words/<language>.po` in its folder, those that all games share in
this one. The build compiles them; elsewhere they are compiled when they are first read. A name in a
case is looked up too, under the case as its context, and follows the rules of `grammar` if it is
not found.
"""

import re
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from pygames.locale.columns import read_columns
from pygames.locale.grammar import URGE, rule
from pygames.locale.mo import to_mo
from pygames.resources import read

__all__ = ["Words", "form_of"]

_CONTEXT_END = "\4"
_ARTICLES = ("the", "The")
_TAIL = re.compile(r"( \([^()]*\))+$")
"""What stands behind a name and follows no case: the number of a squad."""


def form_of(message: str, case: str) -> str:
    """Return the message under which a catalogue has a marked name in a case."""
    context, end, text = message.rpartition(_CONTEXT_END)
    return f"{context}{' ' * bool(end)}{case}{_CONTEXT_END}{text}"


class Words(NullTranslations):
    """Messages in one language, looked up in one package after another, else in English."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._packages: set[str] = set()
        self._found: dict[str, str] = {}
        self._inflected: dict[tuple[str, str, str], str] = {}
        self._rule = rule(language)

    def include(self, package: str) -> None:
        """Add the words of a package, once; it may have none, or get them later."""
        if package in self._packages:
            return
        words = _read(package, self._language)
        if words is not None:
            self._packages.add(package)
            self.add_fallback(words)
            self._found.clear()
            self._inflected.clear()

    def gettext(self, message: str) -> str:
        """Translate a message; results are cached, for a screen needs hundreds."""
        if message not in self._found:
            self._found[message] = _text_of(super().gettext(message))
        return self._found[message]

    def ngettext(self, one: str, many: str, n: int) -> str:
        """Translate a message in the plural form for n."""
        return _text_of(super().ngettext(one, many, n))

    def urge(self, one: str, many: str = "", n: int = 1) -> str:
        """Translate the text of a button as a sentence that tells to do it, if there is one."""
        if not many:
            return self._form(URGE, one) or self.gettext(one)
        key = form_of(one, URGE)
        found = super().ngettext(key, many, n)
        return self.ngettext(one, many, n) if found in (key, many) else found

    def inflect(self, name: str, case: str, message: str) -> str:
        """Put a name into a case, or several; `message`: what it translates, "" for nothing."""
        key = name, case, message
        if key not in self._inflected:
            tail = _TAIL.search(name)
            stem = name[: tail.start()] if tail else name
            self._inflected[key] = self._inflect(stem, case, message) + name[len(stem) :]
        return self._inflected[key]

    def _inflect(self, name: str, case: str, message: str) -> str:
        if name != self.gettext(message):  # something stands beside it
            message = ""
        form = self._form(case, message)
        if form:
            return form
        inflected = name
        for one in sorted(case.split(), key=_ARTICLES.__contains__):
            form = self._form(one, message) if inflected == name else ""
            inflected = form or self._rule(inflected, one, not message)
        return inflected

    def _form(self, case: str, message: str) -> str:
        """Return what the catalogues have for a marked name in a case, "" for nothing."""
        key = form_of(message, case)
        found = super().gettext(key) if message else key
        return "" if found == key else found


def _text_of(message: str) -> str:
    return message.rpartition(_CONTEXT_END)[2]


def _read(package: str, language: str) -> GNUTranslations | None:
    """Read the words of a package in a language, None if there are none."""
    messages = read_columns(package, language)
    if messages is None:
        source = read(package, f"words/{language}.po")
        if source is None:
            return None
        from pygames.locale.po import read_po

        messages = list(read_po(source.decode()))
    return GNUTranslations(BytesIO(to_mo(messages)))
