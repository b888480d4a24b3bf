"""Drafts that are given to others, and those that others give: armies, say (see `Game.gives`)."""

import random

from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.core.options import Options
from pygames.table import play_mode
from pygames.table.board_loader import board_of
from pygames.table.events.preparing import names_for
from pygames.table.routes import Route
from pygames.table.session import Event, Session, enters, game_called, on
from pygames.table.table_session import Barred
from pygames.table.trial import Trial


@enters("given")
def _enter(session: Session, route: Route) -> None:
    """Lay out what is given: in the match at the table if that can be, else in one of its own."""
    game, text = game_called(route.name), route.section
    drafting = board_of(game).drafting
    if drafting is None or drafting.setup is None:
        raise BadSetup(N_("That is not possible here."))
    options = drafting.setup(text) if text else {}
    table = session.table_session
    at_play = table is not None and table.game is game and not isinstance(table, Trial)
    if text and table is not None and at_play and table.receives(text):
        session.visit(table, replace=True)
        session.notice = _("Here it is: you can still change it.")
        return
    session.bring_to_table(lambda: _trial(session, game, options, text))


def _trial(session: Session, game: Game, options: Options, text: str) -> Trial:
    """Return a match of its own, in the way in which such matches were begun last."""
    seats, mode = game.seats[0], play_mode.latest(game, session.settings)
    level = mode.level if mode and game.bot else 0
    bots = (0, *[level] * (seats - 1)) if level else ()
    names, rng = names_for(session, seats, bots), random.Random(session.seed)
    match = Match(game.id, seats, options, names=names, rng=rng)
    return Trial(f"{game.gives}:{text}", match, bots, text)


@on("give")
def _give(session: Session, _event: Event) -> None:
    """Hand over the address of the draft: to the share sheet, if there is one."""
    table = session.table
    game, layout = table.game, table.sight().layout
    if not game.gives or not layout:
        raise Barred(_("There is nothing to share here."))
    url = f"{session.address}#/{game.gives}/{layout}"
    session.give(_(game.title), url)
