"""Players of a few simple rules, for the bots to be measured and tuned against.

Each game's are in the module named like its folder. They are written anew from descriptions of
programs that people have published, or of how beginners play, and share no code with the bots:
what is tuned against ourselves alone misleads.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from pygames.bots.arena import Choose
from pygames.core.game import Game

__all__ = ["baselines"]


def baselines(game: Game) -> Mapping[str, Choose]:
    """Return a game's baselines by name; none for a game that has none."""
    name = f"{__name__}.{game.package.rpartition('.')[2]}"
    if find_spec(name) is None:
        return {}
    found: Mapping[str, Choose] = import_module(name).BASELINES
    return found
