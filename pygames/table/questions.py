"""Questions for the bots.

A question goes to a separate worker; it holds what one seat has seen and no more. All bots that are
asked at the same moment are one question (the first, and as `others` the rest): how long each of
them thinks would tell what it holds. The answer comes back as the event `thought`. A question to a
single patient bot is `shared`: several workers may think about it.

While people choose, a patient bot thinks ahead: what the page asks it then, again and again, is in
`waiting`.
"""

from pygames.core import language
from pygames.table.sitting import Sitting

__all__ = ["question", "waiting"]

_ADVISER = 4
"""The level of the bot that gives hints and reviews."""
_PATIENT = 5
"""The level of bots that several workers think for, also while others choose."""


def question(sitting: Sitting, screen: str) -> dict[str, object] | None:
    """Return the question for the bot to move, or for a hint or a review, None if there is none.

    `screen`: where the player is. At the table bots move and give hints; a match that is over is
    reviewed in its replay.
    """
    if sitting.match.perspective is not None:
        return None
    if screen in ("match", "given"):
        return _at_the_table(sitting)
    return _in_the_replay(sitting) if screen == "replay" else None


def _at_the_table(sitting: Sitting) -> dict[str, object] | None:
    if sitting.stopped:
        return None
    seat, decision, hint = sitting.thinker, sitting.decision, sitting.hint
    if seat is not None and sitting.unseen:  # it waits until that is understood
        return None
    if seat is not None:
        others = [_one(sitting, other, sitting.levels[other]) for other in sitting.thinkers[1:]]
        level = sitting.levels[seat]
        shared = {"shared": True} if level == _PATIENT else {}
        return _asked(sitting, seat, level, **({"others": others} if others else shared))
    if hint.asked and hint.found is None and decision is not None:
        return _asked(sitting, decision.seat, _ADVISER, why=True)
    return None


def waiting(sitting: Sitting, screen: str) -> dict[str, object] | None:
    """Return what a patient bot is asked while people choose, None where none waits."""
    if screen != "match" or sitting.match.perspective is not None or sitting.stopped:
        return None
    patient = [seat for seat, level in enumerate(sitting.levels) if level == _PATIENT]
    if len(patient) != 1 or sitting.thinker is not None or sitting.match.outcome is not None:
        return None
    return _asked(sitting, patient[0], _PATIENT, ponder=True)


def _in_the_replay(sitting: Sitting) -> dict[str, object] | None:
    review = sitting.review
    if review is None or review.stopped or review.ahead is None or sitting.match.outcome is None:
        return None
    return _asked(sitting, review.seat, _ADVISER, **{"from": review.ahead})


def _asked(sitting: Sitting, seat: int, level: int, **more: object) -> dict[str, object]:
    return {
        "match": sitting.id,
        "moves": len(sitting.match.log),
        **_one(sitting, seat, level),
        "lang": language.current(),
        **more,
    }


def _one(sitting: Sitting, seat: int, level: int) -> dict[str, object]:
    return {"seat": seat, "level": level, "seen": sitting.match.link(seat)}
