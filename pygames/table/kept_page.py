"""What a page shows of a match when it is opened anew, which the browser keeps of it.

Such a page shows what was kept until its engine is ready (`web/page/resume.js`). So that must be
what the engine will show, and hold no hand that somebody else at this device could look at.
"""

from typing import NamedTuple

from pygames.table.imported_match import ImportedMatch
from pygames.table.playback import Playback
from pygames.table.table_session import TableSession

__all__ = ["KeptPage", "is_private", "is_shared", "reopened"]


class KeptPage(NamedTuple):
    """What the browser keeps of the page, to show it until the engine is ready another time."""

    instead: str | None = None
    """The HTML of what is shown then, "" for nothing; None: the page as it is."""
    shared: bool = False
    """Whether what this tab remembers is for nobody else who opens the match."""


def is_shared(table: TableSession) -> bool:
    """Whether several people at this device have secrets from one another.

    Whoever plays alone finds everything as it was; the others find a table that nobody has taken.
    """
    seen_by_one = table.match.perspective is not None
    return table.game.secrets and len(table.people) > 1 and not seen_by_one


def is_private(playback: Playback) -> bool:
    """Whether a replay shows what one of several people may see, until it is opened anew."""
    asks = len(playback.choosable) > 1 or len(playback.persons) > 1
    return asks and playback.eyes is not None and not playback.open_to_all


def reopened(table: TableSession, imported: ImportedMatch | None) -> TableSession | None:
    """Return the table as it is when opened anew, None if that is how it is shown now."""
    shared = is_shared(table)
    passing = imported or table.hint.asked or table.stopped or table.just_ended
    if not (shared or passing):
        return None
    fresh = table.afresh()
    if not shared:
        fresh.recall(table.memory())
    return fresh if passing or fresh.memory() != table.memory() else None
