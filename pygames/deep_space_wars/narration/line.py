"""What is said of a move: on the button that makes it, to others, and to who has made it."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias

from pygames.core.language import _
from pygames.deep_space_wars.engine.state import State

__all__ = ["Sentences", "Telling", "always", "filled"]


class Telling(NamedTuple):
    """A move in words."""

    order: str
    """The label of the button that makes the move."""
    told: str = ""
    """What follows the name of the player who has made it; "": what comes of it is told instead."""
    reminded: str = ""
    """The same, as that player reads it."""


Sentences: TypeAlias = Mapping[type, Callable[[Any, State], Telling]]
"""Type of a move -> (move, state before it) -> what is said of it."""


def filled(texts: tuple[str, str, str], **values: object) -> Telling:
    """Translate what is said of a move, and fill in the values."""
    order, told, reminded = texts
    return Telling(_(order, **values), _(told, **values), _(reminded, **values))


def always(order: str, told: str, reminded: str) -> Callable[[Any, State], Telling]:
    """Return what tells a move of which there is nothing to fill in."""
    return lambda _move, _state: filled((order, told, reminded))
