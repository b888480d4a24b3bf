"""Who plays, where a messenger runs the page inside a chat (webxdc)."""

from typing import NamedTuple

from pygames.core.cleaning import clean
from pygames.table.parsers import Odd, parse, text

__all__ = ["Chat"]

_LONGEST = 1000


class Chat(NamedTuple):
    """A chat, as one of its members sees it."""

    address: str
    """What tells this member from the others, on all devices alike."""
    name: str
    """What the others call this member."""

    @classmethod
    def read(cls, told: object) -> "Chat | None":
        """Read what the page reports, None outside a chat."""
        try:
            found = parse({"address": text(_LONGEST), "name": text(_LONGEST)}, told)
        except Odd:
            return None
        return cls(found["address"], clean(found["name"])) if found["address"] else None
