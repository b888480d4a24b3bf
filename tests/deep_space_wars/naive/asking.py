"""What the players of the slow game are asked, and the dice that fall."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Asked(NamedTuple):
    """A player has to choose."""

    seat: int
    name: str
    moves: Sequence[Any] | Callable[[Any], bool]
    """All that can be chosen, or how to tell whether something can."""


class Thrown(NamedTuple):
    """Dice have to fall, six at most at once (section 3.6)."""

    name: str
    dice: int
    goes_on: bool
    """Whether these are the rest of the dice that fell before."""


class Resigned(Exception):
    """A player gives up in the middle of an action (DSW-181)."""

    def __init__(self, seat):
        super().__init__(seat)
        self.seat = seat


class BattleOver(Exception):
    """The battle has ended in the middle of something (DSW-182)."""


def throw(name, dice):
    """Let dice fall, and return what they show."""
    shown = []
    while len(shown) < dice:
        shown += yield Thrown(name, min(6, dice - len(shown)), bool(shown))
    return shown
