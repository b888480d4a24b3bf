"""Lost Patrol for the general bots: candidates, rehearsals, rollouts and evaluation.

Nothing is hidden but the order of the stack, which CHANCE decides: a world is the view itself, to
be played on in thought.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pygames.bots.brain import Candidate
from pygames.core.game import Decision
from pygames.lost_patrol.bot import placing
from pygames.lost_patrol.bot.clashes import CLASHES
from pygames.lost_patrol.bot.lurkers import Camp
from pygames.lost_patrol.bot.outlook import chance, logit, sigmoid
from pygames.lost_patrol.bot.rehearsal import judged, planned, rehearsal
from pygames.lost_patrol.bot.scouts import Patrol

__all__ = ["candidates", "determinize", "evaluate", "rollout"]

_JUDGED = ("scout_act", "lurker_act", "lurker_step")
"""Decisions whose moves are valued as chances; those of others tell differences only."""


def candidates(view: Any, decision: Decision, memory: int | None) -> list[Candidate]:
    """The sensible moves, the best first. `memory`: how many steps away a beginner sees
    Lurkers; there is nothing to forget."""
    values = _values(view, decision, memory)
    even = 0.0 if decision.name in _JUDGED else _even(view, decision.seat, values)
    found = [Candidate(move, sigmoid(even + value)) for move, value in values.items()]
    found.sort(key=lambda candidate: -candidate.value)
    return found


def determinize(view: Any, seat: int, rng: random.Random, beliefs: bool) -> Any:
    """The view, as a game that is played on in thought."""
    return rehearsal(view)


def rollout(world: Any, decision: Decision, rng: random.Random) -> Any:
    """The next move of a plan that is made once a phase; elsewhere the best one."""
    moves = decision.moves
    match decision.name:
        case "place_end":
            return rng.choice(moves)
        case "scout_act" | "lurker_act" | "lurker_step":
            move = world.following(moves)
            if move is None and decision.name != "lurker_step":
                world.plan = planned(world)
                move = world.following(moves)
            if move is not None:
                return move
    values = _values(world, decision, None)
    return max(values, key=values.__getitem__)


def evaluate(world: Any, seat: int) -> float:
    """The chance of the seat to win, where a rehearsal has ended."""
    value = judged(world)
    return value if seat == world.scouts_seat else 1 - value


def _values(state: Any, decision: Decision, memory: int | None) -> dict[Any, float]:
    """Moves -> what they come to for the seat, as a logit."""
    moves: Sequence[Any] = decision.moves
    match decision.name:
        case "scout_act":
            return Patrol(state, memory).values(moves)
        case "lurker_act" | "lurker_step":
            return Camp(state, memory).values(moves)
        case "place_end":
            return placing.named(state, moves)
        case "place_rot":
            return placing.turned(state, moves)
    return CLASHES[decision.name](state, moves)


def _even(state: Any, seat: int, values: Mapping[Any, float]) -> float:
    """What to add to values of which the best is the chance to win as it stands."""
    value = logit(chance(state)) if state.round else 0.0
    return (value if seat == state.scouts_seat else -value) - max(values.values())
