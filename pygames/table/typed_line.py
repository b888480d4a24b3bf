"""The line to type moves into, as far as the table knows it: the rest is a library of its own."""

from markupsafe import Markup

from pygames.core.game import State
from pygames.table.board import Sight
from pygames.table.session import Session
from pygames.table.table_session import TableSession

__all__ = ["KEPT", "TypedLine", "of"]

KEPT = "typed"
"""Where a tab keeps it, among what its libraries keep."""


class TypedLine:
    """The line of a tab, while it is open."""

    def drawn(self, table: TableSession, sight: Sight[State], prompt: str) -> Markup:
        """Draw it for who holds the device; `prompt`: what they are asked."""
        raise NotImplementedError


def of(session: Session, table: TableSession) -> TypedLine | None:
    """Return the line at this table, None while it is closed."""
    line = session.parts.get(KEPT)
    here = table is session.table_session  # and not a page that is kept for another day
    return line if here and isinstance(line, TypedLine) else None
