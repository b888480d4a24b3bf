"""The end of a match, or of a game of a series, as long as it covers the board."""

from functools import cached_property

from pygames.core.match import Match
from pygames.table.board_loader import board_of
from pygames.table.match_course import MatchCourse
from pygames.table.match_review import MatchReview
from pygames.table.playback import Playback
from pygames.table.turning_words import decisive_moment

__all__ = ["MatchEnd"]


class MatchEnd:
    """Whether it is shown, and what there is to show of it."""

    def __init__(self, match: Match, *, shown: bool) -> None:
        self._match = match
        self.shown = shown
        """Whether it covers the board."""
        self._reviewed: tuple[MatchReview, Playback] | None = None

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
        """Take over what a bot's review has found."""
        if review is not None and playback is not None and review.complete:
            self._reviewed = review, playback

    @property
    def turn(self) -> int | None:
        """The log entry that a bot has found to be the turning point."""
        turn = self._reviewed[0].decisive if self._reviewed else None
        return None if turn is None else turn.entry

    def decisive_moment(self, *, to_others: bool = False) -> str:
        """Tell in one sentence what a bot has found to be decisive, "" while it has found nothing.

        `to_others`: for readers who have not played.
        """
        if self._reviewed is None:
            return ""
        review, playback = self._reviewed
        return decisive_moment(playback, review, to_others=to_others)
