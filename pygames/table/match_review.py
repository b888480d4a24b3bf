"""A bot's judgement of one seat's choices in a match that is over."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from pygames.core.game import CHANCE, REFEREE
from pygames.core.match import Match
from pygames.table.bot_answers import Judged

__all__ = ["Gap", "Kind", "MatchReview", "TurningPoint"]

_LEAST = 0.02
"""A choice that gave away less win probability than this is no mistake."""
_SWING = 0.06
"""Win probability by which the others' moves, or chance, must change the match to be marked."""
_LEAD = 0.1
"""A move that was better than any other by this much is a good one."""
_GOOD = 2
"""At most this many good moves are marked."""
_MOST = 8
"""At most this many turning points are marked."""

_DEALERS = CHANCE, REFEREE

Kind: TypeAlias = Literal["mistake", "good", "theirs", "luck", "revealed"]
"""One's own mistake or good move, a move of the others, cards or dice, or what came to light."""
Gap: TypeAlias = tuple[int, int, bool]
"""From the log entry of a choice to that of the next one, and whether the chances have risen."""


class TurningPoint(NamedTuple):
    """A turning point of the match."""

    kind: Kind
    entry: int
    """The log entry that tells what caused it."""
    before: float
    after: float
    """The win probability before and after it, 0 to 1."""
    judged: Judged | None = None
    """The choice that was a mistake, or a good move."""

    @property
    def size(self) -> float:
        """How much it changed the win probability, or would have."""
        return abs(self.after - self.before)


class _Swing(NamedTuple):
    """How the chances changed from one choice, or the end of a game, to the next."""

    gap: Gap
    before: float
    after: float

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


class MatchReview:
    """The judgement, as far as the bot has come."""

    def __init__(self, match: Match, seat: int, ends: Sequence[tuple[int, float]]) -> None:
        self.seat = seat
        """Whose choices are judged."""
        self.judged: list[Judged] = []
        self.ahead: int | None = 0
        """The log entry to go on from, None: every choice has been judged."""
        self.stopped = False
        """Whether the bot has failed."""
        self._match = match
        self._ends = ends  # of each game: the entries up to then, and 1 won, 0 lost, 0.5 drawn
        self._causes: dict[Gap, int | None] = {}

    def add(self, judged: Iterable[Judged], ahead: int | None) -> None:
        """Take in the next piece of the judgement, and where to go on."""
        self.judged += judged
        self.ahead = ahead

    @property
    def complete(self) -> bool:
        """Whether every choice has been judged, and every cause found."""
        return self.ahead is None and not self.gaps

    @property
    def gaps(self) -> list[Gap]:
        """The gaps in which the chances changed, and it is not known yet what caused that."""
        if self.ahead is not None:
            return []
        largest = sorted(self._swings(), key=lambda swing: -swing.size)[:_MOST]
        return [swing.gap for swing in largest if swing.gap not in self._causes]

    def explain(self, causes: Iterable[tuple[Gap, int | None]]) -> None:
        """Take in which log entries caused what happened in these gaps."""
        self._causes.update(causes)

    @property
    def points(self) -> list[tuple[int, float]]:
        """The seat's win probability (0 to 1) after so many entries, where it is known."""
        found = [(one.entry, one.chance) for one in self._first_choices()]
        ends = self._ends if self.ahead is None else ()
        return sorted([*found, *ends], key=lambda point: point[0])

    def _first_choices(self) -> Iterator[Judged]:
        """Go through the choices that begin a turn: others have moved since the one before.

        How a bot looks ahead from them is alike, so that their chances can be compared.
        """
        log, last = self._match.log, -1
        for one in self.judged:
            others = (
                entry.seat not in (self.seat, *_DEALERS) for entry in log[last + 1 : one.entry]
            )
            if one.searched and (last < 0 or any(others)):
                last = one.entry
                yield one

    @property
    def turning_points(self) -> list[TurningPoint]:
        """The turning points that matter most, in the order of the match."""
        found = sorted(self._all_turning_points(), key=lambda turn: -turn.size)
        return sorted(found[:_MOST], key=lambda turn: turn.entry)

    @property
    def decisive(self) -> TurningPoint | None:
        """The turning point that mattered most, None before all is known."""
        turns = [turn for turn in self.turning_points if turn.kind != "good"]
        return max(turns, key=lambda turn: turn.size, default=None) if self.complete else None

    def _all_turning_points(self) -> Iterator[TurningPoint]:
        for one in self.judged:
            if one.loss >= _LEAST:
                left = max(0.0, one.chance - one.loss)
                yield TurningPoint("mistake", one.entry, one.chance, left, one)
        log = self._match.log
        good = [
            one
            for one in self.judged
            if one.searched and one.lead >= _LEAD and len(log[one.entry].move) > 1  # no pass
        ]
        for one in sorted(good, key=lambda one: -one.lead)[:_GOOD]:
            other = max(0.0, one.chance - one.lead)
            yield TurningPoint("good", one.entry, other, one.chance, one)
        for swing in self._swings():
            cause = self._causes.get(swing.gap)
            if cause is not None:
                yield TurningPoint(self._kind(cause), cause, swing.before, swing.after)

    def _swings(self) -> Iterator[_Swing]:
        """Go through what changed between choices, besides what these gave away themselves."""
        ends = {entries for entries, _won in self._ends}
        resigning = self._match.game.resigning
        for (start, before), (end, after) in pairwise(self.points):
            if start in ends or self._match.log[end - 1].move.kind == resigning:
                continue
            lost = sum(one.loss for one in self.judged if start <= one.entry < end)
            kept = max(0.0, before - lost)
            if abs(after - kept) >= _SWING:
                yield _Swing((start, end, after > kept), kept, after)

    def _kind(self, cause: int) -> Kind:
        seat = self._match.log[cause].seat
        if seat == CHANCE:
            return "luck"
        return "revealed" if seat < 0 else "theirs"
