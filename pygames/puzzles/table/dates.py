"""Days in words, and the row of the latest ones."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.core.language import N_, _
from pygames.puzzles import FORTNIGHT
from pygames.table import solved_days
from pygames.table.puzzle_days import FIRST, date_of, name_of

__all__ = ["Dot", "date", "row"]

_MONTHS = (
    N_("{n} January"),
    N_("{n} February"),
    N_("{n} March"),
    N_("{n} April"),
    N_("{n} May"),
    N_("{n} June"),
    N_("{n} July"),
    N_("{n} August"),
    N_("{n} September"),
    N_("{n} October"),
    N_("{n} November"),
    N_("{n} December"),
)


def date(day: int) -> str:
    """Return a day in words, without its year."""
    found = date_of(day)
    return _(_MONTHS[found.month - 1], n=found.day)


class Dot(NamedTuple):
    """A day in the row."""

    url: str
    called: str
    solved: bool
    shown: bool
    """Whether its puzzle is on the table."""


def row(settings: Mapping[str, object], game: str, shown: int, today: int) -> list[Dot]:
    """Return the latest days up to this one, oldest first."""
    solved = solved_days.days(settings, game)
    days = range(max(FIRST, today - FORTNIGHT + 1), today + 1)
    return [
        Dot(f"#/puzzle/{game}/{name_of(it)}", date(it), it in solved, it == shown) for it in days
    ]
