"""What a table offers beside moves: its buttons and the events that these send both ask here.

An event may come without its button, from a key or a page that is no longer shown.
"""

from pygames.core.language import _
from pygames.table.lesson import LessonSitting
from pygames.table.picking import Barred
from pygames.table.sitting import Sitting

__all__ = ["check", "goes_on", "hint", "rematch", "undo"]


def hint(sitting: Sitting) -> bool:
    """Whether a bot may be asked for a hint: it is told what the seat that is asked has seen."""
    decision = sitting.decision
    return (
        bool(sitting.game.bot)
        and decision is not None
        and not isinstance(sitting, LessonSitting)
        and not sitting.at_open_table
        and not sitting.handing_over
        and decision.name not in sitting.game.laid_out
    )


def undo(sitting: Sitting) -> bool:
    """Whether moves can be taken back and made again, as far as each of them can."""
    return goes_on(sitting) and not sitting.handing_over


def rematch(sitting: Sitting) -> bool:
    """Whether the same set-up can be played again."""
    return not goes_on(sitting) and not isinstance(sitting, LessonSitting)


def goes_on(sitting: Sitting) -> bool:
    """Whether it is a match that can be played here, and is not over."""
    match = sitting.match
    over = match.outcome is not None or match.perspective is not None
    return not over and not isinstance(sitting, LessonSitting)


def check(offered: bool) -> None:
    """Raise `Barred` for what is not offered now."""
    if not offered:
        raise Barred(_("That is not possible here."))
