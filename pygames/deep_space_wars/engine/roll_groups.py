"""Rolls that belong together, such as a volley and the saves against it: they are told as one.

A step that goes on with the dice of another one says so: `is_told_with(first)`. The dice of all
others begin a group of their own.
"""

from typing import Any, Generic, NamedTuple, Self, TypeAlias, TypeVar

from pygames.core.steps import Step
from pygames.deep_space_wars.engine.steps.attacks import Regeneration, SaveRoll

__all__ = ["Roll", "RollGroup"]

B = TypeVar("B")
"""The class of battles."""

_Rolling: TypeAlias = Any
"""One of the steps that ask for dice, whose fields differ."""


class Roll(NamedTuple):
    """Dice, and the step that has asked for them."""

    step: _Rolling
    dice: tuple[int, ...]


class RollGroup(NamedTuple, Generic[B]):
    """Rolls that are told together."""

    before: B
    """The battle before the first of them; never changed."""
    rolls: tuple[Roll, ...] = ()

    def plus(self, step: Step, dice: tuple[int, ...]) -> Self:
        """Return the group with another roll."""
        return self._replace(rolls=(*self.rolls, Roll(step, dice)))

    @property
    def step(self) -> _Rolling:
        """What the first dice were rolled for: one of the steps."""
        return self.rolls[0].step

    @property
    def dice(self) -> tuple[int, ...]:
        """All dice that were rolled for that."""
        kind = type(self.step)
        return tuple(die for step, dice in self.rolls if type(step) is kind for die in dice)

    @property
    def saves(self) -> tuple[Roll, ...]:
        """The rolls that could save figures."""
        return tuple(roll for roll in self.rolls if isinstance(roll.step, SaveRoll | Regeneration))

    def goes_on(self, step: _Rolling) -> bool:
        """Whether the dice that a step asks for are told with these."""
        is_told_with = getattr(step, "is_told_with", None)
        return is_told_with is not None and is_told_with(self.step)
