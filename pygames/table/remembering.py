"""What a tab remembers of a match at its table, as the browser gives it back."""

from typing import NamedTuple

from pygames.table.reading import digits, flag, maybe, read, row, table, text, whole
from pygames.table.saves import SEATS

__all__ = ["Remembered", "remembered"]


class Remembered(NamedTuple):
    """See `Sitting`, whose attributes these are."""

    holder: int | None
    picked: tuple[str, ...]
    opened: str
    unfolded: tuple[str, ...]
    looking: bool
    announced: int
    layouts: dict[int, str]


def remembered(memory: object) -> Remembered:
    """Read the memory of a table. Raises `Odd`."""
    return Remembered(**read(_FORM, memory))


_ID = text(200)
_FORM = {
    "holder": maybe(whole(SEATS), None),
    "picked": maybe(row(_ID, 200), ()),
    "opened": maybe(_ID, ""),
    "unfolded": maybe(row(_ID, 200), ()),
    "looking": maybe(flag, False),
    "announced": maybe(whole(), 0),
    "layouts": maybe(table(digits, text(1000), SEATS), {}),
}
