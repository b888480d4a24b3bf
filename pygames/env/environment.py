"""Games for researchers, by their names and options."""

from typing import Any

from pygames.core import registry
from pygames.core.game import BadSetup
from pygames.core.language import N_
from pygames.core.log import make_setup
from pygames.env.description import Description
from pygames.env.state import State

__all__ = ["Environment", "load"]


class Environment(Description):
    """A game with its options: where states come from."""

    def new_initial_state(self) -> State:
        """Return the state before anything has been dealt."""
        return State(self, self.setup.start(), [])


def load(
    game: str, preset: str | None = None, seats: int | None = None, **options: Any
) -> Environment:
    """Return a game of `pygames.GAMES` as an environment.

    `preset`: a key of `Game.presets`; `seats`: None for the usual number; `options`: on top of the
    preset. Raises `BadSetup` for anything the game does not offer.
    """
    presets = registry.find(game).presets
    if preset is not None and (not isinstance(preset, str) or preset not in presets):
        raise BadSetup(
            N_("There is no preset called “{name}”. Choose from: {names}."),
            name=str(preset),
            names=", ".join(presets),
        )
    chosen = {**(presets[preset] if preset else {}), **options}
    return Environment(make_setup(game, seats, chosen))
