"""Not Alone as numbers. Place cards are 1 to 10, and so are positions; other cards have names."""

from array import array
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, permutations, product
from typing import Any, TypeVar

from pygames.env.encoding import Table
from pygames.not_alone import moves as m
from pygames.not_alone.cards.decks import HUNTS, SURVIVALS
from pygames.not_alone.cards.sets import ARTEFACTS, BASE, NEW
from pygames.not_alone.pieces import FULL_WILL, TOKENS
from pygames.not_alone.place_selection import BOTH, ONE_OF_THREE, ONE_OF_TWO, WITH_DISCARD
from pygames.not_alone.planet import POSITIONS, pairs
from pygames.not_alone.position import Position

__all__ = ["NotAlone", "encoding"]

T = TypeVar("T")

_HUNTS = tuple(sorted(HUNTS, key=lambda card: (HUNTS[card].acts_as_last, card)))
_SURVIVALS = tuple(sorted(SURVIVALS))
_CARDS = (*_HUNTS, *_SURVIVALS)
_PLACES = (*BASE[:-1], *NEW, *ARTEFACTS)
_WORDS = ("jam", "shield", "marker", "calm", "top", "back", "leave", "take")
"""What else a card lets one decide."""
_SEATS = range(7)
_SPACES = range(1, 18)
"""The spaces of the Rescue track where Will may lie, with seven seats."""
_WHERE = (*((position,) for position in POSITIONS), *pairs())
_DUE = (ONE_OF_TWO, BOTH, WITH_DISCARD, ONE_OF_THREE)


def _some(of: Iterable[T], *sizes: int) -> Iterator[tuple[T, ...]]:
    pool = [*of]
    for size in sizes:
        yield from combinations(pool, size)


def _moves() -> Iterator[Any]:
    """Yield every move that a player may ever have, in the order of their numbers."""
    all_sizes, ups = range(11), (0, *POSITIONS)
    yield from (m.WITHDRAW, m.GIVE_UP, m.THIS, m.DECLINE, m.PASS, m.REST, m.TAKE_BACK, m.FINISH)
    yield from (m.USE, m.NOTHING, m.INSTEAD, m.BACK, m.TAKE_ALL, m.SEARCH, m.LOSE_WILL, m.SURVEY)
    yield from map(m.Side, (1, 2))
    yield from map(m.Resist, (1, 2))
    for kind in (m.Give, m.Keep, m.Which, m.Copy, m.Find, m.TurnUp, m.GoOn):
        yield from map(kind, POSITIONS)
    yield from map(m.Heal, _SEATS)
    yield from map(m.Choose, _SEATS)
    yield from map(m.Play, _CARDS)
    yield from map(m.PlayKept, _HUNTS)
    yield from map(m.Regain, _HUNTS)
    yield from map(m.Drop, _SURVIVALS)
    yield from map(m.Lay, _PLACES)
    yield from map(m.Reject, _PLACES)
    yield from map(m.Decide, (*_HUNTS, *_PLACES, *_WORDS))
    yield from map(m.Aim, _WHERE)
    yield from (m.Place(token, where) for token in TOKENS for where in _WHERE)
    yield from (m.Divert(token, position) for token in TOKENS for position in POSITIONS)
    yield from (m.Exchange(some) for size in (2, 3) for some in permutations(TOKENS, size))
    yield from (m.Swap(*some) for some in product(POSITIONS, POSITIONS))
    yield from (m.Lead(*some) for some in product(_SEATS, POSITIONS, POSITIONS))
    yield from (m.Hide(*some) for some in product(_SURVIVALS, POSITIONS))
    yield from (m.Select(some, up) for some in _some(POSITIONS, 1, 2, 3) for up in ups)
    yield from (m.Take(len(some), some) for some in _some(POSITIONS, *all_sizes))
    yield from (m.Discard(len(some), some) for some in _some(POSITIONS, *all_sizes))
    yield from map(m.Show, _some(POSITIONS, *all_sizes))
    yield from map(m.Gather, _some(_SPACES, 0, 1, 2, 3))
    yield from map(m.Sow, _some(_SPACES, 1, 2))
    yield from map(m.Cast, _some(sorted(_HUNTS), 1, 2))


