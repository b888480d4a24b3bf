"""The table on a second screen: its window is opened, and asks for what it shows.

The page opens that window itself, or its browser would refuse it. What it shows is drawn when it
asks for it, after what is shown here: without such a window, nothing of it is done.
"""

from collections.abc import Mapping

from pygames.core.language import _
from pygames.table.events.aiming import ANSWERS
from pygames.table.page_state import Effect
from pygames.table.parsers import flag
from pygames.table.parts import SECOND_SCREEN
from pygames.table.session import Event, Session, on


@on("mirrored", opened=flag)
def _mirrored(session: Session, event: Event) -> None:
    """Say what to do with the window that has been opened, or why there is none."""
    if session.table_session is not None:
        session.table_session.opened = ""
    if event["opened"]:
        session.notice = _(
            "The second window shows the table without anybody’s hand. Move it to the other "
            "screen, and press F there for full screen."
        )
    else:
        session.notice = _(
            "The browser has blocked the second window. Allow pop-up windows for this site, in "
            "the address bar or in the browser’s settings, and try again."
        )


def _mirror(session: Session, event: Mapping[str, object]) -> Effect | None:
    """Return what the second screen shows, None once it is closed. Raises `NotLoaded`."""
    second_screen = SECOND_SCREEN.load()
    if event.get("over"):
        second_screen.close(session)
        return None
    drawn: Effect = second_screen.draw(session)
    return drawn


ANSWERS["mirror"] = _mirror
