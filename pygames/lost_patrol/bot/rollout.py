"""The world of a rollout: it follows plans, and ends where the position can be evaluated.

Rollouts from the Scouts' moves and from tile placements end when the Lurkers act, and are evaluated
by the Lurkers' best plan. Rollouts from the Lurkers' actions end before their ambushes, and are
evaluated by what these lead to, without rolling any dice; before the Dropship lies, by the losses
to be expected and the Scouts' best reply.
"""

from collections.abc import Mapping, Sequence

from pygames.core.game import Decision
from pygames.lost_patrol.bot.ambush_outcomes import fought
from pygames.lost_patrol.bot.evaluation import TROOPER, sigmoid
from pygames.lost_patrol.bot.lurkers import Camp, Plan
from pygames.lost_patrol.bot.routes import routes
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.state import State

__all__ = ["RolloutState", "judged", "planned", "rollout_state"]

_ENDS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(("place_end", "place_rot", "split", "scout_act"), frozenset(("lurker_act",))),
    **dict.fromkeys(("lurker_act", "lurker_step"), frozenset(("ambush", "scout_act"))),
}
"""Where a rollout that begins with this decision ends; others end at `_SETTLED`."""
_SETTLED = frozenset(("scout_act",))
_WIDTH = 2
"""Beam width of the Lurkers' plan that a rollout ends with."""
_WIDE = 12
"""Beam width of the plans among which they look for the one with the best ambushes."""
_FINALISTS = 10
"""How many of these are tried."""


class RolloutState(State, copied=("plan",)):
    """A state that follows a plan and ends with a phase."""

    __slots__ = ("plan", "until")

    plan: list[Move]
    """The planned moves, in order."""
    until: frozenset[str]
    """The phases at whose beginning the rollout ends."""

    def following(self, moves: Sequence[Move]) -> Move | None:
        """Return the next planned move that is among these, None if there is none."""
        while self.plan:
            move = self.plan.pop(0)
            if move in moves:
                return move
        return None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The pending decisions; () where the rollout ends."""
        if self.phase in self.until and self.active < 0:
            return ()
        return super().decisions


def rollout_state(view: State) -> RolloutState:
    """Return a world for rollouts from this view."""
    world, twin = object.__new__(RolloutState), view.copy()
    for name in State.fields:
        setattr(world, name, getattr(twin, name))
    world.plan = []
    world.until = _ENDS.get(view.phase, _SETTLED) if view.round else _SETTLED
    return world


def planned(world: State) -> list[Move]:
    """Plan the moves of the acting side to the end of its phase. Plans are cached."""
    plans, key = routes(world.jungle, world.options.thorn_from).plans, _key(world)
    if key not in plans:
        plans[key] = Patrol(world).moves() if world.phase == "scout_act" else _raided(world)
    return [*plans[key]]


def _raided(world: State) -> Sequence[Move]:
    """Return the moves of the Lurkers' plan whose ambushes leave the Scouts least."""
    camp = Camp(world)
    best = camp.best(_WIDE)[:_FINALISTS]
    return camp.moves(min(best, key=lambda plan: _carried_out(world, plan)))


def _carried_out(world: State, plan: Plan) -> float:
    """Return the probability that the Scouts escape if the Lurkers carry out a plan."""
    after = world.copy()
    after.tokens, after.stock = plan.tokens, plan.stock
    after.actions, after.phase = 0, "ambush"
    return judged(after)


def judged(world: State) -> float:
    """Return the probability that the Scouts escape from the end of a rollout (cached)."""
    if world.outcome is not None:
        return float(world.scouts_seat in world.outcome.winners)
    values, key = routes(world.jungle, world.options.thorn_from).values, _key(world)
    if key not in values:
        values[key] = _judged(world)
    return values[key]


def _judged(world: State) -> float:
    if world.phase == "lurker_act":
        return sigmoid(-Camp(world).best(_WIDTH)[0].value)
    if world.phase == "ambush" and world.jungle.dropship is not None:
        return fought(world)
    patrol = Patrol(world)
    reply = patrol.value(patrol.best())
    if world.phase == "ambush":
        losses, _stays = Camp(world).strikes(world.tokens)
        reply -= TROOPER * losses
    return sigmoid(reply)


def _key(world: State) -> tuple[object, ...]:
    """Return everything that plans and evaluations depend on, apart from the jungle."""
    turn = (world.active, world.left, world.finished, world.actions, len(world.stack))
    return (world.phase, *world.scouts, *turn, *world.tokens.items())
