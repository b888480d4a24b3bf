"""Challenges: the same deal once more, against what somebody has made of it."""

import random

from pygames.core.codec import damaged
from pygames.table import household
from pygames.table.board_loader import board_of
from pygames.table.challenge import Challenge
from pygames.table.events.preparing import names_for
from pygames.table.routes import Route
from pygames.table.screens import Screen, challenger
from pygames.table.session import DRAWN, Event, Session, enters, on
from pygames.table.table_session import TableSession


@enters("deal")
def _enter(_session: Session, route: Route) -> None:
    """Read it, to say what is wrong with it. Raises `BadLink`, `BadSetup`."""
    challenge = Challenge.read(route.name)
    try:
        board_of(challenge.game).result(challenge.outcome, challenge.names)
    except (LookupError, TypeError, ValueError):  # no game ends like that
        raise damaged() from None


def _draw(session: Session) -> Screen:
    return challenger.draw(Challenge.read(session.route.name))


DRAWN["deal"] = _draw


@on("take_up")
def _take_up(session: Session, _event: Event) -> None:
    """Play the same deal: in the seat of who has given it away, against the same bots."""
    if session.route.screen != "deal":  # it has begun already
        return
    challenge = Challenge.read(session.route.name)
    names = names_for(session, challenge.setup.seats, challenge.bots)
    match = challenge.begun(names, random.Random(session.seed))
    household.note(session.settings, names)
    key = session.shelf.new_id(session.time, session.seed)
    table = TableSession(key, match, (0,) * challenge.setup.seats, challenge.bots)
    table.challenge = session.route.name
    session.visit(table, replace=True)
