"""Games in files of their own, each with everything that the list of games does not need.

A page downloads such a library when the game is opened. It is a zip with the content of the game's
package.
"""

from importlib import import_module

from pygames.core import language
from pygames.core.game import Game

__all__ = ["add"]


def add(game: Game, library: str) -> None:
    """Add this zip to the places where a game's modules, files and words are found."""
    package = import_module(game.package)
    if library not in package.__path__:
        package.__path__.append(library)
    language.include(game.package)
