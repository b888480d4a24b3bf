"""The race of the two counters: how likely the Hunted are to be rescued in time.

What one space of either counter is worth follows from it: much when the race is close, nothing when
it is decided.
"""

from functools import cache
from typing import NamedTuple

from pygames.not_alone.position import Position

__all__ = ["Stakes", "chance", "stakes"]

_GAINS = (0.55, 0.35, 0.10)
"""How often powers bring 0, 1 or 2 Rescue spaces in a turn, apart from the one of its end."""
_CATCHES = {
    1: (0.56, 0.38, 0.06),
    2: (0.48, 0.43, 0.09),
    3: (0.42, 0.46, 0.12),
    4: (0.37, 0.48, 0.15),
    5: (0.33, 0.49, 0.18),
    6: (0.30, 0.49, 0.21),
}
"""Number of Hunted -> how often the Assimilation counter moves by 0, 1 or 2 spaces in a turn."""
_FAR = 22
"""No counter has so far to go."""


@cache
def _race(rescue: int, assimilation: int, hunted: int) -> float:
    """Return the chance of the Hunted at the beginning of a turn."""
    if assimilation <= 0:
        return 0.0
    if rescue <= 0:
        return 1.0
    total = 0.0
    for gained, often in enumerate(_GAINS):
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
    near = (1 - y) * _race(r, a, hunted) + y * _race(r, a + 1, hunted)
    if not x:
        return near
    far = (1 - y) * _race(r + 1, a, hunted) + y * _race(r + 1, a + 1, hunted)
    return (1 - x) * near + x * far


class Stakes(NamedTuple):
    """What the Hunted lose and win by one space, in chances to win."""

    step: float
    """Of the Assimilation counter."""
    space: float
    """Of the Rescue counter."""


def stakes(s: Position) -> Stakes:
    """Return what a space of either counter is worth in this turn."""
    return _stakes(s.rescue, s.assimilation, len(s.order))


@cache
def _stakes(rescue: int, assimilation: int, hunted: int) -> Stakes:
    after = rescue - 1
    now = chance(after, assimilation, hunted)
    step = now - chance(after, assimilation - 1, hunted)
    space = chance(after - 1, assimilation, hunted) - now if after else 1 - _race(1, 1, hunted)
    return Stakes(max(step, _LEAST), max(space, _LEAST))


_LEAST = 0.002
"""No space is worth less: who has all but lost still plays."""
