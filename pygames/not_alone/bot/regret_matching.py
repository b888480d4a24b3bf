"""Regret matching: how both sides of a secret choice mix so that nobody can read them.

The Hunted each choose one option, the Creature a spot for each of its tokens. After every round
each side moves towards what it would rather have done (regret matching plus, in turns, later rounds
counting more); the averages come close to an equilibrium.
"""

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple, TypeAlias

__all__ = [
    "Hider",
    "Mix",
    "Peril",
    "alone",
    "catches",
    "danger",
    "payoffs",
    "shared",
    "soft",
    "solve",
    "spread",
]

Mix: TypeAlias = list[float]
"""How often each option is chosen; they add up to 1."""


class Hider(NamedTuple):
    """A Hunted who chooses among options, each of them one place or several at once.

    All values are chances to win, by place.
    """

    options: Sequence[tuple[int, ...]]
    places: Sequence[int]
    """All places of the options."""
    contested: Sequence[int]
    """Those of which the power works for one Hunted a turn only."""
    worth: Sequence[float]
    """What a place gives if nobody else uses it."""
    spare: Sequence[float]
    """What it gives if somebody else uses it before."""
    loss: Sequence[float]
    """What being caught there costs this Hunted alone."""
    chill: float
    """What the Artemia token costs, besides the power."""


class Peril(NamedTuple):
    """What the Creature can do: the spots for each token, each of them one place or two."""

    creature: Sequence[tuple[int, ...]]
    artemia: Sequence[tuple[int, ...]]
    """() without that token."""
    step: float
    """What catching anybody costs the Hunted."""
    final: bool = False
    """Whether the match is over with the first catch, so that nothing else counts."""


def soft(values: Sequence[float], evenness: float) -> Mix:
    """Return a softmax: better options are likelier."""
    best = max(values, default=0.0)
    weights = [exp((value - best) / evenness) for value in values]
    whole = sum(weights)
    return [it / whole for it in weights]


def spread(hider: Hider, mix: Mix) -> list[float]:
    """Return how likely a Hunted is at each place."""
    there = [0.0] * 11
    for option, often in zip(hider.options, mix, strict=True):
        for place in option:
            there[place] += often
    return there


def alone(spreads: Sequence[Sequence[float]]) -> list[float]:
    """Return how likely nobody is at each place."""
    found = [1.0] * 11
    for there in spreads:
        for place, often in enumerate(there):
            if often:
                found[place] *= 1 - often
    return found


def shared(hider: Hider, there: Sequence[float], empty: Sequence[float]) -> list[float]:
    """Return what the places are worth to one Hunted, others being where they are."""
    values = [*hider.worth]
    for place in hider.contested:
        spare = hider.spare[place]
        values[place] = spare + (values[place] - spare) * _others(there[place], empty[place])
    return values


def _others(mine: float, free: float) -> float:
    """Return how likely no other Hunted is at a place."""
    return free / (1 - mine) if mine < 0.999 else (1.0 if free > 0 else 0.0)


def catches(
    hiders: Sequence[Hider], spreads: Sequence[Sequence[float]], peril: Peril
) -> tuple[list[float], list[float]]:
    """Return what each spot brings the Creature, for its own token and for Artemia."""
    empty = alone(spreads)
    caught, chilled = [0.0] * 11, [0.0] * 11
    for hider, there in zip(hiders, spreads, strict=True):
        values = shared(hider, there, empty)
        loss, chill = hider.loss, hider.chill
        for place in hider.places:
            if often := there[place]:
                caught[place] += often * (loss[place] + values[place])
                chilled[place] += often * (chill + values[place])
    creature = []
    for spot in peril.creature:
        free, more = 1.0, 0.0
        for place in spot:
            free *= empty[place]
            more += caught[place]
        creature.append(peril.step * (1 - free) + (0.0 if peril.final else more))
    return creature, [sum([chilled[place] for place in spot]) for spot in peril.artemia]


def payoffs(
    hider: Hider,
    there: Sequence[float],
    empty: Sequence[float],
    caught: Sequence[float],
    chilled: Sequence[float],
    step: float,
) -> list[float]:
    """Return what each option brings a Hunted, with so much danger at each place."""
    at = shared(hider, there, empty)
    loss, chill = hider.loss, hider.chill
    for place in hider.places:
        if cold := chilled[place]:
            at[place] = (1 - cold) * at[place] - cold * chill
        if near := caught[place]:
            cost = loss[place] + step * _others(there[place], empty[place])
            at[place] = (1 - near) * at[place] - near * cost
    return [
        at[option[0]] if len(option) == 1 else sum([at[place] for place in option])
        for option in hider.options
    ]


def danger(spots: Sequence[tuple[int, ...]], mix: Mix) -> list[float]:
    """Return how likely a token is at each place."""
    found = [0.0] * 11
    for spot, often in zip(spots, mix, strict=True):
        for place in spot:
            found[place] += often
    return found


class _Learner:
    """One side's regrets, and the average of what it has played."""

    __slots__ = ("mix", "regrets", "total")

    def __init__(self, size: int) -> None:
        self.regrets = [0.0] * size
        self.total = [0.0] * size
        self.mix = [1 / size] * size if size else []

    def learn(self, values: Sequence[float], weight: int) -> None:
        """Move towards the better options."""
        mean = sum(map(mul, self.mix, values))
        self.regrets = regrets = [
            regret if (regret := old + value - mean) > 0 else 0.0
            for old, value in zip(self.regrets, values, strict=True)
        ]
        whole = sum(regrets)
        if whole > 0:
            self.mix = [it / whole for it in regrets]
            each = weight / whole
            self.total = [old + each * it for old, it in zip(self.total, regrets, strict=True)]
        else:
            size = len(regrets)
            self.mix = [1 / size] * size
            self.total = [old + weight / size for old in self.total]

    @property
    def average(self) -> Mix:
        """The average of what was played, later rounds counting more."""
        whole = sum(self.total)
        return [it / whole for it in self.total] if whole else self.mix


def solve(hiders: Sequence[Hider], peril: Peril, rounds: int) -> tuple[list[Mix], Mix, Mix]:
    """Return the mix of each Hunted, of the Creature token and of the Artemia token."""
    sides = [_Learner(len(hider.options)) for hider in hiders]
    creature, artemia = _Learner(len(peril.creature)), _Learner(len(peril.artemia))
    spreads = [spread(hider, side.mix) for hider, side in zip(hiders, sides, strict=True)]
    for weight in range(1, rounds + 1):
        caught, chilled = catches(hiders, spreads, peril)
        if caught:
            creature.learn(caught, weight)
        if chilled:
            artemia.learn(chilled, weight)
        near = danger(peril.creature, creature.mix)
        cold = danger(peril.artemia, artemia.mix)
        empty = alone(spreads)
        for number, (hider, side) in enumerate(zip(hiders, sides, strict=True)):
            if len(hider.options) > 1:
                there = spreads[number]
                side.learn(payoffs(hider, there, empty, near, cold, peril.step), weight)
                spreads[number] = spread(hider, side.mix)
    return [side.average for side in sides], creature.average, artemia.average
