"""What each seat is asked, and since when: it tells whether a choice answers what is asked now."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from pygames.core.game import Decision, Game, Move
from pygames.core.log import Entry
from pygames.post.bodies import guard_of

__all__ = ["Questions"]

_TAKE = 1 << 20
"""What sets apart what is asked and seen before and after something has been taken back."""


class _Question(NamedTuple):
    """What a seat is asked, and since which entry of the log."""

    decision: Decision
    since: int

    def later(self, asked: Decision, now: int) -> "_Question":
        """Return what the seat is asked now: the same, perhaps after an interruption, or not."""
        before = self.decision
        alike = len(before.moves) != len(asked.moves) or before.moves == asked.moves
        same = before.name == asked.name and alike
        return _Question(asked, self.since if same else now)


class Questions(NamedTuple):
    """What each seat was asked last."""

    asked: Mapping[int, _Question] = MappingProxyType({})
    noted: int = 0
    """Entries of the log."""
    told: int = 0
    """How many of these all could see."""

    def later(
        self, game: Game, log: Sequence[Entry], decisions: Sequence[Decision], takes: int
    ) -> "Questions":
        """Return what is asked now; `takes`: how often something has been taken back."""
        told = self.told
        for entry in log[self.noted :]:
            hidden = entry.known_to is not None or entry.move.kind in game.quiet
            if entry.seat < 0 or not hidden:
                told = told % _TAKE + 1 + takes * _TAKE
        now, asked = len(log) + takes * _TAKE, dict(self.asked)
        for it in decisions:
            asked[it.seat] = asked.get(it.seat, _Question(it, now)).later(it, now)
        return Questions(asked, len(log), told)

    def once_more(self, decisions: Sequence[Decision]) -> "Questions":
        """Return the same, asked in other words: moves of one state may not equal those of another.

        For a state that was rebuilt from the log with which this was noted.
        """
        again = {it.seat: _Question(it, self.asked[it.seat].since) for it in decisions}
        return self._replace(asked={**self.asked, **again})

    def guard(self, game: Game, decision: Decision, move: Move) -> bytes:
        """Return what a move must be said with to be made now.

        It answers what its seat has been asked for some time, whatever others have done meanwhile.
        But a pass is none any more when somebody has done something since, unless it is for good.
        """
        seat, name, count = decision.seat, decision.name, len(decision.moves)
        since = self.asked[seat].since
        if move.kind in game.lasting:
            return guard_of(seat, name, since)
        if move.kind in game.quiet:
            return guard_of(seat, name, count, "after", self.told)
        return guard_of(seat, name, count, since)
