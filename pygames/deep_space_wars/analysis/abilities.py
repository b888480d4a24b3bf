"""What abilities come to on average, where squads are looked at as wholes.

Whatever follows from the traits of a squad needs no entry.
"""

from collections.abc import Iterable, Mapping
from math import prod
from typing import NamedTuple

__all__ = ["EFFECTS", "Effect", "effect_of"]


class Effect(NamedTuple):
    """By what an ability multiplies what is expected without it."""

    shots: float = 1.0
    """What aimed fire costs a target of more than two figures."""
    blows: float = 1.0
    """What an attack in close combat costs its target, of which no more than all can fall."""
    fails: float = 1.0
    """How often its figures fail their Discipline."""


EFFECTS: Mapping[str, Effect] = {
    "blast": Effect(shots=1.8),
    "sweep": Effect(blows=1.4),
    "demoralise": Effect(fails=0.8),
    "heroic": Effect(fails=0.0),
    "loyal": Effect(fails=0.3),
}


def effect_of(abilities: Iterable[str]) -> Effect:
    """Return what some abilities do together."""
    found = [EFFECTS[name] for name in abilities if name in EFFECTS]
    return Effect(
        shots=prod(it.shots for it in found),
        blows=prod(it.blows for it in found),
        fails=prod(it.fails for it in found),
    )
