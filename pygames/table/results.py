"""Results of the matches of this device, and the statistics of them."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate, groupby
from typing import NamedTuple

from pygames.core.language import number
from pygames.core.players import bot_name, called
from pygames.table.parsers import name, parse, row, text, whole
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
    roles: tuple[str, ...] = ()
    """What each seat played (see `Save.roles`)."""
    here: tuple[int, ...] = ()
    """The seats at this device, where others were at theirs; () where all were at this one."""

    @classmethod
    def of(cls, save: Save) -> "Result":
        """Return the result of a match that is over."""
        seats = len(save.wins)
        names = tuple(save.names) or ("",) * seats
        bots = save.bots or (0,) * seats
        here = save.mine if save.post else ()
        return cls(save.game, names, bots, save.winners, save.moves, save.time, save.roles, here)

    def row(self) -> list[object]:
        """Return what is saved: nothing for what is missing at the end, as in earlier versions."""
        values: list[object] = [*self]
        while values[-1] == ():
            values.pop()
        return values

    @classmethod
    def read(cls, kept: object) -> "Result | None":
        """Parse a saved result, None if it is not valid."""
        try:
            values = (*_row(kept), (), ())[: len(_SCHEMA)]  # earlier versions kept fewer
            result = cls(**parse(_SCHEMA, dict(zip(_SCHEMA, values, strict=True))))
        except ValueError:
            return None
        seats = range(len(result.names))
        fits = (
            len(seats) == len(result.bots) > 0
            and {*result.winners} <= {*seats}
            and len(result.roles) in (0, len(seats))
            and {*result.here} <= {*seats}
        )
        return result if fits else None


_row = row(lambda value: value, len(Result._fields))
_SCHEMA = {
    "game": text(60),
    "names": row(name, SEATS),
    "bots": row(whole(STRONGEST + 1), SEATS),
    "winners": row(whole(), SEATS),
    "moves": whole(),
    "time": whole(),
    "roles": row(text(20), SEATS),
    "here": row(whole(), SEATS),
}


class Record(NamedTuple):
    """All matches of one player at one game against the same others, oldest first."""

    game: str
    player: str
    others: tuple[str, ...]
    level: int
    """The level of the strongest bot among the others, 0 if there is none."""
    points: tuple[int, ...]
    """1 for each match won, 0 drawn, -1 lost."""
    roles: tuple[str, ...]
    """What the player was in each match, "" where that is not known or all play the same."""
    moves: tuple[int, ...]
    """The number of moves of each match."""
    time: int
    """When the latest one ended."""

    @property
    def balance(self) -> list[int]:
        """Wins minus losses, before the first match and after each."""
        return list(accumulate(self.points, initial=0))

    def points_as(self, role: str) -> list[int]:
        """Return the points of the matches in this role."""
        return [
            point for point, played in zip(self.points, self.roles, strict=True) if played == role
        ]

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


def forget(settings: dict[str, object], save: Save) -> bool:
    """Keep the result of a match about to be deleted; return whether there is one."""
    if not save.over:
        return False
    past = [*past_of(settings), Result.of(save)]
    settings[PAST] = [result.row() for result in past[-_LATEST:]]
    return True


def results(saves: Iterable[Save], settings: Mapping[str, object]) -> list[Result]:
    """Return all results, oldest first."""
    present = [Result.of(save) for save in saves if save.over]
    return sorted(past_of(settings) + present, key=lambda result: result.time)


def past_of(settings: Mapping[str, object]) -> list[Result]:
    """Return the valid results of matches deleted since."""
    past = settings.get(PAST)
    rows = past if isinstance(past, list) else ()
    return [result for kept in rows if (result := Result.read(kept)) is not None]


def sound(value: object) -> list[object]:
    """Return the latest of these results, those that can be read."""
    rows = value if isinstance(value, list) else []
    return [kept for kept in rows if Result.read(kept) is not None][-_LATEST:]


def records(results: Iterable[Result]) -> list[Record]:
    """Group the results into records, the one played latest first."""
    sums: dict[tuple[str, str, tuple[str, ...]], Record] = {}
    for result in results:
        names = called(result.names, len(result.names), result.bots)
        player = _player(result)
        others = _others(result, names, player)
        won = player in result.winners
        point = 1 if won else -1 if result.winners else 0
        role = result.roles[player] if result.roles else ""
        key = (result.game, names[player], others)
        before = sums.get(key)
        sums[key] = Record(
            result.game,
            names[player],
            others,
            max(result.bots),
            (*before.points, point) if before else (point,),
            (*before.roles, role) if before else (role,),
            (*before.moves, result.moves) if before else (result.moves,),
            result.time,
        )
    return sorted(sums.values(), key=lambda record: -record.time)


def _player(result: Result) -> int:
    """Return the seat whose record it is: a person's at this device, the same one wherever
    everybody sits.
    """
    seats = result.here or range(len(result.names))
    return min(seats, key=lambda seat: (result.bots[seat], result.names[seat].casefold(), seat))


def _others(result: Result, names: Sequence[str], player: int) -> tuple[str, ...]:
    """Return who the others are, the same wherever they sit: people, then bots by level."""
    seats = [seat for seat in range(len(names)) if seat != player]
    bots = Counter(result.bots[seat] for seat in seats if not result.names[seat])
    del bots[0]
    return (
        *sorted(names[seat] for seat in seats if result.names[seat] or not result.bots[seat]),
        *(_bots(level, count) for level, count in sorted(bots.items())),
    )


def _bots(level: int, count: int) -> str:
    return f"{bot_name(level)} × {number(count)}" if count > 1 else bot_name(level)
