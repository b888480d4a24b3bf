"""What is said of a move: on the button that makes it, to others, and to who has made it."""

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias

from pygames.core.language import Name, _
from pygames.deep_space_wars.engine.state import State

__all__ = ["ORDER", "REMINDER", "Job", "Sentences", "Texts", "Voice", "always", "logged"]

Texts: TypeAlias = tuple[str, str, str]
"""Marked messages for the button, the log and who has made the move; "" for nothing."""


class Job(IntEnum):
    """What a sentence about a move is for."""

    ORDER = 0
    """The label of the button that makes the move."""
    LOG = 1
    """The log's line, with the name of who has made it."""
    REMINDER = 2
    """The same, as that player reads it."""


class Voice(NamedTuple):
    """How a move is told."""

    job: Job
    who: Name = Name("")
    """The player who has made it, where the log tells it."""

    def say(self, texts: Texts, **values: object) -> str:
        """Translate the text for the job and fill in the values; "" for none."""
        text = texts[self.job]
        return _(text, who=self.who, **values) if text else ""


ORDER, REMINDER = Voice(Job.ORDER), Voice(Job.REMINDER)


def logged(who: Name) -> Voice:
    """Return how the log tells of somebody."""
    return Voice(Job.LOG, who)


Sentences: TypeAlias = Mapping[type, Callable[[Any, State, Voice], str]]
"""Type of a move -> (move, state before it, voice) -> what is said of it, "" for nothing."""


def always(*texts: str) -> Callable[[Any, State, Voice], str]:
    """Return what tells a move of which there is nothing to fill in."""
    order, told, reminded = texts
    return lambda _move, _state, voice: voice.say((order, told, reminded))
