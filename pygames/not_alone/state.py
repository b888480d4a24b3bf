"""The state of a match: what follows from its log, in full or as one seat may know it.

A step that asks somebody holds the functions that list its moves and carry them out, so each card
keeps its choices to itself.
"""

import random
from typing import ClassVar, Self, get_args

from pygames.core.game import IllegalMove
from pygames.core.state import Handlers
from pygames.not_alone.cards.decks import decks
from pygames.not_alone.ending import end_match
from pygames.not_alone.knowledge import determine, hide
from pygames.not_alone.moves import Move
from pygames.not_alone.option_values import Options
from pygames.not_alone.position import Position
from pygames.not_alone.refusals import why_not
from pygames.not_alone.setup import set_up

__all__ = ["State"]


class State(Position):
    """The state of a match."""

    __slots__ = ()

    def __init__(self, seats: int, options: Options) -> None:
        """Lay out the table for 2 to 7 players."""
        super().__init__(seats, options, decks(options))
        set_up(self)
        self._advance()

    def _go_on(self) -> None:
        end_match(self)

    handlers: ClassVar[Handlers] = dict.fromkeys(get_args(Move), Position.follow)

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
