"""Links as nobody wrote them: right in what is checked, and wrong in what they tell."""

import base64
import random
from typing import Any

from pygames import BadLink, Match
from pygames.core import envelope, links
from pygames.core.log import make_setup
from tests.folders import GAMES
from tests.strategies import play_some

CODES = sorted(f"{game.code}{game.version}" for game in GAMES.values())
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def length_of(size: int) -> str:
    """A length as the head of a link tells it, five bits a character."""
    text = ""
    while size >= 32:
        text += LETTERS[32 + size % 32]
        size //= 32
    return text + LETTERS[size]


def forged(code: str, payload: str) -> str:
    """A link with this payload, its length and its check right."""
    return f"{code}{length_of(4 + len(payload))}{envelope.check_of(code, payload)}{payload}"


def forged_bytes(code: str, data: bytes) -> str:
    """The same, of the payload's bytes."""
    return forged(code, base64.urlsafe_b64encode(data).decode().rstrip("="))


def payload_of(text: str) -> bytes:
    """The bytes behind the head of a link whose code has two characters."""
    _size, body = envelope._split_length(text[2:])
    return base64.urlsafe_b64decode(body[4:] + "=" * (-len(body[4:]) % 4))


def claiming(
    game: str,
    count: int,
    entries: bytes = b"",
    *,
    seats: int = 2,
    seat: int | None = None,
    options: dict[str, Any] | None = None,
) -> str:
    """A link with an honest set-up that claims so many entries, and holds these bytes of them."""
    recorder = links.Recorder(make_setup(game, seats, options), seat)
    recorder.count = count
    text = recorder.text()
    return forged_bytes(text[:2], payload_of(text) + entries)


def opened(text: str) -> Match | None:
    """The match of a text, None for a text that says why it is none; anything else is a fault."""
    try:
        match = Match.from_link(text)
    except BadLink:
        return None
    assert match.link() == Match.from_link(match.link()).link()
    return match


def some_match(seed: int = 0, game: str = "null", **setup: Any) -> Match:
    """A match on its way."""
    match = Match(game, rng=random.Random(seed), **setup)
    play_some(match, random.Random(seed), 12)
    return match
