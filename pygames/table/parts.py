"""Parts of the page with libraries of their own, which are no games."""

from collections.abc import Mapping

from pygames import GAMES
from pygames.chat import PART as CHAT
from pygames.core.libraries import Part
from pygames.live import PART as LIVE
from pygames.post import PART as POST
from pygames.post import SEALED as OF_SEALED
from pygames.puzzles import PART as OF_DAYS
from pygames.second_screen import PART as SECOND_SCREEN
from pygames.table.routes import OF_POST
from pygames.typed import PART

__all__ = [
    "CHAT",
    "LIVE",
    "OF_LIVE",
    "OF_TYPED",
    "PARTS",
    "POST",
    "PUZZLES",
    "SCREENS",
    "SEALED",
    "SECOND_SCREEN",
    "TYPED",
]

TYPED = PART._replace(guests=tuple(game.package for game in GAMES.values()))
"""It brings how the moves of each game are typed."""
PUZZLES = OF_DAYS._replace(guests=TYPED.guests)
"""It brings what each game asks."""
SEALED = OF_SEALED._replace(guests=TYPED.guests)
"""It brings who knows what in each game."""
PARTS: tuple[Part, ...] = (POST, SEALED, LIVE, CHAT, SECOND_SCREEN, TYPED, PUZZLES)
SCREENS: Mapping[str, Part] = {**dict.fromkeys(OF_POST, POST), "puzzle": PUZZLES, "fair": SEALED}
"""Screen of an address -> the library that it is in."""
OF_LIVE = {"live", "line", "letter", "answer"}
"""The events that come before any other of `LIVE`."""
OF_TYPED = {"typing", "typed"}
"""The same of `TYPED`."""
