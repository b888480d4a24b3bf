"""Leave out of an answer what the browser shows already.

A template encloses an element that has an id, and seldom changes, in `<!--part-->` and
`<!--/part-->`. If such a part has not changed since the last page, an empty element with the same
id and `data-same` takes its place, and the browser keeps what it has. Parts may contain parts, so
that unchanged parts within a changed one are not sent either.
"""

import re
from collections.abc import Iterator, Mapping

__all__ = ["PageParts"]

_BEGIN, _END = "<!--part-->", "<!--/part-->"
_MARK = re.compile(f"({_BEGIN}|{_END})")
_TAG = re.compile(r'\s*<(\w+) [^>]*?\bid="([^"]+)"')


class PageParts:
    """The parts of the page that is shown."""

    def __init__(self) -> None:
        self._screen = ""
        self._shown: dict[str, str] = {}

    def changed(self, html: str) -> str:
        """Return the page without the parts that have not changed."""
        before, self._shown = self._shown, {}
        around, main, app = html.partition("<main ")
        screen = app.partition('data-screen="')[2].partition('"')[0]
        sent = self._without(around, before)
        if screen != self._screen:  # the page starts a new screen from scratch
            self._screen, before = screen, {}
        return sent + main + self._without(app, before)

    def _without(self, html: str, before: Mapping[str, str]) -> str:
        """Return a piece of the page without the parts that have not changed."""
        return self._read(iter(_MARK.split(html)), before)[1]

    def _read(self, pieces: Iterator[str], before: Mapping[str, str]) -> tuple[str, str]:
        """Read up to the end of the open part; return all of it, and what of it must be sent."""
        whole, sent = [], []
        for piece in pieces:
            if piece == _END:
                break
            part = changes = piece
            if piece == _BEGIN:
                part, changes = self._read(pieces, before)
                found = _TAG.match(part)
                assert found is not None, "a part begins with an element that has an id"
                tag, key = found.groups()
                self._shown[key] = part
                if before.get(key) == part:
                    changes = f'<{tag} id="{key}" data-same></{tag}>'
            whole.append(part)
            sent.append(changes)
        return "".join(whole), "".join(sent)
