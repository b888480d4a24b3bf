"""The rules of one game of Null: what is asked, and what follows from a move.

Cites the rules of this package's docstring (N-n).
"""

from collections.abc import Sequence
from typing import ClassVar

from pygames.core.game import CHANCE, REFEREE, Decision, IllegalMove, Outcome, decision_of
from pygames.core.language import N_
from pygames.core.state import Handlers
from pygames.null.moves import (
    KEEP,
    PASS,
    REACH,
    RESIGN,
    REST,
    ROLLS,
    START,
    TAKE_BACK,
    Double,
    Drawn,
    Keep,
    Lay,
    Move,
    Pass,
    Put,
    Resign,
    Rest,
    Roll,
    Shown,
    Stake,
    Stakes,
    TakeBack,
    Walk,
    Walks,
    Wins,
)
from pygames.null.position import Position

__all__ = ["State", "best"]


def best(points: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most points, none if all are equal: a draw."""
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return winners if len(winners) < len(points) else ()


class State(Position):
    """One game of Null, in full or as one seat may know it."""

    __slots__ = ()

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
            case "walk":
                return (Decision(seat, name, Walks(self.runner), None, (RESIGN,)),)
            case "lay":
                return tuple(map(self._laying, range(self.seats)))
            case "double":
                return tuple(self._doubling(seat) for seat in self._doublers())
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

    def _doublers(self) -> list[int]:
        """Return the seats that are asked whether they double the stake (N-12)."""
        out = self.passed | self.resting
        return [seat for seat in range(self.seats) if seat not in out and self._covered(seat)]

    def _doubling(self, seat: int) -> Decision:
        """Return a seat's decision; it need not rest where nobody else can double (N-12)."""
        others = (other for other in range(self.seats) if other not in (seat, *self.resting))
        rest = [REST] if any(map(self._covered, others)) else []
        moves = [PASS, *rest, *map(Double, self._may_double(seat))]
        return Decision(seat, "double", moves, None, (RESIGN,))

    def _winners(self) -> list[Wins]:
        """Return the card that wins the round; in a view that does not know all, any may (N-7)."""
        laid = [(seat, card) for seat in range(self.seats) for card in self._may_lie(seat)]
        if len(laid) == self.seats:
            tie = -1 if self.runner > START else 1  # N-13
            laid = [min(laid, key=lambda item: (abs(item[1] - self.target), tie * item[1]))]
        return [Wins(seat, card) for seat, card in laid]

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
            case Walk() if decision.name == "walk":
                return IllegalMove(
                    N_("The runner moves up to {n} places and stays on the line."), n=REACH
                )
            case Put() if decision.name == "put" and self.held(seat) == 1:
                return IllegalMove(N_("The last card cannot be put back."))
            case Double(int(card)) if decision.name == "double" and card <= self.target:
                return IllegalMove(N_("Only a card above {target} doubles."), target=self.target)
            case Put() | Lay() | Double() if move.kind == decision.name:
                return IllegalMove(N_("You do not hold this card."))
        return IllegalMove(N_("You cannot do that now."))

    def _advance(self) -> None:
        """Skip the draws of full hands, and from an empty deck (N-8), and what all have passed."""
        if self.steps and self.steps[-1][0] == "double" and not self._doublers():  # N-12
            self.steps.pop()
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
        known_to = self.everybody  # the deal is open
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

    def _walk(self, move: Walk, _seat: int) -> None:
        self.steps.pop()
        self.runner = move.place

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

    def _pass(self, _move: Pass, seat: int) -> None:
        self.passed |= {seat}

    def _rest(self, _move: Rest, seat: int) -> None:
        self.resting |= {seat}

    def _double(self, move: Double, seat: int) -> None:
        if move.card not in self.hands[seat]:  # only in a view
            self.unseen.remove(move.card)
            self.hidden[seat] -= 1
        self.hands[seat][move.card] = self.everybody
        self.stake *= 2
        self.passed = frozenset()

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
        Walk: _walk,
        Lay: _lay,
        TakeBack: _take_back,
        Shown: _shown,
        Pass: _pass,
        Rest: _rest,
        Double: _double,
        Wins: _wins,
        Resign: _resign,
    }
