"""What is said on a line besides letters. None of it is kept, and no match depends on it.

A signal is a JSON array: its kind, then what that needs.

    asks                     tell me what you have
    shown, hidden            whether anybody looks at the page
    sign n                   one of `SIGNS`
    words text               a line of text
    seats [0, 2]             these can be reached from here directly
    offer to by call       how seat `by` can be reached, for `to`: who reaches both hands it on
    answer to by call        what is answered to that, likewise
    gone                     the line ends on purpose
"""

import json
from typing import NamedTuple, TypeAlias

from pygames.core.cleaning import clean

__all__ = ["LONGEST_WORDS", "SIGNS", "Introduction", "Signal", "read", "written"]

SIGNS = 8
LONGEST_WORDS = 80
_LONGEST = 1200
_LONGEST_CALL = 400
_SEATS = range(8)


class Introduction(NamedTuple):
    """What two devices need to reach each other, on its way between them."""

    to: int
    by: int
    call: str


Signal: TypeAlias = tuple[str, int | str | frozenset[int] | Introduction | None]
"""What kind it is, and what it says."""


def written(kind: str, *said: object) -> str:
    """Return a signal as a text."""
    return json.dumps([kind, *said], ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> Signal | None:
    """Return the signal with this text, None for any other."""
    if len(text) > _LONGEST or not text.startswith("["):
        return None
    try:
        kind, *said = json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None
    match kind, said:
        case "asks" | "shown" | "hidden" | "gone", []:
            return str(kind), None
        case "sign", [int(which)] if _is_number(which, SIGNS):
            return "sign", which
        case "words", [str(words)] if shortened(words):
            return "words", shortened(words)
        case "seats", [list(seats)] if all(_is_number(it, len(_SEATS)) for it in seats):
            return "seats", frozenset(seats)
        case "offer" | "answer", [to, by, str(call)] if (
            _is_number(to, len(_SEATS))
            and _is_number(by, len(_SEATS))
            and to != by
            and len(call) <= _LONGEST_CALL
        ):
            return str(kind), Introduction(to, by, call)
    return None


def shortened(words: str) -> str:
    """Return a line of text as it is shown."""
    return clean(words.encode(errors="replace").decode())[:LONGEST_WORDS]


def _is_number(value: object, below: int) -> bool:
    return type(value) is int and 0 <= value < below
