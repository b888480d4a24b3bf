"""The Persian ezafe, which joins a name to what follows: `ez` جنگلِ, دریای, رودخانهٔ."""

import re

__all__ = ["inflect"]

_KASRA, _HAMZA, _YE = "\u0650", "\u0654", "ی"
_LETTER = re.compile("[\u0621-\u064a\u066e-\u06d3]")
_CLOSING = re.compile("[\u2069»”)]*$")


def inflect(name: str, case: str, _is_proper: bool) -> str:
    """Return the name with its ezafe; names in other letters, and numbers, get none."""
    if case != "ez":
        return name
    end = _CLOSING.search(name)
    word = name[: end.start()] if end else name
    if not _LETTER.match(word[-1:]):
        return name
    return word + _ezafe(word) + name[len(word) :]


def _ezafe(word: str) -> str:
    last, before = word[-1], word[-2:-1]
    if last == "ا" or (last == "و" and before != "ا"):
        return _YE
    if last == "ه" and before not in "اوی":
        return _HAMZA
    return _KASRA
