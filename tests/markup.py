"""What the table draws, taken apart."""

from html.parser import HTMLParser

VOID = {"br", "img", "input", "hr"}
"""Tags that nothing closes."""


class Page(HTMLParser):
    """The elements and texts of some markup; fails where tags do not match."""

    def __init__(self, markup: object) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.texts: list[str] = []
        self._open: list[str] = []
        self.feed(str(markup))
        self.close()
        assert not self._open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _value in attrs}) == len(attrs), "an attribute twice"
        self.elements.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert tag == self._open.pop()

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.append(data.strip())

    def having(self, attribute: str) -> list[str]:
        """The values of this attribute, in order."""
        return [attrs[attribute] for _tag, attrs in self.elements if attribute in attrs]

    def of(self, key: str) -> dict[str, str]:
        """The attributes of the element with this id."""
        (found,) = [attrs for _tag, attrs in self.elements if attrs.get("id") == key]
        return found
