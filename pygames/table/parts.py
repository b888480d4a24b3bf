"""What the browser shows already is not sent again.

A template encloses an element that has an id, and seldom changes, in `<!--part-->` and
`<!--/part-->`. Where such a part is just as it was in the page before, an empty element with the
same id and `data-same` stands for it, and the browser leaves what it has. Parts do not contain
parts.
"""

import re
from collections.abc import Mapping

__all__ = ["Parts"]

_TAG = re.compile(r'\s*<(\w+) [^>]*?\bid="([^"]+)"')


class Parts:
    """The parts of the page that is shown."""

    def __init__(self) -> None:
        self._screen = ""
        self._shown: dict[str, str] = {}

    def changed(self, html: str) -> str:
        """The page, without what it has in common with the one before."""
        before, self._shown = self._shown, {}
        around, main, app = html.partition("<main ")
        screen = app.partition('data-screen="')[2].partition('"')[0]
        sent = self._without(around, before)
        if screen != self._screen:  # the page makes room for another
            self._screen, before = screen, {}
        return sent + main + self._without(app, before)

    def _without(self, html: str, before: Mapping[str, str]) -> str:
        """This piece of the page, without the parts that are as they were before."""
        first, *rest = html.split("<!--part-->")
        sent = [first]
        for text in rest:
            part, _end, after = text.partition("<!--/part-->")
            found = _TAG.match(part)
            assert found is not None, "a part begins with an element that has an id"
            tag, key = found.groups()
            self._shown[key] = part
            same = before.get(key) == part
            sent += f'<{tag} id="{key}" data-same></{tag}>' if same else part, after
        return "".join(sent)
