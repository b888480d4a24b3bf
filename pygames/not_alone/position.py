"""What lies on the table, who holds what, and what can be told from it.

Every value but the turn and the stack of steps is immutable and replaced as a whole, so copies
share it. How secrets are kept:

* Place cards of a Hunted: `loose` are those in the hand or face down on the table, `pile` the
  discard. Both sets are public, but not behind a Smokescreen: `fog` are the cards that the Creature
  cannot place, in either set; `piled` counts the discard. In its view they are in neither set.
* `chosen` are the selected cards, each with the seats that know it; `laid` is how many there are.
* A hand of Hunt or Survival cards is a set; in a view it holds those that everybody knows
  (`open_hands`), and `hidden` counts the others, which are somewhere in `unseen`.
* A deck is a row of pools, each in random order. `left` counts them from the top; the cards of the
  first are in `unseen`, those of the others in `below`, None in a view that does not know them.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias, TypeVar

from pygames.core.game import NOBODY, Outcome, Seats
from pygames.core.steps import Step, StepState
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.option_values import Options
from pygames.not_alone.pieces import FULL_WILL, HUNT, SURVIVAL, assimilation_start, rescue_start
from pygames.not_alone.planet import POSITIONS, RESERVED, Where, adjacent, pairs
from pygames.not_alone.turn import FaceDown, Slot, Turn

__all__ = ["Position", "replaced"]

T = TypeVar("T")
Pool: TypeAlias = frozenset[str] | None


class Position(StepState, copied=("turn",)):
    """The table of a match, in full or as one seat may know it."""

    __slots__ = (
        "assimilation",
        "below",
        "caches",
        "creature",
        "dominated",
        "ending",
        "fog",
        "footprints",
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
        "pile",
        "piled",
        "place_deck",
        "place_discard",
        "places_below",
        "places_left",
        "planet",
        "rescue",
        "reserve",
        "seats",
        "shield",
        "shuffled",
        "shuffles",
        "side",
        "track",
        "turn",
        "turns",
        "unseen",
        "used",
        "visits",
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
        self.rescue = rescue_start(seats)  # spaces to the star
        self.assimilation = assimilation_start(seats)
        self.marker = False  # on the Beach (NA-19)
        self.shield = 1  # where the Shield token is, with the Dome (NA-198)
        self.track: frozenset[int] = frozenset()  # distances to rescue where Will lies (NA-119)
        self.planet = options.places  # the place at each position, "" if it is face down
        self.place_deck = options.place_deck  # its top pool, and whatever this view cannot place
        self.places_left = len(self.place_deck)  # places in the top pool
        self.places_below: tuple[FaceDown, ...] = ()  # put there one by one (NA-213)
        self.place_discard: tuple[str, ...] = ()
        self.reserve: Mapping[int, int] = dict.fromkeys(RESERVED, copies)
        self.dominated: Mapping[int, str] = {}  # Hunted -> the card in front of them (NA-159)
        self.caches: Mapping[int, FaceDown] = {}  # position -> the Survival card below it (NA-195)
        self.footprints: tuple[tuple[int, int], ...] = ()  # (Hunted, position) of the last turn
        nowhere: tuple[int, ...] = (0,) * 11
        self.visits = (nowhere,) * seats  # how often each, or the Creature token, was at a position
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
        self.shuffled = decks[SURVIVAL]  # what was in that deck when it was shuffled last
        self.shuffles = 0  # how often it has been made anew
        self.ending: Outcome | None = None  # how it ends, once all is turned up
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
        """Return the Place cards that may be in a discard; none if it is empty."""
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
    def everybody(self) -> Seats:
        """All who see what lies open: the seats, and whoever looks on."""
        return frozenset((NOBODY, *range(self.seats)))

    @property
    def witnesses(self) -> Seats | None:
        """Who sees what happens to the discards (NA-167)."""
        return frozenset(self.order) if self.turn.smoke else None

    # --- places --------------------------------------------------------------------------

    def place_at(self, position: int) -> str:
        """Return the place at a position, "" if it is face down."""
        return self.planet[position - 1]

    def places_there(self) -> list[str]:
        """Return the places of the planet, face down or not, by their numbers (NA-Q41)."""
        if self.options.place_deck and self.options.rulings.planet_decides:
            return [place for place in self.planet if place]
        return [*self.options.places]

    def place_of(self, card: int) -> str:
        """Return the place of a number; in the Labyrinth variant the one on the planet."""
        for place in self.planet:
            if place and NUMBER[place] == card:
                return place
        return self.options.places[card - 1]

    def position_of(self, card: int) -> int:
        """Return where the place of a number lies, 0 if it is not face up on the planet."""
        place = self.place_of(card)
        return self.planet.index(place) + 1 if place in self.planet else 0

    def positions(self) -> list[int]:
        """Return where places are: in the Labyrinth variant row two fills up (NA-217)."""
        if not self.options.place_deck:
            return [*POSITIONS]
        return [position for position in POSITIONS if self.planet[position - 1]]

    def pairs(self) -> list[Where]:
        """Return all pairs of adjacent places."""
        there = self.positions()
        return [(p, q) for p, q in pairs() if p in there and q in there]

    def beside(self, where: Where) -> list[int]:
        """Return the places adjacent to one of these and none of them (NA-51)."""
        there = self.positions()
        return [position for position in adjacent(where) if position in there]

    def can_enter(self, position: int) -> bool:
        """Whether a Hunted can go to a position (NA-91, NA-201)."""
        return bool(self.planet[position - 1]) and position not in self.turn.barred

    def accessible(self, card: int) -> bool:
        """Whether a Hunted can go to the place of this card."""
        position = self.position_of(card)
        return position > 0 and position not in self.turn.barred

    @property
    def supply(self) -> int:
        """Return how much Will nobody has (NA-206)."""
        return FULL_WILL * len(self.order) - sum(self.will) - len(self.track)

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
        left = self.held(seat) > 0 and turn.played.get(seat, 0) < limit
        kept = seat == self.creature and turn.keeps
        return (left or kept) and self.deck_of(seat) not in turn.tied


def replaced(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return the row with another value in one place."""
    return (*row[:index], value, *row[index + 1 :])
