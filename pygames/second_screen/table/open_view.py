"""A match as everybody around the table may see it."""

from pygames.core.game import NOBODY, Outcome, State
from pygames.core.series import current_play
from pygames.table.board import Sight
from pygames.table.moments import places
from pygames.table.news import ended_play, latest, news, recent
from pygames.table.story import Deed, Story, results_of
from pygames.table.table_session import TableSession

__all__ = ["OpenView"]


class OpenView:
    """What lies open of the match at the table. Nobody in it is "you": others look on."""

    def __init__(self, table: TableSession, kept: "OpenView | None" = None) -> None:
        self.table = table
        self.names = tuple(table.public_names)
        same = kept is not None and kept.table.match is table.match and kept.names == self.names
        self._story: Story = kept._story if kept is not None and same else self._told()

    def _told(self) -> Story:
        """Return the log in sentences, as all have seen it."""
        board, names = self.table.board, self.names
        return Story(self.table.match, NOBODY, board, lambda outcome: board.result(outcome, names))

    @property
    def outcome(self) -> Outcome | None:
        """How the match has ended, or the game of a series that has just ended."""
        table = self.table
        return table.results[table.announced] if table.announcing else table.match.outcome

    @property
    def deeds(self) -> list[Deed]:
        """The log, up to the end of the game that is being announced."""
        table, deeds = self.table, self._story.deeds()
        if not table.announcing:
            return deeds
        ends = [place for place, deed in enumerate(deeds) if deed.result]
        return deeds[: ends[table.announced] + 1]

    @property
    def news(self) -> list[Deed]:
        """What has happened since the last move of any player."""
        return news(self.table.match, NOBODY, self.deeds)

    @property
    def happening(self) -> list[Deed]:
        """What is being shown at the table, as far as all may see it."""
        shown = {deed.entry for deed in self.table.happening}
        return [it for it in self._story.weighty() if it.entry in shown and it.moment]

    def sight(self) -> Sight[State]:
        """Return the table without anybody's secrets, and without what its holder has picked."""
        table = self.table
        state = ended_play(table.match, table.announced) if table.announcing else table.match.state
        return Sight(
            view=current_play(state.view(NOBODY)),
            seat=None,
            names=self.names,
            decision=None,
            picked=(),
            next=frozenset(),
            recent=tuple(recent(table.match, NOBODY)),
            moments=places(self.happening),
            lasting=places(latest(table.match, NOBODY, self._story.weighty())),
            results=results_of(state),
        )
