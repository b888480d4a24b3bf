"""Pyodide without its unused exports.

It is linked so that compiled extension modules can be loaded into it and find thousands of
functions and values of CPython by name. Nothing here loads any, yet each start would spend a fifth
of its time on these names. The exports that the JavaScript part uses stay, and so does everything
else.
"""

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from web.build.report import Sorry

ASSIGNMENT = re.compile(
    r"""(?<![\w$.=])([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value)?(?:;|(?=\}))"""
)
NAME = re.compile(r"[\w$]+")
# How often an unused name occurs: declared, assigned, exported by name; the export's name.
UNUSED_VARIABLE, UNUSED_EXPORT = 3, 1

IMPORTS, EXPORTS = 2, 7
PREAMBLE = 8

Section = tuple[int, bytes]


def slim_pyodide(source: Path, target: Path) -> None:
    """Copy Pyodide's folder, shrinking the script and the wasm."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target)
    script, wasm = target / "pyodide.asm.mjs", target / "pyodide.asm.wasm"
    text = slim_script(script.read_text(encoding="utf-8"))
    script.write_text(text, encoding="utf-8")
    wasm.write_bytes(slim_wasm(wasm.read_bytes(), set(NAME.findall(text))))


def slim_script(script: str) -> str:
    """Remove the variables that are assigned a wasm export and never used."""
    occurs = Counter(NAME.findall(script))

    def unless_unused(found: re.Match[str]) -> str:
        variable, export = found.groups()
        used = occurs[variable] > UNUSED_VARIABLE or occurs[export] > UNUSED_EXPORT
        return found[0] if used else ""

    slim = ASSIGNMENT.sub(unless_unused, script)
    if len(slim) > 0.9 * len(script):
        raise Sorry("Pyodide's script has changed: update web/build/slim.py to match.")
    return slim


def slim_wasm(wasm: bytes, names: set[str]) -> bytes:
    """Remove the exports that neither the script names nor the wasm imports back."""
    parts = dict(sections(wasm))

    def used(name: bytes) -> bool:
        return name.decode() in names or number(len(name)) + name in parts[IMPORTS]

    kept = [entry for name, entry in exports(parts[EXPORTS]) if used(name)]
    slim = number(len(kept)) + b"".join(kept)
    written = wasm[:PREAMBLE]
    for kind, content in sections(wasm):
        part = slim if kind == EXPORTS else content
        written += bytes([kind]) + number(len(part)) + part
    return written


def sections(wasm: bytes) -> Iterator[Section]:
    """Yield the sections of a wasm file, each with its kind."""
    at = PREAMBLE
    while at < len(wasm):
        kind = wasm[at]
        size, start = read_number(wasm, at + 1)
        at = start + size
        yield kind, wasm[start:at]


def exports(section: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Yield the name of each export with its whole entry."""
    count, at = read_number(section, 0)
    for _ in range(count):
        size, start = read_number(section, at)
        name = section[start : start + size]
        _index, end = read_number(section, start + size + 1)
        yield name, section[at:end]
        at = end


def read_number(data: bytes, at: int) -> tuple[int, int]:
    """Decode a LEB128 number; return it and the offset after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def number(value: int) -> bytes:
    """Encode a number as LEB128."""
    encoded = bytearray()
    while value > 0x7F:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(encoded) + bytes([value])
