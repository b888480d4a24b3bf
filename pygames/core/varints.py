"""Numbers of any size in bytes: seven bits each, the lowest first, the eighth says "more follows".

The encoding known as LEB128.
"""

from pygames.core.codec import damaged

__all__ = ["read_varint", "written_varint"]

_LONGEST = 3
"""Bytes; no message needs larger numbers."""


def written_varint(value: int) -> bytes:
    """Return a number from 0 on as bytes."""
    data = bytearray()
    while value >= 128:
        data.append(128 + value % 128)
        value //= 128
    return bytes([*data, value])


def read_varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the number that is written there, and where it ends. Raises `BadLink`."""
    value = 0
    for place, byte in enumerate(data[at : at + _LONGEST]):
        value += byte % 128 << 7 * place
        if byte < 128:
            if not byte and place:
                raise damaged()  # one number, one encoding
            return value, at + place + 1
    raise damaged()
