"""A match between devices begins: by an invitation, or as a rematch."""

import random
from collections.abc import Mapping
from typing import Literal
from urllib.parse import urlencode

from pygames.core.cleaning import clean
from pygames.core.game import Game
from pygames.core.language import _
from pygames.core.log import make_setup
from pygames.post.correspondence import Correspondence
from pygames.post.matches import sealable
from pygames.post.table.keeping import desk_of, own_name, table_of
from pygames.post.table.screens import invitation
from pygames.post.table.sending import hand_over
from pygames.table import household, play_mode
from pygames.table.parsers import fields
from pygames.table.parts import LIVE
from pygames.table.play_mode import PlayMode
from pygames.table.routes import Route, number_of, setup_of
from pygames.table.screens import Screen
from pygames.table.session import DRAWN, HANDLERS, Event, Session, enters, game_called, on
from pygames.table.settings import OWN_NAME
from pygames.table.table_session import Barred

__all__: list[str] = []


@enters("invite")
def _enter(_session: Session, route: Route) -> None:
    """Check what is asked for. Raises `BadSetup`."""
    game = game_called(route.name)
    seats, options = setup_of(game, route.query)
    make_setup(game.id, seats, options).start()


def _draw(session: Session) -> Screen:
    game = game_called(session.route.name)
    seats, options = setup_of(game, session.route.query)
    setup, chat = make_setup(game.id, seats, options), session.chat
    names, keeps = household.names(session.settings), session.device.storage != "blocked"
    own, chats = own_name(session), chat is not None
    query = urlencode(session.route.query)
    sealed = keeps and not chats
    return invitation.draw(setup, own, names, chat=chats, sealable=sealed, query=query)


@on("invite", fields=fields)
def _invite(session: Session, event: Event) -> None:
    """Begin a match, sit down, and hand over what others join with."""
    route, form = session.route, event["fields"]
    if route.screen != "invite":  # whoever holds Enter down invites once
        return
    game = game_called(route.name)
    seats, options = setup_of(game, route.query)
    setup = make_setup(game.id, seats, options)
    mine = next((it for it in range(seats) if form.get(f"other{it}") == "me"), None)
    mine = number_of(form.get("seat", "0")) if mine is None else mine
    if mine is None or mine >= seats:
        mine = 0
    name = clean(form.get("name", ""))
    dice = _dice(game, form) if session.chat is None else ""
    if dice:
        setup = sealable(setup)
    post = Correspondence.begin(setup, random.Random(session.seed), mine, dice)
    post.middle = form.get("middle") == "on" and session.chat is None and not dice
    for seat in range(seats):
        plays = "here" if seat == mine else form.get(f"other{seat}", "far")
        if post.middle and plays == "here":
            plays = "far"
        level = number_of(plays) or 0
        if dice and seat != mine and (plays == "here" or level):
            raise Barred(
                _(
                    "In a sealed match everybody has a device of their own, and no bots play. "
                    "Invite people to all other seats, or play an open match."
                )
            )
        if plays == "here" or level in game.levels:
            called = name if seat == mine else clean(form.get(f"name{seat}", ""))
            post.match.sit(seat, "" if level else called, level)
    if not post.free:
        raise Barred(_("Nobody is invited: leave a seat to somebody at another device."))
    if name and not post.middle:
        session.settings[OWN_NAME.name] = name
        household.note(session.settings, [name])
    play_mode.remember(session.settings, game.id, PlayMode(by_link=True))
    table = table_of(post, (0,) * seats, desk_of(session))
    session.visit(table, replace=True)
    if post.middle:
        LIVE.load()
        HANDLERS["live"](session, {"type": "live"})
    else:
        hand_over(session, table)


def _dice(game: Game, form: Mapping[str, str]) -> Literal["", "strict", "quick"]:
    """Return how dice are thrown in a sealed match, "" for an open one (see `Invitation`).

    Where all chance is dice they may be quick; elsewhere little is thrown, and they are strict.
    """
    if form.get("sealed") != "yes":
        return ""
    return "strict" if game.fair or form.get("dice") == "strict" else "quick"


DRAWN["invite"] = _draw
