"""Results of the matches of this device, and the statistics of them."""

from collections.abc import Iterable, Mapping
from itertools import accumulate, groupby
from typing import Any, NamedTuple

from pygames.core.players import called
from pygames.table.reading import Reader, name, row, text, whole
from pygames.table.saves import SEATS, STRONGEST, Save

__all__ = ["PAST", "Record", "Result", "forget", "past_of", "records", "results", "sound"]

PAST = "past"
"""The settings' key for the results of matches deleted since."""

_LATEST = 1000
"""At most this many of them are kept."""


class Result(NamedTuple):
    """How one match ended."""

    game: str
    names: tuple[str, ...]
    bots: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    time: int

    @classmethod
    def of(cls, save: Save) -> "Result":
        """Return the result of a match that is over."""
        seats = len(save.wins)
        names = tuple(save.names) or ("",) * seats
        return cls(save.game, names, save.bots or (0,) * seats, save.winners, save.moves, save.time)

    @classmethod
    def read(cls, kept: Any) -> "Result | None":
        """Parse a saved result, None if it is not valid."""
        try:
            result = cls(*(reader(value) for reader, value in zip(_FORM, _row(kept), strict=True)))
        except ValueError:
            return None
        seats = range(len(result.names))
        fits = len(seats) == len(result.bots) > 0 and {*result.winners} <= {*seats}
        return result if fits else None


_row = row(lambda value: value, 6)
_FORM: tuple[Reader[Any], ...] = (
    text(60),
    row(name, SEATS),
    row(whole(STRONGEST + 1), SEATS),
    row(whole(), SEATS),
    whole(),
    whole(),
)


class Record(NamedTuple):
    """All matches of one player at one game against the same others, oldest first."""

    game: str
    player: str
    others: tuple[str, ...]
    level: int
    """The level of the strongest bot among the others, 0 if there is none."""
    points: tuple[int, ...]
    """1 for each match won, 0 drawn, -1 lost."""
    moves: tuple[int, ...]
    """The number of moves of each match."""
    time: int
    """When the latest one ended."""

    @property
    def balance(self) -> list[int]:
        """Wins minus losses, before the first match and after each."""
        return list(accumulate(self.points, initial=0))

    @property
    def average(self) -> int:
        """The average number of moves."""
        return round(sum(self.moves) / len(self.moves))

    @property
    def streak(self) -> tuple[int, int]:
        """The current streak: the points of its matches, and their number."""
        latest = self.points[-1]
        return latest, len(next(list(run) for _point, run in groupby(reversed(self.points))))

    @property
    def best_streak(self) -> int:
        """The length of the longest winning streak."""
        return max((len(list(run)) for point, run in groupby(self.points) if point == 1), default=0)


def forget(settings: dict[str, Any], save: Save) -> bool:
    """Keep the result of a match about to be deleted; return whether there is one."""
    if not save.over:
        return False
    past = [*past_of(settings), Result.of(save)]
    settings[PAST] = [list(result) for result in past[-_LATEST:]]
    return True


def results(saves: Iterable[Save], settings: Mapping[str, Any]) -> list[Result]:
    """Return all results, oldest first."""
    present = [Result.of(save) for save in saves if save.over]
    return sorted(past_of(settings) + present, key=lambda result: result.time)


def past_of(settings: Mapping[str, Any]) -> list[Result]:
    """Return the valid results of matches deleted since."""
    past = settings.get(PAST)
    rows = past if isinstance(past, list) else ()
    return [result for kept in rows if (result := Result.read(kept)) is not None]


def sound(value: object) -> list[Any]:
    """Return the latest of these results, those that can be read."""
    rows = value if isinstance(value, list) else []
    return [kept for kept in rows if Result.read(kept) is not None][-_LATEST:]


def records(results: Iterable[Result]) -> list[Record]:
    """Group the results into records, the one played latest first."""
    sums: dict[tuple[Any, ...], Record] = {}
    for result in results:
        names = called(result.names, len(result.names), result.bots)
        player = _player(result)
        others = tuple(name for seat, name in enumerate(names) if seat != player)
        won = player in result.winners
        point = 1 if won else -1 if result.winners else 0
        key = (result.game, names[player], others)
        before = sums.get(key)
        sums[key] = Record(
            result.game,
            names[player],
            others,
            max(result.bots),
            (*before.points, point) if before else (point,),
            (*before.moves, result.moves) if before else (result.moves,),
            result.time,
        )
    return sorted(sums.values(), key=lambda record: -record.time)


def _player(result: Result) -> int:
    """Return the seat whose record it is: a person's, the same one wherever everybody sits."""
    seats = range(len(result.names))
    return min(seats, key=lambda seat: (result.bots[seat], result.names[seat].casefold(), seat))
