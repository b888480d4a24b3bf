"""The special abilities of squads: what each colours, costs and asks for (DSW-50 to DSW-82)."""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["ABILITIES", "Ability"]


class Ability(NamedTuple):
    """A special ability: on an army card it is the colour of a stat."""

    stat: str
    """The stat that it colours, a field of `Card`."""
    colour: str
    factor: int
    """What the share of its stat in the points is multiplied by (DSW-83)."""
    optional: bool = False
    """Whether its owner may switch it off for a turn (DSW-31)."""
    active: bool = False
    """Whether it happens only when a move asks for it; the others work by themselves (DSW-32)."""


_SPEED, _SHOOTING, _CLOSE_COMBAT = "speed", "shooting", "close_combat"
_ARMOUR, _DISCIPLINE, _LIFE = "armour", "discipline", "life"
_OPTIONAL = (True, False)
_ACTIVE = (True, True)

ABILITIES: Mapping[str, Ability] = {
    "jetpack": Ability(_SPEED, "orange", 2),
    "flight": Ability(_SPEED, "light_blue", 3),
    "forced_march": Ability(_SPEED, "red", 2, *_ACTIVE),
    "assault": Ability(_SPEED, "green", 3, *_ACTIVE),
    "teleport": Ability(_SPEED, "yellow", 3, *_ACTIVE),
    "stealth": Ability(_SPEED, "dark_blue", 2),
    "scout": Ability(_SPEED, "brown", 2, *_OPTIONAL),
    "ram": Ability(_SPEED, "purple", 3),
    "shoot_through": Ability(_SHOOTING, "green", 2, *_OPTIONAL),
    "bombard": Ability(_SHOOTING, "brown", 4, *_ACTIVE),
    "aim": Ability(_SHOOTING, "yellow", 3, optional=False, active=True),  # asked for by the attack
    "blast": Ability(_SHOOTING, "blue", 3, *_OPTIONAL),
    "flamer": Ability(_SHOOTING, "red", 3, *_ACTIVE),
    "skirmish": Ability(_SHOOTING, "light_blue", 3, *_ACTIVE),
    "healing": Ability(_CLOSE_COMBAT, "green", 2, *_ACTIVE),
    "weapon_master": Ability(_CLOSE_COMBAT, "red", 4, *_OPTIONAL),
    "sweep": Ability(_CLOSE_COMBAT, "purple", 4, *_OPTIONAL),
    "intimidate": Ability(_CLOSE_COMBAT, "brown", 3),
    "poison": Ability(_CLOSE_COMBAT, "orange", 2),
    "counter": Ability(_CLOSE_COMBAT, "light_blue", 3, *_OPTIONAL),
    "frenzy": Ability(_CLOSE_COMBAT, "yellow", 2, *_ACTIVE),
    "pierce": Ability(_CLOSE_COMBAT, "dark_blue", 2),
    "magic_immune": Ability(_ARMOUR, "blue", 2),
    "regenerate": Ability(_ARMOUR, "orange", 3, *_OPTIONAL),
    "retaliate": Ability(_ARMOUR, "red", 4),
    "camouflage": Ability(_ARMOUR, "yellow", 3, *_OPTIONAL),
    "deter": Ability(_ARMOUR, "brown", 3, *_OPTIONAL),
    "slip_away": Ability(_ARMOUR, "purple", 2),
    "parry": Ability(_ARMOUR, "green", 3, *_OPTIONAL),
    "demoralise": Ability(_DISCIPLINE, "yellow", 2),
    "heroic": Ability(_DISCIPLINE, "red", 3),
    "loyal": Ability(_DISCIPLINE, "green", 2),
    "water_dweller": Ability(_LIFE, "dark_blue", 2),
}
