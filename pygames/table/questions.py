"""Questions for the bots.

A question goes to a separate worker; it holds what one seat has seen and no more. The answer comes
back as the event `thought`.
"""

from typing import Any

from pygames.core import language
from pygames.table.sitting import HINT, REVIEW, Sitting

__all__ = ["question"]

_ADVISER = 4
"""The level of the bot that gives hints and reviews."""


def question(sitting: Sitting) -> dict[str, Any] | None:
    """Return the question for the bot to move, or for a hint or a review, None if there is none."""
    if sitting.match.perspective is not None or sitting.stopped:
        return None
    seat, level = sitting.thinker, 0
    more: dict[str, Any] = {}
    if seat is not None and sitting.unseen:  # it waits until that is understood
        return None
    if seat is not None:
        level = sitting.levels[seat]
    elif sitting.opened == REVIEW and sitting.judged_to is not None:
        seat, level, more = sitting.holder or 0, _ADVISER, {"from": sitting.judged_to}
    elif sitting.opened == HINT and sitting.advice is None and sitting.decision is not None:
        seat, level = sitting.decision.seat, _ADVISER
    else:
        return None
    return {
        "match": sitting.id,
        "moves": len(sitting.match.log),
        "seat": seat,
        "level": level,
        "seen": sitting.match.link(seat),
        "lang": language.current(),
        **more,
    }
