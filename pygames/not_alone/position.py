"""What lies on the table, who holds what, and what can be told from it.

Every value is immutable and replaced as a whole, so a copy shares all of them. How secrets are
kept:

* Place cards of a Hunted: `loose` are those in the hand or face down on the table, `pile` the
  discard. Both sets are public, but not behind a Smokescreen: `fog` are the cards that the Creature
  cannot place, in either set; `piled` counts the discard. In its view they are in neither set.
* `chosen` are the selected cards, each with the seats that know it; `laid` is how many there are.
* A hand of Hunt or Survival cards is a set; in a view it holds those that everybody knows
  (`open_hands`), and `hidden` counts the others, which are somewhere in `unseen`.
* A deck is a row of pools, each in random order. `left` counts them from the top; the cards of the
  first are in `unseen`, those of the others in `below`, None in a view that does not know them.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias, TypeVar

from pygames.core.game import Decision, Outcome, Seats
from pygames.core.state import GameState, Record
from pygames.not_alone.options import Options
from pygames.not_alone.pieces import CREATURE, FULL_WILL, HUNT, SURVIVAL, Token
from pygames.not_alone.planet import PLACES, RESERVED, Where

__all__ = [
    "NO_WINDOW",
    "Ask",
    "InPlay",
    "Position",
    "Run",
    "Simultaneous",
    "Slot",
    "Step",
    "Turn",
    "replaced",
]

T = TypeVar("T")
Pool: TypeAlias = frozenset[str] | None

NO_WINDOW = -1
"""The number of the card window while there is none."""


class Run(NamedTuple):
    """A step in which nobody decides."""

    do: Callable[..., None]
    args: tuple[Any, ...] = ()


class Ask(NamedTuple):
    """A step in which one seat decides; skipped if there is nothing to choose from."""

    name: str
    seat: int
    moves: Callable[..., list[Any]]
    """(position, seat, *args) -> the legal moves; whether there are any is public."""
    then: Callable[..., None]
    """(position, move, seat, *args): called when the step has been removed."""
    args: tuple[Any, ...] = ()
    known_to: Seats | None = None


class Simultaneous(NamedTuple):
    """A step in which several seats decide at once; over when nobody is asked any more."""

    decisions: Callable[..., tuple[Decision, ...]]
    then: Callable[..., None]
    """(position, move, seat, *args)"""
    args: tuple[Any, ...] = ()


Step: TypeAlias = Run | Ask | Simultaneous


class Slot(NamedTuple):
    """A Place card that a Hunted has played, and the place it stands for."""

    seat: int
    card: int
    position: int
    resolved: bool = False
    back: bool = False
    """Whether the card has been taken back to the hand."""


class InPlay(NamedTuple):
    """A Hunt card that has been played this turn."""

    card: str
    acts_as: str
    """The card whose effect it has: another one's for Flashback."""
    about: tuple[int, ...] = ()
    """The Hunted or the places that it names."""


class Turn(Record):
    """What is forgotten at the end of a turn."""

    __slots__ = (
        "acted",
        "available",
        "avoids",
        "barred",
        "chosen",
        "drawn",
        "due",
        "given",
        "in_play",
        "ineffective",
        "instead",
        "kept",
        "laid",
        "limit",
        "moment",
        "once",
        "over",
        "passed",
        "played",
        "playing",
        "resting",
        "shown",
        "slots",
        "smoke",
        "stopped",
        "tied",
        "tokens",
    )

    def __init__(self, due: Mapping[int, str], limit: int) -> None:
        self.due = due  # Hunted -> the place whose power they used in the turn before (NA-64)
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
        self.smoke = False
        self.stopped = False  # whether the Rescue counter stands still (NA-142)
        self.chosen: Mapping[int, Mapping[int, Seats]] = {}
        self.laid: Mapping[int, int] = {}
        self.kept: Mapping[int, int | None] = {}  # which of several selected cards is revealed
        self.given: Mapping[int, int | None] = {}  # to the Forbidden Zone
        self.shown: Mapping[int, frozenset[int] | None] = {}  # to the Creature alone (NA-134)
        self.drawn: frozenset[str] = frozenset()  # by who now sorts them, known to that seat only
        self.slots: tuple[Slot, ...] = ()
        self.instead: Mapping[int, int] = {}  # Hunted -> the card whose place is being resolved
        self.moment = (0, NO_WINDOW)  # the phase, and the number of the card window


