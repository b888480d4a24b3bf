"""Matches in a chat: what is said there is taken in, and what is said here goes out by itself.

The page tells who plays, all that has been said in the chat when it is opened, and what comes later
(`heard`). It is given one update for each turn (`tell`).
"""

import random
from collections.abc import Iterable
from weakref import WeakKeyDictionary

from pygames.chat.broadcast import Broadcast, Said
from pygames.chat.table.announcing import announcement
from pygames.core.codec import BadLink, UnknownRules
from pygames.core.envelope import LONGEST
from pygames.core.game import BadSetup, NotLoaded
from pygames.core.language import N_, _, listed
from pygames.core.link_search import LETTER_MARK
from pygames.post import asking, letter
from pygames.post.correspondence import Correspondence
from pygames.post.far_match import FarMatch
from pygames.post.letter import Letter
from pygames.post.table import rematch
from pygames.post.table.arriving import PRESENTED
from pygames.post.table.far_table import FarTable
from pygames.post.table.keeping import desk_of, reopened, table_of
from pygames.table import routes
from pygames.table.page_state import effect
from pygames.table.parsers import Odd, flag, maybe, parse, text
from pygames.table.parts import CHAT
from pygames.table.routes import Route
from pygames.table.saves import Save
from pygames.table.session import CARRIERS, HOME, Event, Session, enters, on
from pygames.table.table_session import Barred

__all__: list[str] = []

_MOST = 20_000
"""Letters of a chat that are read."""
_SAID = {"by": text(LONGEST), "letter": text(LONGEST)}
_OVERTAKEN = N_(
    "This match has moved on elsewhere. What you have just picked no longer applies, so "
    "nothing was played."
)


class _Room:
    """What has been said in the chat of a tab."""

    def __init__(self) -> None:
        self.matches: dict[str, Broadcast] = {}
        """By the id of the match, the one that was talked of last at the end."""
        self.known: set[tuple[str, str]] = set()
        self.whole = False
        """Whether all is there that had been said before the page was opened."""
        self.entered = False
        """Whether the page has shown the match that it was opened for."""
        self.counted: set[str] = set()
        self.silent: set[str] = set()
        """The matches in which another device of the same member has spoken last."""


_ROOMS: "WeakKeyDictionary[Session, _Room]" = WeakKeyDictionary()


def _room(session: Session) -> _Room:
    return _ROOMS.setdefault(session, _Room())


# --- what has been said ------------------------------------------------------------------------


def _said(value: object) -> list[object]:
    return value[:_MOST] if isinstance(value, list) else []


@on("heard", said=_said, whole=maybe(flag, False))
def _heard(session: Session, event: Event) -> None:
    """Take in what has been said in the chat."""
    if session.chat is None:
        raise Barred(_("That is not possible here."))
    room, before = _room(session), {*_room(session).matches}
    fresh: dict[str, bool] = {}
    for it in event["said"]:
        found = _read(session, room, it)
        if found is None:
            continue
        key = found.letter.match.hex()
        talked = room.matches.pop(key, None) or Broadcast()
        room.matches[key] = talked
        talked.add(found)
        mine = found.by == session.chat.address and room.whole
        fresh[key] = fresh.get(key, False) or mine
    if event["whole"] and not room.whole:
        room.whole = True
        fresh = dict.fromkeys(room.matches, False) | fresh
    for key, elsewhere in fresh.items():
        if elsewhere:  # another device of the same person has spoken
            room.silent.add(key)
        _bring_up(session, room, key)
    if room.entered:
        _call(session, [key for key in fresh if key not in before])


def _read(session: Session, room: _Room, told: object) -> Said | None:
    """Return a letter that is new; None for what is none, or cannot be read here."""
    try:
        found = parse(_SAID, told)
        known = (found["by"], found["letter"])
        if known in room.known:
            return None
        read = letter.read(found["letter"])
        read.game.load()
    except (UnknownRules, NotLoaded) as reason:
        session.notice = str(reason)
        return None
    except (Odd, BadLink):
        return None
    room.known.add(known)
    apart = read.asks or read.moves or read.call or read.sealed
    return None if apart else Said(found["by"], read)


def _bring_up(session: Session, room: _Room, key: str) -> None:
    """Bring a match up to what has been said of it."""
    talked, table = room.matches[key], _table(session, room.matches[key], key)
    if table is None or session.chat is None:
        return
    new = key not in session.shelf.texts
    post, seated = table.post, bool(table.people)
    requests, log = post.match.requests, post.match.log[:]
    changed = talked.settle(post)
    changed = talked.claim(session.chat.address, post) or changed
    if key in room.silent:
        changed = _silence(post) or changed
    exactly = room.whole and key not in room.counted
    if exactly:
        room.counted.add(key)
    talked.recount(post, exactly=exactly)
    at_table = session.table_session is table
    if talked.overruled and at_table:
        session.notice = _(_OVERTAKEN)
    if post.match is not table.match:
        table = table.afresh()
        if at_table:
            session.table_session = table
    elif changed:
        table.hear_of(requests, log)
    if at_table and seated and not table.people and post.free:
        present(session, key)
        session.notice = _("Somebody else has come first: choose another seat.")
    elif at_table and session.route.screen == "letter" and (table.people or not post.free):
        present(session, key)
        session.notice = "" if table.people else _("All seats are taken.")
    elif not at_table and (changed or new):
        session.shelf.put(table.save(session.time))


