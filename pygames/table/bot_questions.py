"""Questions for the bots.

A question goes to a separate worker; it holds what one seat has seen and no more. All bots that are
asked at the same moment are one question (the first, and as `others` the rest): how long each of
them thinks would tell what it holds. The answer comes back as the event `thought`. A question to a
single patient bot is `shared`: several workers may think about it.

While people choose, a patient bot thinks ahead: what the page asks it then, again and again, is in
`waiting`.
"""

from pygames.core import language
from pygames.table.guided import Guided
from pygames.table.table_session import TableSession

__all__ = ["question", "waiting"]

_ADVISER = 4
"""The level of the bot that gives hints and reviews."""
_PATIENT = 5
"""The level of bots that several workers think for, also while others choose."""


def question(table: TableSession, screen: str) -> dict[str, object] | None:
    """Return the question for the bot to move, or for a hint or a review, None if there is none.

    `screen`: where the player is. At the table bots move and give hints; a match that is over is
    reviewed in its replay.
    """
    if isinstance(table, Guided):
        return table.wonders() if screen == "puzzle" else None
    if table.looked_at:
        return None
    if screen in ("match", "given"):
        return _at_the_table(table)
    return _in_the_replay(table) if screen == "replay" else None


def _at_the_table(table: TableSession) -> dict[str, object] | None:
    if table.stopped:
        return None
    seat, decision, hint = table.thinker, table.decision, table.hint
    if seat is not None and table.unseen:  # it waits until that is understood
        return None
    if seat is not None:
        others = [_one(table, other, table.levels[other]) for other in table.thinkers[1:]]
        level = table.levels[seat]
        shared = {"shared": True} if level == _PATIENT else {}
        return _asked(table, seat, level, **({"others": others} if others else shared))
    if hint.follows and table.unseen:  # nor does who goes on by itself
        return None
    if hint.asked and hint.found is None and decision is not None:
        return _asked(table, decision.seat, _ADVISER, why=True)
    return None


def waiting(table: TableSession, screen: str) -> dict[str, object] | None:
    """Return what a patient bot is asked while people choose, None where none waits."""
    if screen != "match" or table.looked_at or table.stopped:
        return None
    patient = [seat for seat in table.match.plays if table.levels[seat] == _PATIENT]
    if len(patient) != 1 or table.thinker is not None or table.match.outcome is not None:
        return None
    return _asked(table, patient[0], _PATIENT, ponder=True)


def _in_the_replay(table: TableSession) -> dict[str, object] | None:
    review = table.review
    if review is None or review.stopped or review.complete or table.match.outcome is None:
        return None
    if review.ahead is None:
        gaps = [[*gap] for gap in review.gaps]
        return _asked(table, review.seat, _ADVISER, gaps=gaps)
    return _asked(table, review.seat, _ADVISER, **{"from": review.ahead})


def _asked(table: TableSession, seat: int, level: int, **more: object) -> dict[str, object]:
    return {
        "match": table.id,
        "moves": len(table.match.log),
        **_one(table, seat, level),
        "lang": language.current(),
        **more,
    }


def _one(table: TableSession, seat: int, level: int) -> dict[str, object]:
    return {"seat": seat, "level": level, "seen": table.match.link(seat)}
