"""From .po, which people write, to .mo, which gettext reads, as `build.py messages` writes them.

The page never does this: the build compiles its catalogues.
"""

import re
import struct
from collections.abc import Iterator

__all__ = ["compile_po"]

_MAGIC = 0x950412DE
_HEADER = struct.Struct("<7I")
_PLACE = struct.Struct("<2I")
"""The length and offset of a text."""

_ESCAPE = re.compile(r"\\(.)")
_MEANT = {"n": "\n", "t": "\t"}


def compile_po(source: str) -> bytes:
    """Compile the source of a catalogue into a .mo file."""
    messages = sorted((a.encode(), b.encode()) for a, b in _messages(source) if b)
    count = len(messages)
    texts_at = _HEADER.size + 2 * count * _PLACE.size
    places, texts = b"", b""
    for column in (0, 1):
        for message in messages:
            places += _PLACE.pack(len(message[column]), texts_at + len(texts))
            texts += message[column] + b"\0"
    originals = _HEADER.size
    translations = originals + count * _PLACE.size
    return _HEADER.pack(_MAGIC, 0, count, originals, translations, 0, 0) + places + texts


def _messages(source: str) -> Iterator[tuple[str, str]]:
    """Yield originals and translations; plural forms are separated by a zero byte, as in a .mo."""
    fields: dict[str, str] = {}
    field = ""
    for line in [*source.splitlines(), "msgid"]:
        if line.startswith("#") or not line:
            continue
        if not line.startswith('"'):
            field, _space, line = line.partition(" ")
            if field == "msgid" and fields:
                yield _pair(fields)
                fields = {}
        fields[field] = fields.get(field, "") + _unquoted(line)


def _pair(fields: dict[str, str]) -> tuple[str, str]:
    original = [fields["msgid"]]
    if "msgid_plural" in fields:
        original.append(fields["msgid_plural"])
    forms = [text for field, text in sorted(fields.items()) if field.startswith("msgstr")]
    return "\0".join(original), "\0".join(forms)


def _unquoted(text: str) -> str:
    return _ESCAPE.sub(lambda found: _MEANT.get(found[1], found[1]), text[1:-1])
