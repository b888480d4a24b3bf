"""Ladders: how squads set them against the walls of a base, and take them away (DSW-101)."""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.moving import Moving
from pygames.deep_space_wars.course.steps import Fetching, Raising
from pygames.deep_space_wars.land.ladders import ladder_at

__all__ = ["Laddering"]


class Laddering(Moving):
    """A battle and the actions in which squads handle ladders."""

    __slots__ = ()

    def _set_ladder(self, move: moves.SetLadder, _seat: int) -> None:
        """Set the ladder that a squad carries against a wall (DSW-102)."""
        step = self.steps.pop()
        assert isinstance(step, Raising)
        ladder = ladder_at(self.field, move.wall, move.at)
        assert ladder is not None
        self.carriers -= {step.squad}
        self.ladders += (ladder,)

    def _fetch(self, move: moves.Fetch, _seat: int) -> None:
        """Have a squad carry a ladder that stands somewhere (DSW-102)."""
        step = self.steps.pop()
        assert isinstance(step, Fetching)
        self.carriers |= {step.squad}
        self.ladders = self.ladders[: move.ladder] + self.ladders[move.ladder + 1 :]

    handlers: ClassVar[Handlers] = {
        **Moving.handlers,
        moves.SetLadder: _set_ladder,
        moves.Fetch: _fetch,
    }
