"""Looking back with a bot: its judgement of a match that is over, and playing on from any move."""

import random

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.match_review import MatchReview
from pygames.table.playback import ALL, Playback
from pygames.table.session import Event, Session, on
from pygames.table.table_session import Barred, TableSession

_LEVEL = 2
"""The level of the bots that take the other seats of a match without bots."""


@on("review")
def _review(session: Session, _event: Event) -> None:
    """Have a bot judge the match, in its replay."""
    table, playback = session.table, session.playback
    if session.route.screen != "replay" or playback is None or playback.id != table.id:
        session.watch(table.id)
        playback = session.playback
    if playback is None or not playback.reviewable:
        raise Barred(_("Only a match that is over can be reviewed."))
    seat = _seat(table, playback)
    table.review = MatchReview(table.match, seat, playback.results_for(seat))


@on("what_if")
def _what_if(session: Session, _event: Event) -> None:
    """Play on from the move on the board, against bots, as a match of its own."""
    table, playback = session.table, session.playback
    if playback is None or not playback.reviewable or playback.place == playback.last:
        raise Barred(_("Only a match that is over can be reviewed."))
    match, stop = playback.match, playback.stops[playback.place]
    seats, me = match.setup.seats, _seat(table, playback)
    other = Match.from_log(match.setup, match.log[: stop.entries], rng=random.Random(session.seed))
    bots = table.bots or tuple(_LEVEL * (seat != me) for seat in range(seats))
    session.begin(other, (0,) * seats, bots, replace=False)
    session.notice = _("What if? This is a new match; the old one has not changed.")


def _seat(table: TableSession, playback: Playback) -> int:
    """Return whose choices are judged: those of the player whose view is shown, if it is one's."""
    if playback.eyes not in (None, ALL):
        return int(playback.eyes or 0)
    return table.people[0] if table.holder is None else table.holder
