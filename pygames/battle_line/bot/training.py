"""What can be learned of Battle Line's bot: the weights of its evaluation, and a value.

The bot reads no learned value: what was fitted to 300 matches of level 2 foretold 100 others no
better than the evaluation does, logistic or with 16 hidden units.
"""

from dataclasses import replace
from functools import partial
from math import log

from pygames.battle_line.bot import BOT
from pygames.battle_line.bot.brain import candidates, evaluate, rollout
from pygames.battle_line.bot.evaluation import WEIGHTS, Evaluation, Weights
from pygames.battle_line.pieces import FRONTS, TACTICS, TROOP
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
        "spend": (0.0, 1.0),
        "patience": (0.0, 3.0),
    },
    _brain,
)

_NAMES = (
    "one",
    "static",
    *(f"front {front + 1}" for front in FRONTS),
    *(f"best {place + 1}" for place in range(9)),
    *("flags", "their flags", "three", "their three"),
    *("cards", "deck", "static by deck"),
    *("tactics", "their tactics", "played", "their played"),
)
"""The names of `_features`."""
_SURE = 0.01
"""Where the static evaluation is nearer to 0 or 1 than this, nobody is surer."""


def _position(state: State) -> Position | None:
    """Return the beginning of a turn as a position of the seat that plays."""
    (decision,) = state.decisions
    if decision.name != "play":
        return None
    value = evaluate(state, decision.seat)
    judged = Evaluation(state, decision.seat, open_hands=True)
    return Position("turn", decision.seat, _features(judged, value), value)


def _features(judged: Evaluation, value: float) -> list[float]:
    """Return the features of a position for the seat whose turn it is.

    `judged`: its evaluation with open hands; `value`: the win probability that follows from it.
    """
    state, seat = judged.state, judged.seat
    other = 1 - seat
    chance = judged.chance
    value = min(1 - _SURE, max(_SURE, value))
    static = log(value / (1 - value))
    threes = [chance[f] * chance[f + 1] * chance[f + 2] for f in range(7)]
    theirs = [(1 - chance[f]) * (1 - chance[f + 1]) * (1 - chance[f + 2]) for f in range(7)]
    deck = state.deck_count(TROOP) / 46
    lead = sum(
        len(cards) * (1 if side & 1 == seat else -1) for side, cards in enumerate(state.cards)
    )
    return [
        1.0,
        static,
        *chance,
        *sorted(chance),
        float(state.flags.count(seat)),
        float(state.flags.count(other)),
        max(threes),
        max(theirs),
        float(lead),
        deck,
        static * deck,
        float(state.held(seat, TACTICS)),
        float(state.held(other, TACTICS)),
        float(state.played[seat]),
        float(state.played[other]),
    ]


FITTING = Fitting({"turn": _NAMES}, _position)
