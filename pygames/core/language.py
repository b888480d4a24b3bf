"""The language of everything a player reads: gettext, digits and direction.

Texts are written in English and marked with `_` (translate now), `ngettext` (translate now, with a
number) or `N_` (only mark; the code that shows the text translates it). Values are filled in with
`str.format` after translation, whole numbers in the language's own digits.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Protocol

__all__ = [
    "LANGUAGES",
    "MIRROR",
    "N_",
    "_",
    "choose",
    "current",
    "direction",
    "include",
    "ngettext",
    "number",
    "use",
]

LANGUAGES: Mapping[str, str] = {
    "en": "English",
    "tr": "Türkçe",
    "hu": "Magyar",
    "fa": "فارسی",
}
"""Code -> the language's own name; the messages are written in the first."""

MIRROR = "qps-plocm"
"""A pseudo-language, right to left, that brackets every text: a bare one is not translated."""

_RIGHT_TO_LEFT = {"fa", MIRROR}
_DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}


class _Catalogue(Protocol):
    def include(self, package: str, /) -> None: ...
    def gettext(self, message: str, /) -> str: ...
    def ngettext(self, one: str, many: str, n: int, /) -> str: ...


class _English:
    def include(self, package: str) -> None:
        """No translation: the messages are written in English."""

    def gettext(self, message: str) -> str:
        return message

    def ngettext(self, one: str, many: str, n: int) -> str:
        return one if n == 1 else many


class _Mirror(_English):
    _accents = str.maketrans("AEIOUYaeiouycns", "ÅËÎÖÛÝåëîöûýçñš")

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^}]*\})", message)
        parts[::2] = [part.translate(self._accents) for part in parts[::2]]
        return "⟦" + "".join(parts) + "⟧"

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)


_catalogues: dict[str, _Catalogue] = {"en": _English(), MIRROR: _Mirror()}
_packages = ["pygames.locale"]
"""The packages whose words are looked up, in this order; those that all games share come first."""
_language = "en"
_catalogue: _Catalogue = _catalogues["en"]


def use(language: str) -> None:
    """Show everything in this language from now on; an unknown one means English."""
    global _language, _catalogue
    if language not in LANGUAGES and language != MIRROR:
        language = "en"
    if language not in _catalogues:
        from pygames.locale import Words  # only readers of a translation pay for it

        words = Words(language)
        for package in _packages:
            words.include(package)
        _catalogues[language] = words
    _language, _catalogue = language, _catalogues[language]


def include(package: str) -> None:
    """Translate with the words of this package too, in every language used now or later.

    A language that the package has no words in is shown in English; words that arrive later are
    found when the package is included again. Otherwise that does nothing.
    """
    if package not in _packages:
        _packages.append(package)
    for catalogue in _catalogues.values():
        catalogue.include(package)


def choose(wanted: Iterable[str]) -> str:
    """Return the first available of the reader's languages (`tr-TR`, `en`), or English."""
    for tag in wanted:
        code = tag.partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


def current() -> str:
    """Return the code of the language in use."""
    return _language


def direction() -> str:
    """Return `rtl` or `ltr`, for HTML's `dir`."""
    return "rtl" if _language in _RIGHT_TO_LEFT else "ltr"


def number(value: int | str) -> str:
    """Write a whole number, or a text with numbers, in the digits of the language in use."""
    digits = _DIGITS.get(_language)
    return str(value).translate(digits) if digits else str(value)


def _fill(text: str, values: Mapping[str, object]) -> str:
    if not values:
        return text
    return text.format_map({k: number(v) if type(v) is int else v for k, v in values.items()})


def _(message: str, **values: object) -> str:
    """Translate the message into the language in use and fill its {placeholders}."""
    return _fill(_catalogue.gettext(message), values)


def ngettext(one: str, many: str, n: int, **values: object) -> str:
    """As `_`, in the plural form for the number n, which fills {n}."""
    return _fill(_catalogue.ngettext(one, many, n), {"n": n, **values})


def N_(message: str) -> str:
    """Mark a message for the catalogues without translating it yet."""
    return message
