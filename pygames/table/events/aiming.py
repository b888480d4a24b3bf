"""Something is held over a plane, or measured on it: what there is to know of that.

It is asked for every place of the pointer that there is time for. So only the answer is drawn,
and nothing is kept.
"""

from collections.abc import Callable, Mapping

from markupsafe import Markup

from pygames.core.language import _
from pygames.core.players import named
from pygames.table.board import AT, Aim, spot_of
from pygames.table.page_state import Effect
from pygames.table.parsers import parse, text
from pygames.table.playback import Playback
from pygames.table.session import Session
from pygames.table.table_session import TableSession
from pygames.table.terms import section_of

__all__ = ["ANSWERS"]

_AIM = {"id": text(200), "at": text(60)}
_PLAYED = {"match", "lesson", "puzzle"}
_MEASURE = {"from": text(200), "to": text(200)}


def _aimed(session: Session, event: Mapping[str, object]) -> Effect | None:
    """Return what letting go would do, None where nothing can be let go. Raises `Odd`."""
    asked, table = parse(_AIM, event), session.table_session
    point = spot_of(asked["at"])
    playing = session.route.screen in _PLAYED
    if point is None or table is None or not playing or table.handing_over:
        return None
    sight, aim = table.sight(), table.board.aim
    if aim is None or AT not in sight.next:
        return None
    return _effect("aim", aim(sight, asked["id"], *point), table)


def _measured(session: Session, event: Mapping[str, object]) -> Effect | None:
    """Return what lies between two elements, None if they are not there. Raises `Odd`."""
    asked, match_view = parse(_MEASURE, event), _on_screen(session)
    measure = match_view.board.measure if match_view else None
    if match_view is None or measure is None:
        return None
    found = measure(match_view.sight(), asked["from"], asked["to"])
    return _effect("measure", found, match_view) if found else None


def _on_screen(session: Session) -> TableSession | Playback | None:
    """Return the match whose board is on the screen."""
    if session.route.screen == "replay":
        return session.playback
    table = session.table_session
    if session.route.screen not in _PLAYED or table is None or table.handing_over:
        return None
    return table


def _effect(kind: str, found: Aim, match_view: TableSession | Playback) -> Effect:
    rule = found.barred
    return {
        "type": kind,
        "at": found.at,
        "html": str(found.markup),
        "told": named(str(rule) if rule else found.told, match_view.names),
        "barred": rule is not None,
        "why": str(_why(match_view.game.id, section_of(match_view.board, rule))),
    }


def _why(game: str, section: str) -> Markup:
    """Return a link to the section of the rules that says why, "" without one."""
    link = Markup('<a href="#/rules/{}/{}">{}</a>')
    return link.format(game, section, _("Rules")) if section else Markup()


ANSWERS: dict[str, Callable[[Session, Mapping[str, object]], Effect | None]] = {
    "aim": _aimed,
    "measure": _measured,
}
"""How these events are answered, by nothing else than an effect. Libraries add to them."""
