"""Players of a few simple rules, for the bots to be measured and tuned against.

One knows no game: `first` makes the first listed move, always. Each game's own are in the module
named like its folder. They are written anew from descriptions of programs that people have
published, or of how beginners play, and share no code with the bots: what is tuned against
ourselves alone misleads.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from pygames.bots.arena import Choose, first_player
from pygames.core.game import Game

__all__ = ["FIRST", "baselines"]

FIRST = "first"


def baselines(game: Game) -> Mapping[str, Choose]:
    """Return a game's baselines by name, with the one of all games."""
    name = f"{__name__}.{game.package.rpartition('.')[2]}"
    if find_spec(name) is None:
        return {FIRST: first_player}
    return {FIRST: first_player, **import_module(name).BASELINES}
