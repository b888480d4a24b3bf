"""A bot's judgement of one seat's choices in a match that is over."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from pygames.table.bot_answers import Judged
from pygames.table.playback import Playback

__all__ = ["MatchReview", "TurningPoint"]

_LEAST = 0.02
"""A choice that gave away less win probability than this is no mistake."""
_SWING = 0.06
"""Win probability by which the others' moves, or chance, must change the match to be marked."""
_MOST = 8
"""At most this many turning points are marked."""


class TurningPoint(NamedTuple):
    """A turning point of the match."""

    place: int
    """The stop of the replay at which it is seen: before a mistake, after anything else."""
    before: float
    after: float
    """The win probability before and after it, 0 to 1."""
    mistake: Judged | None = None
    """The choice that cost the difference; None: the others' moves or chance."""

    @property
    def size(self) -> float:
        """How much it changed the win probability."""
        return abs(self.after - self.before)


class MatchReview:
    """The judgement, as far as the bot has come."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        """Whose choices are judged."""
        self.judged: list[Judged] = []
        self.ahead: int | None = 0
        """The log entry to go on from, None: every choice has been judged."""
        self.stopped = False
        """Whether the bot has failed."""

    def add(self, judged: Iterable[Judged], ahead: int | None) -> None:
        """Take in the next piece of the judgement, and where to go on."""
        self.judged += judged
        self.ahead = ahead

    def points(self, playback: Playback) -> list[tuple[int, float]]:
        """Return the seat's win probability (0 to 1) at each stop where it is known."""
        points = [(playback.stop_before(one.entry), one.chance) for one in self.judged]
        outcome = playback.match.outcome
        if self.ahead is None and outcome is not None:
            won = float(self.seat in outcome.winners) if outcome.winners else 0.5
            points.append((playback.last, won))
        return points

    def turning_points(self, playback: Playback) -> list[TurningPoint]:
        """Return the turning points that matter most, in the order of the match."""
        found = sorted(self._all_turning_points(playback), key=lambda turn: -turn.size)
        return sorted(found[:_MOST], key=lambda turn: turn.place)

    def decisive(self, playback: Playback) -> TurningPoint | None:
        """Return the turning point that mattered most, None before every choice is judged."""
        turns = self.turning_points(playback) if self.ahead is None else []
        return max(turns, key=lambda turn: turn.size, default=None)

    def _all_turning_points(self, playback: Playback) -> Iterator[TurningPoint]:
        points = self.points(playback)
        for one in self.judged:
            if one.loss >= _LEAST:
                place, left = playback.stop_before(one.entry), max(0.0, one.chance - one.loss)
                yield TurningPoint(place, one.chance, left, one)
        for one, ((_place, before), (place, after)) in zip(
            self.judged, pairwise(points), strict=False
        ):
            kept = before - one.loss
            if abs(after - kept) >= _SWING and place < playback.last:
                yield TurningPoint(place, max(0.0, kept), after)
