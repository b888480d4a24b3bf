"""Traits: what the rules ask of a squad, whichever of its abilities it owes that to."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from functools import reduce
from operator import or_

__all__ = ["NO_TRAITS", "Traits", "combined"]


@dataclass(frozen=True, slots=True)
class Traits:
    """What an ability does, or all abilities of a squad together: `combined`.

    Each field is a moment of the game at which an ability may speak.
    """

    actions: frozenset[str] = frozenset()
    """What the squad may do besides what all can do (`forces.actions`)."""

    # --- moving ------------------------------------------------------------------------------
    flies: bool = False
    """It moves over terrain and figures, and neither hinders its shots or those at it (DSW-51)."""
    hops: bool = False
    """It passes over terrain of any kind (DSW-50)."""
    rides: bool = False
    """It is not on foot, so it cannot run (DSW-50, DSW-51)."""
    unslowed: bool = False
    """Difficult terrain is clear to it (DSW-56)."""
    swims: bool = False
    """Water is clear to it (DSW-82)."""
    slips_away: bool = False
    """It leaves enemies without an escape roll (DSW-77)."""
    rams: bool = False
    """Whom it touches after a charge may be wounded by that (DSW-57)."""

    # --- shooting ----------------------------------------------------------------------------
    stealthy: bool = False
    """It is not seen across difficult or concealing terrain (DSW-55)."""
    shoots_through: bool = False
    """In the open, its lines of fire pass friends and vehicles by (DSW-58)."""
    aims: bool = False
    """It may use Aim (DSW-60)."""
    blasts: bool = False
    """Hits of its aimed fire go off as blasts (DSW-61)."""
    camouflaged: bool = False
    """It has a save against all that is ranged (DSW-75)."""

    # --- close combat ------------------------------------------------------------------------
    deters: bool = False
    """Enemies may not dare to touch it (DSW-76)."""
    rages: bool = False
    """Its fighters may roll twice their dice, and are removed then (DSW-70)."""
    unanswered: bool = False
    """Whom it attacks does not strike back (DSW-67)."""
    answers_fully: bool = False
    """It strikes back with all its Attacks (DSW-69)."""
    allows_no_saves: bool = False
    """No save helps against its blows (DSW-65)."""
    pierces: bool = False
    """Against it, abilities of Armour do not help (DSW-71)."""
    repeats: bool = False
    """It strikes again if its blows have wounded (DSW-66)."""
    retaliates: bool = False
    """Who wounds it in close combat may die (DSW-74)."""
    poisons: bool = False
    """Enemies that touch it may die when its turn begins (DSW-68)."""

    # --- wounds and nerves -------------------------------------------------------------------
    immune_to_magic: bool = False
    """Magic does not wound it (DSW-72)."""
    parries: bool = False
    """It rolls a failed save once more (DSW-78)."""
    regenerates: bool = False
    """Who would fall may keep the last Life (DSW-73)."""
    heals: bool = False
    """It may save friends who have just fallen (DSW-64)."""
    steadfast: bool = False
    """It passes all tests of Discipline (DSW-80)."""
    loyal: bool = False
    """It passes them while its first leader is able (DSW-81)."""
    freezes: bool = False
    """Who fails one stays and is demoralised, instead of fleeing (DSW-79)."""


NO_TRAITS = Traits()

_FIELDS = tuple(it.name for it in fields(Traits))


def combined(each: Iterable[Traits]) -> Traits:
    """Return the traits of a squad that has all of these."""
    found = (NO_TRAITS, *each)
    return Traits(*(reduce(or_, (getattr(it, name) for it in found)) for name in _FIELDS))
