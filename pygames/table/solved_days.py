"""The days whose puzzles have been solved on this device, by game: nothing else is counted."""

from collections.abc import Mapping

from pygames.table import puzzle_days
from pygames.table.parsers import Odd, row, text, whole

__all__ = ["SOLVED", "days", "merged", "note", "sound", "today"]

SOLVED = "solved"
"""The settings' key for these days."""
_MOST = 60
"""At most so many days of each game are kept: the latest."""
_GAMES = 40
_ROW = row(whole(), 10 * _MOST)
_ID = text(60)


def sound(value: object) -> dict[str, list[int]]:
    """Read the days that were kept, game -> days. Raises `Odd`."""
    if not isinstance(value, Mapping) or len(value) > _GAMES:
        raise Odd("no days")
    return {_ID(game): _latest({*_ROW(kept)}) for game, kept in value.items()}


def days(settings: Mapping[str, object], game: str) -> frozenset[int]:
    """Return the days on which a game's puzzle has been solved."""
    return frozenset(_of(settings).get(game, ()))


def today(settings: Mapping[str, object], now: int, zone: int) -> frozenset[str]:
    """Return the games whose puzzle of today has been solved (see `puzzle_days.today`)."""
    day = puzzle_days.today(now, zone)
    return frozenset(game for game, kept in _of(settings).items() if day in kept)


def note(settings: dict[str, object], game: str, day: int) -> None:
    """Keep that a puzzle has been solved."""
    kept = _of(settings)
    settings[SOLVED] = {**kept, game: _latest({*kept.get(game, ()), day})}


def merged(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Return my settings with the days that the others know besides."""
    settings = dict(mine)
    for game, kept in _of(theirs).items():
        for day in kept:
            note(settings, game, day)
    return settings


def _latest(kept: set[int]) -> list[int]:
    return sorted(kept)[-_MOST:]


def _of(settings: Mapping[str, object]) -> dict[str, list[int]]:
    try:
        return sound(settings.get(SOLVED, {}))
    except Odd:
        return {}
