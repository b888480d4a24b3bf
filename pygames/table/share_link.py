"""Share a match: the full link or one seat's link, and the message around it."""

from typing import NamedTuple

from pygames.core.game import NOBODY
from pygames.core.language import _, ngettext, sentences
from pygames.core.link_search import LETTER_MARK
from pygames.core.links import MARK
from pygames.core.players import named
from pygames.table.challenge import Challenge
from pygames.table.move_count import moves_made
from pygames.table.table_session import TableSession

__all__ = ["DEAL", "LETTERS", "OPENLY", "ShareLink"]

LETTERS, OPENLY, DEAL = "letter", "open", "deal"
"""What chooses a letter, what lies open to all, or the deal alone, where others are seats."""


class ShareLink(NamedTuple):
    """What is shared of a match."""

    table: TableSession
    base: str
    """The address of this page, without what comes after the `#`."""
    seat: int | None = None
    """The seat whose view is shared, for viewing only; None: the match as it is here."""
    letter: str = ""
    """The text of the letter that is shared instead, in a match between devices."""
    challenge: str = ""
    """The text of the challenge that is shared instead: the deal and the result, no moves."""
    place: int | None = None
    """The stop of its replay that the link points to."""

    @property
    def seats(self) -> list[int]:
        """Seats whose view can be shared; a bot's is not while the match goes on."""
        match = self.table.match
        if match.perspective is not None or not match.game.secrets:
            return []
        if match.outcome is not None:
            return [*range(match.setup.seats)]
        return [*([NOBODY] if self.guards else []), *self.table.people]

    @property
    def deal(self) -> Challenge | None:
        """What others can play again and compare, None before the end."""
        match, people = self.table.match, self.table.people
        if self.place is not None or match.outcome is None or not people:
            return None
        won = [seat for seat in people if seat in match.outcome.winners]
        return Challenge.of(match, self.table.bots, (won or people)[0])

    @property
    def guards(self) -> bool:
        """Whether others, at other devices, have secrets that the whole match would tell."""
        return self.goes_between and self.table.game.secrets

    @property
    def goes_between(self) -> bool:
        """Whether the match goes on between devices."""
        match = self.table.match
        there = match.perspective is None and match.outcome is None
        return there and len(match.plays) < match.setup.seats

    @property
    def tells_secrets(self) -> bool:
        """Whether decoding the link reveals secrets."""
        match = self.table.match
        hidden = match.game.secrets and match.setup.seats > 1 and match.outcome is None
        return hidden and self.seat is None and match.perspective is None

    @property
    def address(self) -> str:
        """The link."""
        if self.letter:
            return f"{self.base}{LETTER_MARK}{self.letter}"
        if self.challenge:
            return f"{self.base}#/deal/{self.challenge}"
        text = self.table.match.link(self.seat)
        return f"{self.base}{MARK}{text}" + ("" if self.place is None else f"/{self.place}")

    @property
    def message(self) -> str:
        """The message before the link."""
        table, match = self.table, self.table.match
        if self.letter:
            return table.covering()
        game, names = _(match.game.title), table.public_names
        if self.challenge:
            return Challenge.read(self.challenge).asked
        if match.outcome is not None:
            turn = named(table.end.decisive_moment(to_others=True) if self.ended else "", names)
            result = sentences(table.board.result(match.outcome, names), turn)
            return _("{game}: {result}", game=game, result=result)
        moves = ngettext("{n} move made", "{n} moves made", moves_made(match))
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
    def ended(self) -> bool:
        """Whether it is a match that is over, as a whole."""
        over = self.table.match.outcome is not None
        return self.place is None and not self.challenge and over

    @property
    def picture(self) -> str:
        """The name of a file with the picture of its end."""
        return f"{self.table.game.id}-{self.table.id}.png"

    @property
    def file(self) -> str:
        """The name of a file with it."""
        return f"{self.table.game.id}-{self.table.id}.txt"
