"""What a tab remembers of a match at its table, as the browser gives it back."""

from typing import NamedTuple

from pygames.table.drafts import CHANGES
from pygames.table.parsers import digits, flag, mapping, maybe, parse, row, text, whole
from pygames.table.saves import SEATS

__all__ = ["TabMemory"]


class TabMemory(NamedTuple):
    """What `TableSession.memory` has written, as far as it is there."""

    holder: int | None
    picked: tuple[str, ...]
    opened: str
    unfolded: tuple[str, ...]
    looking: bool
    announced: int
    layouts: dict[int, str]
    changes: dict[int, tuple[str, ...]]
    """Of the drafts, see `Drafts.history`."""
    moves: int
    """The number of log entries then."""
    seen: int
    """How many of them had been seen."""

    @classmethod
    def read(cls, kept: object) -> "TabMemory":
        """Read what the browser gives back. Raises `Odd`."""
        return cls(**parse(_SCHEMA, kept))


_ID = text(200)
_LAYOUT = text(1000)
_SCHEMA = {
    "holder": maybe(whole(SEATS), None),
    "picked": maybe(row(_ID, 200), ()),
    "opened": maybe(_ID, ""),
    "unfolded": maybe(row(_ID, 200), ()),
    "looking": maybe(flag, False),
    "announced": maybe(whole(), 0),
    "layouts": maybe(mapping(digits, _LAYOUT, SEATS), {}),
    "changes": maybe(mapping(digits, row(_LAYOUT, CHANGES), SEATS), {}),
    "moves": maybe(whole(), 0),
    "seen": maybe(whole(), 0),
}
