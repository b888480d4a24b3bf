"""From texts to elements and numbers of ristretto255 (RFC 9380, 5.3.1 and B, with SHA-512).

Each use has a tag of its own, so that no text of one use can be taken for one of another.
"""

import hashlib

from pygames.fair.edwards import ORDER, Point
from pygames.fair.ristretto import from_uniform

__all__ = ["expanded", "to_element", "to_number"]

_BLOCK, _DIGEST, _LONGEST_TAG = 128, 64, 255


def expanded(message: bytes, tag: bytes, size: int) -> bytes:
    """Return so many bytes that follow from a message (`expand_message_xmd`)."""
    if len(tag) > _LONGEST_TAG:
        tag = hashlib.sha512(b"H2C-OVERSIZE-DST-" + tag).digest()
    tag += bytes([len(tag)])
    start = _hashed(bytes(_BLOCK) + message + size.to_bytes(2, "big") + b"\0" + tag)
    block, found = bytes(_DIGEST), b""
    for number in range(1, -(-size // _DIGEST) + 1):
        mixed = bytes(a ^ b for a, b in zip(start, block, strict=True))
        block = _hashed(mixed + bytes([number]) + tag)
        found += block
    return found[:size]


def to_element(message: bytes, tag: bytes) -> Point:
    """Return the element that a message stands for: nobody knows its logarithm."""
    return from_uniform(expanded(message, tag, 64))


def to_number(message: bytes, tag: bytes) -> int:
    """Return a number below the group's order that follows from a message."""
    return int.from_bytes(expanded(message, tag, 64), "little") % ORDER


def _hashed(data: bytes) -> bytes:
    return hashlib.sha512(data).digest()
