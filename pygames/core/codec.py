"""Mixed-radix digits <-> bytes, in blocks, so that the cost stays linear in long matches.

Each digit takes log2(radix) bits. One big integer would make that exact but quadratic; blocks of
240 bits (40 characters of base64) are linear, and a digit that does not fit into the rest of a
block is split across its end, which wastes less than a bit.
"""

from collections.abc import Iterable
from typing import TypeAlias

from pygames.core.game import Told
from pygames.core.language import N_

__all__ = ["BadLink", "Mark", "Reader", "UnknownRules", "Writer", "damaged"]

Mark: TypeAlias = tuple[int, int, int]
"""A position in a writer's output."""

_BYTES = 30
_FULL = 1 << (8 * _BYTES)


class BadLink(Told):
    """Invalid link: truncated, altered or from another program."""


class UnknownRules(BadLink):
    """A valid link, but to a game or a version that is not available here."""


def damaged() -> BadLink:
    """Return the error for a text of the right length whose content is not valid."""
    return BadLink(N_("This link is damaged: some of its characters have changed."))


class Writer:
    """Collects digits; `to_bytes` returns the text's payload."""

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
        """Return the present position."""
        return len(self._blocks), self._value, self._scale

    def back_to(self, mark: Mark) -> None:
        """Discard what was written after this position."""
        blocks, self._value, self._scale = mark
        del self._blocks[blocks:]

    def to_bytes(self) -> bytes:
        """Return all blocks, the last one no longer than it needs to be."""
        length = ((self._scale - 1).bit_length() + 7) // 8
        return bytes(self._blocks) + self._value.to_bytes(length, "little")


class Reader:
    """Returns the digits in the order in which they were written."""

    def __init__(self, data: bytes) -> None:
        self.digits: list[tuple[int, int]] | None = None
        """If a list, each digit read is added to it, with its radix."""
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
        """Read the next digit, below the radix. Raises `BadLink` past the end."""
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
        # Past the end the data would read as zeros for ever, and a split digit can be too large.
        if self._scale > self._limit or digit >= below:
            raise damaged()
        if self.digits is not None:
            self.digits.append((digit, below))
        return digit

    def retrace(self, digits: Iterable[tuple[int, int]]) -> bool:
        """Read these digits again, as long as they are the same; return whether all are."""
        try:
            return all(self.read(radix) == digit for digit, radix in digits)
        except BadLink:  # it is shorter
            return False

    def unread(self) -> bytes:
        """Return the bytes after the digits read so far.

        These digits must have had power-of-two radices, or what follows would have mixed with them.
        """
        return self._data[self._used() :]

    def _used(self) -> int:
        """Return how many bytes a writer of the digits read so far would have filled."""
        start = (self._next - 1) // _BYTES * _BYTES if self._next else 0
        return start + ((self._scale - 1).bit_length() + 7) // 8

    def at_end(self) -> bool:
        """Whether nothing is left over: true after the last digit of a text that a writer made."""
        return self._value == 0 and self._next == len(self._data) == self._used()
