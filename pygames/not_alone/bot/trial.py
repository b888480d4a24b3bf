"""Moves of a seat tried out, each judged as fits the moment."""

from collections.abc import Sequence

from pygames.bots.levels import Level
from pygames.not_alone.bot.evaluation import evaluate
from pygames.not_alone.bot.exploration_estimate import prospect
from pygames.not_alone.bot.hideouts import hideouts
from pygames.not_alone.bot.lookahead import Judge, settled, world_of
from pygames.not_alone.bot.plans import plan
from pygames.not_alone.bot.race import stakes
from pygames.not_alone.bot.tokens import damage
from pygames.not_alone.moves import Move
from pygames.not_alone.state import State

__all__ = ["EVEN", "LITTLE", "MARGIN", "Trial"]

MARGIN = 0.03
"""What a card or an action must bring more than nothing does, in spaces."""
LITTLE = 0.0005
"""What decides between moves that are as good as each other."""
EVEN = 0.5
"""The chance to win that is given where only differences count."""
_WORLDS = 3
"""So many worlds does the best player try a move in."""


class Trial:
    """What a seat can try out in worlds that may be true."""

    def __init__(self, view: State, seat: int, level: Level) -> None:
        self._seat = seat
        count = _WORLDS if level.insight > 2 else 1
        self._worlds = [world_of(view, number) for number in range(count)]
        self._judge, self._quick = _judges(view, seat, level)
        self._tried: dict[Move, list[State]] = {}
        self.step = stakes(view).step
        """What a space of the Assimilation counter is worth."""

    def still(self) -> float:
        """Return the seat's chance to win as things stand."""
        return self._judge(self._worlds[0], self._seat)

    def after(self, move: Move) -> float:
        """Return the seat's chance to win after a move and what follows from it."""
        return self._mean(self._ends(move))

    def more(self, move: Move, idle: Move) -> float:
        """Return what a move adds to the seat's chance to win, compared with an idle one.

        What is to come is not judged as what has come: if the move leads into another moment, the
        idle one is tried out too.
        """
        ends = self._ends(move)
        here = self._worlds[0].turn.moment
        stays = all(end.turn.moment == here for end in ends)
        return self._mean(ends) - (self.still() if stays else self.after(idle))

    def wins(self, move: Move) -> bool:
        """Whether a move wins the match at once."""
        return all(end.outcome and self._seat in end.outcome.winners for end in self._ends(move))

    def _ends(self, move: Move) -> list[State]:
        if move not in self._tried:
            ends = [settled(world, self._seat, move, self._quick) for world in self._worlds]
            self._tried[move] = ends
        return self._tried[move]

    def _mean(self, ends: Sequence[State]) -> float:
        return sum(self._judge(end, self._seat) for end in ends) / len(ends)


def _judges(view: State, seat: int, level: Level) -> tuple[Judge, Judge]:
    """Return how a position of this moment is judged, and how quickly what follows from a move."""
    phase = view.turn.moment[0]
    if phase == 1:
        rough = level._replace(insight=min(1, level.insight))
        return (
            lambda state, mine: prospect(state, mine, level),
            lambda state, mine: prospect(state, mine, rough),
        )
    if phase == 2 and seat == view.creature:
        expected = plan(hideouts(view, level), level.insight)

        def hunting(state: State, mine: int) -> float:
            return evaluate(state, mine) + damage(state, level, expected)

        return hunting, hunting
    return evaluate, evaluate
