"""Runs inside Pyodide: pack what is used of the standard library, and ours, into one zip.

Byte code belongs to one version of Python, so it is compiled by the Python that will run it.
"""

import py_compile
import zipfile
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

# Encodings are imported by name at run time, where no survey sees them.
ALWAYS = {
    "encodings.ascii",
    "encodings.idna",
    "encodings.latin_1",
    "encodings.utf_8",
    "stringprep",
}
OTHERS = ("jinja2", "markupsafe")
# Same input, same bytes: the file is named after its content.
TIME = (1980, 1, 1, 0, 0, 0)

Entry = tuple[str, bytes]


def standard_library() -> Iterator[Entry]:
    """The modules of the standard library as Pyodide ships them: as text."""
    with zipfile.ZipFile("/lib/python314.zip") as full:
        for name in full.namelist():
            yield name, full.read(name)


def below(folder: Path, package: str) -> Iterator[Entry]:
    """The files of a package on disk."""
    for path in (folder / package).rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix(), path.read_bytes()


def module_of(name: str) -> str:
    """The module that a file of a package holds."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def byte_code(source: bytes, name: str) -> bytes:
    """A .pyc that is never compared with a source, for there will be none.

    Without documentation strings and assertions, like `python -OO`.
    """
    script, cached = Path("/tmp/source.py"), Path("/tmp/source.pyc")
    script.write_bytes(source)
    py_compile.compile(
        str(script),
        str(cached),
        dfile=name,
        doraise=True,
        optimize=2,
        invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
    )
    return cached.read_bytes()


def pack(survey: set[str], target: Path) -> None:
    """Write the zip: of the library and of others what the survey found, of ours everything.

    Nothing is compressed in it: the build does that with the whole, which is a tenth smaller.
    """
    used = survey | ALWAYS
    theirs = chain(
        standard_library(),
        *(below(Path("/packages"), name) for name in OTHERS),
        below(Path("/ours"), "segno"),
    )
    sources = {name: text for name, text in theirs if module_of(name) in used}
    sources |= dict(below(Path("/ours"), "pygames"))
    with zipfile.ZipFile(target, "w") as archive:
        for name in sorted(sources):
            python = name.endswith(".py")
            content = byte_code(sources[name], name) if python else sources[name]
            entry = zipfile.ZipInfo(f"{name}c" if python else name, TIME)
            archive.writestr(entry, content)
