"""A match as a file: its link in a line of text."""

from pathlib import Path

from pygames.core.codec import BadLink
from pygames.core.game import Told
from pygames.core.language import N_
from pygames.core.match import Match

__all__ = ["NotSaved", "opened", "save"]

_LARGEST = 1 << 20
"""In bytes: no link is longer, so a larger file is not read."""


class NotSaved(Told):
    """A file that cannot be written or read, and why."""


def save(match: Match, name: str) -> None:
    """Write the match to a file, over one of a match only. Raises `NotSaved`."""
    path = Path(name).expanduser()
    try:
        if path.exists() and not _is_save(path):
            raise NotSaved(N_("“{file}” is something else: choose another name."), file=name)
        path.write_text(match.link() + "\n", encoding="utf-8")
    except OSError as error:
        raise NotSaved(
            N_("“{file}” cannot be written: {reason}."), file=name, reason=_why(error)
        ) from None


def opened(text: str) -> Match:
    """Return the match of a file or a link. Raises `BadLink` or `NotSaved`."""
    path = Path(text).expanduser()
    try:
        if path.is_file():
            text = _content(path)
    except ValueError:  # no file can have such a name
        pass
    except OSError as error:
        if not _is_too_long(text):
            raise NotSaved(
                N_("“{file}” cannot be read: {reason}."), file=text, reason=_why(error)
            ) from None
    return Match.from_link(text.strip())


def _is_too_long(text: str) -> bool:
    """Whether a text is rather a link than the name of a file."""
    return len(Path(text).name) > 100


def _is_save(path: Path) -> bool:
    try:
        Match.from_link(_content(path).strip())
    except BadLink:
        return False
    return True


def _content(path: Path) -> str:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.read(_LARGEST)


def _why(error: OSError) -> str:
    return error.strerror or type(error).__name__
