"""The position of one game of Null, and what a seat may know of it. How secrets are kept:

* A card whose place is not known is in `unseen`. In the full state that is the deck; in a view it
  is everything that this seat has lost track of, so nothing else has to be forgotten: `hidden`
  and `left` count how many of these cards are in the hands and in the deck.
* A face-down card is `Laid`: the card, None in the view of a seat that may not know it, and the
  seats that know it, which everybody can tell. Those of a card that lies open include NOBODY.
"""

import random
from typing import Self, TypeAlias

from pygames.core.game import NOBODY, Seats
from pygames.core.steps import StepState
from pygames.null.moves import START, cards_for
from pygames.null.options import Options

__all__ = ["Laid", "Position"]

Laid: TypeAlias = tuple[int | None, Seats]
"""A face-down card, and the seats that know it."""


class Position(
    StepState,
    copied=("gone", "hidden", "points", "table", "unseen", "won"),
    nested=("hands",),
):
    """Where all cards of one game are, in full or as one seat may know it."""

    __slots__ = (
        "gone",
        "hands",
        "hidden",
        "lead",
        "left",
        "options",
        "passed",
        "points",
        "resting",
        "runner",
        "seats",
        "stake",
        "table",
        "target",
        "top",
        "unseen",
        "won",
    )

    def __init__(self, seats: int, options: Options, lead: int = 0) -> None:
        """Set up the state before the deal."""
        super().__init__()
        self.seats = seats
        self.options = options
        self.lead = lead
        self.points = [0] * seats
        self.target = 0
        self.stake = 0
        self.hands: list[dict[int, Seats]] = [{} for _seat in range(seats)]  # card -> seats
        self.hidden = [0] * seats  # how many more cards each hand holds
        self.unseen = set(cards_for(seats))
        self.left = len(self.unseen)  # cards in the deck below `top`
        self.top: Laid | None = None  # put back on the deck
        self.table: dict[int, Laid] = {}  # each seat's card of this round
        self.gone: list[Laid] = []  # those that lost their round
        self.won: list[int] = []  # those that won it
        self.passed: Seats = frozenset()  # since the stake was last doubled
        self.resting: Seats = frozenset()  # those that pass for the rest of the round
        self.runner = START

    @property
    def everybody(self) -> Seats:
        """Who knows a card that lies open."""
        return frozenset((NOBODY, *range(self.seats)))

    def from_left(self) -> list[int]:
        """Return all seats, the one to the lead's left first and the lead last."""
        return [(self.lead + step) % self.seats for step in range(1, self.seats + 1)]

    # --- who holds what

    def held(self, seat: int) -> int:
        """Return how many cards a hand holds, which everybody can see."""
        return len(self.hands[seat]) + self.hidden[seat]

    def in_deck(self) -> int:
        """Return how many cards can still be drawn."""
        return self.left + (self.top is not None)

    def left_of(self, seat: int) -> int:
        """Return the seat to the left of one."""
        return (seat + 1) % self.seats

    def may_hold(self, seat: int) -> list[int]:
        """Return the cards that a hand may hold; in the full state, those that it holds."""
        return sorted({*self.hands[seat], *(self.unseen if self.hidden[seat] else ())})

    def covered(self, seat: int) -> bool:
        """Whether a hand holds a card that not everybody knows."""
        known = self.hands[seat].values()
        return self.hidden[seat] > 0 or any(NOBODY not in known_to for known_to in known)

    def may_double(self, seat: int) -> list[int]:
        """Return the cards that a hand may hold and show to double the stake (N-12)."""
        hand = self.hands[seat]
        return [
            card
            for card in self.may_hold(seat)
            if card > self.target and NOBODY not in hand.get(card, ())
        ]

    def may_lie(self, seat: int) -> list[int]:
        """Return the cards that may be the one laid by this seat."""
        card = self.table[seat][0]
        return sorted(self.unseen) if card is None else [card]

    def drawers(self, seat: int) -> Seats:
        """Return who sees the card that a seat draws: also those that know it to be on top."""
        return frozenset((seat,)) | (self.top[1] if self.top else frozenset())

    # --- cards on their way --------------------------------------------------------------

    def put_away(self, card: int | None, seat: int) -> Laid:
        """Take a card out of a hand, face down. Nobody else knows any card that stays there."""
        only, hand = frozenset((seat,)), self.hands[seat]
        if card is None:
            # It may be one of those we knew, so from now on none of them is known.
            self.unseen |= hand.keys()
            self.hidden[seat] += len(hand) - 1
            self.hands[seat] = {}
        elif card in hand:
            self.hands[seat] = {other: only for other in hand if other != card}
        else:  # only in a view
            self.unseen.remove(card)
            self.hidden[seat] -= 1
        return card, only

    def lift(self, laid: Laid) -> None:
        """Take up a face-down card; the move says where it goes, or does not."""
        if laid[0] is not None:
            self.unseen.add(laid[0])

    def take_up(self, card: int | None, seat: int, known_to: Seats) -> None:
        """Add a card to a hand."""
        if card is None:
            self.hidden[seat] += 1
        else:
            self.unseen.remove(card)
            self.hands[seat][card] = known_to

    def draw(self, card: int | None, seat: int, known_to: Seats) -> None:
        """Take a card off the deck into a hand: that on top, else any below."""
        if self.top is None:
            self.left -= 1
        else:
            self.lift(self.top)
            self.top = None
        self.take_up(card, seat, known_to)

    def show(self, card: int, seat: int) -> None:
        """Have everybody know a card of a hand."""
        if card not in self.hands[seat]:  # only in a view
            self.unseen.remove(card)
            self.hidden[seat] -= 1
        self.hands[seat][card] = self.everybody

    # --- views ----------------------------------------------------------------

    def view(self, seat: int) -> Self:
        """Return what a seat may know."""
        twin = self.copy()
        twin._decisions = None

        def covered(laid: Laid) -> Laid:
            card, known_to = laid
            if card is None or seat in known_to:
                return laid
            twin.unseen.add(card)
            return None, known_to

        for owner, hand in enumerate(self.hands):
            known = {card: known_to for card, known_to in hand.items() if seat in known_to}
            twin.unseen |= hand.keys() - known.keys()
            twin.hidden[owner] += len(hand) - len(known)
            twin.hands[owner] = known
        twin.top = covered(self.top) if self.top else None
        twin.table = {owner: covered(laid) for owner, laid in self.table.items()}
        twin.gone = list(map(covered, self.gone))
        return twin

    def sample(self, rng: random.Random) -> Self:
        """Return a determinization: what is hidden is dealt at random."""
        twin = self.copy()
        twin._decisions = None
        pool = sorted(self.unseen)
        rng.shuffle(pool)

        def turned(laid: Laid) -> Laid:
            return (pool.pop(), laid[1]) if laid[0] is None else laid

        for seat, count in enumerate(self.hidden):
            twin.hands[seat] |= {pool.pop(): frozenset((seat,)) for _card in range(count)}
        twin.hidden = [0] * self.seats
        twin.top = turned(self.top) if self.top else None
        twin.table = {owner: turned(laid) for owner, laid in self.table.items()}
        twin.gone = list(map(turned, self.gone))
        twin.unseen = set(pool)
        return twin
