"""Games that come in files of their own, each with all that its list entry does not hold.

A page downloads such a library when the game is wanted. It is a zip with the content of the
game's package.
"""

from importlib import import_module

from pygames.core import language
from pygames.core.game import Game

__all__ = ["add"]


def add(game: Game, library: str) -> None:
    """Let the modules, files and words of a game be found in this zip from now on too."""
    package = import_module(game.package)
    if library not in package.__path__:
        package.__path__.append(library)
    language.include(game.package)
