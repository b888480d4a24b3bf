"""What is around the text of a match, so that it arrives: what is found in a message, and whole.

    code length check payload
    b1   HA     x9_2  ...

`code` names the game and the version of its rules; `length` is the number of characters that follow
it (so that a truncated text is recognized); `check` guards against changes, and tells a text that
was re-encoded on its way, and is read right, from one that is not (see `pygames.core.arrived`).
"""

import base64
import hashlib
import re
from collections.abc import Iterator
from typing import NamedTuple

from pygames.core import registry
from pygames.core.arrived import joined, readings
from pygames.core.cleaning import quoted
from pygames.core.codec import BadLink, UnknownRules, damaged
from pygames.core.game import Game
from pygames.core.language import N_, _

__all__ = [
    "LONGEST",
    "LONGEST_MESSAGE",
    "MARK",
    "check_of",
    "find",
    "game_of",
    "opened",
    "sealed",
    "too_long",
]

LONGEST = 64 * 1024
"""In characters: a longer text is rejected unread."""
LONGEST_MESSAGE = 16 * LONGEST
"""The same for a message with a link in it."""
MARK = "#m="
"""What precedes the text in an address."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK = 4
_AT = r"(?:/|%2[Ff])(\d{1,6})"
_LINK = re.compile(rf"{MARK}([\w-]*)(?:{_AT})?", re.ASCII)
_BARE = re.compile(rf"(.*?)(?:{_AT})?\Z", re.ASCII | re.DOTALL)
_PLACE = re.compile(_AT, re.ASCII)
_WORD = re.compile(rf"(?<![\w-])([a-z]{{1,2}}[0-9][\w-]{{5,}})(?:{_AT})?", re.ASCII)
_CODE = re.compile(r"[a-z]{1,2}(?:0|[1-9][0-9]?)")
_HOST = re.compile(r"https?://([^\s/?#]{1,200})")
_RUN = re.compile(r"(?:^|#m=)([\w-]{12,})", re.ASCII | re.IGNORECASE)
_FOREIGN = N_("This is not a link to a match.")
_MARKS = 3
"""At most this many marks of a message are looked at, from the last one back."""

Found = tuple[str, int | None]
"""The text of a match, and the place in it that a link points to."""


class _Head(NamedTuple):
    """The first characters of a link's text."""

    code: str
    begin: int
    """Where the check begins,"""
    end: int
    """and where the text ends, as its length says."""


def find(message: str) -> Found:
    """Return the text of the last link in a message, and the place in the match that it points to.

    A message without a link's mark is taken for the text itself. What was re-encoded on its way is
    found too; of what cannot be read, the text that says most of why. Raises `BadLink`.
    """
    if len(message) > LONGEST_MESSAGE:
        raise too_long()
    failed: list[Found] = []
    for reading in readings(message):
        for text, place in _links(reading):
            if whole := _whole(text):
                return whole, place
            failed.append((text, place))
        for word in _WORD.finditer(reading):
            if whole := _whole(word[1]):
                return whole, _number(word[2])
    return max(failed, key=lambda found: _worth(found[0]))


def game_of(text: str) -> Game | None:
    """Return the game of a link's text, None if it is not known here."""
    return registry.by_code(text[:3]) or registry.by_code(text[:2])


def sealed(game: Game, data: bytes) -> str:
    """Return the text of a link with this payload."""
    payload = base64.urlsafe_b64encode(data).decode().rstrip("=")
    code = f"{game.code}{game.version}"
    return f"{code}{_length(_CHECK + len(payload))}{check_of(code, payload)}{payload}"


def opened(text: str) -> tuple[Game, bytes]:
    """Return the game and the payload of a link's text. Raises `BadLink`."""
    game, head = game_of(text), _known(text)
    if game is None or head is None:
        raise _unknown(text)
    check, payload = text[head.begin :][:_CHECK], text[head.begin + _CHECK :]
    if len(text) != head.end or check != check_of(head.code, payload):
        raise _altered(text, head.end)
    try:
        return game, base64.b64decode(payload + "=" * (-len(payload) % 4), b"-_", validate=True)
    except ValueError:
        raise damaged() from None


