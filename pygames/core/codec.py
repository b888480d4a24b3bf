"""Mixed-radix digits <-> bytes, in blocks, so that long matches cost no more than they hold.

Each digit takes log2(radix) bits. One big integer would make that exact but quadratic; blocks of
240 bits (40 characters of base64) are linear, and a digit that does not fit into what is left of
a block is split over its end, which wastes less than a bit.
"""

from typing import TypeAlias

from pygames.core.game import Told
from pygames.core.language import N_

__all__ = ["BadLink", "Mark", "Reader", "UnknownRules", "Writer", "damaged"]

Mark: TypeAlias = tuple[int, int, int]
"""A place in what a writer has written."""

_BYTES = 30
_FULL = 1 << (8 * _BYTES)


class BadLink(Told):
    """This text is no link to a match: cut off, changed on its way, or of another program."""


class UnknownRules(BadLink):
    """This is a whole link, but to a match of a game, or of a version, that is not at hand."""


def damaged() -> BadLink:
    """The error for a text whose length is right and whose content is not."""
    return BadLink(N_("This link is damaged: some of its characters have changed."))


class Writer:
    """Collects digits; `to_bytes` gives the text's payload."""

    def __init__(self) -> None:
        self._blocks = bytearray()
        self._value = 0
        self._scale = 1

    def write(self, digit: int, radix: int) -> None:
        """Add one digit, 0 <= digit < radix."""
        room = _FULL // self._scale
        while radix > room:
            digit, low = divmod(digit, room)
            radix = -(-radix // room)
            self._value += low * self._scale
            self._blocks += self._value.to_bytes(_BYTES, "little")
            self._value, self._scale, room = 0, 1, _FULL
        self._value += digit * self._scale
        self._scale *= radix

    def mark(self) -> Mark:
        """Return the place it has come to."""
        return len(self._blocks), self._value, self._scale

    def back_to(self, mark: Mark) -> None:
        """Forget what was written after this place."""
        blocks, self._value, self._scale = mark
        del self._blocks[blocks:]

    def to_bytes(self) -> bytes:
        """All blocks, the last one no longer than it needs to be."""
        length = ((self._scale - 1).bit_length() + 7) // 8
        return bytes(self._blocks) + self._value.to_bytes(length, "little")


class Reader:
    """Gives the digits back in the order in which they were written."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._next = 0
        self._value = 0
        self._scale = _FULL  # no block read yet: no room
        self._load()

    def _load(self) -> None:
        block = self._data[self._next : self._next + _BYTES]
        self._next += len(block)
        self._value = int.from_bytes(block, "little")
        self._scale = 1
        self._limit = 1 << 8 * len(block)

    def read(self, radix: int) -> int:
        """The next digit, below the radix. Raises `BadLink` where no writer wrote one."""
        digit, weight, below = 0, 1, radix
        room = _FULL // self._scale
        while radix > room:
            if self._next == len(self._data):
                raise damaged()
            digit += self._value * weight
            weight *= room
            radix = -(-radix // room)
            self._load()
            room = _FULL
        self._value, low = divmod(self._value, radix)
        self._scale *= radix
        digit += low * weight
        # Beyond the end there would be noughts for ever, and a split digit can be too large.
        if self._scale > self._limit or digit >= below:
            raise damaged()
        return digit

    def _used(self) -> int:
        """How many bytes a writer of the digits read so far would have filled."""
        start = (self._next - 1) // _BYTES * _BYTES if self._next else 0
        return start + ((self._scale - 1).bit_length() + 7) // 8

    def rest(self) -> "Reader":
        """A reader of what follows the bytes of another writer's digits, all read.

        Their radices must have been powers of two, or what follows would have mixed with them.
        """
        return Reader(self._data[self._used() :])

    def at_end(self) -> bool:
        """Whether nothing is left over: true after the last digit of a text that was written."""
        return self._value == 0 and self._next == len(self._data) == self._used()
