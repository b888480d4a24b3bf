"""What a game lets the commands `fit` and `tune` learn of its bot.

They are in the module `learning` of the bot, as `FITTING` and `TUNING`; nothing else imports it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from pygames.bots.brain import Brain
from pygames.core.game import Game

__all__ = ["Tuning", "tuning_of"]


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
    return getattr(_module_of(game), "TUNING", None)


def _module_of(game: Game) -> ModuleType | None:
    if not game.bot or not hasattr(import_module(game.bot), "__path__"):
        return None
    name = f"{game.bot}.learning"
    return import_module(name) if find_spec(name) else None
