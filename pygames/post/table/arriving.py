"""A letter is opened: of a match that is here, of one that goes on from here, or of a new one."""

import random
from collections.abc import Callable, Mapping

from pygames.core import links
from pygames.core.cleaning import clean
from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.link_search import LETTER_MARK
from pygames.post import letter
from pygames.post.correspondence import Correspondence, Taken
from pygames.post.letter import Letter
from pygames.post.table import rematch
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import desk_of, own_name, table_of
from pygames.post.table.screens import joining, unknown
from pygames.post.table.sending import give
from pygames.table import household
from pygames.table.parsers import fields
from pygames.table.parts import CHAT, LIVE
from pygames.table.routes import Route, number_of
from pygames.table.screens import Screen
from pygames.table.session import DRAWN, ENTRANCES, Event, Session, enters, on
from pygames.table.settings import OWN_NAME
from pygames.table.table_session import Barred

__all__ = ["CALLED", "PRESENTED"]

CALLED: dict[str, Callable[[Session, Letter, FarTable], None]] = {}
"""Library -> what is done when a letter says how its writer can be reached live."""
PRESENTED: dict[str, Callable[[Session, str], None]] = {}
"""Library -> what shows a match that others have told of there."""

_SAID: Mapping[Taken, str] = {
    Taken.NEW: "",
    Taken.KNOWN: N_("You have opened this already: there is nothing new in it."),
    Taken.OWN: N_("This is what you have sent yourself: it is for the others."),
    Taken.ASKS: N_("Somebody has lost this match, and asks for all of it: send it again."),
}


@enters("letter")
def _enter(session: Session, route: Route) -> None:
    """Open a letter. Raises `BadLink`, `BadSetup`."""
    received = _read(route)
    if session.chat is not None and received.match.hex() in session.shelf.texts:
        PRESENTED[CHAT.id](session, received.match.hex())
        return
    if received.sealed and session.chat is not None:
        raise BadSetup(N_("Sealed matches are not played in a chat. Open this link in a browser."))
    if received.shows:
        LIVE.load()
        session.route = Route("watch", route.name)
        ENTRANCES["watch"](session, session.route)
        return
    table = _known(session, received)
    if table is None and received.beginning:
        post = Correspondence.join(received, random.Random(session.seed))
        if received.moves:  # its player goes on here
            table = table_of(post, (0,) * post.match.setup.seats, desk_of(session))
    if table is None:
        return
    forked = len(table.post.match.messages.forked)
    taken = table.hear(received)
    said = _SAID[taken]
    if taken is Taken.ASKS and table.asked:
        said = N_("Somebody has lost this match: what you send next brings all of it back.")
    if table.post.match is not table.match:
        table, said = table.afresh(), N_("Somebody else has come first: choose another seat.")
    elif taken is Taken.NEW and table.answers.since is not None:
        said = N_("You have answered as you had prepared it.")
    elif len(table.post.match.messages.forked) > forked:
        said = N_("Two have taken the same seat. Your next link tells who has it.")
    sits = bool(table.people or table.post.moved)
    if sits or not (table.post.free or received.sealed):
        session.visit(table, replace=True)
    session.table_session = table
    session.notice = _(said) if said and not received.call else table.outcome
    if table.people:
        _answer_call(session, received, table)


def _answer_call(session: Session, received: Letter, table: FarTable) -> None:
    if received.call:
        LIVE.load()
        CALLED[LIVE.id](session, received, table)


def _read(route: Route) -> Letter:
    received = letter.read(links.find(route.name)[0])
    received.game.load()
    return received


def _known(session: Session, received: Letter) -> FarTable | None:
    """Return the table of a match that this device has, or goes on with; None if it is new here."""
    key = received.match.hex()
    if session.shelf.read(key) is None and received.beginning:
        table = rematch.of_letter(session, received)
        if table is not None:
            return table
    if key not in {*session.shelf.texts, *session.shelf.fresh}:
        return None
    opened = session.open(key)
    if not isinstance(opened, FarTable):
        raise BadSetup(N_("What was saved of this match is damaged."))
    return opened


@on("join", fields=fields)
def _join(session: Session, event: Event) -> None:
    """Sit down in the match of the letter that is open."""
    if session.route.screen != "letter":
        raise Barred(_("That is not possible here."))
    received, rng = _read(session.route), random.Random(session.seed)
    table = _known(session, received)
    post = table.post if table else Correspondence.join(received, rng)
    seat, name = number_of(event["fields"].get("seat", "")), clean(event["fields"].get("name", ""))
    if seat is None or seat not in {*joining.seats(post, received, chat=session.chat is not None)}:
        raise Barred(_("Choose a seat first."))
    post.match.sit(seat, name)
    if name:
        session.settings[OWN_NAME.name] = name
        household.note(session.settings, [name])
    wins = table.wins if table else (0,) * post.match.setup.seats
    sat = table_of(post, wins, desk_of(session))
    session.visit(sat, replace=True)
    _answer_call(session, received, sat)


@on("copy_letter")
def _copy_letter(session: Session, _event: Event) -> None:
    """Copy the letter that is open, for another browser of this device."""
    if session.route.screen != "letter":
        raise Barred(_("That is not possible here."))
    session.effect(
        "copy", text=f"{session.address}{LETTER_MARK}{links.find(session.route.name)[0]}"
    )


@on("ask_for_all")
def _ask_for_all(session: Session, _event: Event) -> None:
    """Hand over a letter that asks for the whole match: that of the table, or of a letter."""
    if session.route.screen == "letter":
        received = _read(session.route)
        asked = received.match, received.rules, len(received.have)
        sealed = received.sealed
    elif isinstance(session.table_session, FarTable) and session.table_session.post.behind:
        match = session.table_session.post.match
        asked = match.invitation.id, match.game.begins, match.setup.seats
        sealed = bool(match.invitation.dice)
    else:
        raise Barred(_("That is not possible here."))
    question = Correspondence.question(*asked, sealed=sealed)
    said = _("I do not have this match on this device. Please open this, and send it again.")
    give(session, said, question, "letter.txt")


def _draw(session: Session) -> Screen:
    received = _read(session.route)
    table = session.table_session
    if isinstance(table, FarTable) and table.id == received.match.hex():
        names = household.names(session.settings)
        return joining.draw(table.post, received, own_name(session), names, chat=table.desk.chat)
    if not received.beginning:
        return unknown.draw(received)
    post = Correspondence.join(received, random.Random(0))
    return joining.draw(post, received, own_name(session), household.names(session.settings))


DRAWN["letter"] = _draw
