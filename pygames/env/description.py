"""What can be said of a game before it begins: its options, actions and observations."""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from math import prod
from typing import Any

from pygames.core import registry
from pygames.core.game import BadSetup
from pygames.core.language import N_
from pygames.core.log import Setup
from pygames.env.encoding import Encoding

__all__ = ["Description", "has_encoding"]


def has_encoding(game: str) -> bool:
    """Whether there is a module that says how a game becomes numbers."""
    return find_spec(_module_of(game)) is not None


def _module_of(game: str) -> str:
    return f"pygames.env.{game.replace('-', '_')}"


class Description:
    """A game with its options, and how its moves and views become numbers."""

    def __init__(self, setup: Setup) -> None:
        """Load the encoding.

        Raises `BadSetup` if the game has none, or the options do not fit together.
        """
        if not has_encoding(setup.game):
            raise BadSetup(N_("This game has no environment for research yet."))
        module = import_module(_module_of(setup.game))
        setup.start()  # refuses them
        self.setup = setup
        self.encoding: Encoding = module.encoding(setup.seats, setup.options)
        game = registry.find(setup.game, setup.version)
        chosen = [
            f"{name}={value}"
            for name, value in setup.options.items()
            if value != game.options[name].default
        ]
        self.id = ",".join((f"{setup.game}:{setup.seats}", *chosen))
        """The game, its seats and the options that are not at their default."""

    @property
    def version(self) -> str:
        """The versions of the rules and of the encoding, such as `1.1`.

        Numbers of actions and observations mean the same as long as it stays the same.
        """
        return f"{self.setup.version}.{self.encoding.version}"

    @property
    def num_players(self) -> int:
        """How many seats there are."""
        return self.setup.seats

    @property
    def num_distinct_actions(self) -> int:
        """How many actions there are; their numbers are 0 to one less."""
        return self.encoding.actions

    @property
    def max_chance_outcomes(self) -> int:
        """The most outcomes that a choice of chance has."""
        return self.encoding.outcomes

    @property
    def max_game_length(self) -> int:
        """An upper bound of the number of decisions of players (see `Encoding.longest`)."""
        return self.encoding.longest

    @property
    def observation_shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The name and shape of each plane of an observation, in order."""
        return self.encoding.planes

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return self.encoding.size

    def split(self, tensor: Any) -> "dict[str, memoryview[Any]]":
        """Return a whole observation as its planes, each in its shape, without a copy.

        `tensor`: anything with a buffer of `observation_size` 32-bit floats.
        """
        whole, starts = memoryview(tensor).cast("B"), self.encoding.starts
        found: dict[str, memoryview[Any]] = {}
        for name, shape in self.encoding.planes.items():
            part = whole[4 * starts[name] : 4 * (starts[name] + prod(shape))]
            found[name] = part.cast("f", shape)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Description) and self.setup == other.setup

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"<{self.id}, version {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setup,)
