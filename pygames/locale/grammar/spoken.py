"""What is heard at the end of a name: numbers and single letters are read as words."""

import re
from collections.abc import Mapping, Sequence

__all__ = ["last_word", "numeral", "plain"]

_LAST = re.compile(r"(\d+|[^\W\d_]+)[\W_]*$")
_ACCENTS = str.maketrans("àãåæāăèêëēėęěìïîīòôõøōùûūŷýÿ", "aaaeaaeeeeeeeiiiiooooouuuiii")


def last_word(name: str) -> str:
    """Return the last run of letters, or of digits, "" if there is none."""
    found = _LAST.search(name)
    return found[1] if found else ""


def plain(word: str) -> str:
    """Return a word in small letters without foreign accents."""
    return word.lower().translate(_ACCENTS)


def numeral(
    digits: str, ones: Sequence[str], tens: Sequence[str], powers: Mapping[int, str]
) -> str:
    """Return the last word of a number as it is read.

    `ones` and `tens`: the words for 0 to 9, and for 10 to 90 at their places; `powers`: number of
    zeros -> the word.
    """
    value = int(digits)
    if value % 10 or not value:
        return ones[value % 10]
    if value % 100:
        return tens[value % 100 // 10]
    zeros = len(digits) - len(digits.rstrip("0"))
    return powers[max(power for power in powers if power <= zeros)]
