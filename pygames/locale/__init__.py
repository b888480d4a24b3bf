"""The catalogues: every message in Turkish, Hungarian and Persian.

They are written as `<language>/LC_MESSAGES/pygames.po`. The build compiles them; where that has
not happened they are compiled when a language is used for the first time.
"""

from gettext import GNUTranslations
from importlib.util import find_spec
from io import BytesIO
from pathlib import PurePath
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from importlib.abc import ResourceLoader

__all__ = ["load"]


def load(language: str) -> GNUTranslations:
    """The catalogue of a language."""
    compiled = _file(language, "pygames.mo")
    if compiled is None:
        from pygames.locale.po import compile_po

        source = _file(language, "pygames.po")
        assert source is not None, f"there is no catalogue of “{language}”"
        compiled = compile_po(source.decode())
    return GNUTranslations(BytesIO(compiled))


def _file(language: str, name: str) -> bytes | None:
    """A file of a catalogue, also out of a zip; None if it is not there."""
    spec = find_spec(__name__)
    assert spec is not None
    assert spec.origin is not None
    path = PurePath(spec.origin).parent / language / "LC_MESSAGES" / name
    try:
        return cast("ResourceLoader", spec.loader).get_data(str(path))
    except OSError:
        return None
