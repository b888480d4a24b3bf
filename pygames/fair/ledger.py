"""The messages of sealed matches: what each seat has said, chained and signed.

    body     have      1+ a seat   how many messages of each seat its writer had
             items                 see `items`
             signature 64          of the head up to here

The head of a message follows from all that its seat has said before, and from this; so whoever has
signed it stands for all of it, and two that follow the same are proof that a seat has said two
things.
"""

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.codec import BadLink, damaged
from pygames.core.varints import read_varint, written_varint
from pygames.fair.items import Key, Tag, read_items, written
from pygames.fair.signatures import SIGNATURE, sign, verify
from pygames.fair.talk import Hello

__all__ = ["Fork", "Ledger"]

_HEAD = 32


class Fork(NamedTuple):
    """Two messages that a seat has signed under one number."""

    seat: int
    number: int
    bodies: tuple[bytes, bytes]


class Ledger:
    """The heads of what the seats have said, as far as it is here without a gap."""

    def __init__(self, match: bytes, seats: int, lanes: int) -> None:
        """`match`: its id; `lanes`: how many chains of dice a seat has."""
        self._seats = seats
        self._lanes = lanes
        self._heads = [[_hashed(b"pygames.chain", match, bytes([it]))] for it in range(seats)]
        self._signers: dict[int, bytes] = {}
        self.items: list[list[list[tuple[Key, bytes]]]] = [[] for _seat in range(seats)]
        """[seat][number] -> what the message holds."""

    def say(
        self, seat: int, have: Sequence[int], items: Sequence[tuple[Key, bytes]], secret: bytes
    ) -> bytes:
        """Add the next message of a seat, and return it. `secret`: that of its signatures."""
        data = b"".join(map(written_varint, have)) + written(items)
        head = self._head(seat, len(self.items[seat]), data)
        if not self.items[seat]:
            self._signers[seat] = self._signer(items)
        self._heads[seat].append(head)
        self.items[seat].append([*items])
        return data + sign(secret, head)

    def take(self, seat: int, body: bytes) -> None:
        """Take in the next message of a seat. Raises `BadLink`, and takes none, for any other."""
        number = len(self.items[seat])
        items = self._read(body)
        signer = self._signers[seat] if number else self._signer(items)
        if not self._is_signed(seat, number, body, signer):
            raise damaged()
        self._signers[seat] = signer
        self._heads[seat].append(self._head(seat, number, body[:-SIGNATURE]))
        self.items[seat].append(items)

    def cut(self, seat: int, count: int) -> None:
        """Forget all that a seat has said but so many messages."""
        del self.items[seat][count:]
        del self._heads[seat][count + 1 :]

    def is_another(self, seat: int, number: int, body: bytes) -> bool:
        """Return whether the seat has signed this under the number of a message that is here."""
        try:
            signer = self._signers[seat] if number else self._signer(self._read(body))
        except BadLink:
            return False
        return self._is_signed(seat, number, body, signer)

    def all_of(self, seat: int) -> dict[Key, bytes]:
        """Return all that a seat has said, in order."""
        return {key: data for items in self.items[seat] for key, data in items}

    def signer_of(self, seat: int) -> bytes:
        """Return the key of the signatures of a seat that has said something."""
        return self._signers[seat]

    def number_of(self, seat: int, key: Key) -> int | None:
        """Return the number of the message that holds an item, None if none does."""
        numbers = enumerate(self.items[seat])
        return next((n for n, items in numbers if any(it[0] == key for it in items)), None)

    def _read(self, body: bytes) -> list[tuple[Key, bytes]]:
        at, data = 0, body[:-SIGNATURE]
        for _seat in range(self._seats):
            _count, at = read_varint(data, at)
        return [*read_items(data[at:])]

    def _signer(self, items: Sequence[tuple[Key, bytes]]) -> bytes:
        hello = Hello.read(dict(items).get(Key(Tag.HELLO), b""), self._lanes)
        if hello is None:
            raise damaged()
        return hello.signer

    def _head(self, seat: int, number: int, data: bytes) -> bytes:
        return _hashed(self._heads[seat][number], number.to_bytes(4, "big"), data)

    def _is_signed(self, seat: int, number: int, body: bytes, signer: bytes) -> bool:
        data, signature = body[:-SIGNATURE], body[-SIGNATURE:]
        return verify(signer, self._head(seat, number, data), signature)


def _hashed(*parts: bytes) -> bytes:
    return hashlib.sha512(b"".join(parts)).digest()[:_HEAD]
