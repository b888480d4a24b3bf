"""What becomes of a text on its way, and back: mail programs, filters, messengers and keyboards
re-encode what they carry.

Nobody can tell what was done to a text, but a link says by its length and its check whether it has
been read right. So whoever reads one tries the `readings` in turn.
"""

import base64
import binascii
import re
from collections.abc import Iterator, Mapping
from urllib.parse import unquote

__all__ = ["joined", "readings"]

_MOST = 1 << 18
"""In characters: of a longer text only the end is decoded."""
_ROUNDS = 4
"""Filters wrap what other filters have wrapped."""

_DIGITS = {first + n: str(n) for first in (0x660, 0x6F0) for n in range(10)}  # Arabic, Persian
_WIDE = {wide: wide - 0xFEE0 for wide in range(0xFF01, 0xFF5F)}
_UNSEEN = [0xAD, 0x34F, 0x61C, 0x180E, *range(0x200B, 0x2010), *range(0x202A, 0x202F)]
_UNSEEN += [*range(0x2060, 0x2070), *range(0xFE00, 0xFE10), 0xFEFF]
_HYPHENS = dict.fromkeys([0x2010, 0x2011, 0x2012, 0x2212, 0xFE63], "-")
_PLAIN = {**_DIGITS, **_WIDE, **_HYPHENS, **dict.fromkeys([*_UNSEEN, ord("\\")], None)}

_LONG = "\u2013\u2014"
_DASHES = (("-", "--"), ("-", "-"), ("--", "--"))
"""What the two long dashes may have been before a keyboard made them of hyphens."""

_SOFT_BREAK = re.compile(r"=[ \t]{0,9}\r?\n")
_QUOTED = re.compile(r"=([2-7][0-9A-F])")
"""Of quoted-printable text; a link's own text never begins like that."""
_ENTITY = re.compile(r"&(?:#(\d{1,6})|#[xX]([0-9a-fA-F]{1,5})|([a-z]{2,7}));", re.ASCII)
_NAMED = {
    "amp": "&",
    "bsol": "\\",
    "colon": ":",
    "dash": "-",
    "equals": "=",
    "gt": ">",
    "hyphen": "-",
}
_NAMED |= {"lowbar": "_", "lt": "<", "nbsp": " ", "num": "#", "percnt": "%", "period": "."}
_NAMED |= {"quest": "?", "quot": '"', "shy": "", "sol": "/"}
"""Those that an address may come to hold."""
_BREAK = re.compile(r"</?w?br ?/?>", re.IGNORECASE)
_DASHED = re.compile(r"(/v2/url\?u=)([\w.~-]+)", re.ASCII)
_STARRED = "/v3/__"
_STAR = re.compile(r"\*(?:\*([\w-]))?", re.ASCII)
_RUNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_PACKED = re.compile(r"aHR0c[\w+/-]{12,}", re.ASCII)
"""Base64 of what begins with `http`."""
_BETWEEN = re.compile(r"[\s>|»*]+")


def readings(text: str) -> Iterator[str]:
    """Yield the text as it arrived, then what it may have been before: at most a dozen texts.

    Each takes time and memory in proportion to its length.
    """
    yield text
    text = text[-_MOST:]
    known = {text}
    for dashes in _DASHES:
        plain = {**_PLAIN, **dict(zip(map(ord, _LONG), dashes, strict=True))}
        reading = text
        for _round in range(_ROUNDS):
            reading = _undone(reading, plain)
            if reading in known:
                break
            known.add(reading)
            yield reading


def joined(text: str, by: str = "") -> str:
    """Return a text with this in place of what lines are wrapped and quoted with."""
    return _BETWEEN.sub(by, text)


def _undone(text: str, plain: Mapping[int, str | int | None]) -> str:
    """Return a text with one layer of each encoding less."""
    text = _SOFT_BREAK.sub("", text)
    text = _QUOTED.sub(lambda found: chr(int(found[1], 16)), text)
    text = _BREAK.sub("", _ENTITY.sub(_unescaped, text))
    text = _PACKED.sub(lambda found: _unpacked(found[0]), _unstarred(text))
    text = _DASHED.sub(lambda found: found[1] + _undashed(found[2]), text)
    return unquote(text).translate(plain)


def _unescaped(found: re.Match[str]) -> str:
    """Return the character that an entity of HTML stands for, the entity itself if it is odd."""
    decimal, hexadecimal, name = found.groups()
    if name:
        return _NAMED.get(name, found[0])
    return chr(int(decimal) if decimal else int(hexadecimal, 16))


def _undashed(address: str) -> str:
    """Return an address that a mail filter has written with `-23` for `#`, and `_` for `/`."""
    return unquote(address.replace("_", "/").replace("-", "%"))


def _unstarred(text: str) -> str:
    """Return a text with the addresses of a mail filter that writes `*` for what it lists behind
    the address, `**C` for the next four of that.
    """
    before, *wrapped = text.split(_STARRED)
    return "".join([before, *map(_without_stars, wrapped)])


def _without_stars(text: str) -> str:
    address, end, rest = text.partition("__;")
    listed, mark, more = rest.partition("!")
    if not (end and mark) or len(listed) > len(text):
        return _STARRED + text
    left = iter(_unpacked(listed))

    def next_ones(found: re.Match[str]) -> str:
        count = 1 if found[1] is None else _RUNS.index(found[1]) + 2
        return "".join(char for _n, char in zip(range(count), left, strict=False))

    return f"{_STAR.sub(next_ones, address)} {more}"


def _unpacked(packed: str) -> str:
    """Return what a text of base64 holds, the text itself if it holds none."""
    padded = packed.translate({ord("-"): "+", ord("_"): "/"}) + "=" * (-len(packed) % 4)
    try:
        return base64.b64decode(padded).decode(errors="replace")
    except binascii.Error:
        return packed
