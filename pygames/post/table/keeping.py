"""Saves of matches between devices: opened, and put together with those of a backup."""

import random
from itertools import starmap

from pygames.core.codec import BadLink, damaged
from pygames.core.language import _
from pygames.post import PART, SEALED
from pygames.post.correspondence import Correspondence
from pygames.post.remote_match import RemoteMatch
from pygames.post.table.far_table import Desk, FarTable
from pygames.table.backup import MERGED
from pygames.table.saves import Save
from pygames.table.session import REOPENED, Session
from pygames.table.settings import OWN_NAME
from pygames.table.table_session import Barred, TableSession

__all__ = ["desk_of", "far_table_of", "own_name", "reopened", "table_of"]

_MINUTE = 60_000


def desk_of(session: Session) -> Desk:
    """Return where the tables of this tab stand."""
    chat = session.chat is not None
    return Desk(session.address, lambda: session.time + session.zone * _MINUTE, chat)


def table_of(post: Correspondence, wins: tuple[int, ...], desk: Desk) -> FarTable:
    """Put a match on a table of its kind. Raises `NotLoaded`."""
    if not post.match.invitation.dice:
        return FarTable(post, wins, desk)
    table: FarTable = SEALED.load().SealedTable(post, wins, desk)
    return table


def own_name(session: Session) -> str:
    """Return what the person at this device is called in new matches."""
    return OWN_NAME.of(session.settings) or (session.chat.name if session.chat else "")


def far_table_of(session: Session) -> FarTable:
    """Return the match between devices at the table. Raises `Barred` where none is played."""
    table = session.played
    if not isinstance(table, FarTable):
        raise Barred(_("That is not possible here."))
    return table


def reopened(session: Session, save: Save) -> TableSession:
    """Open the save of a match. Raises `BadLink`."""
    post = Correspondence.read(save.post, random.Random(session.seed))
    if not _fits(post, save):
        raise damaged()
    table = table_of(post, save.wins, desk_of(session))
    table.since = save.time + session.zone * _MINUTE
    table.answers.check()
    table.restore(save)
    return table


def _fits(post: Correspondence, save: Save) -> bool:
    setup = post.match.setup
    there = (post.match.invitation.id.hex(), setup.game, setup.seats)
    return there == (save.id, save.game, len(save.wins))


def merged(mine: Save, theirs: Save) -> Save | None:
    """Return my save with what their save of the same match knows besides, None if nothing."""
    rng = random.Random(0)
    try:
        one, other = (Correspondence.read(it.post, rng) for it in (mine, theirs))
    except BadLink:
        return None
    if not (_fits(one, mine) and _fits(other, theirs)):
        return None
    match = other.match
    runs = [*match.messages.since((0,) * match.setup.seats)]
    if match.invitation.dice:  # what had not left when the backup was made may be unsaid by now
        runs = [it._replace(bodies=it.bodies[: _said(match, it.seat)]) for it in runs]
    try:
        if not one.match.take([it for it in runs if it.bodies]):
            return None
    except ValueError:
        return None
    one.match.sent = [*starmap(max, zip(one.match.sent, match.sent, strict=True))]
    desk = Desk("", lambda: mine.time)
    return table_of(one, mine.wins, desk).save(mine.time)._replace(notes=mine.notes)


def _said(match: RemoteMatch, seat: int) -> int | None:
    return match.sent[seat] if seat in match.plays else None


REOPENED[PART.id] = reopened
MERGED[PART.id] = merged
