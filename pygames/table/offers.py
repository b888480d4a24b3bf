"""What a table offers beside moves: its buttons and the events that these send both ask here.

An event may come without its button, from a key or a page that is no longer shown.
"""

from pygames.core.language import _
from pygames.table.guided import Guided
from pygames.table.selection import Barred
from pygames.table.table_session import TableSession

__all__ = ["check", "goes_on", "hint", "rematch", "undo"]


def hint(table: TableSession) -> bool:
    """Whether a bot may be asked for a hint: it is told what the seat that is asked has seen."""
    decision = table.decision
    return (
        bool(table.game.bot)
        and decision is not None
        and not isinstance(table, Guided)
        and not table.at_open_table
        and not (table.handing_over or table.imagined)
        and decision.name not in table.game.laid_out
    )


def undo(table: TableSession) -> bool:
    """Whether moves can be taken back and made again, as far as each of them can."""
    return goes_on(table) and not table.handing_over


def rematch(table: TableSession) -> bool:
    """Whether the same set-up can be played again."""
    return not goes_on(table) and not isinstance(table, Guided)


def goes_on(table: TableSession) -> bool:
    """Whether it is a match that can be played here, and is not over."""
    match = table.match
    over = match.outcome is not None or table.looked_at
    return not over and not isinstance(table, Guided)


def check(offered: bool) -> None:
    """Raise `Barred` for what is not offered now."""
    if not offered:
        raise Barred(_("That is not possible here."))
