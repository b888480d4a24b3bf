"""What helps next time: suggested once, with a refusal that a setting would have spared."""

from pygames.table.session import Event, Session
from pygames.table.settings import CONFIRM, SUGGESTED

__all__ = ["suggests_confirmation"]


def suggests_confirmation(session: Session, event: Event) -> bool:
    """Whether to suggest that moves be confirmed: at the first that cannot be taken back.

    It would not have helped with a draft, which has a button of its own.
    """
    table = session.table_session
    if event.get("type") != "undo" or table is None or not table.picked_outright:
        return False
    if not any(entry.seat in table.people for entry in table.match.log):  # it has been undone
        return False
    if CONFIRM.of(session.settings) or session.settings.get(SUGGESTED):
        return False
    session.settings[SUGGESTED] = True
    return True
