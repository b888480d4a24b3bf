"""What is around the payload of a link, so that it arrives whole.

    code length check payload
    b1   HA     x9_2  ...

`code` names the game and the version of its rules, or says that it is a letter; `length` is the
number of characters that follow it (so that a truncated text is recognized); `check` guards against
changes, and tells a text that was re-encoded on its way, and is read right, from one that is not
(see `pygames.core.reencoding`).
"""

import base64
import hashlib
import re
from collections.abc import Iterator
from typing import NamedTuple

from pygames.core import registry
from pygames.core.cleaning import quoted
from pygames.core.codec import BadLink, UnknownRules, damaged
from pygames.core.game import Game
from pygames.core.language import N_, _

__all__ = [
    "LETTER",
    "LONGEST",
    "Frame",
    "calls",
    "check_of",
    "frames",
    "game_of",
    "is_sealed",
    "known_frame",
    "newer",
    "opened",
    "opened_letter",
    "rules_of",
    "sealed",
    "too_long",
    "whole",
]

LONGEST = 64 * 1024
"""In characters: a longer text is rejected unread."""

LETTER = "p1"
"""What letters begin with (see `pygames.post.letter`): no game has this code."""

LETTERS_CALLS, LETTERS_SEALED = 8, 64
"""In a letter's first byte: whether it says how its writer can be reached live."""
_LETTERS_RULES = 9
"""Where the payload of a letter says how long what `rules_of` returns is, before that itself."""
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK = 4
_CODE = re.compile(r"[a-z]{1,2}(?:0|[1-9][0-9]?)")
_HOST = re.compile(r"https?://([^\s/?#]{1,200})")
_RUN = re.compile(r"(?:^|#[ml]=)([\w-]{12,})", re.ASCII | re.IGNORECASE)
_FOREIGN = N_("This is not a link to a match.")
_LETTER = N_("This link holds moves of a match, not all of it: open it in the page.")


class Frame(NamedTuple):
    """What the first characters of a text say, if it is a link."""

    code: str
    begin: int
    """Where the check begins,"""
    end: int
    """and where the text ends, as its length says."""


def game_of(text: str) -> Game | None:
    """Return the game of a link's text, None if it is not known here."""
    return registry.by_code(text[:3]) or registry.by_code(text[:2])


def sealed(code: str, data: bytes) -> str:
    """Return the text of a link or a letter with this payload."""
    payload = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return f"{code}{_length(_CHECK + len(payload))}{check_of(code, payload)}{payload}"


def opened(text: str) -> tuple[Game, bytes]:
    """Return the game and the payload of a link's text. Raises `BadLink`."""
    game, frame = game_of(text), known_frame(text)
    if game is None or frame is None:
        raise _unknown(text)
    return game, _payload(text, frame)


def opened_letter(text: str) -> bytes:
    """Return the payload of a letter's text. Raises `BadLink`."""
    frame = known_frame(text)
    if frame is None or frame.code != LETTER:
        raise _unknown(text)
    return _payload(text, frame)


def rules_of(text: str) -> str:
    """Return the code and version of the game that a letter is about. Raises `BadLink`."""
    payload, begin = opened_letter(text), _LETTERS_RULES + 1
    if len(payload) < begin:
        raise damaged()
    return payload[begin : begin + payload[_LETTERS_RULES]].decode("ascii", errors="replace")


def calls(text: str) -> bool:
    """Whether a letter says how its writer can be reached live. Raises `BadLink`."""
    return bool(opened_letter(text)[0] & LETTERS_CALLS)


def is_sealed(text: str) -> bool:
    """Whether a letter is of a sealed match. Raises `BadLink`."""
    return bool(opened_letter(text)[0] & LETTERS_SEALED)


def _payload(text: str, frame: Frame) -> bytes:
    check, payload = text[frame.begin :][:_CHECK], text[frame.begin + _CHECK :]
    if len(text) != frame.end or check != check_of(frame.code, payload):
        raise _altered(text, frame.end)
    try:
        return base64.b64decode(payload + "=" * (-len(payload) % 4), b"-_", validate=True)
    except ValueError:
        raise damaged() from None


def check_of(code: str, payload: str) -> str:
    """Return the characters that guard a payload against changes."""
    digest = hashlib.sha256(f"{code}.{payload}".encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[: _CHECK * 3 // 4]).decode()


def frames(text: str) -> Iterator[Frame]:
    """Yield the frames that a text may have: its code may be longer than it seems."""
    for code in dict.fromkeys((text[:2], text[:3], text[:4])):
        if _CODE.fullmatch(code):
            try:
                length, body = _split_length(text[len(code) :])
            except BadLink:
                continue
            begin = len(text) - len(body)
            yield Frame(code, begin, begin + length)


def known_frame(text: str) -> Frame | None:
    """Return the frame of a letter, or of a link to a game that is known here; else None."""
    game = game_of(text)
    code = game.begins if game else LETTER
    return next((frame for frame in frames(text) if frame.code == code), None)


def whole(text: str) -> str:
    """Return the text of a link, without what emphasis has put behind it; "" if it is not whole."""
    for code, begin, end in frames(text):
        check, payload = text[begin : begin + _CHECK], text[begin + _CHECK : end]
        fits = end <= len(text) and not text[end:].strip("_-")
        if fits and check == check_of(code, payload):
            return text[:end]
    return ""


# --- what is wrong with it ---------------------------------------------------------------------


def too_long() -> BadLink:
    """Return the error for a text that is rejected unread."""
    return BadLink(N_("This text is too long to be a link to a match."))


def _altered(text: str, length: int) -> BadLink:
    """Return the error for the text of a known game that should have so many characters."""
    if _lost_its_case(text):
        return _one_case()
    if len(text) < length:
        return BadLink(
            N_("This link is incomplete: only {here} of its {all} characters arrived."),
            here=len(text),
            all=length,
        )
    return damaged()


def _unknown(text: str) -> BadLink:
    """Return the error for a text whose code belongs to no game here."""
    if whole(text):
        for code, _begin, _end in frames(text):
            letters = code.rstrip("0123456789")
            if code == LETTER:
                return BadLink(_LETTER)
            if letters == LETTER[0]:
                return newer()
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


def newer() -> UnknownRules:
    """Return the error for what only a later page than this one can read."""
    return UnknownRules(
        N_("This was sent by a page that is newer than this one. Go online and reload this page.")
    )


def _of_another_version(game: Game, version: int) -> UnknownRules:
    """Return the error for a link of a version that is not here: it says which page is newer."""
    rules = {"game": _(game.title), "there": version, "here": game.version}
    if version < game.version:
        return UnknownRules(
            N_(
                "This match was started on a page older than this one: version {there} of {game} "
                "does not open any more, here it is {here}."
            ),
            **rules,
        )
    return UnknownRules(
        N_(
            "This match was started on a newer page than this one: it needs version {there} of "
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
