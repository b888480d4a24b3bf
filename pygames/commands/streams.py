"""What is read and written by commands: text in the encoding of any terminal, for whoever reads it.

A sign that an encoding lacks is written by the nearest one that it has, or as a question mark.
"""

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO

__all__ = ["close", "has_every_sign", "prepare", "use_utf_8"]

_NEAREST = "nearest"
"""The name of our way to handle signs that cannot be encoded."""
_SIGNS = str.maketrans(
    {
        **dict.fromkeys("“”„″", '"'),
        **dict.fromkeys("‘’′", "'"),
        **dict.fromkeys("‐‑‒–—−", "-"),
        "…": "...",
        "×": "x",
        "→": "->",
        "·": "*",
        "ı": "i",
    }
)


def prepare() -> None:
    """Let nothing that is read or written fail for its encoding, or because nobody is there."""
    codecs.register_error(_NEAREST, _nearest)
    for name, mode, errors in (
        ("stdin", "r", "replace"),
        ("stdout", "w", _NEAREST),
        ("stderr", "w", _NEAREST),
    ):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def use_utf_8() -> None:
    """Read and write UTF-8, whatever the terminal has: for what programs say to each other."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="replace")


def has_every_sign(stream: TextIO) -> bool:
    """Whether a stream can write all of Unicode."""
    return (stream.encoding or "utf-8").lower().replace("_", "-").startswith("utf")


def close() -> None:
    """Write nothing any more: the reader has gone, or the disk is full."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
            continue
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _nearest(fault: UnicodeError) -> tuple[str, int]:
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    lacking = fault.object[fault.start : fault.end]
    return "".join(map(_near, lacking)), fault.end


def _near(sign: str) -> str:
    """Return what comes near a sign in ASCII: a letter without its accent, a digit."""
    if sign.isdecimal():
        return str(int(sign))
    if unicodedata.category(sign) in ("Mn", "Cf"):
        return ""
    found = unicodedata.normalize("NFKD", sign.translate(_SIGNS))
    return "".join(it for it in found if it.isascii()) or "?"
