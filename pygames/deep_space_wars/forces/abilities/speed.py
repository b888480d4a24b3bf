"""The abilities that colour Speed (DSW-50 to DSW-57)."""

from collections.abc import Mapping

from pygames.core.language import N_
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.abilities.ability import Ability
from pygames.deep_space_wars.forces.abilities.traits import Traits

__all__ = ["ABILITIES"]

ABILITIES: Mapping[str, Ability] = {
    "jetpack": Ability(
        N_("JetPack"),
        N_("Passes over terrain of any kind at full Speed, but not over figures. Cannot run."),
        "speed",
        "orange",
        2,
        traits=Traits(hops=True, rides=True),
        sign="jet",
    ),
    "flight": Ability(
        N_("Flight"),
        N_(
            "Hovers: moves over terrain and figures. When shot at, nothing is in the way, and it "
            "has no cover. Cannot run."
        ),
        "speed",
        "light_blue",
        3,
        traits=Traits(flies=True, rides=True),
        sign="wings",
        vehicle_sign="skimmer",
    ),
    "forced_march": Ability(
        N_("Forced march"),
        N_(
            "Moves up to twice its Speed, then rolls a die for each figure: each 6 costs it a "
            "figure."
        ),
        "speed",
        "red",
        2,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.FORCED_MARCH,))),
        sign="march",
    ),
    "assault": Ability(
        N_("Assault"),
        N_("Moves, fires snap shots and fights in close combat, all in one action."),
        "speed",
        "green",
        3,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.ASSAULT,))),
        sign="boarder",
    ),
    "teleport": Ability(
        N_("Teleport"),
        N_(
            "Jumps up to its Speed in a straight line, over whatever is in between. Does nothing "
            "else this turn."
        ),
        "speed",
        "yellow",
        3,
        optional=True,
        active=True,
        traits=Traits(actions=frozenset((actions.TELEPORT,))),
        refusals=("A Teleport leads straight to one place.",),
        sign="blink",
    ),
    "stealth": Ability(
        N_("Stealth"),
        N_(
            "Cannot be shot at across difficult or concealing terrain. Bombs, flames and blasts "
            "still hurt it."
        ),
        "speed",
        "dark_blue",
        2,
        traits=Traits(stealthy=True),
        refusals=("Stealth hides that squad. In the way: {terrain}.",),
        sign="stealth",
    ),
    "scout": Ability(
        N_("Scouting"),
        N_("Moves, runs and charges through difficult terrain at full Speed."),
        "speed",
        "brown",
        2,
        optional=True,
        traits=Traits(unslowed=True),
        sign="scout",
    ),
    "ram": Ability(
        N_("Ram"),
        N_(
            "When it charges, each enemy figure it touches rolls a die and takes a wound on a 6, "
            "without a save."
        ),
        "speed",
        "purple",
        3,
        traits=Traits(rams=True),
        vehicle_sign="ram",
    ),
}