class NotAlone(Table):
    """Not Alone with so many seats. In planes of seats one's own comes first, then clockwise."""

    version = 1
    outcomes = 1000
    decisions = (
        *("side", "stalk", "explore", "hunt", "tokens", "window", "first", "keep", "which"),
        *("order", "resolve", "instead", "lair", "take", "find", "source", "heal", "receive"),
        *("gather", "discard", "drop", "sort", "give", "show", "swap", "choose", "aim", "divert"),
        *("lead", "exchange", "permute", "tornado", "pull", "retreat", "scream", "cast", "regain"),
        *("guess", "interference", "ingenuity", "amplifier", "equipment", "regeneration", "rally"),
        *("gate", "double_back", "nexus", "fungi", "portal", "labyrinth", "explored", "lay"),
        *("reject", "red", "green", "yellow", "hide", "cache", "either"),
    )

    def __init__(self, seats: int) -> None:
        self._seats = seats
        by_card = (seats, len(POSITIONS))
        super().__init__(
            {
                "creature": (seats,),
                "tracks": (4,),  # spaces to rescue and to assimilation, turns, in twentieths; side
                "will_on_track": (20,),  # by the distance to rescue
                "planet": (len(POSITIONS), len(_PLACES)),  # the place at each position
                "place_deck": (len(_PLACES),),  # places that may still be found
                "place_seen": (len(_PLACES),),  # places that one looks at
                "reserve": (len(POSITIONS),),  # Place cards that can be found, in thirds
                "beach": (2,),  # the marker on the Beach; the Shield token, in tenths
                "will": (seats,),  # in thirds
                "loose": by_card,  # Place cards surely in the hand or face down on the table
                "pile": by_card,  # those surely in the discard
                "lost": by_card,  # those that may be in either
                "chosen": by_card,  # selected cards that one knows
                "played": by_card,  # cards played and turned up
                "at": by_card,  # the positions that these cards stand for
                "resolving": by_card,  # the card whose place is being resolved
                "footprints": by_card,  # where each was in the turn before
                "hands": (seats, len(_CARDS)),  # Hunt and Survival cards known to be in each hand
                "unseen": (len(_CARDS),),  # those of which one does not know where they are
                "used": (len(_CARDS),),  # those in the discards
                "in_play": (len(_CARDS),),  # Hunt cards played in this turn
                "dominated": (seats, len(_CARDS)),  # the Hunt card in front of each
                # Place cards in hand, in the discard, selected, in tenths; other cards held, played
                # in this turn, in tenths; passed, resting, acted.
                "counts": (seats, 8),
                "due": (seats, len(_DUE)),  # what changes how many cards are selected
                "tokens": (len(TOKENS), len(POSITIONS)),
                "available": (len(TOKENS),),
                "barred": (len(POSITIONS),),
                "ineffective": (len(POSITIONS),),
                "caches": (len(POSITIONS),),  # where a card lies below a place
                "moment": (2,),  # the phase and the card window, in quarters
            },
            [*_moves()],
        )
        self.longest = 100_000
        self._card = {name: place for place, name in enumerate(_CARDS)}
        self._place = {name: place for place, name in enumerate(_PLACES)}

    def write(self, view: Position, seat: int, found: "array[float]") -> None:
        """Fill in the planes."""
        order = [(seat + step) % self._seats for step in range(self._seats)]
        self._write_table(view, order, found)
        for place, who in enumerate(order):
            self._write_seat(view, who, place, found)

    def _mark(self, found: "array[float]", plane: str, places: Iterable[int], row: int = 0) -> None:
        start = self.starts[plane] + row * self.planes[plane][-1]
        for place in places:
            found[start + place] = 1.0

    def _cards(self, names: Iterable[str]) -> list[int]:
        return [self._card[name] for name in names]

    def _write_table(self, view: Position, order: list[int], found: "array[float]") -> None:
        """Fill in what belongs to nobody."""
        at, turn, mark = self.starts, view.turn, self._mark
        mark(found, "creature", (order.index(view.creature),))
        tracks = (view.rescue / 20, view.assimilation / 20, view.turns / 20, view.side / 2)
        found[at["tracks"] : at["tracks"] + 4] = array("f", tracks)
        mark(found, "will_on_track", view.track)
        for row, name in enumerate(view.planet):
            mark(found, "planet", (self._place[name],) if name else (), row)
        mark(found, "place_deck", (self._place[name] for name in view.place_deck))
        mark(found, "place_seen", (self._place[name] for name in turn.seen))
        for card, copies in view.reserve.items():
            found[at["reserve"] + card - 1] = copies / 3
        found[at["beach"]], found[at["beach"] + 1] = view.marker, view.shield / 10
        for deck in (0, 1):
            mark(found, "unseen", self._cards(view.unseen[deck]))
            mark(found, "used", self._cards(view.used[deck]))
        mark(found, "in_play", self._cards(it.card for it in turn.in_play))
        for row, token in enumerate(TOKENS):
            mark(found, "tokens", (it - 1 for it in turn.tokens.get(token, ())), row)
        mark(found, "available", (TOKENS.index(token) for token in turn.available))
        mark(found, "barred", (position - 1 for position in turn.barred))
        mark(found, "ineffective", (position - 1 for position in turn.ineffective))
        mark(found, "caches", (position - 1 for position in view.caches))
        phase, window = turn.moment
        found[at["moment"]], found[at["moment"] + 1] = phase / 4, (window + 1) / 4

    def _write_seat(self, view: Position, who: int, row: int, found: "array[float]") -> None:
        """Fill in what belongs to a seat."""
        turn, mark = view.turn, self._mark
        found[self.starts["will"] + row] = view.will[who] / FULL_WILL
        mark(found, "loose", (card - 1 for card in view.loose[who]), row)
        mark(found, "pile", (card - 1 for card in view.pile[who]), row)
        mark(found, "lost", (card - 1 for card in view.lost(who)), row)
        mark(found, "chosen", (card - 1 for card in turn.chosen.get(who, ())), row)
        slots = view.slots_of(who)
        mark(found, "played", (slot.card - 1 for slot in slots), row)
        mark(found, "at", (slot.position - 1 for slot in slots if slot.position), row)
        if turn.resolving.get(who):
            mark(found, "resolving", (turn.resolving[who] - 1,), row)
        mark(
            found, "footprints", (p - 1 for other, p in view.footprints if other == who and p), row
        )
        mark(found, "hands", self._cards(view.hands[who]), row)
        if who in view.dominated:
            mark(found, "dominated", self._cards((view.dominated[who],)), row)
        if who in turn.due:
            mark(found, "due", (_DUE.index(turn.due[who]),), row)
        hunted = who != view.creature
        counts = (
            (view.hand_size(who) if hunted else 0) / 10,
            view.piled[who] / 10,
            turn.laid.get(who, 0) / 10,
            view.held(who) / 10,
            turn.played.get(who, 0) / 10,
            who in turn.passed,
            who in turn.resting,
            who in turn.acted,
        )
        start = self.starts["counts"] + len(counts) * row
        found[start : start + len(counts)] = array("f", counts)


def encoding(seats: int, _options: Mapping[str, Any]) -> NotAlone:
    """Return the encoding for so many seats."""
    return NotAlone(seats)
