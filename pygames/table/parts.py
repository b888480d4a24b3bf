"""Parts of the page with libraries of their own, which are no games."""

from pygames import GAMES
from pygames.chat import PART as CHAT
from pygames.core.libraries import Part
from pygames.live import PART as LIVE
from pygames.post import PART as POST
from pygames.second_screen import PART as SECOND_SCREEN
from pygames.typed import PART

__all__ = ["CHAT", "LIVE", "OF_LIVE", "OF_TYPED", "PARTS", "POST", "SECOND_SCREEN", "TYPED"]

TYPED = PART._replace(guests=tuple(game.package for game in GAMES.values()))
"""It brings how the moves of each game are typed."""
PARTS: tuple[Part, ...] = (POST, LIVE, CHAT, SECOND_SCREEN, TYPED)
OF_LIVE = {"live", "line", "letter", "answer"}
"""The events that come before any other of `LIVE`."""
OF_TYPED = {"typing", "typed"}
"""The same of `TYPED`."""
