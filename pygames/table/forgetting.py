"""A warning, once, that the browser may forget what is saved on this device.

The page finds out whether it may (`web/page/lasting.js`). Whoever has something to lose reads it at
home, until it is closed or heeded; the next time the page is opened it is not there any more.
"""

from pygames.table import results
from pygames.table.session import Session
from pygames.table.settings import WARNED

__all__ = ["FORGETS", "heed", "warning"]

FORGETS = ("home-screen", "dock", "space")
"""What a page may know of a browser that forgets: it deletes everything after seven days without a
visit, but not of what has been added to the home screen, or to the Dock; or when there is no more
space."""


def warning(session: Session) -> str:
    """Return which of `FORGETS` to warn of, "" for none; it is remembered as shown."""
    forgets = session.device.forgets
    if forgets not in FORGETS or session.chat is not None or not _has_anything(session):
        return ""
    if not session.settings.get(WARNED):
        session.settings[WARNED] = session.parts[WARNED] = True
    return forgets if session.parts.get(WARNED) else ""


def _has_anything(session: Session) -> bool:
    return bool(session.shelf.texts or session.settings.get(results.PAST))


def heed(session: Session) -> None:
    """Take the warning away: it has been closed, or what it asks for has been done."""
    session.parts.pop(WARNED, None)
