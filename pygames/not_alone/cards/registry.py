"""The registry of all cards: what the entry of each kind says.

The modules of cards enter theirs; `decks` brings them all together. The turn calls the functions of
an entry, each at one moment, and knows no card by name.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from pygames.not_alone.pieces import Token
from pygames.not_alone.position import Position
from pygames.not_alone.turn import InPlay

__all__ = ["FLASHBACK", "HUNTS", "PLACES", "SURVIVALS", "Hunt", "Place", "Survival"]


def _nothing_more(_s: Position) -> None:
    """Do nothing at once: the card works by what it changes later."""


@dataclass(frozen=True)
class Hunt:
    """A card of the Creature."""

    phase: int
    symbols: tuple[Token, ...] = ()
    """The tokens that it makes available (NA-47, NA-48)."""
    wide: Token | None = None
    """The token that covers two places by it (NA-49)."""
    windows: Collection[int] = range(4)
    """The card windows of phase 3 in which it can be played; -1: while places are resolved."""
    can: Callable[[Position], bool] | None = None
    """Whether it would do anything; not asked if it has a symbol (NA-44)."""
    play: Callable[[Position], None] = _nothing_more
    """What it does as soon as it is played."""
    ineffective: Callable[[Position, InPlay], Collection[int]] | None = None
    """The positions that it makes ineffective."""
    penalty: Callable[[Position, int], None] | None = None
    """What a Hunted below the Target token suffers in step B (NA-82)."""
    artemia_will: int = 0
    """Will lost below the Artemia token (NA-83)."""
    creature_will: int = 0
    """More Will lost by whoever the Creature catches (NA-84)."""
    progress: Callable[[InPlay, Collection[int]], int] | None = None
    """(card, who is caught) -> more spaces for the Creature (NA-85)."""
    revealed: Callable[[Position, InPlay], None] | None = None
    """What it does as soon as the places are revealed (NA-73)."""
    strike: Callable[[Position], None] | None = None
    """What it does once in step B, before anybody suffers it (NA-146)."""
    most_taken: int | None = None
    """How many Place cards a power gives back at most (NA-132)."""
    clones: bool = False
    """Whether the Target token counts as a second Creature token (NA-136)."""


@dataclass(frozen=True)
class Survival:
    """A card of the Hunted."""

    phase: int
    play: Callable[[Position, int], None]
    """(position, who plays it): what it does."""
    can: Callable[[Position, int], bool]
    """Whether it would do anything, as far as everybody can tell (NA-44)."""
    windows: Collection[int] = range(4)
    """The card windows of phase 3 in which it can be played."""
    instead: bool = False
    """Whether it is played instead of using the power of one's place (NA-80)."""


@dataclass(frozen=True)
class Place:
    """A Place card: its power, which is always optional (NA-78)."""

    use: Callable[[Position, int, int], None]
    """(position, Hunted, the card that was played): the power, also when it is copied."""
    can: Callable[[Position, int, int], bool]
    """Whether the power would do anything, as far as everybody can tell."""
    copyable: bool = True
    extra_will: int = 0
    """More Will lost by whoever is caught there (NA-101)."""
    progress: int = 0
    """More spaces for the Creature if it catches anybody there (NA-111)."""
    returns: bool = False
    """Whether the played card goes back to the reserve (NA-118)."""


HUNTS: dict[str, Hunt] = {}
SURVIVALS: dict[str, Survival] = {}
PLACES: dict[str, Place] = {}

FLASHBACK = "flashback"
"""The one Hunt card without an entry: it acts as another (NA-144)."""
