"""What is forgotten at the end of a turn, and what lies on the table until then."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.core.game import NOBODY, Seats
from pygames.core.state import Record
from pygames.not_alone.pieces import CREATURE, Token
from pygames.not_alone.planet import Where

__all__ = ["NO_WINDOW", "FaceDown", "InPlay", "Slot", "Turn"]

NO_WINDOW = -1
"""The number of the card window while there is none."""


class Slot(NamedTuple):
    """A Place card that a Hunted has played, and the place it stands for."""

    seat: int
    card: int
    position: int
    resolved: bool = False
    back: bool = False
    """Whether the card has been taken back to the hand."""
    immune: bool = False
    """Whether no token has an effect on it (NA-190)."""


class InPlay(NamedTuple):
    """A Hunt card that has been played this turn."""

    card: str
    acts_as: str
    """The card whose effect it has: another one's for Flashback."""
    about: tuple[int, ...] = ()
    """The Hunted or the places that it names."""


class FaceDown(NamedTuple):
    """A card that lies face down by itself."""

    card: str | None
    """None in a view that does not know it."""
    known_to: Seats


class Turn(Record):
    """What is forgotten at the end of a turn."""

    __slots__ = (
        "acted",
        "alerted",
        "aside",
        "available",
        "avoids",
        "barred",
        "caught",
        "chosen",
        "drawn",
        "due",
        "found",
        "given",
        "in_play",
        "ineffective",
        "keeps",
        "kept",
        "laid",
        "limit",
        "looker",
        "mimics",
        "moment",
        "no_creature",
        "no_resist",
        "once",
        "over",
        "passed",
        "played",
        "playing",
        "refuge",
        "resisted",
        "resolving",
        "resting",
        "seeing",
        "seen",
        "shown",
        "slots",
        "smoke",
        "stopped",
        "tenacious",
        "tied",
        "tokens",
        "up",
    )

    def __init__(self, due: Mapping[int, str], limit: int) -> None:
        self.due = due  # Hunted -> how they select this turn, if not as usual (NA-64)
        self.limit = limit  # Hunt cards that may be played (NA-35)
        self.tokens: Mapping[Token, Where] = {}
        self.available = frozenset((CREATURE,))  # tokens that can be placed
        self.in_play: tuple[InPlay, ...] = ()
        self.played: Mapping[int, int] = {}  # cards played by each seat
        self.playing = False  # whether a card was played in this window
        self.passed: Seats = frozenset()
        self.resting: Seats = frozenset()
        self.acted: Seats = frozenset()  # who has resisted or given up (NA-55)
        self.tied: frozenset[int] = frozenset()  # decks of which no card may be played
        self.avoids: frozenset[tuple[int, Token]] = frozenset()
        self.ineffective: frozenset[int] = frozenset()
        self.barred: frozenset[int] = frozenset()  # inaccessible positions
        self.once: frozenset[str] = frozenset()  # powers that can be used once a turn, and were
        self.over: frozenset[Token] = frozenset()  # tokens whose step is over (NA-218)
        self.alerted: frozenset[int] = frozenset()  # positions where no token works (NA-182)
        self.no_creature: frozenset[int] = frozenset()  # where that token cannot be placed
        self.no_resist = False  # NA-152
        self.resisted: Seats = frozenset()  # who has resisted, and not given up since (NA-153)
        self.tenacious: Seats = frozenset()  # NA-192
        self.caught: frozenset[tuple[int, int]] = frozenset()  # (Hunted, card) (NA-186)
        self.mimics: Seats = frozenset()  # NA-194
        self.refuge = False  # whether the Target token is taken (NA-187)
        self.aside: str | None = None  # the card kept with Intuition, None if it is not known
        self.keeps = False  # whether there is one (NA-155)
        self.smoke = False
        self.stopped = False  # whether the Rescue counter stands still (NA-142)
        self.chosen: Mapping[int, Mapping[int, Seats]] = {}
        self.up: Mapping[int, int] = {}  # the selected card that lies face up (NA-64)
        self.laid: Mapping[int, int] = {}
        self.kept: Mapping[int, int | None] = {}  # which of several selected cards is revealed
        self.given: Mapping[int, int | None] = {}  # to the Forbidden Zone
        self.shown: Mapping[int, frozenset[int] | None] = {}  # to the Creature alone (NA-134)
        self.seen: frozenset[str] = frozenset()  # places drawn, known to who looks at them only
        self.seeing = 0  # how many they are
        self.looker = NOBODY  # who looks at them
        self.drawn: frozenset[str] = frozenset()  # by who now sorts them, known to that seat only
        self.found: Seats = frozenset()  # by the Creature, as the places are revealed
        self.slots: tuple[Slot, ...] = ()
        self.resolving: Mapping[int, int] = {}  # Hunted -> the card whose place is being resolved
        self.moment = (0, NO_WINDOW)  # the phase, and the number of the card window
