"""What a game brings for the tests of all games: found in `tests/<its folder>`, by these names.

`golden.py`      `MATCHES` (name -> how it is played), `match_of(how)` and `facts(state)`: the
                 matches of `tests/golden/`. Without it, a match by chance of each preset, and
                 some more until every kind of move is in one.
`playouts.py`    `OPTION_VALUES` and `playout(name, value)`: matches that reach the rare corners,
                 for the laws of bots; `NODES`, if a bot shall think more or less there;
                 `LONGEST`, if less of a playout is looked at than of other games; and
                 `LAW_PLAYOUTS` (name -> function that plays it), for the laws of games besides
                 the set-ups that each game is held to anyway.

None of it is needed: a new game is held to every law without a line here.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pygames
from pygames import null
from pygames.core.game import Game

GAMES = {game.id: game for game in (null.GAME, *pygames.GAMES.values())}
"""Those that people play, and the one that is there to be tested."""


def folder_of(game: Game) -> str:
    """The name of its folder, in `pygames/` and in `tests/`."""
    return game.id.replace("-", "_")


def brought(game: Game, name: str) -> ModuleType | None:
    """The module of this name that a game's tests bring, None if they bring none."""
    module = f"tests.{folder_of(game)}.{name}"
    try:
        return import_module(module) if find_spec(module) else None
    except ModuleNotFoundError as missing:
        if missing.name and module.startswith(missing.name):  # not even a folder
            return None
        raise
