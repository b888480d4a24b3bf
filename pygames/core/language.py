"""The language of everything a player reads: gettext, digits and direction.

Texts are written in English and marked with `_` (translate now), `ngettext` (translate now, with a
number) or `N_` (only mark; the code that shows the text translates it). Where one text has several
jobs, a context tells them apart. Values are filled in with `str.format` after translation, whole
numbers in the language's own digits, names in the case that the translation asks for.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Protocol, Self

from pygames.core import english

__all__ = [
    "LANGUAGES",
    "MIRROR",
    "N_",
    "Name",
    "_",
    "choose",
    "current",
    "direction",
    "include",
    "joined",
    "listed",
    "ngettext",
    "number",
    "sentences",
    "urging",
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
_CONTEXT_END = "\4"
"""Stands between the context and the text of a message, as it does in gettext's catalogues."""

_DIGITS = {"fa": str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")}


class _Catalogue(Protocol):
    def include(self, package: str, /) -> None: ...
    def gettext(self, message: str, /) -> str: ...
    def ngettext(self, one: str, many: str, n: int, /) -> str: ...
    def urge(self, one: str, many: str = "", n: int = 1, /) -> str: ...
    def inflect(self, name: str, case: str, message: str, /) -> str: ...


class _English:
    def include(self, package: str) -> None:
        """No translation: the messages are written in English."""

    def gettext(self, message: str) -> str:
        return message.rpartition(_CONTEXT_END)[2]

    def ngettext(self, one: str, many: str, n: int) -> str:
        return self.gettext(one if n == 1 else many)

    def urge(self, one: str, many: str = "", n: int = 1) -> str:
        return self.ngettext(one, many, n)

    def inflect(self, name: str, case: str, _message: str) -> str:
        return english.inflect(name, case)


class _Mirror(_English):
    _accents = str.maketrans("AEIOUYaeiouycns", "ÅËÎÖÛÝåëîöûýçñš")

    def gettext(self, message: str) -> str:
        parts = re.split(r"(\{[^}]*\})", super().gettext(message))
        parts[::2] = [part.translate(self._accents) for part in parts[::2]]
        return "⟦" + "".join(parts) + "⟧"


_catalogues: dict[str, _Catalogue] = {"en": _English(), MIRROR: _Mirror()}
_packages = ["pygames.locale"]
"""The packages whose words are looked up, in this order; those that all games share come first."""
_language = "en"
_urges = False
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


class Name(str):
    """A name that sentences can put into a case, or behind an article: `{place:loc}`."""

    __slots__ = ("message",)

    message: str
    """The marked message that the name translates, "" for a proper name."""

    def __new__(cls, text: str, message: str = "") -> Self:
        """Name something with a text, which may translate a marked message."""
        made = super().__new__(cls, text)
        made.message = message
        return made

    @classmethod
    def of(cls, message: str) -> Self:
        """Translate a marked name."""
        return cls(_(message), message)

    def __format__(self, case: str) -> str:
        return _catalogue.inflect(self, case, self.message) if case else str(self)


class _Names(Name):
    """Several names in a row, each of which is put into the case."""

    __slots__ = ("_last", "_separator", "_single")

    _single: Sequence[str]
    _separator: str
    _last: str
    """What stands before the last one instead."""

    def __format__(self, case: str) -> str:
        # A capital begins a sentence, so only the first name has one.
        wanted = [case, *[case[:1].lower() + case[1:]] * (len(self._single) - 1)]
        cased = (format(_name(name), one) for name, one in zip(self._single, wanted, strict=True))
        return _row([*cased], self._separator, self._last)


def joined(names: Iterable[str], separator: str, last: str | None = None) -> Name:
    """Return names, one after the other, that get a case each.

    `last`: what stands before the last one, None for the separator.
    """
    single = [*names]
    before_last = separator if last is None else last
    made = _Names(_row(single, separator, before_last))
    made._single, made._separator, made._last = single, separator, before_last
    return made


def _row(names: Sequence[str], separator: str, last: str) -> str:
    if _language in _RIGHT_TO_LEFT:  # each alone, or all would run from left to right
        names = [_isolated(name) for name in names]
    return last.join(filter(None, (separator.join(names[:-1]), *names[-1:])))


def listed(names: Iterable[str]) -> Name:
    """Return names as a sentence lists them: the River, the Beach and the Rover."""
    return joined(names, _(", "), _(" and "))


def sentences(*texts: str) -> str:
    """Return sentences, none of which has a full stop, one after the other."""
    return ". ".join(texts)


_ISOLATES = re.compile("\u2068[^\u2068\u2069]*\u2069")
_LEFT_TO_RIGHT = re.compile("[A-Za-z\u00c0-\u058f\u0900-\u1fff\u3040-\ud7ff]")
_CASE = re.compile(r"\{\w+:")


def _isolated(text: str) -> str:
    """Keep together what is written from left to right, such as d9."""
    if _LEFT_TO_RIGHT.search(text) and _LEFT_TO_RIGHT.search(_ISOLATES.sub("", text)):
        return f"\u2068{text}\u2069"
    return text


class _Isolated:
    """A name in a sentence that runs from right to left."""

    def __init__(self, name: object) -> None:
        self._name = name

    def __format__(self, case: str) -> str:
        return _isolated(format(self._name, case))


def _name(value: object) -> Name:
    if isinstance(value, Name):
        return value
    return Name(number(value) if type(value) is int else str(value))


def _fill(text: str, values: Mapping[str, object]) -> str:
    if not values:
        return text
    is_mirrored = _language in _RIGHT_TO_LEFT
    filled: dict[str, object]
    if _CASE.search(text):
        filled = {key: _name(value) for key, value in values.items()}
        if is_mirrored:
            filled = {key: _Isolated(name) for key, name in filled.items()}
    else:  # most sentences: quickly
        filled = {k: number(v) if type(v) is int else v for k, v in values.items()}
        if is_mirrored:
            filled = {key: _isolated(f"{value}") for key, value in filled.items()}
    return text.format_map(filled)


@contextmanager
def urging() -> Iterator[None]:
    """Say within it what buttons say as sentences that tell to do it, as hints do: “Deploy it.”

    Languages whose buttons name the action have these sentences in their catalogues, under the
    context `urge`; in the others nothing changes.
    """
    global _urges
    before, _urges = _urges, True
    try:
        yield
    finally:
        _urges = before


def _(message: str, *, context: object = "", **values: object) -> str:
    """Translate the message into the language in use and fill its {placeholders}.

    `context`: a text that tells what it is for, such as "button", if it has several jobs.
    """
    key = _key(message, context)
    return _fill(_catalogue.urge(key) if _urges else _catalogue.gettext(key), values)


def ngettext(one: str, many: str, n: int, *, context: object = "", **values: object) -> str:
    """As `_`, in the plural form for the number n, which fills {n}."""
    key = _key(one, context)
    said = _catalogue.urge(key, many, n) if _urges else _catalogue.ngettext(key, many, n)
    return _fill(said, {"n": n, **values})


def N_(message: str, *, context: str = "") -> str:
    """Mark a message for the catalogues without translating it yet.

    With a context it begins with it: only `_` and `Name.of` take it away.
    """
    return _key(message, context)


def _key(message: str, context: object) -> str:
    """Return what the catalogues call a message."""
    return f"{context}{_CONTEXT_END}{message}" if context else message
