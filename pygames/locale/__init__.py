"""Translations into Turkish, Hungarian and Persian: one gettext domain per package.

The words of a package are in `words/<language>.po` in its folder, those that all games share in
this one. The build compiles them; elsewhere they are compiled when they are first read.
"""

from gettext import GNUTranslations, NullTranslations
from io import BytesIO

from pygames.locale.columns import read_columns
from pygames.locale.mo import to_mo
from pygames.resources import read

__all__ = ["Words"]


class Words(NullTranslations):
    """Messages in one language, looked up in one package after another, else in English."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language
        self._packages: set[str] = set()
        self._found: dict[str, str] = {}

    def include(self, package: str) -> None:
        """Add the words of a package, once; it may have none, or get them later."""
        if package in self._packages:
            return
        words = _read(package, self._language)
        if words is not None:
            self._packages.add(package)
            self.add_fallback(words)
            self._found.clear()

    def gettext(self, message: str) -> str:
        """Translate a message; results are cached, for a screen needs hundreds."""
        if message not in self._found:
            self._found[message] = super().gettext(message)
        return self._found[message]


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
