"""The rules of one game of Null: what follows from a log of moves.

Cites the rules of this package's docstring (N-n). How secrets are kept:

* A card whose place is not known is in `unseen`. In the full state that is the deck; in a view it
  is everything that this seat has lost track of, so nothing else has to be forgotten: `hidden`
  and `left` count how many of these cards are in the hands and in the deck.
* A face-down card is `Laid`: the card, None in the view of a seat that may not know it, and the
  seats that know it, which everybody can tell.
* `steps` is the stack of pending decisions, the next one last.
"""

import random
from collections.abc import Sequence
from typing import ClassVar, Self, TypeAlias

from pygames.core.game import (
    CHANCE,
    REFEREE,
    Decision,
    IllegalMove,
    Outcome,
    Seats,
    decision_of,
)
from pygames.core.language import N_
from pygames.core.state import GameState, Handlers
from pygames.null.moves import (
    CARDS,
    KEEP,
    RESIGN,
    ROLLS,
    TAKE_BACK,
    Drawn,
    Keep,
    Lay,
    Move,
    Put,
    Resign,
    Roll,
    Shown,
    Stake,
    Stakes,
    TakeBack,
    Wins,
)
from pygames.null.options import Options

__all__ = ["State", "best"]

Laid: TypeAlias = tuple[int | None, Seats]
"""A face-down card, and the seats that know it."""

Step: TypeAlias = tuple[str, int]
"""(name, seat): the seat is -1 where it has no meaning."""


