"""What dice say, and which saves a figure has (DSW-14 to DSW-17, DSW-138, DSW-142, DSW-158)."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygames.deep_space_wars.cards import MELEE
from pygames.deep_space_wars.position import Position

__all__ = [
    "ARMOUR",
    "CAMOUFLAGE",
    "COVER",
    "HEALS",
    "REGENERATES",
    "STRIKES",
    "Save",
    "blow_saves",
    "defends",
    "is_high",
    "is_immune",
    "is_low",
    "shot_saves",
    "successes",
]

HEALS, REGENERATES, _CAMOUFLAGED = 4, 4, 2
"""What a die has to show or exceed (DSW-16)."""

STRIKES: Mapping[str, int] = {
    "escape": 1,
    "poison": 1,
    "retaliate": 1,
    "deter": 1,
    "forced_march": 6,
    "ram": 6,
    "stray": 6,
}
"""Where a die is no test of success: the one face on which something happens (DSW-17)."""


def is_low(die: int, target: int) -> bool:
    """Whether a die succeeds that must not exceed a target number; a 6 never does (DSW-15)."""
    return die <= target and die != 6


def is_high(die: int, least: int) -> bool:
    """Whether a die succeeds that must show so much at least; a 6 fails even so (DSW-16)."""
    return least <= die < 6


def successes(dice: Iterable[int], target: int) -> int:
    """Return how many of the dice succeed that must not exceed a target number (DSW-14)."""
    return sum(is_low(die, target) for die in dice)


CAMOUFLAGE, COVER, ARMOUR = "camouflage", "cover", "armour"
"""Kinds of saves. Of two that are equally good, the first is rolled by default (DSW-142)."""


class Save(NamedTuple):
    """What a figure can roll against a hit."""

    kind: str
    target: int
    """The number that the die must not exceed, or with Camouflage the least it has to show."""

    @property
    def faces(self) -> int:
        """How many of the six faces save."""
        return 6 - self.target if self.kind == CAMOUFLAGE else min(self.target, 5)

    def succeeds(self, die: int) -> bool:
        """Whether the figure is saved."""
        return (is_high if self.kind == CAMOUFLAGE else is_low)(die, self.target)

    def is_final(self, die: int) -> bool:
        """Whether neither Parry nor Regeneration nor Healing may follow (DSW-143)."""
        return self.kind == ARMOUR and die == 6


def shot_saves(position: Position, squad: int, cover: int) -> list[Save]:
    """Return the saves of a squad's figures against shots and templates, the default first.

    `cover`: that of the figure, 0 to 5. Without any save no die is rolled (DSW-138, DSW-142).
    """
    saves = [Save(COVER, cover)] if cover else []
    if position.has(squad, "camouflage"):
        saves.insert(0, Save(CAMOUFLAGE, _CAMOUFLAGED))
    saves += _armour(position, squad)
    return sorted(saves, key=lambda save: -save.faces)


def blow_saves(position: Position, squad: int, foe: int) -> list[Save]:
    """Return the saves against the blows of another squad: at most armour (DSW-65, DSW-158)."""
    return [] if position.has(foe, "weapon_master") else _armour(position, squad)


def _armour(position: Position, squad: int) -> list[Save]:
    armour = position.roster.squads[squad].card.armour
    return [Save(ARMOUR, armour)] if armour else []


def defends(position: Position, squad: int, ability: str, foe: int | None = None) -> bool:
    """Whether an ability of its armour protects a squad.

    `foe`: the squad with which it exchanges blows, whose Pierce ignores Parry, Regeneration,
    Retaliation and Magic immunity, whoever attacked (DSW-71, AMB-35).
    """
    pierced = foe is not None and position.has(foe, "pierce")
    return position.has(squad, ability) and not pierced


def is_immune(position: Position, squad: int, attacker: int, magic: str) -> bool:
    """Whether hits do nothing to a squad, and no saves are rolled (DSW-72, DSW-148, DSW-163).

    `magic`: `RANGED` for shots and templates, `MELEE` for blows.
    """
    return position.roster.squads[attacker].card.magic == magic and defends(
        position, squad, "magic_immune", attacker if magic == MELEE else None
    )
