"""Share a match: the full link or one seat's link, and the message around it."""

from typing import NamedTuple

from pygames.core.language import _, ngettext
from pygames.core.links import MARK
from pygames.core.players import to_others
from pygames.table.table_session import TableSession

__all__ = ["ShareLink"]


class ShareLink(NamedTuple):
    """What is shared of a match."""

    table: TableSession
    base: str
    """The address of this page, without what comes after the `#`."""
    seat: int | None = None
    """The seat whose view is shared, for viewing only; None: the match as it is here."""
    place: int | None = None
    """The stop of its replay that the link points to."""

    @property
    def seats(self) -> list[int]:
        """Seats whose view can be shared; a bot's is not while the match goes on."""
        match = self.table.match
        if match.perspective is not None or not match.game.secrets:
            return []
        over = match.outcome is not None
        return [seat for seat, level in enumerate(self.table.levels) if over or not level]

    @property
    def tells_secrets(self) -> bool:
        """Whether decoding the link reveals secrets."""
        match = self.table.match
        hidden = match.game.secrets and match.setup.seats > 1 and match.outcome is None
        return hidden and self.seat is None and match.perspective is None

    @property
    def address(self) -> str:
        """The link."""
        text = self.table.match.link(self.seat)
        return f"{self.base}{MARK}{text}" + ("" if self.place is None else f"/{self.place}")

    @property
    def message(self) -> str:
        """The message before the link."""
        table, match = self.table, self.table.match
        game, names = _(match.game.title), to_others(table.names)
        if match.outcome is not None:
            return f"{game}: {table.board.result(match.outcome, names)}"
        moves = ngettext("{n} move made", "{n} moves made", len(match.choices))
        if self.seat is not None or match.perspective is not None or not table.waiting:
            return _("{game}: {names}. {moves}.", game=game, names=" – ".join(names), moves=moves)
        waiting = [names[seat] for seat in table.waiting]
        if len(waiting) > 1:
            those = _(", ").join(waiting)
            return _("{game}: waiting for {names}. {moves}.", game=game, names=those, moves=moves)
        (name,) = waiting
        return _("{game}: your move, {name}. {moves}.", game=game, name=name, moves=moves)

    @property
    def text(self) -> str:
        """The message, with the link on a separate last line: text after it could be cut off."""
        return f"{self.message}\n{self.address}\n"

    @property
    def file(self) -> str:
        """The name of a file with it."""
        return f"{self.table.game.id}-{self.table.id}.txt"
