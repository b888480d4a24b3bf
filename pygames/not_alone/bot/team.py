"""The mix of a team: what Hunted do best who win together, and can agree on nothing in secret.

Among many the equilibrium of `regret_matching` is not good enough. There each Hunted has nothing
better to do as long as all others stay as they are; but several may do better together. Whoever is
caught, and however many, it costs them a single step: so many may go where the Creature likes to
be, if the others are free then.

What the turn brings all of them when the Creature replies as well as it can is climbed step by
step, all a little at a time; the reply is softened, less and less, so that no step leads past it.
"""

from collections.abc import Sequence
from math import exp

from pygames.not_alone.bot.regret_matching import (
    Hider,
    Mix,
    Peril,
    alone,
    catches,
    danger,
    payoffs,
    soft,
    spread,
)

__all__ = ["together"]

_RATE = 0.3
"""How fast options are taken more often that bring a step more."""
_FIRST, _LAST = 0.15, 0.03
"""How evenly the Creature chooses among its replies, from the first round to the last, in steps."""
_ASIDE = 0.02
"""How much of each mix is any option at all in the beginning."""


def together(
    hiders: Sequence[Hider], mixes: Sequence[Mix], peril: Peril, rounds: int
) -> tuple[Mix, ...]:
    """Return mixes that bring the Hunted more in common than these, starting from them."""
    step = peril.step
    mixes = [_open(mix) for mix in mixes]
    for number in range(rounds):
        even = step * (_FIRST + (_LAST - _FIRST) * number / rounds)
        spreads = [spread(hider, mix) for hider, mix in zip(hiders, mixes, strict=True)]
        caught, chilled = catches(hiders, spreads, peril)
        near = danger(peril.creature, soft(caught, even))
        cold = danger(peril.artemia, soft(chilled, even))
        empty = alone(spreads)
        mixes = [
            _lean(mix, payoffs(hider, there, empty, near, cold, step), step)
            for hider, mix, there in zip(hiders, mixes, spreads, strict=True)
        ]
    return tuple(mixes)


def _open(mix: Mix) -> Mix:
    """Return nearly the same mix, with every option in it."""
    return [(1 - _ASIDE) * often + _ASIDE / len(mix) for often in mix]


def _lean(mix: Mix, values: Sequence[float], step: float) -> Mix:
    """Return the mix with more of what brings more."""
    best = max(values)
    weights = [
        often * exp(_RATE * (value - best) / step) for often, value in zip(mix, values, strict=True)
    ]
    whole = sum(weights)
    return [weight / whole for weight in weights]
