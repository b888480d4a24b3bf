"""Files next to the code of a package, in a folder or in a zip."""

from importlib import import_module
from pathlib import Path
from zipimport import ZipImportError, zipimporter

__all__ = ["read"]


def read(package: str, name: str) -> bytes | None:
    """Read a file of a package, None if there is none.

    `name` is relative, with slashes. A package may be in several places: the last one that has the
    file counts.
    """
    for place in reversed(import_module(package).__path__):
        try:
            return _content(place, name)
        except OSError:
            continue
    return None


def _content(place: str, name: str) -> bytes:
    try:
        archive = zipimporter(place)
    except ZipImportError:
        return Path(place, name).read_bytes()
    return archive.get_data(f"{place}/{name}")
