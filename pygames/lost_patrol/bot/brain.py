"""Lost Patrol for the general bots: candidates, determinization, rollouts and evaluation.

Only the order of the stack is hidden, and CHANCE decides it: the view itself is the world in which
rollouts are played.
"""

import random
from collections.abc import Sequence

from pygames.bots.brain import Candidate
from pygames.bots.levels import Level
from pygames.core.game import Decision
from pygames.lost_patrol.bot import tile_placement
from pygames.lost_patrol.bot.clashes import CLASHES
from pygames.lost_patrol.bot.evaluation import Values, chance, logit, sigmoid
from pygames.lost_patrol.bot.lurkers import Camp
from pygames.lost_patrol.bot.rollout import RolloutState, judged, planned, rollout_state
from pygames.lost_patrol.bot.scouts import Patrol
from pygames.lost_patrol.moves import Move
from pygames.lost_patrol.state import State

__all__ = ["candidates", "determinize", "evaluate", "rollout"]

_JUDGED = ("scout_act", "lurker_act", "lurker_step")
"""Decisions whose moves get values on an absolute scale; elsewhere only differences count."""

_OPEN = 3.0
"""The match counts as no more decided than this where only differences are known, as a logit: there
the last chance must still look better than none."""
_FIRM = 1.5
"""The same for who wavers: the last blow must still be struck."""


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the sensible moves, best first.

    There is nothing to forget: the memory is how many steps away a beginner notices Lurkers.
    """
    values = _values(view, decision, level.memory)
    if decision.name not in _JUDGED:
        even = _even(view, decision.seat, values)
    elif level.temperature:
        best = max(values.values())
        even = max(-_FIRM, min(_FIRM, best)) - best
    else:
        even = 0.0
    found = [Candidate(move, sigmoid(even + value)) for move, value in values.items()]
    found.sort(key=lambda candidate: -candidate.value)
    return found


def determinize(view: State, seat: int, rng: random.Random, beliefs: bool) -> RolloutState:
    """Return the view as a world for rollouts."""
    return rollout_state(view)


def rollout(world: State, decision: Decision, rng: random.Random) -> Move:
    """Return the next move of a plan made once a phase; in other decisions the best candidate."""
    assert isinstance(world, RolloutState)
    moves: Sequence[Move] = decision.moves
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


def evaluate(world: State, seat: int) -> float:
    """Evaluate the end of a rollout: the seat's win probability."""
    value = judged(world)
    return value if seat == world.scouts_seat else 1 - value


def _values(state: State, decision: Decision, memory: int | None) -> Values:
    """Evaluate the moves for the seat, as logits."""
    moves = decision.moves
    match decision.name:
        case "scout_act":
            return Patrol(state, memory).values(moves)
        case "lurker_act" | "lurker_step":
            return Camp(state, memory).values(moves)
        case "place_end":
            return tile_placement.named(state, moves)
        case "place_rot":
            return tile_placement.turned(state, moves)
    return CLASHES[decision.name](state, moves)


def _even(state: State, seat: int, values: Values) -> float:
    """Return what to add to relative values so that the best equals the current position."""
    value = logit(chance(state)) if state.round else 0.0
    value = max(-_OPEN, min(_OPEN, value))
    return (value if seat == state.scouts_seat else -value) - max(values.values())
