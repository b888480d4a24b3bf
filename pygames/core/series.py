"""A series: several games played as one match, with one log, one link and one outcome."""

import random
from collections.abc import Callable
from typing import Any, Self, TypeAlias

from pygames.core.game import Decision, Move, Outcome, State
from pygames.core.state import Record

__all__ = ["Next", "Series", "current_play"]

Next: TypeAlias = Callable[[State, tuple[Outcome, ...]], State | Outcome]
"""(the game that has ended, the outcomes so far) -> the next game, or the outcome of the series."""


class Series(Record, copied=("play",), uncompared=("_next",)):
    """The state of a series: the current game and the outcomes of the earlier ones."""

    __slots__ = ("_next", "outcome", "play", "results")

    def __init__(self, first: State, then: Next) -> None:
        self.play: State = first
        self.results: tuple[Outcome, ...] = ()
        self.outcome: Outcome | None = None
        self._next = then

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those of the current game."""
        return self.play.decisions

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's total score in the games that have ended."""
        return tuple(map(sum, zip(*(result.scores for result in self.results), strict=True)))

    def apply(self, move: Move, seat: int) -> None:
        """Make the move in the current game; start the next one if that ended it."""
        self.play.apply(move, seat)
        if self.play.outcome is not None:
            self.results += (self.play.outcome,)
            then = self._next(self.play, self.results)
            if isinstance(then, Outcome):
                self.outcome = then
            else:
                self.play = then

    def view(self, seat: int) -> Self:
        """Return what a seat may know."""
        return self._with(self.play.view(seat))

    def sample(self, rng: random.Random) -> Self:
        """Return a random full state consistent with this view (a determinization)."""
        return self._with(self.play.sample(rng))

    def _with(self, play: State) -> Self:
        twin = object.__new__(type(self))
        twin.play, twin.results = play, self.results
        twin.outcome, twin._next = self.outcome, self._next
        return twin


def current_play(state: State) -> Any:
    """Return the current game of a series, or the state itself if it is not a series."""
    return state.play if isinstance(state, Series) else state
