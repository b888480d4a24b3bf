"""Which sound goes with what has just happened; the page makes it, if sounds are wanted."""

from typing import NamedTuple

from pygames.table.sitting import Sitting

__all__ = ["Heard", "sound_of"]


class Heard(NamedTuple):
    """How far a match was when its last sound was heard."""

    match: str = ""
    moves: int = 0
    over: bool = False

    @classmethod
    def at(cls, sitting: Sitting | None) -> "Heard":
        """As far as it is now."""
        if sitting is None:
            return cls()
        match = sitting.match
        return cls(sitting.id, len(match.log), match.outcome is not None)


def sound_of(before: Heard, sitting: Sitting | None) -> str:
    """`own` after a move by somebody here, `other` after a bot's, `win`; "" for nothing to hear."""
    now = Heard.at(sitting)
    if sitting is None or now.match != before.match or now.moves <= before.moves:
        return ""
    outcome = sitting.match.outcome
    if outcome is not None:
        won = any(not sitting.levels[seat] for seat in outcome.winners)
        return "win" if won else "other"
    movers = [entry.seat for entry in sitting.match.log[before.moves :] if entry.seat >= 0]
    return "other" if movers and sitting.levels[movers[-1]] else "own"
