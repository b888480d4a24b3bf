"""What dice say, and which saves a figure has (DSW-14 to DSW-17, DSW-138, DSW-142, DSW-158)."""

from collections.abc import Iterable
from typing import NamedTuple

from pygames.deep_space_wars.forces.abilities.traits import NO_TRAITS, Traits
from pygames.deep_space_wars.forces.cards import MELEE
from pygames.deep_space_wars.positions.position import Position

__all__ = [
    "ARMOUR",
    "CAMOUFLAGE",
    "CATCHES",
    "COLLAPSES",
    "COVER",
    "DETERS",
    "HEALS",
    "POISONS",
    "RAMS",
    "REGENERATES",
    "RETALIATES",
    "STRAYS",
    "Save",
    "armour_saves",
    "blow_saves",
    "defences",
    "is_high",
    "is_immune",
    "is_low",
    "shot_saves",
    "successes",
]

HEALS, REGENERATES, _CAMOUFLAGED = 4, 4, 2
"""What a die has to show or exceed (DSW-16)."""

CATCHES, POISONS, RETALIATES, DETERS = 1, 1, 1, 1
COLLAPSES, RAMS, STRAYS = 6, 6, 6
"""Where a die is no test of success: the one face on which something happens (DSW-17)."""


def is_low(die: int, target: int) -> bool:
    """Whether a die succeeds that must not exceed a target number; a 6 never does (DSW-15)."""
    return die <= target and die != 6


def is_high(die: int, least: int, *, sixes: bool = False) -> bool:
    """Whether a die succeeds that must show so much at least; a 6 fails even so (DSW-16).

    `sixes`: whether it does not, as a house rule.
    """
    return least <= die < 6 + sixes


def successes(dice: Iterable[int], target: int) -> int:
    """Return how many of the dice succeed that must not exceed a target number (DSW-14)."""
    return sum(is_low(die, target) for die in dice)


CAMOUFLAGE, COVER, ARMOUR = "camouflage", "cover", "armour"
"""Kinds of saves. Of two that are equally good, the first is rolled by default (DSW-142)."""


class Save(NamedTuple):
    """What a figure can roll against a hit."""

    kind: str
    target: int
    """The number that the die must not exceed, or, if it is high, the least it has to show."""
    high: bool = False
    sixes: bool = False
    """Whether a 6 succeeds if it is high."""

    @property
    def faces(self) -> int:
        """How many of the six faces save."""
        return sum(map(self.succeeds, range(1, 7)))

    def succeeds(self, die: int) -> bool:
        """Whether the figure is saved."""
        if self.high:
            return is_high(die, self.target, sixes=self.sixes)
        return is_low(die, self.target)

    def is_final(self, die: int) -> bool:
        """Whether neither Parry nor Regeneration nor Healing may follow (DSW-143)."""
        return self.kind == ARMOUR and die == 6


def shot_saves(position: Position, squad: int, cover: int) -> list[Save]:
    """Return the saves of a squad's figures against shots and templates, the default first.

    `cover`: that of the figure, 0 to 5. Without any save no die is rolled (DSW-138, DSW-142).
    """
    saves = [Save(COVER, cover)] if cover else []
    if position.traits(squad).camouflaged:
        saves.insert(0, _camouflage(position, squad))
    saves += armour_saves(position, squad)
    return sorted(saves, key=lambda save: -save.faces)


def blow_saves(position: Position, squad: int, foe: int) -> list[Save]:
    """Return the saves against the blows of another squad: at most armour (DSW-65, DSW-158)."""
    return [] if position.traits(foe).allows_no_saves else armour_saves(position, squad)


def _camouflage(position: Position, squad: int) -> Save:
    house_rules = position.house_rules
    if house_rules.plain_camouflage:
        return Save(CAMOUFLAGE, max(_CAMOUFLAGED, position.roster.squads[squad].card.armour))
    return Save(CAMOUFLAGE, _CAMOUFLAGED, high=True, sixes=house_rules.sixes_succeed)


def armour_saves(position: Position, squad: int) -> list[Save]:
    """Return the armour save of a squad's figures, if they have any."""
    armour = position.roster.squads[squad].card.armour
    return [Save(ARMOUR, armour)] if armour else []


def defences(position: Position, squad: int, foe: int | None = None) -> Traits:
    """Return the traits of a squad among which to look for what protects it from wounds.

    `foe`: the squad with which it exchanges blows. One that pierces ignores Parry, Regeneration,
    Retaliation and Magic immunity, whoever attacked (DSW-71, AMB-35).
    """
    pierced = foe is not None and position.traits(foe).pierces
    return NO_TRAITS if pierced else position.traits(squad)


def is_immune(position: Position, squad: int, attacker: int, magic: str) -> bool:
    """Whether hits do nothing to a squad, and no saves are rolled (DSW-72, DSW-148, DSW-163).

    `magic`: `RANGED` for shots and templates, `MELEE` for blows.
    """
    if position.roster.squads[attacker].card.magic != magic:
        return False
    return defences(position, squad, attacker if magic == MELEE else None).immune_to_magic
