"""Everything secret of a seat follows from its root: 32 random bytes for a match.

Keys, salts, orders, blinds and dice are named by labels, and no two are called alike. So a seat is
its root and what it has chosen, and opening it is to tell its root.

Only the secret of its signatures does not follow from the root: when that is open, anybody could
sign for the seat. Both follow from what a device keeps of a match, which it never tells.
"""

import hashlib
from typing import NamedTuple, TypeAlias

from pygames.fair.edwards import ORDER

__all__ = [
    "CHAIN",
    "SEAL",
    "SIZE",
    "Kept",
    "Label",
    "Root",
    "chain_step",
    "derived",
    "locked",
    "seal",
    "xor",
]

Label: TypeAlias = tuple[str | int, ...]

SIZE = 32
"""Of a root, in bytes."""
SEAL = 16
"""Of a seal, a salt and a value of a chain, in bytes."""
CHAIN = 4096
"""How many values a chain of dice has: more than any match needs."""
_LOCK, _SEAL, _STEP = b"pygames.lock", b"pygames.seal", b"pygames.step"


class Kept(NamedTuple):
    """What a device keeps of a match, 32 bytes, and what follows from them."""

    kept: bytes

    @property
    def root(self) -> bytes:
        """What everything secret follows from; it is told when the match is over."""
        return derived(self.kept, b"", ("root",), SIZE)

    @property
    def signer(self) -> bytes:
        """The secret of the signatures, which is never told."""
        return derived(self.kept, b"", ("signer",), SIZE)


class Root:
    """What a seat derives from its root."""

    def __init__(self, root: bytes, match: bytes) -> None:
        """`match`: its id, so that nothing is the same in any two. Raises `ValueError`."""
        if len(root) != SIZE:
            raise ValueError(f"a root of {len(root)} bytes")
        self.root = root
        self.match = match
        """The id of the match."""

    def secret(self, *label: str | int, size: int = SEAL) -> bytes:
        """Return secret bytes; other ones for any other label."""
        return derived(self.root, self.match, label, size)

    def number(self, *label: str | int) -> int:
        """Return a secret number from 1 on, below the order of the group."""
        found = int.from_bytes(self.secret(*label, size=64), "little")
        return found % (ORDER - 1) + 1

    def order(self, count: int, *label: str | int) -> list[int]:
        """Return the numbers below `count` in a secret order; each order is as likely."""
        order = list(range(count))
        stream = self.secret(*label, size=16 * count)
        for last in range(count - 1, 0, -1):
            drawn = int.from_bytes(stream[16 * last : 16 * last + 16], "little") % (last + 1)
            order[last], order[drawn] = order[drawn], order[last]
        return order

    def chain(self, *label: str | int) -> list[bytes]:
        """Return the values of a chain of dice: each is the hash of the next, the first is told
        before the match, so that no other can take its place.
        """
        values = [self.secret(*label)]
        for _ in range(CHAIN):
            values.append(chain_step(values[-1]))
        return values[::-1]


def derived(secret: bytes, match: bytes, label: Label, size: int) -> bytes:
    """Return bytes that only holders of the secret know; other ones for any other label."""
    data = b"".join(map(_sized, (secret, match, repr(label).encode())))
    return hashlib.shake_256(b"pygames.fair" + data).digest(size)


def seal(salt: bytes, data: bytes) -> bytes:
    """Return what binds to data and does not tell them, as long as the salt is secret."""
    return hashlib.blake2b(_sized(salt) + data, digest_size=SEAL, person=_SEAL).digest()


def locked(key: bytes, match: bytes, label: Label, data: bytes) -> bytes:
    """Return data that only holders of the key can read; again, to read them.

    Never lock two texts with one key and label.
    """
    return xor(data, derived(key, match, (_LOCK.decode(), *label), len(data)))


def chain_step(value: bytes) -> bytes:
    """Return the value of a chain that was told before this one."""
    return hashlib.blake2b(value, digest_size=SEAL, person=_STEP).digest()


def xor(one: bytes, other: bytes) -> bytes:
    """Return two texts of one length, bit by bit."""
    return bytes(a ^ b for a, b in zip(one, other, strict=True))


def _sized(data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + data
