"""Army cards: the stats of a squad and what its figures cost (DSW-25 to DSW-30, DSW-83, DSW-84)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES, traits_of
from pygames.deep_space_wars.forces.abilities.traits import Traits
from pygames.deep_space_wars.land.battlefield import INCH

__all__ = [
    "HEAVY",
    "INFANTRY",
    "LARGE",
    "LIGHT",
    "MELEE",
    "RADIUS",
    "RANGED",
    "STATS",
    "UNARMED",
    "VEHICLE",
    "Card",
]

INFANTRY, LARGE, VEHICLE = "infantry", "large", "vehicle"
RADIUS: Mapping[str, int] = {INFANTRY: 8, LARGE: 12, VEHICLE: 16}
"""The radius of the base of each type, in ticks (DSW-28)."""

UNARMED, LIGHT, HEAVY = "none", "light", "heavy"
"""Weapons: only light ones fire snap shots (DSW-29)."""

RANGED, MELEE = "ranged", "melee"
"""Which attacks of a squad are magical (DSW-30)."""

STATS = (
    "speed",
    "shooting",
    "energy",
    "close_combat",
    "attacks",
    "armour",
    "discipline",
    "life",
)
"""The stats as they stand on a card: S, L, E, K, T, P, F, É (DSW-41 to DSW-48)."""


@dataclass(frozen=True, slots=True)
class Card:
    """A line of an army card, which holds for each figure of the squad (DSW-25, DSW-26).

    A stat that is not there, “-”, is 0 (DSW-49). Any values are taken: `checks` says which may be.
    """

    id: str
    faction: str
    type: str
    weapon: str
    speed: int
    """Inches a figure may move."""
    shooting: int
    """Target number of a shot at close range."""
    energy: int
    """Inches after each of which the target number of a shot falls by 1."""
    close_combat: int
    """Target number of a blow."""
    attacks: int
    """Dice of a figure that attacks."""
    armour: int
    """Target number of the save."""
    discipline: int
    """Target number of a Discipline test."""
    life: int
    """Wounds that put a figure out of action."""
    abilities: tuple[str, ...] = ()
    """At most one for each stat, in their order."""
    magic: str = ""
    """`RANGED` or `MELEE`, or nothing."""
    sizes: tuple[int, int] = (1, 20)
    """The fewest and the most figures that are advised for a squad (DSW-89)."""

    points: int = field(init=False, compare=False)
    """What one figure costs, always whole (DSW-84)."""
    radius: int = field(init=False, compare=False)
    """The radius of the base, in ticks."""
    reach: int = field(init=False, compare=False)
    """The distance, in ticks, at which a shot no longer reaches its target (DSW-43)."""
    traits: Traits = field(init=False, compare=False, repr=False)
    """What all its abilities give, none switched off: see `Position.traits`."""

    def __post_init__(self) -> None:
        factors = dict.fromkeys(STATS, 1)
        for name in self.abilities:
            ability = ABILITIES[name]
            factors[ability.stat] = ability.factor
        skills = (
            self.speed * factors["speed"]
            + self.shooting * self.energy * factors["shooting"]
            + self.close_combat * self.attacks * factors["close_combat"]
            + self.armour * self.armour * factors["armour"]
            + self.discipline * 2 * factors["discipline"]
        )
        give = object.__setattr__
        give(self, "points", skills * self.life * factors["life"])
        give(self, "radius", RADIUS[self.type])
        give(self, "reach", self.shooting * self.energy * INCH)
        give(self, "traits", traits_of(tuple(self.abilities)))

    def ability_of(self, stat: str) -> str | None:
        """Return the ability that colours a stat, None if none does."""
        return next((name for name in self.abilities if ABILITIES[name].stat == stat), None)
