"""Which sound goes with what has just happened; the page plays it, if sounds are on."""

from typing import NamedTuple

from pygames.table.table_session import TableSession

__all__ = ["Heard", "sound_of"]


class Heard(NamedTuple):
    """How far a match was when its last sound was played."""

    match: str = ""
    moves: int = 0
    over: bool = False

    @classmethod
    def at(cls, table: TableSession | None) -> "Heard":
        """Return how far it is now."""
        if table is None:
            return cls()
        match = table.match
        return cls(table.id, len(match.log), match.outcome is not None)


def sound_of(before: Heard, table: TableSession | None) -> str:
    """Return `own` after a move by a person here, `other` after another's, `win`; "" for none."""
    now = Heard.at(table)
    if table is None or now.match != before.match or now.moves <= before.moves:
        return ""
    outcome = table.match.outcome
    if outcome is not None:
        won = any(seat in table.people for seat in outcome.winners)
        return "win" if won else "other"
    movers = [entry.seat for entry in table.match.log[before.moves :] if entry.seat >= 0]
    return "other" if movers and movers[-1] not in table.people else "own"
