"""The abilities that colour Armour (DSW-72 to DSW-78)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.deep_space_wars.forces.abilities.ability import Ability
from pygames.deep_space_wars.forces.abilities.traits import Traits

__all__ = ["ABILITIES"]

ABILITIES: Mapping[str, Ability] = {
    "magic_immune": Ability(
        N_("Magic immunity"),
        N_("Magic cannot wound it."),
        "armour",
        "blue",
        2,
        traits=Traits(immune_to_magic=True),
        sign="null",
    ),
    "regenerate": Ability(
        N_("Regeneration"),
        N_("When a figure would fall, it rolls a die: on a 4 or 5 it stays, with 1 Life."),
        "armour",
        "orange",
        3,
        optional=True,
        traits=Traits(regenerates=True),
        sign="shell",
    ),
    "retaliate": Ability(
        N_("Retaliation"),
        N_("For each wound it takes in close combat it rolls a die: on a 1, an attacker dies too."),
        "armour",
        "red",
        4,
        traits=Traits(retaliates=True),
        sign="spines",
    ),
    "camouflage": Ability(
        N_("Camouflage"),
        N_("Saves on 2 to 5 against every ranged attack."),
        "armour",
        "yellow",
        3,
        optional=True,
        traits=Traits(camouflaged=True),
    ),
    "deter": Ability(
        N_("Deterrence"),
        N_(
            "When enemies come near enough to touch it, each figure of theirs rolls a die: on a 1 "
            "it cannot touch this squad this turn."
        ),
        "armour",
        "brown",
        3,
        optional=True,
        traits=Traits(deters=True),
        refusals=("This figure dares not touch that enemy this turn.",),
    ),
    "slip_away": Ability(
        N_("Slip away"),
        N_("Leaves enemies that it touches without an escape roll."),
        "armour",
        "purple",
        2,
        traits=Traits(slips_away=True),
    ),
    "parry": Ability(
        N_("Parry"),
        N_("Rolls a failed save once more, but not after a 6 on an armour save."),
        "armour",
        "green",
        3,
        optional=True,
        traits=Traits(parries=True),
        sign="shield",
    ),
}
