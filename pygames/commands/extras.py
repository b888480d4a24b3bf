"""Libraries that only some commands need, and that need not be there."""

from importlib import import_module
from types import ModuleType

from pygames.core.game import BadSetup
from pygames.core.language import N_

__all__ = ["fitting_library"]


def fitting_library(name: str) -> ModuleType:
    """Return a library of the extra `fit`. Raises `BadSetup` if it is not installed."""
    try:
        return import_module(name)
    except ImportError:
        raise BadSetup(N_("Install kitchen-table-games[fit] to fit and tune.")) from None
