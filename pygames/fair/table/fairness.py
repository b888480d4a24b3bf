"""How this is fair: what is proven in a sealed match, and what is not."""

from urllib.parse import urlencode

from pygames import GAMES
from pygames.core.language import _
from pygames.fair.table.sealed_table import SealedTable
from pygames.table.markup import render
from pygames.table.routes import Route
from pygames.table.screens import Screen
from pygames.table.session import DRAWN, Session, enters

__all__: list[str] = []


@enters("fair")
def _enter(session: Session, route: Route) -> None:
    """Open the match that is asked about, if it is one. Raises `BadSetup`, `BadLink`."""
    if route.name and route.name not in GAMES:
        session.open(route.name)


def _draw(session: Session) -> Screen:
    title, route = _("How this is fair"), session.route
    back = f"#/match/{route.name}" if route.name else "#/"
    if route.name in GAMES:
        back = f"#/invite/{route.name}?{urlencode(route.query)}"
    there = session.table_session
    table = there if isinstance(there, SealedTable) and there.id == route.name else None
    body = render(
        "fair/fairness.html",
        title=title,
        back=back,
        over=table is not None and table.is_over,
        sentence=table.found if table else "",
    )
    return Screen("fair", title, body)


DRAWN["fair"] = _draw
