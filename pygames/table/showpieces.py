"""What a game shows before a first match and at the end of each one."""

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from markupsafe import Markup

__all__ = ["Course", "Finale", "Overture"]

S = TypeVar("S")
"""The class of a game's states."""


class Finale(NamedTuple):
    """What a game shows of its end."""

    sentence: str
    """What has decided it, in a few words: "Front 1 makes it five"."""
    picture: Markup = Markup("")
    """An `<svg viewBox="0 0 360 220">` that fills the board (see `markup.picture`), in the winner's
    colours. Absent: plain night."""
    winners: str = ""
    """Who has won, where their names would say less: "The Hunted win"."""
    mark: str = ""
    """What the last point of the course is called: "the fifth front"."""


class Course(NamedTuple, Generic[S]):
    """What is counted along a match to show how it went."""

    title: Callable[[S], str]
    """(the table at the end) -> what is counted: "fronts won"."""
    amounts: Callable[[S], Mapping[int, int]]
    """(state, or a view) -> the seat in whose colour each line is drawn -> its amount; {} before
    there is anything to count. It tells what lies open to all, at no cost."""
    leads: bool = False
    """Whether who has most of it is ahead, so that a change of lead decides."""


class Overture(NamedTuple):
    """What a game says before a first match, so that one may begin without choosing anything."""

    title: str
    """What stands on the picture: "Straight into battle"."""
    aim: str
    """How one wins, in a line or two below it."""
    sides: Markup
    """Who meets whom, each with a line."""
    note: str
    """What stands below Begin: "500 points a side"."""
    others: str
    """What one may choose instead: "Choose armies"."""
    others_note: str
    """The same in a line."""
