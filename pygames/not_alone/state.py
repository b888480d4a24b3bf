"""The state of a match: what follows from its log, in full or as one seat may know it.

The pending steps are a stack, the next one last (`Position.steps`); a step that asks somebody holds
the functions that list its moves and carry them out, so each card keeps its choices to itself.
"""

import random
from typing import ClassVar, Self, get_args

from pygames.core.game import Decision, IllegalMove
from pygames.core.state import Handlers
from pygames.not_alone.cards.decks import decks
from pygames.not_alone.chosen import Options
from pygames.not_alone.course import end_match, set_up
from pygames.not_alone.kinds import Move
from pygames.not_alone.knowledge import determine, hide
from pygames.not_alone.position import Position
from pygames.not_alone.reasons import why_not
from pygames.not_alone.steps import Ask, Run, Simultaneous

__all__ = ["State"]


class State(Position):
    """The state of a match."""

    __slots__ = ()

    def __init__(self, seats: int, options: Options) -> None:
        """Lay out the table for 2 to 7 players."""
        super().__init__(seats, options, decks(options))
        set_up(self)
        self._advance()

    def _asked(self) -> tuple[Decision, ...]:
        if not self.steps:
            return ()
        step = self.steps[-1]
        if isinstance(step, Simultaneous):
            return step.decisions(self, *step.args)
        assert isinstance(step, Ask)
        moves = step.moves(self, step.seat, *step.args)
        return (Decision(step.seat, step.name, moves, step.known_to),)

    def _advance(self) -> None:
        """Take the steps in which nobody has anything to decide (NA-53)."""
        while self.outcome is None:
            if not self.steps:
                end_match(self)
                continue
            step = self.steps[-1]
            if isinstance(step, Run):
                self.steps = self.steps[:-1]
                step.do(self, *step.args)
                continue
            self._decisions = self._asked()
            if self._decisions and (self._decisions[0].moves or len(self._decisions) > 1):
                return
            self.steps = self.steps[:-1]
        self._decisions = None

    def _made(self, move: Move, seat: int) -> None:
        """Carry out a legal move."""
        step = self.steps[-1]
        assert not isinstance(step, Run)
        if isinstance(step, Ask):
            self.steps = self.steps[:-1]
        step.then(self, move, seat, *step.args)

    handlers: ClassVar[Handlers] = dict.fromkeys(get_args(Move), _made)

    def _why_not(self, move: Move, seat: int) -> IllegalMove:
        return why_not(self, move, seat)

    def view(self, seat: int) -> Self:
        """Return what a seat may know."""
        twin = self.copy()
        twin._decisions = None
        hide(twin, seat)
        return twin

    def sample(self, rng: random.Random) -> Self:
        """Return a determinization: what is hidden is drawn at random."""
        twin = self.copy()
        twin._decisions = None
        determine(twin, rng)
        return twin
