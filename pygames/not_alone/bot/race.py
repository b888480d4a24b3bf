"""The race of the two counters: how likely the Hunted are to be rescued in time.

What one space of either counter is worth follows from it: much when the race is close, nothing when
it is decided.
"""

from functools import cache
from typing import NamedTuple

from pygames.not_alone.position import Position

__all__ = ["Stakes", "chance", "stakes"]

_GAINS = {
    1: (0.97, 0.03),
    2: (0.88, 0.12),
    3: (0.81, 0.19),
    4: (0.77, 0.22, 0.01),
    5: (0.74, 0.25, 0.01),
    6: (0.70, 0.28, 0.02),
}
"""Number of Hunted -> how often powers bring 0, 1 or 2 Rescue spaces in a turn, apart from the one
of its end: as counted in matches of the bots."""
_CATCHES = {
    1: (0.74, 0.19, 0.07),
    2: (0.57, 0.28, 0.15),
    3: (0.52, 0.32, 0.16),
    4: (0.44, 0.37, 0.19),
    5: (0.40, 0.39, 0.21),
    6: (0.37, 0.40, 0.23),
}
"""Number of Hunted -> how often the Assimilation counter moves by 0, 1 or 2 spaces in a turn."""
_FAR = 22
"""No counter has so far to go."""
_OPEN = 0.04
"""The least chance of either side while a match goes on: who is all but beaten still prevents that
it is lost at once, and who has all but won ends it."""


@cache
def _race(rescue: int, assimilation: int, hunted: int) -> float:
    """Return the chance of the Hunted at the beginning of a turn."""
    if assimilation <= 0:
        return 0.0
    if rescue <= 0:
        return 1.0
    total = 0.0
    for gained, often in enumerate(_GAINS[hunted]):
        if rescue <= gained:
            total += often
            continue
        for lost, frequent in enumerate(_CATCHES[hunted]):
            total += often * frequent * _race(rescue - gained - 1, assimilation - lost, hunted)
    return total


def chance(rescue: float, assimilation: float, hunted: int) -> float:
    """Return the chance of the Hunted with so far to go; fractions are what lies ahead."""
    if rescue <= 0:
        return 1.0
    if assimilation <= 0:
        return 0.0
    rescue, assimilation = min(rescue, _FAR - 1), min(assimilation, _FAR - 1)
    r, a = int(rescue), int(assimilation)
    x, y = rescue - r, assimilation - a
    found = (1 - y) * _race(r, a, hunted) + y * _race(r, a + 1, hunted)
    if x:
        far = (1 - y) * _race(r + 1, a, hunted) + y * _race(r + 1, a + 1, hunted)
        found = (1 - x) * found + x * far
    return _OPEN + (1 - 2 * _OPEN) * found


class Stakes(NamedTuple):
    """What the Hunted lose and win by one space, in chances to win."""

    step: float
    """Of the Assimilation counter."""
    space: float
    """Of the Rescue counter."""
    rest: float
    """What else the Hunted have to lose, who lose a step."""


def stakes(state: Position) -> Stakes:
    """Return what a space of either counter is worth in this turn."""
    return _stakes(state.rescue, state.assimilation, len(state.order))


@cache
def _stakes(rescue: int, assimilation: int, hunted: int) -> Stakes:
    after = rescue - 1
    now = chance(after, assimilation, hunted)
    caught = chance(after, assimilation - 1, hunted) if assimilation > 1 else 0.0
    final = 0.5 * (assimilation == 1)  # this turn ends the match, unless the Creature wins before
    space = chance(after - 1, assimilation, hunted) - now if after else final
    return Stakes(max(now - caught, _LEAST), max(space, _LEAST), caught)


_LEAST = 0.002
"""No space is worth less: who has all but lost still plays."""
