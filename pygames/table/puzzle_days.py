"""Which puzzle belongs to which day: the same for everybody, by the date of the device.

A day is a number: how many have passed since the first of January 1970.
"""

from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from pygames.core.libraries import Part
from pygames.puzzles import CYCLE, FORTNIGHT, PART

__all__ = [
    "FIRST",
    "FORTNIGHTS",
    "Place",
    "date_of",
    "day_called",
    "fortnights_for",
    "name_of",
    "place_of",
    "today",
]

FIRST = 20_772
"""The first day that has a puzzle: the fifteenth of November 2026."""
FORTNIGHTS = tuple(
    Part(f"puzzles-{number:02}", PART.title, PART.package, PART.module)
    for number in range(-(-CYCLE // FORTNIGHT))
)
"""The libraries that they are in."""
_DAY = 86_400_000
"""In milliseconds."""
_AHEAD = 14 * 3_600_000
"""By how much a clock may be ahead of UTC, and about as much behind it."""
_EPOCH = date(1970, 1, 1).toordinal()


class Place(NamedTuple):
    """Where the puzzles of a day are."""

    fortnight: int
    number: int
    """In its fortnight, from 0."""


def today(now: int, zone: int) -> int:
    """Return the day at this device; `now`: in milliseconds, `zone`: in minutes ahead of UTC."""
    return (now + 60_000 * zone) // _DAY


def date_of(day: int) -> date:
    """Return a day as a date."""
    return date.fromordinal(_EPOCH + day)


def name_of(day: int) -> str:
    """Return what addresses call a day: 2026-11-28."""
    return date_of(day).isoformat()


def day_called(name: str) -> int | None:
    """Return the day that an address names, None if there is no such day."""
    try:
        day = date.fromisoformat(name).toordinal() - _EPOCH
    except ValueError:
        return None
    return day if day >= 0 and name_of(day) == name else None


def place_of(day: int) -> Place | None:
    """Return where the puzzles of this day are, None of a day before the first."""
    return Place(*divmod((day - FIRST) % CYCLE, FORTNIGHT)) if day >= FIRST else None


def fortnights_for(name: str, event: Mapping[str, object]) -> list[Part]:
    """Return the libraries that an address needs; `name`: of the day, "" for today."""
    now = event.get("time")
    days = [day_called(name)]
    if not name and isinstance(now, int):
        days = [(now + ahead) // _DAY for ahead in (-_AHEAD, _AHEAD)]
    places = [place_of(day) for day in days if day is not None]
    return [FORTNIGHTS[number] for number in sorted({it.fortnight for it in places if it})]
