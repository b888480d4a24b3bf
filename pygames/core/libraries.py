"""Games, and other parts of the page, in files of their own.

A page downloads such a library when what is in it is first needed: for a game, everything that the
list of games does not need. It is a zip with the content of a package.
"""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import NamedTuple

from pygames.core import language
from pygames.core.game import Game, NotLoaded

__all__ = ["Part", "add", "miss"]


class Part(NamedTuple):
    """A part of the page that is not a game."""

    id: str
    title: str
    """What it is for (a message id)."""
    package: str
    """The package that contains all of it."""
    module: str
    """The module to begin with."""
    guests: Sequence[str] = ()
    """Other packages of which it brings modules, each in a folder that is called like it."""

    def load(self) -> ModuleType:
        """Import it. Raises `NotLoaded`."""
        try:
            return import_module(self.module)
        except ModuleNotFoundError as error:
            if error.name != self.module:
                raise
            raise NotLoaded(self) from None


def add(part: Game | Part, library: str) -> None:
    """Add this zip to the places where the modules, files and words of a part are found."""
    places = {part.package: library}
    if isinstance(part, Part):
        places |= {guest: f"{library}/{guest}" for guest in part.guests}
    for name, place in places.items():
        package = import_module(name)
        if place not in package.__path__:
            package.__path__.append(place)
    NotLoaded.refused.pop(part.id, None)
    language.include(part.package)


def miss(part: Game | Part, file: str, status: int) -> None:
    """Remember why a library is not there; a status of 0 is no answer at all."""
    if status:
        NotLoaded.refused[part.id] = (file, status)
    else:
        NotLoaded.refused.pop(part.id, None)
