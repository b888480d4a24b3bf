"""Playing on in thought: a game that ends where both sides can be judged, and plans made once.

A Scout's plan, a tile or a push is followed until the Lurkers are about to act, an action of the
Lurkers until the Scouts are: there each side's own judgement tells what the position is worth.
"""

from collections.abc import Sequence
from typing import Any, Self

from pygames.core.game import Decision
from pygames.lost_patrol.bot.lurkers import Camp
from pygames.lost_patrol.bot.outlook import sigmoid
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.position import Position
from pygames.lost_patrol.state import State

__all__ = ["Rehearsal", "rehearsal"]

_BEFORE = ("place_end", "draw", "place_rot", "split", "scout_act", "thorns", "fire_dice", "roles")
"""Phases from which the Lurkers' actions come next."""
WIDTH = 2


class Rehearsal(State):
    """A state in which plans are followed, up to a phase."""

    __slots__ = ("plan", "until")

    plan: list[Any]
    """Moves that were planned, the next one first."""
    until: str

    def copy(self) -> Self:
        twin = super().copy()
        twin.plan, twin.until = self.plan[:], self.until
        return twin

    def planned(self, moves: Sequence[Any]) -> Any:
        """The next move of the plan that is still possible, None if there is none."""
        while self.plan:
            move = self.plan.pop(0)
            if move in moves:
                return move
        return None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if self.phase == self.until and (self.active < 0 and not self.finished):
            return ()
        return super().decisions


def rehearsal(view: Any) -> Rehearsal:
    """The game from here on, in thought."""
    world = object.__new__(Rehearsal)
    for name in Position.__slots__:
        setattr(world, name, getattr(view, name))
    world.scouts, world.tokens = view.scouts[:], view.tokens.copy()
    world.spent = view.spent.copy()
    world.plan = []
    world.until = "lurker_act" if view.round and view.phase in _BEFORE else "scout_act"
    return world


def judged(world: Any) -> float:
    """The chance that the Scouts escape from where a rehearsal has ended."""
    if world.outcome is not None:
        return float(world.scouts_seat in world.outcome.winners)
    if world.phase == "lurker_act":
        camp = Camp(world)
        return sigmoid(-camp.follow(world.tokens, world.stock, world.actions, WIDTH)[0])
    if world.phase == "scout_act":
        patrol = Patrol(world)
        return sigmoid(patrol.value(patrol.best()))
    raise ValueError(world.phase)
