"""The abilities that colour Discipline and Life (DSW-79 to DSW-82)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.deep_space_wars.forces.abilities.ability import Ability, Demand
from pygames.deep_space_wars.forces.abilities.traits import Traits

__all__ = ["ABILITIES"]

ABILITIES: Mapping[str, Ability] = {
    "demoralise": Ability(
        N_("Demoralisation"),
        N_(
            "Figures that fail Discipline do not flee: they stay where they are, and do nothing "
            "for the rest of the battle."
        ),
        "discipline",
        "yellow",
        2,
        traits=Traits(freezes=True),
        sign="rabble",
    ),
    "heroic": Ability(
        N_("Heroic"),
        N_("Always passes Discipline tests."),
        "discipline",
        "red",
        3,
        traits=Traits(steadfast=True),
    ),
    "loyal": Ability(
        N_("Loyal"),
        N_("Always passes Discipline tests while its first leader lives."),
        "discipline",
        "green",
        2,
        traits=Traits(loyal=True),
        figures=Demand(
            2, N_("A squad of one figure cannot be Loyal: add a figure, or take Loyal off.")
        ),
        sign="guard",
    ),
    "water_dweller": Ability(
        N_("Water dweller"),
        N_("All water is clear terrain for it."),
        "life",
        "dark_blue",
        2,
        traits=Traits(swims=True),
        sign="tide",
    ),
}
