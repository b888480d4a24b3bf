"""Why somebody is asked something: the token, the card or the place that has caused it.

A cause lies on the stack of steps below all that it makes happen, and is gone when that is done.
Where several lie there, the last one has caused the question.
"""

from collections.abc import Iterable
from typing import NamedTuple

from pygames.core.game import NOBODY
from pygames.core.steps import Step

__all__ = ["EXHAUSTION", "TRACK", "Because", "cause_of"]

EXHAUSTION, TRACK = "no will", "will on the track"
"""Causes that are neither a token nor a card: the last Will is gone (NA-86), or the Rescue counter
has come to Will (NA-207)."""


class Because(NamedTuple):
    """What all the steps above this one come from."""

    cause: str
    """A token, the id of a card or a place, or one of the causes above."""
    seat: int = NOBODY
    """Who has played the card, if anybody has."""
    position: int = 0
    """Where the token lay, 0 where it does not matter."""

    def take(self, _state: object) -> None:
        """All of it has happened."""


def cause_of(steps: Iterable[Step]) -> Because | None:
    """Return what the last of these steps comes from, None for what belongs to any turn."""
    return next((step for step in reversed([*steps]) if isinstance(step, Because)), None)
