"""A match of this device that somebody looks at, at the table or in its replay."""

from collections.abc import Sequence
from typing import Any

from pygames.core.game import Game
from pygames.core.language import N_, _, direction
from pygames.core.match import Match
from pygames.core.series import current_play
from pygames.table.board import Board
from pygames.table.boards import board_of

__all__ = ["BOTS", "Viewing", "called"]

BOTS = {1: N_("Easy bot"), 2: N_("Medium bot"), 3: N_("Hard bot"), 4: N_("Expert bot")}
"""What a bot of each level is called, in the set-up and at the table."""


def called(given: Sequence[str], seats: int, bots: Sequence[int] = ()) -> tuple[str, ...]:
    """The players' names; within a text that runs from right to left each keeps its own order."""
    levels = bots or [0] * seats
    names = [
        name or (_(BOTS[level]) if level else _("Player {n}", n=n))
        for n, (name, level) in enumerate(zip(given or [""] * seats, levels, strict=True), 1)
    ]
    if direction() == "rtl":
        names = [f"\u2068{name}\u2069" for name in names]
    return tuple(names)


class Viewing:
    """The match, who plays it, and what draws it."""

    def __init__(self, key: str, match: Match, bots: tuple[int, ...]) -> None:
        self.id = key
        self.match = match
        self.bots = bots
        """The level of the bot on each seat, 0 for a person; () where only people play."""

    @property
    def game(self) -> Game:
        """The rules."""
        return self.match.game

    @property
    def board(self) -> Board[Any]:
        """What draws them."""
        return board_of(self.match.game)

    def seen_by(self, seat: int) -> Any:
        """Return what a seat may know: of a series, the play that is going on."""
        return current_play(self.match.view(seat))

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, in the language in use."""
        return called(self.match.setup.names, self.match.setup.seats, self.bots)
