"""Looking back with a bot: its judgement of a match that is over, and playing on from any move."""

import random

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.replaying import ALL, Replaying
from pygames.table.reviewing import Review
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred, TableSession

_LEVEL = 2
"""The level of the bots that take the other seats of a match without bots."""


@on("review")
def _review(session: Session, _event: Event) -> None:
    """Have a bot judge the match, in its replay."""
    table, replaying = session.table, session.replaying
    if session.route.screen != "replay" or replaying is None or replaying.id != table.id:
        session.watch(table.id)
        replaying = session.replaying
    if replaying is None or not replaying.reviewable:
        raise Barred(_("Only a match that is over can be reviewed."))
    table.review = Review(_seat(table, replaying))


@on("what_if")
def _what_if(session: Session, _event: Event) -> None:
    """Play on from the move on the board, against bots, as a match of its own."""
    table, replaying = session.table, session.replaying
    if replaying is None or not replaying.reviewable or replaying.place == replaying.last:
        raise Barred(_("Only a match that is over can be reviewed."))
    match, stop = replaying.match, replaying.stops[replaying.place]
    seats, me = match.setup.seats, _seat(table, replaying)
    other = Match.from_log(match.setup, match.log[: stop.entries], rng=random.Random(session.seed))
    bots = table.bots or tuple(_LEVEL * (seat != me) for seat in range(seats))
    session.begin(other, (0,) * seats, bots, replace=False)
    session.notice = _("What if? This is a new match; the old one has not changed.")


def _seat(table: TableSession, replaying: Replaying) -> int:
    """Return whose choices are judged: those of the player whose view is shown, if it is one's."""
    if replaying.eyes not in (None, ALL):
        return int(replaying.eyes or 0)
    return table.people[0] if table.holder is None else table.holder
