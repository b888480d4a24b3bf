"""Playing on in thought: a game that ends where both sides can be judged, and plans made once.

What the Scouts do, and a tile that is laid, is followed until the Lurkers act: their best plan
tells what it is worth. An action of the Lurkers is followed until their ambushes: what these cost
on average and the best reply of the Scouts tell it, without a die being rolled.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from pygames.core.game import Decision
from pygames.lost_patrol.bot.lurkers import Camp
from pygames.lost_patrol.bot.outlook import TROOPER, sigmoid
from pygames.lost_patrol.bot.routes import routes
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.state import State

__all__ = ["Rehearsal", "judged", "planned", "rehearsal"]

_ENDS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("place_end", "place_rot", "split", "scout_act"), frozenset(("lurker_act",))),
    **dict.fromkeys(("lurker_act", "lurker_step"), frozenset(("ambush", "scout_act"))),
}
"""Where what begins with a decision is judged; elsewhere when the Scouts are about to act."""
_SETTLED = frozenset(("scout_act",))
_WIDTH = 2
"""How many plans of the Lurkers are followed up."""


class Rehearsal(State, copied=("plan",)):
    """A state in which plans are followed, up to a phase."""

    __slots__ = ("plan", "until")

    plan: list[Any]
    """Moves that were planned, the next one first."""
    until: frozenset[str]
    """The phases in which it ends, once they begin."""

    def following(self, moves: Sequence[Any]) -> Any:
        """The next move of the plan that is still possible, None if there is none."""
        while self.plan:
            move = self.plan.pop(0)
            if move in moves:
                return move
        return None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """None where the rehearsal ends."""
        if self.phase in self.until and self.active < 0:
            return ()
        return super().decisions


def rehearsal(view: Any) -> Rehearsal:
    """The game from here on, in thought."""
    world, twin = object.__new__(Rehearsal), view.copy()
    for name in State.fields:
        setattr(world, name, getattr(twin, name))
    world.plan = []
    world.until = _ENDS.get(view.phase, _SETTLED) if view.round else _SETTLED
    return world


def planned(world: Rehearsal) -> list[Any]:
    """The moves of the side that acts, to the end of its phase."""
    notes, key = _notes(world), _key(world)
    if key not in notes:
        notes[key] = (Patrol(world) if world.phase == "scout_act" else Camp(world)).moves()
    return [*notes[key]]


def judged(world: Rehearsal) -> float:
    """The chance that the Scouts escape from where a rehearsal has ended."""
    if world.outcome is not None:
        return float(world.scouts_seat in world.outcome.winners)
    notes, key = _notes(world), ("judged", *_key(world))
    if key not in notes:
        notes[key] = _judged(world)
    value: float = notes[key]
    return value


def _judged(world: Rehearsal) -> float:
    if world.phase == "lurker_act":
        camp = Camp(world)
        return sigmoid(-camp.follow(world.tokens, world.stock, world.actions, _WIDTH)[0])
    patrol = Patrol(world)
    reply = patrol.value(patrol.best())
    if world.phase == "scout_act":
        return sigmoid(reply)
    losses, stays = Camp(world).strikes(world.tokens)
    return stays + (1 - stays) * sigmoid(reply - TROOPER * losses)


def _notes(world: Rehearsal) -> dict[Any, Any]:
    return routes(world.jungle, world.options.thorn_from).notes


def _key(world: Rehearsal) -> tuple[Any, ...]:
    """All that a plan and a judgement depend on, in one jungle."""
    turn = (world.active, world.left, world.finished, world.actions, len(world.stack))
    return (world.phase, *world.scouts, *turn, *world.tokens.items())
