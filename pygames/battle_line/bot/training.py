"""What can be learned of Battle Line's bot: the weights of its evaluation, and a value."""

from dataclasses import replace
from functools import partial

from pygames.battle_line.bot import BOT
from pygames.battle_line.bot.brain import candidates, evaluate, rollout
from pygames.battle_line.bot.evaluation import WEIGHTS, Evaluation, Weights
from pygames.battle_line.bot.features import NAMES, features
from pygames.battle_line.state import State
from pygames.bots.brain import Brain
from pygames.bots.training import Fitting, Position, Tuning

__all__ = ["FITTING", "TUNING"]


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
        **dict.fromkeys(("wait_one", "wait_two", "wait_three"), (0.1, 1.5)),
        **dict.fromkeys(("spend", "most"), (0.0, 1.0)),
    },
    _brain,
)


def _position(state: State) -> Position | None:
    """Return the beginning of a turn as a position of the seat that plays."""
    (decision,) = state.decisions
    if decision.name != "play":
        return None
    value = evaluate(state, decision.seat)
    judged = Evaluation(state, decision.seat, open_hands=True)
    return Position("turn", decision.seat, features(judged, value), value)


FITTING = Fitting({"turn": NAMES}, _position)
