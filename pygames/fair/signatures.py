"""Signatures of Ed25519 (RFC 8032): whoever has the secret has said this.

Stricter than the RFC where it leaves a choice, so that one message has one signature that all
devices accept or refuse alike: nothing that is not written the one way counts, nor a key of small
order.
"""

import hashlib
from functools import lru_cache

from pygames.fair.edwards import (
    BASE,
    ORDER,
    D,
    Multiples,
    P,
    Point,
    add,
    multiply,
    negate,
    root_of_ratio,
)

__all__ = ["SIGNATURE", "is_key", "public_key", "sign", "verify"]

SIGNATURE = 64
"""In bytes."""
_SIZE = 32
_base = Multiples(BASE)


def public_key(secret: bytes) -> bytes:
    """Return what signatures with 32 secret bytes are checked with, 32 bytes (5.1.5)."""
    return _encoded(_base.times(_secrets(secret)[0]))


def sign(secret: bytes, message: bytes) -> bytes:
    """Return the signature of a message, 64 bytes (5.1.6)."""
    number, prefix = _secrets(secret)
    nonce = _hashed(prefix, message)
    first = _encoded(_base.times(nonce))
    last = (nonce + _hashed(first, _encoded(_base.times(number)), message) * number) % ORDER
    return first + last.to_bytes(_SIZE, "little")


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """Return whether whoever has the secret of this key has signed the message (5.1.7)."""
    first, last = signature[:_SIZE], int.from_bytes(signature[_SIZE:], "little")
    key = _opposite(public)
    if len(signature) != SIGNATURE or last >= ORDER or key is None:
        return False
    claimed = add(_base.times(last), key.times(_hashed(first, public, message)))
    return _encoded(claimed) == first


@lru_cache(16)
def _opposite(public: bytes) -> Multiples | None:
    """Return the multiples of the opposite of a key's point, None if it is none.

    A match has a key a seat, and each message is checked with one of them.
    """
    point = _decoded(public)
    return None if point is None else Multiples(negate(point))


def is_key(public: bytes) -> bool:
    """Return whether these bytes are a key that signatures can be checked with."""
    return _decoded(public) is not None


def _secrets(secret: bytes) -> tuple[int, bytes]:
    digest = hashlib.sha512(secret).digest()
    number = int.from_bytes(digest[:_SIZE], "little")
    return number & (1 << 254) - 8 | 1 << 254, digest[_SIZE:]


def _hashed(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


def _encoded(point: Point) -> bytes:
    x, y, z, _t = point
    inverse = pow(z, -1, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(_SIZE, "little")


def _decoded(data: bytes) -> Point | None:
    """Return the point of a public key, None if it is none (5.1.3) or of small order."""
    number = int.from_bytes(data, "little")
    y, odd = number & (1 << 255) - 1, number >> 255
    if len(data) != _SIZE or y >= P:
        return None
    was_square, x = root_of_ratio(y * y - 1, D * y * y + 1)
    if not was_square or (odd and not x):
        return None
    x = P - x if odd else x
    point = x, y, 1, x * y % P
    eightfold = multiply(8, point)
    is_small = eightfold[0] == 0 and eightfold[1] == eightfold[2]
    return None if is_small else point
