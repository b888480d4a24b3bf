"""Steps: what is to be decided or thrown next, on a stack with the next one last (section 3.3).

Each is a value that says all that its decision depends on besides the battle itself.
"""

from typing import Any, NamedTuple, TypeAlias

from pygames.deep_space_wars.figures.gaits import Gait
from pygames.deep_space_wars.figures.march import Path

__all__ = [
    "Building",
    "Choosing",
    "Collapse",
    "Collapsing",
    "Deploying",
    "Done",
    "Drawing",
    "EndOffered",
    "Escape",
    "Exit",
    "Fetching",
    "Giving",
    "Initiative",
    "Leading",
    "Mustering",
    "Naming",
    "Placing",
    "Poison",
    "Preparing",
    "Raising",
    "Rough",
    "Running",
    "SettingOut",
    "Shifting",
    "Step",
    "Stride",
    "Turn",
]


Step: TypeAlias = tuple[Any, ...]
"""One of the types below or in `attack_steps`."""


class Mustering(NamedTuple):
    """A seat chooses its army, or chance draws it."""

    seat: int


class Initiative(NamedTuple):
    """These seats throw a die each for the first turn (DSW-95)."""

    seats: tuple[int, ...]


class Drawing(NamedTuple):
    """A die decides at which side of the table the first seat plays (DSW-91)."""


class Choosing(NamedTuple):
    """A seat chooses the side of the table where it plays; others follow clockwise (DSW-91)."""

    seat: int


class Shifting(NamedTuple):
    """A seat may shift its start area (DSW-92)."""

    seat: int


class Building(NamedTuple):
    """A seat builds its base (DSW-97)."""

    seat: int


class Preparing(NamedTuple):
    """A seat brings a piece of terrain (DSW-93)."""

    seat: int


class Placing(NamedTuple):
    """A seat places a piece of terrain; then the next one does (DSW-93)."""

    seat: int


class Deploying(NamedTuple):
    """A seat sets up its squads (DSW-103)."""

    seat: int


class Naming(NamedTuple):
    """A seat names the squad of its warlord (M5)."""

    seat: int


class Giving(NamedTuple):
    """A seat gives a ladder to one of its squads (DSW-192)."""

    seat: int


class Turn(NamedTuple):
    """The active seat chooses what a squad does, or ends its turn (DSW-106)."""


class EndOffered(NamedTuple):
    """These seats are asked, one after the other, whether the battle ends as it stands."""

    seats: tuple[int, ...]


class Poison(NamedTuple):
    """These figures throw a die against Poison at the beginning of a turn (DSW-111)."""

    figures: tuple[int, ...]


class Running(NamedTuple):
    """The die of a run is thrown (DSW-121)."""

    squad: int
    rough: bool


class Rough(NamedTuple):
    """The die for difficult terrain is thrown (DSW-119)."""

    squad: int
    action: str
    run: int
    """What the die of the run shows, 0 without one."""


class Stride(NamedTuple):
    """A squad is about to move."""

    squad: int
    action: str
    gait: Gait


class Escape(NamedTuple):
    """Figures that leave base contact throw a die each before the squad moves (DSW-120)."""

    squad: int
    action: str
    paths: tuple[tuple[int, Path], ...]
    figures: tuple[int, ...]
    """Those that have not thrown yet."""
    caught: tuple[int, ...]
    """Those that have failed."""


class Collapse(NamedTuple):
    """A die is thrown for each figure after a forced march (DSW-124)."""

    squad: int
    left: int
    """The dice that have not been thrown yet."""
    sixes: int


class Collapsing(NamedTuple):
    """The owner chooses who collapses after a forced march (DSW-124)."""

    squad: int
    number: int


class Raising(NamedTuple):
    """A squad is about to set its ladder against a wall (DSW-102)."""

    squad: int


class Fetching(NamedTuple):
    """A squad is about to take a ladder off its wall (DSW-102)."""

    squad: int


class Exit(NamedTuple):
    """Figures may leave the table over the edge of a defender (M4)."""

    figures: tuple[int, ...]


class Leading(NamedTuple):
    """The owner names who leads a squad from now on (DSW-27)."""

    squad: int


class Done(NamedTuple):
    """The action of a squad is over."""

    squad: int


class SettingOut(NamedTuple):
    """A squad is about to throw the dice for its move, or to move."""

    squad: int
    action: str
    rough: bool
