"""Games in files of their own, each with everything that the list of games does not need.

A page downloads such a library when the game is opened. It is a zip with the content of the game's
package.
"""

from importlib import import_module

from pygames.core import language
from pygames.core.game import Game, NotLoaded

__all__ = ["add", "miss"]


def add(game: Game, library: str) -> None:
    """Add this zip to the places where a game's modules, files and words are found."""
    package = import_module(game.package)
    if library not in package.__path__:
        package.__path__.append(library)
    NotLoaded.refused.pop(game.id, None)
    language.include(game.package)


def miss(game: Game, file: str, status: int) -> None:
    """Remember why a game's library is not there; a status of 0 is no answer at all."""
    if status:
        NotLoaded.refused[game.id] = (file, status)
    else:
        NotLoaded.refused.pop(game.id, None)