def check_of(code: str, payload: str) -> str:
    """Return the characters that guard a payload against changes."""
    digest = hashlib.sha256(f"{code}.{payload}".encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[: _CHECK * 3 // 4]).decode()


# --- finding it --------------------------------------------------------------------------------


def _links(message: str) -> Iterator[Found]:
    """Yield what may be links in a message, the likeliest first: at least one."""
    at, marks = len(message), 0
    while marks < _MARKS and (at := message.rfind(MARK, 0, at)) >= 0:
        marks += 1
        yield from _texts(_LINK, message, at, len(MARK))
    if not marks:
        yield from _texts(_BARE, message.strip(), 0, 0)


def _texts(link: re.Pattern[str], message: str, at: int, mark: int) -> Iterator[Found]:
    """Yield the link at a place of a message, and the same if it goes on in the next lines."""
    found = link.match(message, at)
    assert found is not None
    yield found[1], _number(found[2])
    more = joined(message[at + mark : at + mark + 2 * LONGEST])
    run = _LINK.match(MARK + more)
    line = _LINK.match(MARK + message[at + mark :][:LONGEST])
    assert run is not None
    assert line is not None
    for head in _heads(run[1]):
        if len(line[1]) < head.end <= len(run[1]):
            place = _PLACE.match(more, head.end)
            yield run[1][: head.end], _number(place and place[1])


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _heads(text: str) -> Iterator[_Head]:
    """Yield the heads that a text may begin with: a code may be longer than it seems."""
    for code in dict.fromkeys((text[:2], text[:3], text[:4])):
        if _CODE.fullmatch(code):
            try:
                length, body = _split_length(text[len(code) :])
            except BadLink:
                continue
            begin = len(text) - len(body)
            yield _Head(code, begin, begin + length)


def _known(text: str) -> _Head | None:
    """Return the head of a text of a game that is known here."""
    game = game_of(text)
    code = f"{game.code}{game.version}" if game else ""
    return next((head for head in _heads(text) if head.code == code), None)


def _whole(text: str) -> str:
    """Return the text of a link, without what emphasis has put behind it; "" if it is not whole."""
    for code, begin, end in _heads(text):
        check, payload = text[begin : begin + _CHECK], text[begin + _CHECK : end]
        fits = end <= len(text) and not text[end:].strip("_-")
        if fits and check == check_of(code, payload):
            return text[:end]
    return ""


def _worth(text: str) -> int:
    """Return how much a text that is not whole tells of what has happened to it."""
    head = _known(text)
    return 0 if head is None else 2 if len(text) < head.end else 1


# --- what is wrong with it ---------------------------------------------------------------------


def too_long() -> BadLink:
    """Return the error for a text that is rejected unread."""
    return BadLink(N_("This text is too long to be a link to a match."))


def _altered(text: str, whole: int) -> BadLink:
    """Return the error for the text of a known game that should have so many characters."""
    if _lost_its_case(text):
        return _one_case()
    if len(text) < whole:
        return BadLink(
            N_("This link is incomplete: only {here} of its {all} characters arrived."),
            here=len(text),
            all=whole,
        )
    return damaged()


def _unknown(text: str) -> BadLink:
    """Return the error for a text whose code belongs to no game here."""
    if _whole(text):
        for code, _begin, _end in _heads(text):
            letters = code.rstrip("0123456789")
            if game := registry.by_letters(letters):
                return _of_another_version(game, int(code.removeprefix(letters)))
        return UnknownRules(N_("This link is for a game that this version does not have."))
    if _lost_its_case(text):
        return _one_case()
    if host := _HOST.search(text):
        return BadLink(
            N_(
                "This is not a link to a match: it leads to {host}. If a match opens there, copy "
                "the address that you see then."
            ),
            host=quoted(host[1]),
        )
    if said := quoted(text):
        return BadLink(N_("This is not a link to a match: “{text}”."), text=said)
    return BadLink(_FOREIGN)


def _of_another_version(game: Game, version: int) -> UnknownRules:
    """Return the error for a link of a version that is not here: it says which page is newer."""
    rules = {"game": _(game.title), "there": version, "here": game.version}
    if version < game.version:
        return UnknownRules(
            N_(
                "This match was begun on a page older than this one: version {there} of {game} "
                "does not open any more, here it is {here}."
            ),
            **rules,
        )
    return UnknownRules(
        N_(
            "This match was begun on a newer page than this one: it needs version {there} of "
            "{game}, here it is {here}. Go online and reload this page."
        ),
        **rules,
    )


def _lost_its_case(text: str) -> bool:
    """Whether all letters of what may be a link are capitals, or none."""
    found = _RUN.search(text)
    return found is not None and (found[1].isupper() or found[1].islower())


def _one_case() -> BadLink:
    return BadLink(
        N_(
            "This link is damaged: on its way all its letters were made capitals, or all small. "
            "Ask for it once more, as a file or as a code to scan."
        )
    )


# --- its length --------------------------------------------------------------------------------


def _length(value: int) -> str:
    text = ""
    while value >= 32:
        text += _ALPHABET[32 + value % 32]
        value //= 32
    return text + _ALPHABET[value]


def _split_length(text: str) -> tuple[int, str]:
    value = 0
    for at, char in enumerate(text[:4]):
        digit = _ALPHABET.find(char)
        if digit < 0:
            raise damaged()
        value += digit % 32 << 5 * at
        if digit < 32:
            return value, text[at + 1 :]
    raise BadLink(_FOREIGN)
