"""Which sounds go with what has just happened; the page plays them, if sounds are on."""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import Outcome
from pygames.table.table_session import TableSession

__all__ = ["Heard", "sounds_of"]

_AT_ONCE = 3
"""At most so many sounds follow one another, those of the latest moments."""


class Heard(NamedTuple):
    """How far a match was when its last sound was played."""

    match: str = ""
    moves: int = 0
    ends: int = 0
    """How many ends have been shown: of the games of a series, and of the match."""

    @classmethod
    def at(cls, table: TableSession | None) -> "Heard":
        """Return how far the match is that is shown now, None for none.

        An end is shown once the moments before it have been seen.
        """
        if table is None:
            return cls()
        ended = _outcome(table) is not None and not table.unseen
        return cls(table.id, len(table.match.log), table.announced + ended)


def sounds_of(before: Heard, table: TableSession | None) -> Sequence[str]:
    """Return what is heard now, one sound after the other.

    `victory` or `defeat` at an end, else the sounds of the moments that are shown (see `Moment`),
    else `own` after a move by a person here, `other` after another's.
    """
    now = Heard.at(table)
    if table is None or now.match != before.match:
        return ()
    if now.ends > before.ends and (outcome := _outcome(table)) is not None:
        won = not table.people or any(seat in table.people for seat in outcome.winners)
        return ("victory" if won else "defeat",)
    if now.moves <= before.moves:
        return ()
    new = (deed.moment for deed in table.unseen if deed.entry >= before.moves)
    named = dict.fromkeys(moment.sound for moment in new if moment and moment.sound)
    if named:
        return [*named][-_AT_ONCE:]
    movers = [entry.seat for entry in table.match.log[before.moves :] if entry.seat >= 0]
    return ("other" if movers and movers[-1] not in table.people else "own",)


def _outcome(table: TableSession) -> Outcome | None:
    """Return how the match has ended, or the game of a series that has just ended."""
    return table.results[table.announced] if table.announcing else table.match.outcome