def _silence(post: Correspondence) -> bool:
    """Let no bot think here, and nobody pass unasked; whether a bot did."""
    match, post.silent = post.match, True
    bots = {it for it in match.plays if (hello := match.hellos[it]) and hello.level}
    match.leave(frozenset(bots))
    return bool(bots)


def _table(session: Session, talked: Broadcast, key: str) -> FarTable | None:
    """Return the table of a match; None as long as nobody has told what it begins with."""
    there = session.table_session
    if isinstance(there, FarTable) and there.id == key:
        return there
    save = session.shelf.read(key)
    if save is not None and save.post:
        try:
            table = reopened(session, save)
        except BadLink:
            table = None  # it is all in the chat
        if isinstance(table, FarTable):
            return table
    return _begun(session, talked.beginning)


def _begun(session: Session, first: Letter | None) -> FarTable | None:
    if first is None:
        return None
    try:
        again = rematch.of_letter(session, first, sits=False)
        if again is not None:
            return again
        post = Correspondence.join(first, random.Random(session.seed))
    except (BadLink, BadSetup):
        return None
    return table_of(post, (0,) * post.match.setup.seats, desk_of(session))


# --- what is shown of it -----------------------------------------------------------------------


@enters("home")
def _enter(session: Session, _route: Route) -> None:
    """When the page is opened, show what is played in the chat."""
    room = _room(session)
    if session.chat is None or room.entered:
        return
    room.entered = True
    saves = [save for key in room.matches if (save := session.shelf.read(key)) is not None]
    latest = [it for it in saves if not it.over] or saves
    if latest:
        present(session, latest[-1].id)


def _call(session: Session, keys: Iterable[str]) -> None:
    """Show a match that somebody has just begun, or tell of it."""
    for key in keys:
        save = session.shelf.read(key)
        table = session.table_session
        if save is None or save.mine or (table is not None and table.id == key):
            continue
        if session.route.screen == HOME.screen:
            present(session, key)
        else:
            session.notice = _invitation(session, save)


def _invitation(session: Session, save: Save) -> str:
    """Return who invites to a match that has just begun."""
    table = reopened(session, save)
    assert isinstance(table, FarTable)
    names, game = table.public_names, _(table.game.title)
    there = [seat for seat in range(len(names)) if seat not in table.post.free]
    name = listed(names[seat] for seat in there)
    if table.post.expected:
        return _("{name} asks for a rematch of {game}.", name=name, game=game)
    return _("{name} invites you to {game}.", name=name, game=game)


def present(session: Session, key: str) -> None:
    """Show a match, or first ask who has no seat yet to take one. Raises `BadSetup`, `BadLink`."""
    table = session.open(key)
    first = _room(session).matches[key].beginning if key in _room(session).matches else None
    ask = isinstance(table, FarTable) and not table.people and table.post.free and first
    if not ask:
        session.visit(table, replace=True)
        return
    assert first is not None
    url = f"{LETTER_MARK}{letter.written(first)}"
    session.route, session.left = routes.parse(url), False
    session.effect("navigate", url=url, replace=True)


# --- what is said here -------------------------------------------------------------------------


def _carry(session: Session) -> None:
    """Say what has been done at the table, once it is complete."""
    table, chat = session.table_session, session.chat
    if chat is None or not isinstance(table, FarTable):
        return
    room = _room(session)
    if not room.whole:
        return
    match = table.post.match
    talked = room.matches.setdefault(table.id, Broadcast())
    table.post.silent = table.id in room.silent
    if match.unsent and table.post.silent:  # somebody has chosen here
        room.silent.discard(table.id)
        table.post.silent = False
        talked.claim(chat.address, table.post)
        talked.recount(table.post)
        table.settle_anew()
    joins = any(match.messages.have[it] and not match.sent[it] for it in match.plays)
    answers = isinstance(match, FarMatch) and any(asking.unsent(match, it) for it in match.plays)
    complete = match.unsent and (joins or answers or not match.decisions)
    if not complete and not talked.is_disputed(table.post):
        return
    update = announcement(table, talked) if complete else {}
    said = talked.letter(table.post)
    payload = {"by": chat.address, "letter": letter.written(said)}
    session.outgoing.append(effect("tell", update={"payload": payload, **update}))
    room.known.add((payload["by"], payload["letter"]))
    room.counted.add(table.id)
    talked.add(Said(chat.address, said))
    match.has_sent()
    table.since = table.desk.now()


CARRIERS.append(_carry)
PRESENTED[CHAT.id] = present