class Position(GameState, copied=("turn",)):
    """The table of a match, in full or as one seat may know it."""

    __slots__ = (
        "assimilation",
        "below",
        "creature",
        "ending",
        "fog",
        "hands",
        "hidden",
        "left",
        "loose",
        "marker",
        "next_due",
        "next_limit",
        "open_hands",
        "options",
        "order",
        "outcome",
        "pile",
        "piled",
        "rescue",
        "reserve",
        "seats",
        "side",
        "steps",
        "turn",
        "turns",
        "unseen",
        "used",
        "will",
    )

    def __init__(self, seats: int, options: Options, decks: tuple[frozenset[str], ...]) -> None:
        """Lay out the table; `decks` are the Hunt and the Survival cards."""
        super().__init__()
        copies = 1 if seats == 2 else 2 if seats <= 4 else 3  # NA-16
        nothing: frozenset[Any] = frozenset()
        self.seats = seats
        self.options = options
        self.side = 0  # not chosen yet
        self.rescue = 11 + seats  # spaces to the star (NA-23)
        self.assimilation = 5 + seats
        self.marker = False  # on the Beach (NA-19)
        self.reserve: Mapping[int, int] = dict.fromkeys(RESERVED, copies)
        self.turns = 0
        self.turn = Turn({}, 1)
        self.next_due: Mapping[int, str] = {}
        self.next_limit = 1
        self.will = (FULL_WILL,) * seats
        self.loose: tuple[frozenset[int], ...] = (frozenset(range(1, 6)),) * seats  # NA-17
        self.pile: tuple[frozenset[int], ...] = (nothing,) * seats
        self.piled = (0,) * seats
        self.fog: tuple[frozenset[int], ...] = (nothing,) * seats
        self.hands: tuple[frozenset[str], ...] = (nothing,) * seats
        self.open_hands: tuple[frozenset[str], ...] = (nothing,) * seats
        self.hidden = (0,) * seats
        self.unseen = decks
        self.left: tuple[tuple[int, ...], ...] = tuple((len(deck),) for deck in decks)
        self.below: tuple[tuple[Pool, ...], ...] = ((), ())
        self.used: tuple[tuple[str, ...], ...] = ((), ())  # the last one on top
        self.steps: tuple[Step, ...] = ()
        self.ending: Outcome | None = None  # how it ends, once all is turned up
        self.outcome: Outcome | None = None
        self.seat_creature(0)

    def seat_creature(self, seat: int) -> None:
        """Make a seat the Creature; the Hunted follow clockwise (NA-11)."""
        self.creature = seat
        self.order = tuple((seat + step) % self.seats for step in range(1, self.seats))
        self.loose = replaced(self.loose, seat, frozenset())
        self.will = replaced(self.will, seat, 0)

    # --- steps ---------------------------------------------------------------------------

    def push(self, *steps: Step) -> None:
        """Do these steps next, the last one first; nothing follows once the match is decided."""
        if self.ending is None:
            self.steps += steps

    # --- cards ---------------------------------------------------------------------------

    def deck_of(self, seat: int) -> int:
        """Return the deck from which a seat draws."""
        return HUNT if seat == self.creature else SURVIVAL

    def held(self, seat: int) -> int:
        """Return how many Hunt or Survival cards a seat holds."""
        return len(self.hands[seat]) + self.hidden[seat]

    def may_hold(self, seat: int) -> list[str]:
        """Return the cards that a hand may hold; in the full state, those that it holds."""
        unknown = self.unseen[self.deck_of(seat)] if self.hidden[seat] else frozenset()
        return sorted(self.hands[seat] | unknown)

    def lost(self, seat: int) -> frozenset[int]:
        """Return the Place cards of which this view cannot tell where they are."""
        return self.fog[seat] - self.pile[seat] - self.loose[seat]

    def may_lie(self, seat: int) -> list[int]:
        """Return the Place cards that may be in a discard; () if it is empty."""
        return sorted(self.pile[seat] | self.lost(seat)) if self.piled[seat] else []

    def may_choose(self, seat: int) -> list[int]:
        """Return the Place cards that may be in the hand or face down on the table."""
        return sorted(self.loose[seat] | self.lost(seat))

    def in_hand(self, seat: int) -> list[int]:
        """Return the Place cards that may be in the hand and not selected."""
        chosen = self.turn.chosen.get(seat, {})
        return [card for card in self.may_choose(seat) if card not in chosen]

    def loose_size(self, seat: int) -> int:
        """Return how many Place cards are in the hand or face down on the table."""
        return len(self.loose[seat] | self.pile[seat] | self.fog[seat]) - self.piled[seat]

    def hand_size(self, seat: int) -> int:
        """Return how many Place cards are in the hand and not selected."""
        return self.loose_size(seat) - self.turn.laid.get(seat, 0)

    def owns(self, seat: int) -> frozenset[int]:
        """Return all Place cards of a Hunted, played ones too (NA-105)."""
        played = {slot.card for slot in self.turn.slots if slot.seat == seat}
        return self.loose[seat] | self.pile[seat] | self.fog[seat] | played

    @property
    def witnesses(self) -> Seats | None:
        """Who sees what happens to the discards (NA-167)."""
        return frozenset(self.order) if self.turn.smoke else None

    # --- places --------------------------------------------------------------------------

    def place_at(self, position: int) -> str:
        """Return the place at a position."""
        return PLACES[position - 1]

    def accessible(self, card: int) -> bool:
        """Whether a Hunted can go to the place of this card."""
        return card not in self.turn.barred

    def slots_of(self, seat: int) -> list[Slot]:
        """Return what a Hunted has played and revealed."""
        return [slot for slot in self.turn.slots if slot.seat == seat]

    def slot(self, seat: int, card: int) -> Slot:
        """Return what a Hunted has played with this card."""
        return next(slot for slot in self.turn.slots if slot[:2] == (seat, card))

    def change(self, slot: Slot, new: Slot) -> None:
        """Put a slot in the place of another."""
        self.turn.slots = tuple(new if it == slot else it for it in self.turn.slots)

    # --- playing cards -------------------------------------------------------------------

    def may_play(self, seat: int) -> bool:
        """Whether a seat could still play a card this turn, as far as all can tell (NA-43)."""
        turn = self.turn
        limit = turn.limit if seat == self.creature else 1
        return (
            self.held(seat) > 0
            and turn.played.get(seat, 0) < limit
            and self.deck_of(seat) not in turn.tied
        )

    def acting(self, card: str) -> bool:
        """Whether a Hunt card with this effect is in play."""
        return any(played.acts_as == card for played in self.turn.in_play)


def replaced(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the row with another value in one place."""
    return (*row[:index], value, *row[index + 1 :])
