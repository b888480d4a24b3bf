"""All abilities, by their ids."""

from collections.abc import Mapping
from functools import lru_cache

from pygames.deep_space_wars.forces.abilities import (
    armour,
    close_combat,
    discipline,
    shooting,
    speed,
)
from pygames.deep_space_wars.forces.abilities.ability import Ability
from pygames.deep_space_wars.forces.abilities.traits import Traits, combined

__all__ = ["ABILITIES", "SPECIAL_ACTIONS", "traits_of"]

ABILITIES: Mapping[str, Ability] = {
    **speed.ABILITIES,
    **shooting.ABILITIES,
    **close_combat.ABILITIES,
    **armour.ABILITIES,
    **discipline.ABILITIES,
}
"""Names of home-made cards count them by stat: those of a stat are only ever added to."""

SPECIAL_ACTIONS: frozenset[str] = frozenset().union(
    *(ability.traits.actions for ability in ABILITIES.values())
)
"""Actions that only those can take who have an ability for that."""


@lru_cache(maxsize=1024)
def traits_of(abilities: tuple[str, ...]) -> Traits:
    """Return the traits that some abilities give together."""
    return combined(ABILITIES[name].traits for name in abilities)
