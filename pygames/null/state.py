"""The rules of one game of Null: how it goes on and ends, and why a move is not allowed.

Cites the rules of this package's docstring (N-n); what is asked and what follows is in `steps`.
"""

from collections.abc import Sequence
from typing import ClassVar, get_args

from pygames.core.game import IllegalMove, Outcome, decision_of
from pygames.core.language import N_
from pygames.core.state import Handlers
from pygames.null.moves import REACH, Double, Lay, Move, Put, Resign, Stake, Walk
from pygames.null.options import Options
from pygames.null.position import Position
from pygames.null.steps import begin_round, deal

__all__ = ["State", "best"]


def best(points: Sequence[int]) -> tuple[int, ...]:
    """Return the seats with the most points, none if all are equal: a draw."""
    winners = tuple(seat for seat, mine in enumerate(points) if mine == max(points))
    return winners if len(winners) < len(points) else ()


class State(Position):
    """One game of Null, in full or as one seat may know it."""

    __slots__ = ()

    def __init__(self, seats: int, options: Options, lead: int = 0) -> None:
        """Set up the state before the deal."""
        super().__init__(seats, options, lead)
        begin_round(self)
        deal(self)

    def _go_on(self) -> None:
        """Have the next seat lead, or end the game once a hand is empty (N-9)."""
        if all(map(self.held, range(self.seats))):
            self.lead = self.left_of(self.lead)
            begin_round(self)
        else:
            self._end(best(self.points), "empty")

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
        **dict.fromkeys(get_args(Move), Position.follow),
        Resign: _resign,
    }

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
