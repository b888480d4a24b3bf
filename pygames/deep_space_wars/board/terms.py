"""The sections of the rules that words at the table lead to."""

from pygames.deep_space_wars.board.reference import ability_anchor
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES

__all__ = ["TERMS"]

TERMS = frozenset(
    (
        "bases-and-ladders",
        "building-an-army",
        "charging",
        "close-combat",
        "difficult-terrain",
        "discipline",
        "friends-in-the-line-of-fire",
        "leaving-an-enemy",
        "missions",
        "saves-and-cover",
        "sight-and-range",
        "snap-shots",
        "templates",
        "wounds-and-healing",
        *map(ability_anchor, ABILITIES),
    )
)
