"""A table at which no match is played: something is explained there, or asked."""

from collections.abc import Mapping

from pygames.table.story import Deed
from pygames.table.table_session import TableSession

__all__ = ["Guided"]


class Guided(TableSession):
    """The table of a lesson or of a puzzle: one person's, who sees what there is at once."""

    @property
    def _leaving(self) -> bool:
        """Always False: nobody else sits here, and what lies open is this person's."""
        return False

    @property
    def unseen(self) -> list[Deed]:
        """Always []: it is said what happens, and nothing goes on by itself."""
        return []

    @property
    def unsaved(self) -> bool:
        """Always False: nothing of it is saved as a match."""
        return False

    def wonders(self) -> dict[str, object] | None:
        """Return what a bot is asked, None for nothing."""
        return None

    def take_in(self, answer: Mapping[str, object]) -> None:
        """Take in what the bot has answered. Raises `Odd`."""
