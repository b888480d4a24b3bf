"""Parts of the page with libraries of their own, which are no games."""

from pygames.chat import PART as CHAT
from pygames.core.libraries import Part
from pygames.live import PART as LIVE
from pygames.post import PART as POST
from pygames.second_screen import PART as SECOND_SCREEN

__all__ = ["CHAT", "LIVE", "OF_LIVE", "PARTS", "POST", "SECOND_SCREEN"]

PARTS: tuple[Part, ...] = (POST, LIVE, CHAT, SECOND_SCREEN)
OF_LIVE = {"live", "line", "letter", "answer"}
"""The events that come before any other of `LIVE`."""
