"""New matches: the set-up, starting at once, rematches."""

import random

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.preparing import Preparing
from pygames.table.routes import LEVELS, Route, bots_of, checked_bots, number_of, setup_of
from pygames.table.session import Event, Session, enters, game_called, on
from pygames.table.sitting import Barred


@enters("setup")
def _enter(session: Session, route: Route) -> None:
    """Open the set-up of a new match, keeping an earlier draft for the same game."""
    game = game_called(route.name)
    if session.preparing is None or session.preparing.game is not game:
        recalled = Preparing.recalled(game, session.known.memory.get("preparing"))
        session.preparing = recalled or Preparing.usual(game, session.settings.get("names", ()))


@enters("play")
def _play(session: Session, route: Route) -> None:
    """Start at once, as the address says."""
    game = game_called(route.name)
    seats, options = setup_of(game, route.query)
    seed = route.query.get("seed", "")
    rng = random.Random(int(seed) if seed.isdecimal() else seed or session.seed)
    names = session.settings.get("names", ())
    if len(names) != seats or not any(names):
        names = ()
    match = Match(game.id, seats, options, names=names, rng=rng)
    session.begin(match, (0,) * seats, bots_of(game, route.query, seats), replace=True)


@on("change")
def _change(session: Session, event: Event) -> None:
    if session.preparing is not None:
        session.preparing = session.preparing.changed(event["fields"], event.get("name", ""))


@on("begin")
def _begin(session: Session, event: Event) -> None:
    if session.preparing is None:
        raise Barred(_("There is no match here."))
    session.preparing = form = session.preparing.changed(event["fields"])
    bots = checked_bots(form.game, form.bots)
    names = form.names if any(form.names) else ()
    rng = random.Random(session.seed)
    match = Match(form.game.id, form.seats, form.options, names=names, rng=rng)
    session.settings["names"] = list(form.names)
    session.begin(match, (0,) * form.seats, bots, replace=False)


@on("rematch")
def _rematch(session: Session, event: Event) -> None:
    """Play again, or against bots of another level; the wins count only against the same."""
    sitting = session.table
    bots, wins = sitting.bots, sitting.tally()
    if (level := number_of(str(event.get("level", "")))) in LEVELS:
        bots = tuple(level if bot else 0 for bot in bots)
        wins = (0,) * len(wins)
    setup = sitting.match.setup
    rng = random.Random(session.seed)
    match = Match(setup.game, setup.seats, setup.options, names=setup.names, rng=rng)
    session.begin(match, wins, bots, replace=False)
