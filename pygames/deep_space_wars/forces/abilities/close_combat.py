"""The abilities that colour Close combat (DSW-64 to DSW-71)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.deep_space_wars.forces.abilities.ability import Ability
from pygames.deep_space_wars.forces.abilities.traits import Traits

__all__ = ["ABILITIES"]

ABILITIES: Mapping[str, Ability] = {
    "healing": Ability(
        N_("Healing"),
        N_(
            "If it has not acted yet, each figure may roll for one friend within 10 inches who has "
            "just fallen, and saves them on a 4 or 5. Then it cannot act this turn."
        ),
        "close_combat",
        "green",
        2,
        optional=True,
        active=True,
        traits=Traits(heals=True),
        suits_the_weak=True,
        sign="medic",
    ),
    "weapon_master": Ability(
        N_("Weapon master"),
        N_("No save is possible against its blows in close combat."),
        "close_combat",
        "red",
        4,
        optional=True,
        traits=Traits(allows_no_saves=True),
        sign="sword",
    ),
    "sweep": Ability(
        N_("Crush"),
        N_(
            "When its attack in close combat wounds, it attacks again without being struck back, "
            "until it fails to wound."
        ),
        "close_combat",
        "purple",
        4,
        optional=True,
        traits=Traits(repeats=True),
        sign="claws",
    ),
    "intimidate": Ability(
        N_("Intimidation"),
        N_("When it attacks in close combat, the enemy does not strike back."),
        "close_combat",
        "brown",
        3,
        traits=Traits(unanswered=True),
    ),
    "poison": Ability(
        N_("Poison"),
        N_(
            "When your turn begins, each enemy figure that touches it rolls a die and is removed "
            "on a 1."
        ),
        "close_combat",
        "orange",
        2,
        traits=Traits(poisons=True),
        sign="poison",
    ),
    "counter": Ability(
        N_("Counter-attack"),
        N_(
            "When attacked in close combat, it strikes back with all its Attacks, not just one die "
            "a figure."
        ),
        "close_combat",
        "light_blue",
        3,
        optional=True,
        traits=Traits(answers_fully=True),
        sign="counter",
    ),
    "frenzy": Ability(
        N_("Battle frenzy"),
        N_(
            "Figures of your choice roll twice their dice in its attack in close combat, and are "
            "removed after it."
        ),
        "close_combat",
        "yellow",
        2,
        optional=True,
        active=True,
        traits=Traits(rages=True),
        sign="frenzy",
    ),
    "pierce": Ability(
        N_("Pierce"),
        N_("In close combat with it, the enemy’s Armour ability is ineffective."),
        "close_combat",
        "dark_blue",
        2,
        traits=Traits(pierces=True),
        sign="drill",
    ),
}
