"""Several plays of one game as a single match: one log, one link, one outcome."""

import random
from collections.abc import Callable
from typing import Any, Self, TypeAlias

from pygames.core.game import Decision, Outcome, State
from pygames.core.state import Record

__all__ = ["Next", "Series", "current_play"]

Next: TypeAlias = Callable[[State, tuple[Outcome, ...]], State | Outcome]
"""(the play that has ended, the outcomes so far) -> the next play, or how the series ended."""


class Series(Record, copied=("play",), uncompared=("_next",)):
    """The play that is going on, and how those before it ended."""

    __slots__ = ("_next", "outcome", "play", "results")

    def __init__(self, first: State, then: Next) -> None:
        self.play: Any = first
        self.results: tuple[Outcome, ...] = ()
        self.outcome: Outcome | None = None
        self._next = then

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Those of the play that is going on."""
        decisions: tuple[Decision, ...] = self.play.decisions
        return decisions

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's scores of the plays that have ended, added up."""
        return tuple(map(sum, zip(*(result.scores for result in self.results), strict=True)))

    def apply(self, move: Any, seat: int) -> None:
        """Make the move in the play that is going on; begin the next one if it ended that."""
        self.play.apply(move, seat)
        if self.play.outcome is not None:
            self.results += (self.play.outcome,)
            then = self._next(self.play, self.results)
            if isinstance(then, Outcome):
                self.outcome = then
            else:
                self.play = then

    def view(self, seat: int) -> Self:
        """What a seat may know."""
        return self._with(self.play.view(seat))

    def sample(self, rng: random.Random) -> Self:
        """A full state that fits this view."""
        return self._with(self.play.sample(rng))

    def _with(self, play: Any) -> Self:
        twin = object.__new__(type(self))
        twin.play, twin.results = play, self.results
        twin.outcome, twin._next = self.outcome, self._next
        return twin


def current_play(state: Any) -> Any:
    """The play that is going on in a series, or the state itself where there is no series."""
    return state.play if isinstance(state, Series) else state
