"""What can be learned of Battle Line's bot: the weights of its evaluation."""

from dataclasses import replace
from functools import partial

from pygames.battle_line.bot import BOT
from pygames.battle_line.bot.brain import candidates, evaluate, rollout
from pygames.battle_line.bot.evaluation import WEIGHTS, Weights
from pygames.battle_line.state import State
from pygames.bots.brain import Brain
from pygames.bots.training import Tuning

__all__ = ["TUNING"]


def _brain(weights: Weights) -> Brain[State]:
    """Return the bot that evaluates with these weights."""
    return replace(
        BOT,
        candidates=partial(candidates, weights=weights),
        rollout=partial(rollout, weights=weights),
        evaluate=partial(evaluate, weights=weights),
    )


_PRICE = 0.0, 0.2

TUNING = Tuning(
    WEIGHTS,
    {
        **dict.fromkeys(Weights._fields, _PRICE),
        "keep": (0.1, 1.0),
        "use": (0.2, 1.6),
        "spend": (0.0, 1.0),
    },
    _brain,
)
