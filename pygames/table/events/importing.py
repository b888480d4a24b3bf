"""Import: a link is pasted, a file is chosen or dropped."""

from pygames.core import links
from pygames.core.codec import BadLink
from pygames.core.envelope import LETTER
from pygames.core.language import _, ngettext
from pygames.core.link_search import LETTER_MARK
from pygames.core.match import Match
from pygames.table import backup, match_merge, routes
from pygames.table.imported_match import ImportedMatch
from pygames.table.parsers import fields, maybe, string
from pygames.table.parts import POST
from pygames.table.routes import Route
from pygames.table.session import ENTRANCES, Event, Session, enters, on
from pygames.table.table_session import TableSession


@on("bring", text=maybe(string, ""), fields=maybe(fields, {}))
def _bring(session: Session, event: Event) -> None:
    """Import a message with a link somewhere in it, or a backup file."""
    text = event["fields"].get("text", event["text"])
    if given := routes.given_in(text):
        session.effect("navigate", url=given[0], replace=False)
        session.go(*routes.understood(*given))
    elif backup.is_one(text):
        _merge(session, text)
    else:
        _arrive(session, text)


@on("import", text=string)
def _import(session: Session, event: Event) -> None:
    """Import a file: one match, or a backup."""
    text = event["text"]
    if backup.is_one(text):
        _merge(session, text)
        return
    try:
        _arrive(session, text)
    except BadLink:
        if links.MARK in text or LETTER_MARK in text:
            raise
        _merge(session, text)  # which says what is wrong with a file


@enters("link")
def _enter(session: Session, route: Route) -> None:
    _arrive(session, route.name)


def _arrive(session: Session, message: str) -> None:
    """Import the match of a link and show it. Raises `BadLink`."""
    text, place = links.find(message)
    if text.startswith(LETTER):
        POST.load()
        session.route = Route("letter", text)
        ENTRANCES["letter"](session, session.route)
        return
    match = Match.from_link(text)
    counterpart = match_merge.find(session.shelf, match)
    if counterpart is None or counterpart.how in match_merge.APART:
        session.begin(session.reseeded(match), (0,) * match.setup.seats, (), replace=True)
    elif counterpart.how in ("behind", "joined"):
        longer = TableSession.of(counterpart.save, session.reseeded(counterpart.match), saved=False)
        session.visit(longer, replace=True)
    else:
        session.visit(session.open(counterpart.save.id), replace=True)
    how = counterpart.how if counterpart else ""
    other = counterpart.save.id if counterpart and how in match_merge.APART else ""
    table, imported = session.table, ImportedMatch(session.table.id, how, other)
    mine = {*table.mine} & {*table.waiting}
    if len(table.mine) == len(mine) == 1:  # who plays here has been asked once
        table.take(*mine)
        session.notice = imported.said
    elif table.waiting and (other or not table.at_open_table):
        session.imported = imported
    else:  # the table can be seen by everybody
        session.notice = imported.said
    if place is not None:
        session.look_back(session.table.id, place)


def _merge(session: Session, text: str) -> None:
    """Merge a backup file into what this device has. Raises `BadFile`."""
    found = backup.read(text)
    matches = backup.merge_matches(session.shelf, found.saves)
    if session.table_session is not None and session.table_session.id in {
        save.id for save in matches
    }:
        session.table_session = None
    session.settings = backup.merge_settings(session.settings, found.settings)
    if matches:
        session.notice = ngettext("{n} match imported.", "{n} matches imported.", len(matches))
    else:
        session.notice = _("There was nothing new in this file.")
    if found.damaged:
        session.notice += " " + ngettext(
            "{n} more was damaged and left out.",
            "{n} more were damaged and left out.",
            found.damaged,
        )
