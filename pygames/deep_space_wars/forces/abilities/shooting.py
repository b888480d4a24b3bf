"""The abilities that colour Shooting (DSW-58 to DSW-63)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.abilities.ability import Ability, Demand
from pygames.deep_space_wars.forces.abilities.traits import Traits

__all__ = ["ABILITIES"]

ABILITIES: Mapping[str, Ability] = {
    "shoot_through": Ability(
        N_("Shoot-through"),
        N_(
            "Across open ground it can shoot past friends: its 6s do not hit those in the line of "
            "fire."
        ),
        "shooting",
        "green",
        2,
        optional=True,
        traits=Traits(shoots_through=True),
        sign="volley",
    ),
    "bombard": Ability(
        N_("Bombing"),
        N_(
            "Each figure bombs a point within range, seen or not. The bomb may scatter; all within "
            "2.5 inches of where it falls must save or take a wound."
        ),
        "shooting",
        "brown",
        4,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.BOMBARD,))),
        heavy=True,
        sign="mortar",
    ),
    "aim": Ability(
        N_("Aim"),
        N_("Can shoot into a fight without hitting friends; the target number is then 1 lower."),
        "shooting",
        "yellow",
        3,
        active=True,
        traits=Traits(aims=True),
        refusals=("Too far for Aim: no die could hit.",),
        sign="aim",
    ),
    "blast": Ability(
        N_("Blast"),
        N_("A hit also hurts all within 1.5 inches of its target, friends too, unless they save."),
        "shooting",
        "blue",
        3,
        optional=True,
        traits=Traits(blasts=True),
        sign="blast",
    ),
    "flamer": Ability(
        N_("Flamethrower"),
        N_(
            "Each figure sprays a flame 8 inches long, which never misses. All it touches, friends "
            "too, must save or take a wound."
        ),
        "shooting",
        "red",
        3,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.FLAMER,))),
        heavy=True,
        reach=Demand(
            8, N_("A flamethrower needs Shooting times Energy of 8 or more: raise one of them.")
        ),
        sign="flame",
    ),
    "skirmish": Ability(
        N_("Keep-away"),
        N_("Fires snap shots with any weapon, then moves. Not while it touches an enemy."),
        "shooting",
        "light_blue",
        3,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.SKIRMISH,))),
        sign="skirmish",
    ),
}
