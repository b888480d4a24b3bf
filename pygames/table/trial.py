"""A draft without a match: what somebody gives away, laid out to be looked at and changed."""

from collections.abc import Mapping

from pygames.core.match import Match
from pygames.table.table_session import TableSession

__all__ = ["Trial"]


class Trial(TableSession):
    """The table of a match that is kept only once its first move is made, such as the draft."""

    def __init__(self, key: str, match: Match, bots: tuple[int, ...], layout: str) -> None:
        """`layout`: the draft of the first person at the table, as soon as it is asked for."""
        super().__init__(key, match, (0,) * match.setup.seats, bots)
        if layout:
            self.drafts.recall({self.people[0]: layout})

    @property
    def unsaved(self) -> bool:
        """Nothing of it is saved."""
        return False

    @property
    def begun(self) -> bool:
        """Whether the match has begun, and should be kept from now on."""
        return bool(self.mine)

    @property
    def draft_texts(self) -> Mapping[int, str]:
        """The drafts of the seats."""
        return {int(seat): layout for seat, layout in self.drafts.memory().items()}
