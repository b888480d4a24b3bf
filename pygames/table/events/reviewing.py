"""Looking back with a bot: its judgement of a match that is over, and playing on from any move."""

import random

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.replaying import ALL, Replaying
from pygames.table.reviewing import Review
from pygames.table.session import Event, Session, on
from pygames.table.sitting import Barred, Sitting

_LEVEL = 2
"""The level of the bots that take the other seats of a match without bots."""


@on("review")
def _review(session: Session, _event: Event) -> None:
    """Have a bot judge the match, in its replay."""
    sitting, replaying = session.table, session.replaying
    if session.route.screen != "replay" or replaying is None or replaying.id != sitting.id:
        session.watch(sitting.id)
        replaying = session.replaying
    if replaying is None or not replaying.reviewable:
        raise Barred(_("Only a match that is over can be reviewed."))
    sitting.review = Review(_seat(sitting, replaying))


@on("what_if")
def _what_if(session: Session, _event: Event) -> None:
    """Play on from the move on the board, against bots, as a match of its own."""
    sitting, replaying = session.table, session.replaying
    if replaying is None or not replaying.reviewable or replaying.place == replaying.last:
        raise Barred(_("Only a match that is over can be reviewed."))
    match, stop = replaying.match, replaying.stops[replaying.place]
    seats, me = match.setup.seats, _seat(sitting, replaying)
    other = Match.from_log(match.setup, match.log[: stop.entries], rng=random.Random(session.seed))
    bots = sitting.bots or tuple(_LEVEL * (seat != me) for seat in range(seats))
    session.begin(other, (0,) * seats, bots, replace=False)
    session.notice = _("What if? This is a new match; the old one has not changed.")


def _seat(sitting: Sitting, replaying: Replaying) -> int:
    """Return whose choices are judged: those of the player whose view is shown, if it is one's."""
    if replaying.eyes not in (None, ALL):
        return int(replaying.eyes or 0)
    return sitting.people[0] if sitting.holder is None else sitting.holder
