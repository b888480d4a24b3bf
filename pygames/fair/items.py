"""What a seat says, item by item, and the bytes of a message that holds several.

An item is a few bytes under a key, and no key is used twice: whatever the order in which items
come, each is known for what it is. Which items a seat owes next, and how long they are, is public,
so neither tells anything.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pygames.core.codec import damaged
from pygames.core.varints import read_varint, written_varint

__all__ = ["Key", "Tag", "read_items", "written"]


class Tag:
    """What an item is; the numbers of its key are in brackets."""

    HELLO = 0
    """The keys of a seat, the hash of its root and the ends of its chains."""
    MOVE = 1
    """A choice (how many of that seat came before)."""
    SHARE = 2
    """A value of a chain of dice (the lane, which one is asked for)."""
    TOLD = 3
    """What only its seat knows (the entry of the log, for whom: 0, or 1 and the seat)."""
    TABLE = 4
    """Where the cards of a deck lie, sealed (deck)."""
    TEAM = 5
    """What the drawers of a deck share (deck, seat)."""
    QUERY = 6
    """A drawer asks for its card (deck, draw)."""
    ANSWER = 7
    """The keeper's answer (deck, draw)."""
    MARK = 8
    """Where a card for the keeper lies (deck, draw)."""
    NAME = 9
    """What who sits there is called."""
    GAME = 16
    """From here on: what a game puts together itself."""
    ROOT = 255
    """A seat opens all that it has sealed."""


class Key(NamedTuple):
    """What an item is called among those of its seat."""

    tag: int
    first: int = 0
    second: int = 0


def written(items: Iterable[tuple[Key, bytes]]) -> bytes:
    """Return items as bytes."""
    found = b""
    for key, data in items:
        found += bytes([key.tag]) + written_varint(key.first) + written_varint(key.second)
        found += written_varint(len(data)) + data
    return found


def read_items(data: bytes) -> Iterator[tuple[Key, bytes]]:
    """Yield what `written` wrote. Raises `BadLink`."""
    at = 0
    while at < len(data):
        tag, at = data[at], at + 1
        first, at = read_varint(data, at)
        second, at = read_varint(data, at)
        size, at = read_varint(data, at)
        if size > len(data) - at:
            raise damaged()
        yield Key(tag, first, second), data[at : at + size]
        at += size
