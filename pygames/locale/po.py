"""Catalogues as people write them, in the form that `build.py messages` gives them.

The page never reads these: the build compiles them (see `columns`).
"""

import re
from collections.abc import Iterator

__all__ = ["read_po"]

_ESCAPE = re.compile(r"\\(.)")
_MEANT = {"n": "\n", "t": "\t"}


def read_po(source: str) -> Iterator[tuple[str, str]]:
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
