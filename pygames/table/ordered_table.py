"""A match at the table, with the orders that its holder gives."""

from pygames.core.match import Match
from pygames.table.kept_table import KeptTable
from pygames.table.orders import Given

__all__ = ["OrderedTable"]


class OrderedTable(KeptTable):
    """What is ordered at a table, and done as soon as it is asked for."""

    def __init__(
        self, key: str, match: Match, wins: tuple[int, ...], bots: tuple[int, ...] = ()
    ) -> None:
        self.given = Given()
        """The orders for many pieces at once, and for questions that come again."""
        super().__init__(key, match, wins, bots)

    def carry_out(self) -> bool:
        """Make the moves that have been ordered, until something is to be seen, or asked.

        Return whether there were any.
        """
        before = self.match.revision
        while (decision := self.decision) is not None and not self.unseen:
            moves = self.given.moves(self.board, self.view_for(decision), decision)
            if moves is None:
                self.given = self.given.without()
            if not moves:
                break
            for move in moves:
                self.match.play(move, decision.seat)
            self.mine.add(decision.seat)
            self.settle()
        return self.match.revision > before
