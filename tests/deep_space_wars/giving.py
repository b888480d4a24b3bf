"""Whether squads have what an ability gives."""

from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.abilities.traits import Traits, combined
from pygames.deep_space_wars.positions.position import Position

__all__ = ["gives", "works"]


def gives(traits: Traits, ability: str) -> bool:
    """Whether an ability is among those that give these traits."""
    return traits == combined((traits, ABILITIES[ability].traits))


def works(position: Position, squad: int, ability: str) -> bool:
    """Whether a squad has an ability that is not switched off."""
    return gives(position.traits(squad), ability)
