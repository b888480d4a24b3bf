"""Catalogues as gettext reads them."""

import struct
from collections.abc import Iterable

__all__ = ["to_mo"]

_MAGIC = 0x950412DE
_HEADER = struct.Struct("<7I")
_PLACE = struct.Struct("<2I")
"""The length and offset of a text."""


def to_mo(messages: Iterable[tuple[str, str]]) -> bytes:
    """Return a .mo file of (original, translation), plural forms separated by zero bytes."""
    columns = list(zip(*sorted((a.encode(), b.encode()) for a, b in messages if b), strict=True))
    texts = [text for column in columns for text in column]
    count = len(texts) // 2
    at = translations = _HEADER.size + count * _PLACE.size
    at += count * _PLACE.size
    head = [_HEADER.pack(_MAGIC, 0, count, _HEADER.size, translations, 0, 0)]
    for text in texts:
        head.append(_PLACE.pack(len(text), at))
        at += len(text) + 1
    return b"".join([*head, *(text + b"\0" for text in texts)])
