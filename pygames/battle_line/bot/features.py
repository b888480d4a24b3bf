"""What a learned value of Battle Line is told of a position: both hands are open to it."""

from math import log

from pygames.battle_line.bot.evaluation import Evaluation
from pygames.battle_line.pieces import FRONTS, TACTICS, TROOP

__all__ = ["NAMES", "features"]

NAMES = (
    "one",
    "static",
    *(f"front {front + 1}" for front in FRONTS),
    *(f"best {place + 1}" for place in range(9)),
    *("flags", "their flags", "three", "their three"),
    *("cards", "deck", "static by deck"),
    *("tactics", "their tactics", "played", "their played"),
)
"""The names of the features."""

_SURE = 0.01
"""Where the static evaluation is nearer to 0 or 1 than this, nobody is surer."""


def features(judged: Evaluation, value: float) -> list[float]:
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
