"""What people type, with whatever keyboard: made plain, so that it compares with words of ours."""

import re

__all__ = ["number", "plain", "whole"]

_DIGIT = re.compile(r"\d")
_WHOLE = re.compile(r"-?[0-9]{1,15}")
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:[.,][0-9]{1,15})?")

_FULL_WIDTH = {0xFF00 + n: chr(0x20 + n) for n in range(1, 0x5F)}
_UNSEEN = [
    0x307,  # the dot that a small Turkish İ leaves above an i
    *range(0x200B, 0x2010),  # joiners and directions
    *range(0x202A, 0x202F),
    *range(0x2060, 0x2070),
    0xFEFF,
]
_ALIKE = str.maketrans(
    {
        **dict.fromkeys("İı", "i"),  # in Turkish, I is not the capital of i
        **dict.fromkeys("يى", "ی"),  # of Arabic keyboards, which lack the Persian letter
        "ك": "ک",
        "؟": "?",
        "،": ",",
        "٫": ".",
        "×": "x",
        **dict.fromkeys("‐‑‒–—−", "-"),
        **dict.fromkeys("’‘ʼ", "'"),
    }
)
_PLAIN = {**_FULL_WIDTH, **dict.fromkeys(_UNSEEN, None), **_ALIKE}


def plain(text: str) -> str:
    """Return a text for comparison: small letters, digits 0 to 9, plain signs, single spaces.

    Decimal digits of every script are digits, and both letters I of Turkish are an i.
    """
    found = _DIGIT.sub(lambda digit: str(int(digit[0])), text.translate(_PLAIN))
    return " ".join(found.casefold().split())


def whole(text: str) -> int | None:
    """Read a whole number of up to 15 digits; return None for anything else."""
    found = plain(text)
    return int(found) if _WHOLE.fullmatch(found) else None


def number(text: str) -> float | None:
    """Read a number with a decimal point or comma; return None for anything else."""
    found = plain(text)
    return float(found.replace(",", ".")) if _NUMBER.fullmatch(found) else None
