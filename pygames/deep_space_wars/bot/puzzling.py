"""Puzzles of Deep Space Wars: whom to charge or to shoot at, and with which squad.

Two armies that the first lesson tells of fight each other, without a mission.
"""

from dataclasses import replace

from pygames.bots.puzzling import Seeking
from pygames.core.game import Decision
from pygames.deep_space_wars.bot import BOT
from pygames.deep_space_wars.bot.brain import evaluation_of
from pygames.deep_space_wars.bot.evaluation import chance_of
from pygames.deep_space_wars.engine.moves import Act, Move
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions

__all__ = ["SEEKING"]


def _evaluate(world: State, seat: int) -> float:
    """Return the seat's chance to win where a rollout ends."""
    if world.outcome is not None:
        return float(seat in world.outcome.winners)
    evaluation = evaluation_of(world, seat)
    return chance_of(evaluation.lead() + evaluation.value(), evaluation.army)


def _told(_view: State, decision: Decision, move: Move) -> bool:
    """Whether it is one of the ways to attack that the first lesson shows."""
    return decision.name != "act" or (isinstance(move, Act) and move.action in _ATTACKS)


_ATTACKS = frozenset((actions.SHOOT, actions.CHARGE))

SEEKING = Seeking(
    seats=(2,),
    options={"points": 500, "table": "small", "armies": "rivals"},
    level=2,
    decisions=frozenset(("act", "aim", "charge")),
    told=_told,
    brain=replace(BOT, evaluate=_evaluate),
    plies=0,
    nodes=10,
    margin=0.06,
    gap=16,
)
