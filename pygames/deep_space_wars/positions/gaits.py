"""Gaits: the ways in which a squad can move, and how far each takes it (DSW-112 to DSW-127)."""

from typing import NamedTuple

from pygames.deep_space_wars.forces.cards import INFANTRY, Card
from pygames.deep_space_wars.land.battlefield import INCH

__all__ = [
    "PLACING",
    "Gait",
    "can_run",
    "charge",
    "forced_march",
    "positioning",
    "run",
    "teleport",
    "walk",
]

PLACING = 2 * INCH
"""How far figures go to take their places in close combat (DSW-154)."""


class Gait(NamedTuple):
    """How a squad moves, once its dice have fallen."""

    reach: int
    """The most ticks that a figure may go."""
    slowed: int | None
    """The same if its path touches difficult terrain that slows it down; None: no path may."""
    jumps: bool = False
    """Whether figures go straight to their places, over everything (DSW-125)."""
    charges: bool = False
    """Whether they may end in base contact with enemies, and must end together (DSW-171)."""
    holds: bool = False
    """Whether they take their places in close combat, where contact is kept (DSW-155)."""
    wary: frozenset[int] = frozenset()
    """The figures that may not touch squads with Deterrence this turn (DSW-170)."""


def can_run(card: Card) -> bool:
    """Whether figures go on foot (DSW-121)."""
    return card.type == INFANTRY and not card.traits.rides


def walk(card: Card, difficult: int | None = None) -> Gait:
    """Return the gait of a walk; `difficult`: the die if that was declared (DSW-112, DSW-119)."""
    return Gait(INCH * card.speed, _slowed(card, difficult))


def run(card: Card, die: int, difficult: int | None = None) -> Gait:
    """Return the gait of a run, with its die (DSW-121)."""
    slowed = _slowed(card, difficult)
    return Gait(INCH * (card.speed + die), None if slowed is None else slowed + INCH * die)


def forced_march(card: Card, difficult: int | None = None) -> Gait:
    """Return the gait of a forced march (DSW-124)."""
    slowed = _slowed(card, difficult)
    return Gait(2 * INCH * card.speed, None if slowed is None else 2 * slowed)


def teleport(card: Card) -> Gait:
    """Return the gait of a Teleport (DSW-125)."""
    return Gait(INCH * card.speed, None, jumps=True)


def charge(one: int, other: int) -> Gait:
    """Return the gait of a charge, by its dice (DSW-168, DSW-169)."""
    reach, slowed = INCH * (one + other), INCH * max(one, other)
    return Gait(reach, slowed, charges=True)


def positioning(wary: frozenset[int] = frozenset()) -> Gait:
    """Return how figures take their places in close combat (DSW-155)."""
    return Gait(PLACING, PLACING, holds=True, wary=wary)


def _slowed(card: Card, difficult: int | None) -> int | None:
    return None if difficult is None else INCH * max(0, card.speed - difficult)
