"""What a game lets the commands `fit` and `tune` learn of its bot.

They are in the module `training` of the bot, as `FITTING` and `TUNING`; nothing else imports it.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from pygames.bots.brain import Brain
from pygames.core.game import Game

__all__ = ["Fitting", "Position", "Tuning", "fitting_of", "tuning_of"]


class Position(NamedTuple):
    """A position whose value can be learned."""

    model: str
    """The model that it is for."""
    seat: int
    """The seat whose win probability it is."""
    features: Sequence[float]
    judged: float
    """The win probability according to the bot as it is."""


class Fitting(NamedTuple):
    """A learned value of a bot, to be fitted to the outcomes of matches (see `Learned`)."""

    features: Mapping[str, tuple[str, ...]]
    """Model -> the names of its features."""
    position: Callable[[Any], Position | None]
    """(full state of a single play) -> it as a position to learn from, None if it is none."""
    most_hidden: int = 64
    """How many hidden units a model may have; 0 where the bot uses the weights themselves."""


class Tuning(NamedTuple):
    """The weights of a bot that can be tuned by playing."""

    weights: Any
    """Those in use: a `NamedTuple` of numbers."""
    ranges: Mapping[str, tuple[float, float]]
    """Name of a weight -> the least and the greatest sensible value; others stay as they are."""
    brain: Callable[[Any], Brain[Any]]
    """(weights) -> the bot that thinks with them."""


def tuning_of(game: Game) -> Tuning | None:
    """Return what can be tuned of a game's bot, None if nothing can."""
    found: Tuning | None = getattr(_module_of(game), "TUNING", None)
    return found


def fitting_of(game: Game) -> Fitting | None:
    """Return what can be fitted for a game's bot, None if nothing can."""
    found: Fitting | None = getattr(_module_of(game), "FITTING", None)
    return found


def _module_of(game: Game) -> ModuleType | None:
    if not game.bot or not hasattr(import_module(game.bot), "__path__"):
        return None
    name = f"{game.bot}.training"
    return import_module(name) if find_spec(name) else None
