"""Questions for the bots.

A question goes to a separate worker; it holds what one seat has seen and no more. All bots that are
asked at the same moment are one question (the first, and as `others` the rest): how long each of
them thinks would tell what it holds. The answer comes back as the event `thought`.
"""

from typing import Any

from pygames.core import language
from pygames.table.sitting import Sitting

__all__ = ["question"]

_ADVISER = 4
"""The level of the bot that gives hints and reviews."""


def question(sitting: Sitting, screen: str) -> dict[str, Any] | None:
    """Return the question for the bot to move, or for a hint or a review, None if there is none.

    `screen`: where the player is. At the table bots move and give hints; a match that is over is
    reviewed in its replay.
    """
    if sitting.match.perspective is not None:
        return None
    if screen in ("match", "given"):
        return _at_the_table(sitting)
    return _in_the_replay(sitting) if screen == "replay" else None


def _at_the_table(sitting: Sitting) -> dict[str, Any] | None:
    if sitting.stopped:
        return None
    seat, decision, hint = sitting.thinker, sitting.decision, sitting.hint
    if seat is not None and sitting.unseen:  # it waits until that is understood
        return None
    if seat is not None:
        others = [_one(sitting, other, sitting.levels[other]) for other in sitting.thinkers[1:]]
        more = {"others": others} if others else {}
        return _asked(sitting, seat, sitting.levels[seat], **more)
    if hint.asked and hint.found is None and decision is not None:
        return _asked(sitting, decision.seat, _ADVISER, why=True)
    return None


def _in_the_replay(sitting: Sitting) -> dict[str, Any] | None:
    review = sitting.review
    if review is None or review.stopped or review.ahead is None or sitting.match.outcome is None:
        return None
    return _asked(sitting, review.seat, _ADVISER, **{"from": review.ahead})


def _asked(sitting: Sitting, seat: int, level: int, **more: Any) -> dict[str, Any]:
    return {
        "match": sitting.id,
        "moves": len(sitting.match.log),
        **_one(sitting, seat, level),
        "lang": language.current(),
        **more,
    }


def _one(sitting: Sitting, seat: int, level: int) -> dict[str, Any]:
    return {"seat": seat, "level": level, "seen": sitting.match.link(seat)}
