"""Catalogues as people write them, in the form that `build.py messages` gives them.

The page never reads these: the build compiles them (see `columns`).
"""

import re
from collections.abc import Iterator

__all__ = ["read_po"]

_ESCAPE = re.compile(r"\\(.)")
_MEANT = {"n": "\n", "t": "\t"}


def read_po(source: str) -> Iterator[tuple[str, str]]:
    """Yield originals and translations, in the form that they have in a .mo.

    A context stands before its original, behind it the byte 4; plural forms are separated by a zero
    byte.
    """
    fields: dict[str, str] = {}
    field = ""
    for line in [*source.splitlines(), "msgid"]:
        if line.startswith("#") or not line:
            continue
        if not line.startswith('"'):
            field, _space, line = line.partition(" ")
            if field in ("msgctxt", "msgid") and "msgid" in fields:
                yield _pair(fields)
                fields = {}
        fields[field] = fields.get(field, "") + _unquoted(line)


def _pair(fields: dict[str, str]) -> tuple[str, str]:
    context = f"{fields['msgctxt']}\4" if "msgctxt" in fields else ""
    original = [context + fields["msgid"]]
    if "msgid_plural" in fields:
        original.append(fields["msgid_plural"])
    forms = [text for field, text in sorted(fields.items()) if field.startswith("msgstr")]
    return "\0".join(original), "\0".join(forms)


def _unquoted(text: str) -> str:
    return _ESCAPE.sub(lambda found: _MEANT.get(found[1], found[1]), text[1:-1])
