"""Throws: decisions of chance."""

from pygames.core.dice import MOST, Throws
from pygames.core.game import CHANCE, Decision
from pygames.deep_space_wars.engine.moves import Dice

__all__ = ["throw"]


def throw(name: str, dice: int = 1) -> tuple[Decision, ...]:
    """Return that so many dice are thrown, or as many of them as are thrown at once."""
    return (Decision(CHANCE, name, Throws(min(dice, MOST), Dice)),)