def best(points: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most points, none if all are equal: a draw."""
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return winners if len(winners) < len(points) else ()


class State(
    GameState,
    copied=("gone", "hidden", "points", "steps", "table", "unseen", "won"),
    nested=("hands",),
):
    """One game of Null, in full or as one seat may know it."""

    __slots__ = (
        "gone",
        "hands",
        "hidden",
        "lead",
        "left",
        "options",
        "outcome",
        "points",
        "seats",
        "stake",
        "steps",
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
        self.unseen = set(CARDS)
        self.left = len(CARDS)  # cards in the deck below `top`
        self.top: Laid | None = None  # put back on the deck
        self.table: dict[int, Laid] = {}  # each seat's card of this round
        self.gone: list[Laid] = []  # those that lost their round
        self.won: list[int] = []  # those that won it
        self.steps: list[Step] = []
        self.outcome: Outcome | None = None
        self._begin_round()
        self.steps += [("deal", seat) for seat in reversed(self._from_left())] * options.hand

    def _begin_round(self) -> None:
        """Push the steps of N-2..N-8, the first one on top of the stack."""
        around = self._from_left()
        self.steps += [("draw", seat) for seat in reversed(around)]
        self.steps.append(("judge", -1))
        self.steps += [("show", seat) for seat in reversed(around)]
        self.steps += [("lay", -1), ("stake", self.lead), ("put", self.lead), ("roll", -1)]

    def _from_left(self) -> list[int]:
        """Return all seats, the one to the lead's left first and the lead last."""
        return [(self.lead + step) % self.seats for step in range(1, self.seats + 1)]

    # --- what is asked -------------------------------------------------------------------

    def _asked(self) -> tuple[Decision, ...]:
        if not self.steps:
            return ()
        name, seat = self.steps[-1]
        match name:
            case "deal":
                return (Decision(CHANCE, name, self._drawable(seat)),)
            case "draw":
                return (Decision(CHANCE, name, self._drawable(seat), self._drawers(seat)),)
            case "roll":
                return (Decision(CHANCE, name, ROLLS),)
            case "put":
                cards = self._may_hold(seat) if self.held(seat) > 1 else []  # N-3
                moves = [KEEP, *map(Put, cards)]
                return (Decision(seat, name, moves, frozenset((seat,)), (RESIGN,)),)
            case "stake":
                return (Decision(seat, name, Stakes(self.options.limit), None, (RESIGN,)),)
            case "lay":
                return tuple(map(self._laying, range(self.seats)))
            case "show":
                left = self._left_of(seat)
                shown = [Shown(seat, card) for card in self._may_lie(left)]
                return (Decision(REFEREE, name, shown, frozenset((seat, left))),)
            case _:
                return (Decision(REFEREE, name, self._winners()),)

    def _laying(self, seat: int) -> Decision:
        """Return a seat's decision; nothing is awaited from one that has laid its card (N-5)."""
        if seat in self.table:
            return Decision(seat, "wait", (), None, (TAKE_BACK, RESIGN))
        moves = list(map(Lay, self._may_hold(seat)))
        return Decision(seat, "lay", moves, frozenset((seat,)), (RESIGN,))

    def _winners(self) -> list[Wins]:
        """Return the card that wins the round; in a view that does not know all, any may (N-7)."""
        laid = [(seat, card) for seat in range(self.seats) for card in self._may_lie(seat)]
        if len(laid) == self.seats:
            laid = [min(laid, key=lambda item: (abs(item[1] - self.target), item[1]))]
        return [Wins(seat, card) for seat, card in laid]

    def held(self, seat: int) -> int:
        """Return how many cards a hand holds, which everybody can see."""
        return len(self.hands[seat]) + self.hidden[seat]

    def in_deck(self) -> int:
        """Return how many cards can still be drawn."""
        return self.left + (self.top is not None)

    def _left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def _may_hold(self, seat: int) -> list[int]:
        """Return the cards that a hand may hold; in the full state, those that it holds."""
        return sorted({*self.hands[seat], *(self.unseen if self.hidden[seat] else ())})

    def _may_lie(self, seat: int) -> list[int]:
        """Return the cards that may be the one laid by this seat."""
        card = self.table[seat][0]
        return sorted(self.unseen) if card is None else [card]

    def _drawers(self, seat: int) -> Seats:
        """Return who sees the card that a seat draws: also those that know it to be on top."""
        return frozenset((seat,)) | (self.top[1] if self.top else frozenset())

    def _drawable(self, seat: int) -> list[Drawn]:
        """Return the card put back on top, else any of the deck (N-8)."""
        card = self.top[0] if self.top else None
        return [Drawn(seat, c) for c in (sorted(self.unseen) if card is None else [card])]

    # --- making moves --------------------------------------------------------------------

    def _why_not(self, move: Move, seat: int) -> IllegalMove:
        decision = decision_of(seat, self.decisions)
        match move:
            case Stake() if decision.name == "stake":
                limit = self.options.limit
                return IllegalMove(N_("The stake is a number from 1 to {limit}."), limit=limit)
            case Put() if decision.name == "put" and self.held(seat) == 1:
                return IllegalMove(N_("The last card cannot be put back."))
            case Put() | Lay() if move.kind == decision.name:
                return IllegalMove(N_("You do not hold this card."))
        return IllegalMove(N_("You cannot do that now."))

    def _advance(self) -> None:
        """Skip the draws of full hands, and from an empty deck (N-8)."""
        while self.steps and self.steps[-1][0] == "draw":
            if self.in_deck() and self.held(self.steps[-1][1]) < self.options.hand:
                return
            self.steps.pop()
        if not self.steps and self.outcome is None:  # N-9
            if all(map(self.held, range(self.seats))):
                self.lead = self._left_of(self.lead)
                self._begin_round()
            else:
                self._end(best(self.points), "empty")

    def _drawn(self, move: Drawn, _seat: int) -> None:
        known_to = frozenset(range(self.seats))  # the deal is open
        if self.steps[-1][0] == "deal":
            self.steps.pop()
        else:
            known_to = self._drawers(move.seat)
        if self.top is None:
            self.left -= 1
        else:
            self._lift(self.top)
            self.top = None
        self._take_up(move.card, move.seat, known_to)

    def _roll(self, move: Roll, _seat: int) -> None:
        self.steps.pop()
        self.target = move.first + move.second

    def _put(self, move: Put, seat: int) -> None:
        self.steps.pop()
        self.top = self._put_away(move.card, seat)

    def _keep(self, _move: Keep, _seat: int) -> None:
        self.steps.pop()

    def _stake(self, move: Stake, _seat: int) -> None:
        self.steps.pop()
        self.stake = move.amount

    def _lay(self, move: Lay, seat: int) -> None:
        self.table[seat] = self._put_away(move.card, seat)
        if len(self.table) == self.seats:
            self.steps.pop()

    def _take_back(self, _move: TakeBack, seat: int) -> None:
        laid = self.table.pop(seat)
        self._lift(laid)
        self._take_up(laid[0], seat, laid[1])

    def _shown(self, move: Shown, _seat: int) -> None:
        self.steps.pop()
        left = self._left_of(move.seat)
        self._lift(self.table[left])
        self.unseen -= {move.card}
        self.table[left] = move.card, frozenset((move.seat, left))

    def _wins(self, move: Wins, _seat: int) -> None:
        self.steps.pop()
        self.points[move.seat] += self.stake
        self._lift(self.table.pop(move.seat))
        self.unseen.remove(move.card)
        self.won.append(move.card)
        self.gone += [self.table[seat] for seat in sorted(self.table)]
        self.table = {}

    def _resign(self, _move: Resign, seat: int) -> None:
        """End the game: the seat loses its points, and the best of the others win (N-10)."""
        others = [other for other in range(self.seats) if other != seat]
        most = max(self.points[other] for other in others)
        self.points[seat] = 0
        self._end([other for other in others if self.points[other] == most], "resign")

    def _end(self, winners: Sequence[int], reason: str) -> None:
        self.outcome = Outcome(tuple(winners), tuple(self.points), reason)
        self.steps = []

    handlers: ClassVar[Handlers] = {
        Drawn: _drawn,
        Roll: _roll,
        Put: _put,
        Keep: _keep,
        Stake: _stake,
        Lay: _lay,
        TakeBack: _take_back,
        Shown: _shown,
        Wins: _wins,
        Resign: _resign,
    }

    # --- cards on their way --------------------------------------------------------------

    def _put_away(self, card: int | None, seat: int) -> Laid:
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

    def _lift(self, laid: Laid) -> None:
        """Take up a face-down card; the move says where it goes, or does not."""
        if laid[0] is not None:
            self.unseen.add(laid[0])

    def _take_up(self, card: int | None, seat: int, known_to: Seats) -> None:
        """Add a card to a hand."""
        if card is None:
            self.hidden[seat] += 1
        else:
            self.unseen.remove(card)
            self.hands[seat][card] = known_to

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
