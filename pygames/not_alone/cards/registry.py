"""The registry of all cards: what the entry of each kind says.

An entry is all that the rules and the table know of a card: what it is called, what a player reads
on it, what it does, each function at one moment. Each module of cards has its entries; `decks`
brings them all together here. Nothing else knows a card by its id, by which its drawing is found.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from pygames.not_alone.pieces import Token
from pygames.not_alone.position import Position
from pygames.not_alone.question import Question
from pygames.not_alone.turn import InPlay

__all__ = ["HUNTS", "PLACES", "SURVIVALS", "Hunt", "Place", "Survival", "entry_of"]


def _nothing_more(_state: Position) -> None:
    """Do nothing at once: the card works by what it changes later."""


def _never(_state: Position) -> bool:
    return False


@dataclass(frozen=True)
class Hunt:
    """A card of the Creature."""

    title: str
    text: str
    """What it does, as a player reads it on the card; “you” is who plays it."""
    phase: int
    """The phase in which it can be played; 0: that of the card as which it acts."""
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
    recalls: bool = False
    """Whether all Hunted choose their places anew (NA-62)."""
    asks: tuple[Question, ...] = ()
    """What it asks players, besides what many cards do."""
    acts_as_last: bool = False
    """Whether it acts as the top card of the Hunt discard (NA-144)."""
    replaces: str = ""
    """The card of the base game for which it comes into the deck (NA-6)."""


@dataclass(frozen=True)
class Survival:
    """A card of the Hunted."""

    title: str
    text: str
    """What it does, as a player reads it on the card; “you” is who plays it."""
    phase: int
    play: Callable[[Position, int], None]
    """(position, who plays it): what it does."""
    can: Callable[[Position, int], bool]
    """Whether it would do anything, as far as everybody can tell (NA-44)."""
    windows: Collection[int] = range(4)
    """The card windows of phase 3 in which it can be played."""
    instead: bool = False
    """Whether it is played instead of using the power of one's place (NA-80)."""
    due: str = ""
    """How who plays it selects places this turn (`Turn.due`), "" as usual."""
    asks: tuple[Question, ...] = ()
    """What it asks players, besides what many cards do."""
    replaces: str = ""
    """The card of the base game for which it comes into the deck (NA-6)."""


@dataclass(frozen=True)
class Place:
    """A Place card: its power, which is always optional (NA-78)."""

    title: str
    text: str
    """The power, as a player reads it on the card."""
    brief: str
    """The power in a few words, for where there is no room for more."""
    use: Callable[[Position, int, int], None]
    """(position, Hunted, the card that was played): the power, also when it is copied."""
    can: Callable[[Position, int, int], bool]
    """Whether the power would do anything, as far as everybody can tell."""
    copyable: bool = True
    asks: tuple[Question, ...] = ()
    """What it asks players, besides what many cards do."""
    extra_will: int = 0
    """More Will lost by whoever is caught there (NA-101)."""
    progress: int = 0
    """More spaces for the Creature if it catches anybody there (NA-111)."""
    returns: bool = False
    """Whether the played card goes back to the reserve (NA-118)."""
    single: bool = False
    """Whether there is only one card of it in the reserve (NA-204)."""
    once: bool = False
    """Whether only one Hunted a turn can use it (NA-104)."""
    due: str = ""
    """How who uses it selects places next turn (`Turn.due`), "" as usual."""
    rescues: Callable[[Position], bool] = _never
    """Whether its power moves the Rescue counter, as things are."""
    rescue_spaces: int = 1
    """How many spaces."""
    marker: bool = False
    """Whether the Marker lies here (NA-19)."""
    shield: bool = False
    """Whether it brings the Shield, and with it needs the decks of Exploration (NA-12, NA-198)."""
    uncovers: bool = False
    """Whether row two lies face down, to be found with its power (NA-200)."""


HUNTS: dict[str, Hunt] = {}
SURVIVALS: dict[str, Survival] = {}
PLACES: dict[str, Place] = {}


def entry_of(card: str) -> Hunt | Survival:
    """Return the entry of a Hunt or Survival card."""
    return HUNTS[card] if card in HUNTS else SURVIVALS[card]
