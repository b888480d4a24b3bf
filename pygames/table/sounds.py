"""Which sound goes with what has just happened; the page plays it, if sounds are on."""

from typing import NamedTuple

from pygames.table.sitting import Sitting

__all__ = ["Heard", "sound_of"]


class Heard(NamedTuple):
    """How far a match was when its last sound was played."""

    match: str = ""
    moves: int = 0
    over: bool = False

    @classmethod
    def at(cls, sitting: Sitting | None) -> "Heard":
        """Return how far it is now."""
        if sitting is None:
            return cls()
        match = sitting.match
        return cls(sitting.id, len(match.log), match.outcome is not None)


def sound_of(before: Heard, sitting: Sitting | None) -> str:
    """Return `own` after a move by a person here, `other` after a bot's, `win`; "" for no sound."""
    now = Heard.at(sitting)
    if sitting is None or now.match != before.match or now.moves <= before.moves:
        return ""
    outcome = sitting.match.outcome
    if outcome is not None:
        won = any(not sitting.levels[seat] for seat in outcome.winners)
        return "win" if won else "other"
    movers = [entry.seat for entry in sitting.match.log[before.moves :] if entry.seat >= 0]
    return "other" if movers and sitting.levels[movers[-1]] else "own"
