"""New matches: the set-up, starting at once, rematches."""

import random
import re
from collections.abc import Sequence
from typing import TypeVar
from urllib.parse import urlencode

from pygames.core.game import Game
from pygames.core.match import Match
from pygames.table import household, offers, play_mode
from pygames.table.parsers import digits, fields, lenient, maybe, name, row, string
from pygames.table.play_mode import FIRST_LEVEL, PlayMode
from pygames.table.routes import Route, bots_of, checked_bots, parse, setup_of
from pygames.table.saves import SEATS
from pygames.table.session import HANDLERS, Event, Session, enters, game_called, on
from pygames.table.settings import NAMES, OWN_NAME
from pygames.table.setup_form import SetupForm

_T = TypeVar("_T")

_SEED = re.compile(r"\d{1,100}")
"""Other texts are seeds as well, as they are."""


@enters("setup")
def _enter(session: Session, route: Route) -> None:
    """Open the set-up of a new match: one that the address tells, or an earlier draft."""
    game = game_called(route.name)
    if route.query.keys() - {"lang"}:
        session.setup_form = _usual(session, game).asked(*setup_of(game, route.query))
        session.effect("navigate", url=f"#/setup/{game.id}", replace=True)
    elif session.setup_form is None or session.setup_form.game is not game:
        recalled = SetupForm.recalled(game, session.sent.memory.get("preparing"))
        session.setup_form = recalled or _usual(session, game)


def _usual(session: Session, game: Game) -> SetupForm:
    """Return the set-up that is offered first, for the players of last time."""
    mode = play_mode.latest(game, session.settings) or PlayMode(FIRST_LEVEL)
    bots = (0, *[mode.level] * (game.seats[0] - 1)) if game.bot and mode.level else ()
    return SetupForm.usual(game, names_for(session, game.seats[0], bots), bots)


@enters("choose")
def _choose(_session: Session, route: Route) -> None:
    """Load the game, which the choice is about."""
    game_called(route.name)


@enters("play")
def _play(session: Session, route: Route) -> None:
    """Start at once, as the address says; nothing is kept before somebody moves."""
    game = game_called(route.name)
    seats, options = setup_of(game, route.query)
    seed = route.query.get("seed", "")
    rng = random.Random(int(seed) if _SEED.fullmatch(seed) else seed or session.seed)
    bots = bots_of(game, route.query, seats)
    names = names_for(session, seats, bots)
    match = Match(game.id, seats, options, names=names, rng=rng)
    mode = PlayMode(max(bots, default=0))
    session.begin(match, (0,) * seats, bots, replace=True, mode=mode)


def names_for(session: Session, seats: int, bots: Sequence[int]) -> Sequence[str]:
    """Return the names that a match begins with: one's own against bots, else those last used."""
    own = OWN_NAME.of(session.settings)
    used: Sequence[str] = lenient(row(name, SEATS), tuple[str, ...]())(session.settings.get(NAMES))
    if bots:
        names = ["" if level else own for level in bots] if bots.count(0) == 1 else []
    elif len(used) == seats and any(used):
        names = [*used]
    else:
        names = [own, *[""] * (seats - 1)]
    return names if any(names) else ()


@on("change", fields=fields, name=maybe(string, ""))
def _change(session: Session, event: Event) -> None:
    if session.setup_form is not None:
        session.setup_form = session.setup_form.changed(event["fields"], event["name"])


@on("begin", fields=fields)
def _begin(session: Session, event: Event) -> None:
    if session.setup_form is None:  # whoever holds Enter down begins one match
        return
    session.setup_form = form = session.setup_form.changed(event["fields"])
    bots = checked_bots(form.game, form.bots)
    names = form.names if any(form.names) else ()
    rng = random.Random(session.seed)
    match = Match(form.game.id, form.seats, form.options, names=names, rng=rng)
    session.settings[NAMES] = list(form.names)
    household.note(session.settings, form.names)
    session.begin(match, (0,) * form.seats, bots, replace=False)
    play_mode.remember(session.settings, form.game.id, PlayMode(max(bots, default=0)))


@on("afar")
def _afar(session: Session, _event: Event) -> None:
    """Go on to the invitation to such a match, each player at a device of their own."""
    form = session.setup_form
    if form is None:
        return
    usual = {name: option.default for name, option in form.game.options.items()}
    changed = {name: str(it) for name, it in form.options.items() if it != usual[name]}
    url = f"#/invite/{form.game.id}?{urlencode({'seats': form.seats} | changed)}"
    session.effect("navigate", url=url, replace=False)
    session.go(parse(url))


@on("rematch", level=maybe(digits, 0))
def _rematch(session: Session, event: Event) -> None:
    """Play again, or against bots of another level; the wins count only against the same.

    Where seats play different sides, everybody moves on by one.
    """
    table = session.table
    match = table.match
    if not match.choices and match.perspective is None and session.imported is None:
        return  # this is the rematch already
    offers.check(session.imported is not None or offers.rematch(table))
    if table.again != "rematch":  # with others at their devices
        HANDLERS[table.again](session, event)
        return
    bots, wins = table.bots, table.tally()
    if (level := event["level"]) in table.game.levels:
        bots = tuple(level if bot else 0 for bot in bots)
        wins = (0,) * len(wins)
    setup = table.match.setup
    names = setup.names
    if len({*table.game.first_roles(setup.seats, setup.options)}) > 1:
        names, bots, wins = _turned(names), _turned(bots), _turned(wins)
    rng = random.Random(session.seed)
    match = Match(setup.game, setup.seats, setup.options, names=names, rng=rng)
    session.begin(match, wins, bots, replace=False)


def _turned(seats: tuple[_T, ...]) -> tuple[_T, ...]:
    """Return the same with everybody one seat further on."""
    return (*seats[-1:], *seats[:-1])
