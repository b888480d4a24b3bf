"""Throws that belong together, such as a volley and the saves against it: they are told as one."""

from typing import Any, Generic, NamedTuple, Self, TypeAlias, TypeVar

from pygames.core.steps import Step
from pygames.deep_space_wars.course import steps

__all__ = ["Account", "Throw"]

B = TypeVar("B")
"""The class of battles."""

_SAVES = (steps.SaveRoll, steps.Regeneration)
_IN_PARTS = (steps.Volley, steps.Blows)
"""Throws whose steps have the dice that have been thrown: without any, another begins."""
_REPEATED = (
    *_SAVES,
    steps.Deterrence,
    steps.Ram,
    steps.Retaliation,
    steps.Test,
    steps.Collapse,
    steps.Escape,
    steps.Poison,
)
"""Throws of one kind that are told together, if they are those of one squad."""
_SAVED = (*_SAVES, *_IN_PARTS, steps.Ram, steps.Retaliation)
"""Throws against whose hits saves are rolled; bombs are another matter."""


_Asking: TypeAlias = Any
"""One of the steps that ask for dice, whose fields differ."""


class Throw(NamedTuple):
    """Dice, and the step that has asked for them."""

    step: _Asking
    dice: tuple[int, ...]


class Account(NamedTuple, Generic[B]):
    """Throws that are told together."""

    before: B
    """The battle before the first of them; never changed."""
    throws: tuple[Throw, ...] = ()

    def plus(self, step: Step, dice: tuple[int, ...]) -> Self:
        """Return the account with another throw."""
        return self._replace(throws=(*self.throws, Throw(step, dice)))

    @property
    def step(self) -> _Asking:
        """What the first dice were thrown for: one of the steps."""
        return self.throws[0].step

    @property
    def dice(self) -> tuple[int, ...]:
        """All dice that were thrown for that."""
        kind = type(self.step)
        return tuple(die for step, dice in self.throws if type(step) is kind for die in dice)

    @property
    def saves(self) -> tuple[Throw, ...]:
        """The throws that could save figures."""
        return tuple(throw for throw in self.throws if isinstance(throw.step, _SAVES))

    def goes_on(self, step: Step) -> bool:
        """Whether the dice that a step asks for are told with these."""
        first = self.step
        if isinstance(step, _SAVES):
            return isinstance(first, (*_SAVED, steps.Scatter))
        if isinstance(step, steps.Drift):
            return isinstance(first, steps.Scatter)
        if type(step) is not type(first):
            return False
        if isinstance(step, _IN_PARTS):
            return bool(step.dice)
        return isinstance(step, _REPEATED) and _whose(step) == _whose(first)


def _whose(step: Step) -> object:
    """Return what tells throws of one kind apart: the squad, or those who strike back."""
    if isinstance(step, steps.Retaliation):
        return step.fighters
    return getattr(step, "squad", None)
