"""How the people of this device have fared: each one's results, by game and by whom they played."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygames.table.household import Person, called_now
from pygames.table.results import Result

__all__ = ["PEOPLE", "Tally", "renamed", "tallies", "total"]

PEOPLE = 0
"""In place of the level of bots: played among people alone."""


class Tally(NamedTuple):
    """Results of one kind."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.drawn + self.lost


def total(tallies: Iterable[Tally]) -> Tally:
    """Return the sum of several."""
    return Tally(*map(sum, zip(Tally(), *tallies, strict=True)))


def renamed(results: Iterable[Result], people: Iterable[Person]) -> list[Result]:
    """Return the results with everybody called as they are now."""
    now = called_now(people)
    return [
        result._replace(names=tuple(now.get(name.casefold(), name) for name in result.names))
        for result in results
    ]


def tallies(results: Iterable[Result], name: str) -> Mapping[str, Mapping[int, Tally]]:
    """Return somebody's results by game, of each by the level of the strongest bot there was.

    Who has played on both sides has neither won nor lost.
    """
    found: dict[str, dict[int, Tally]] = {}
    for result in results:
        seats = [seat for seat in _here(result) if result.names[seat] == name]
        if len(seats) == 1:
            kinds = found.setdefault(result.game, {})
            level = max(result.bots)
            kinds[level] = total((kinds.get(level, Tally()), _point(result, seats[0])))
    return {game: dict(sorted(kinds.items())) for game, kinds in found.items()}


def _here(result: Result) -> list[int]:
    """Return the seats of people at this device."""
    seats = result.here or range(len(result.names))
    return [seat for seat in seats if not result.bots[seat]]


def _point(result: Result, seat: int) -> Tally:
    if seat in result.winners:
        return Tally(won=1)
    return Tally(lost=1) if result.winners else Tally(drawn=1)
