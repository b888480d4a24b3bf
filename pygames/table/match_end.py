"""The end of a match, or of a game of a series, as long as it covers the board."""

from functools import cached_property

from pygames.core.match import Match
from pygames.table.board_loader import board_of
from pygames.table.match_course import MatchCourse
from pygames.table.match_review import MatchReview
from pygames.table.playback import Playback

__all__ = ["MatchEnd"]


class MatchEnd:
    """Whether it is shown, and what there is to show of it."""

    def __init__(self, match: Match, *, shown: bool) -> None:
        self._match = match
        self.shown = shown
        """Whether it covers the board."""
        self.turn: int | None = None
        """The log entry that a bot has found to be the turning point."""

    @cached_property
    def course(self) -> MatchCourse | None:
        """How the match went, None where its game counts nothing."""
        counted = board_of(self._match.game).course
        return MatchCourse(self._match, counted) if counted else None

    @property
    def waits(self) -> bool:
        """Whether it is shown, and the match has still to be gone through."""
        return self.shown and self.course is not None and not self.course.complete

    def heed(self, review: MatchReview | None, playback: Playback | None) -> None:
        """Take over the turning point that a bot's review has found."""
        if review is not None and playback is not None:
            turn = review.decisive(playback)
            self.turn = None if turn is None else playback.stops[turn.place].entries
