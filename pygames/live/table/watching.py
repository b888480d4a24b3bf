"""Who looks on sees what lies open to all, as it happens. No letter goes to them: these hold every
hand.
"""

from pygames.core import links
from pygames.core.game import NOBODY
from pygames.core.language import _
from pygames.core.match import Match
from pygames.live.lines import SHOWS
from pygames.live.table.desk import begin, lines_of, mark_of, text_of
from pygames.live.table.presence import draw_answer
from pygames.post import letter
from pygames.table.routes import Route
from pygames.table.screens import Screen
from pygames.table.session import DRAWN, Session, enters
from pygames.table.table_session import TableSession

__all__ = ["show"]


class Onlooker(TableSession):
    """A match that others play live, as it lies open to all."""

    def waits(self) -> str:
        """Return the prompt of who looks on."""
        return _("You are watching.")

    def move_on(self) -> None:
        """Show what has been added to the match."""
        self._noted += 1
        with self._undisturbed():
            pass


@enters("watch")
def _enter(session: Session, route: Route) -> None:
    """Answer who lets us look on. Raises `BadLink`."""
    received = letter.read(links.find(route.name)[0])
    received.game.load()
    line = begin(session, received.match.hex(), offer=text_of(received.call), kind=SHOWS)
    line.answers = mark_of(received.call)


def _draw(session: Session) -> Screen:
    received = letter.read(links.find(session.route.name)[0])
    line = lines_of(session).asking(received.match.hex())
    return draw_answer(_(received.game.title), line, shares=session.shares)


DRAWN["watch"] = _draw


def show(session: Session, text: str) -> None:
    """Show what lies open. Raises `BadLink`."""
    table = session.table_session
    looks = table is not None and table.match.perspective == NOBODY
    if table is not None and looks and table.match.catch_up(text):
        if isinstance(table, Onlooker):
            table.move_on()
        else:
            session.table_session = Onlooker(table.id, table.match, table.wins)
    elif isinstance(table, Onlooker):
        match = Match.from_link(text)
        one, other = (it.setup._replace(names=()) for it in (match, table.match))
        if one == other and match.perspective == NOBODY:  # something has been taken back
            session.table_session = Onlooker(table.id, match, table.wins)
    elif session.route.screen == "watch":
        match = Match.from_link(text)
        key = session.shelf.new_id(session.time, session.seed)
        session.visit(Onlooker(key, match, (0,) * match.setup.seats), replace=True)
