"""A bot's hint for the holder of the device: what to do, why, and what else would do.

The bot is asked with what the seat has seen and no more (see `pygames.table.bot_questions`).
"""

from pygames.core.game import Decision, Move
from pygames.table.board import Path
from pygames.table.bot_answers import Advice
from pygames.table.drafts import Drafts
from pygames.table.selection import Selection

__all__ = ["BotHint"]

_MOST = 3
"""At most this many moves are advised: what a phone has room for."""


class BotHint:
    """What the holder of the device is advised to do now."""

    def __init__(self) -> None:
        self.asked = False
        """Whether the holder has asked for it, and not put it away since."""
        self.found: tuple[Advice, ...] | None = None
        """The moves that the bot would make, the best first; None while it has not answered."""
        self.follows = False
        """Whether it is followed to the end of what has been begun, without a question each time
        (see `Board.begins`)."""
        self._shown = 0

    def ask(self) -> None:
        """Show the hint, the best move first."""
        self.asked, self._shown = True, 0

    def answer(self, advised: tuple[Advice, ...]) -> None:
        """Take in what the bot advises, the best move first."""
        self.found = advised[:_MOST]

    def dismiss(self) -> None:
        """Put the hint away."""
        self.asked = self.follows = False

    def after(self, decision: Decision | None, begins: frozenset[str]) -> "BotHint":
        """Return the hint for what is asked now: one that is still followed, or none.

        `begins`: the names of the decisions with which something else begins.
        """
        hint = BotHint()
        if self.follows and (decision is None or decision.name not in begins):
            hint.follows, hint.asked = True, decision is not None
        return hint

    def show(self, place: int) -> None:
        """Mark the move at this place among those advised instead."""
        self._shown = place

    @property
    def place(self) -> int:
        """The place of the marked move among those advised."""
        return min(max(self._shown, 0), len(self.found or (0,)) - 1)

    @property
    def shown(self) -> Advice | None:
        """The marked move; None unless the hint is shown."""
        return self.found[self.place] if self.asked and self.found else None

    def path(self, selection: Selection, decision: Decision | None) -> Path:
        """Return the elements that the hint marks, in the order of their picks."""
        if self.shown is None or decision is None:
            return ()
        return selection.path_of(decision, self.shown.move)

    @property
    def ahead(self) -> tuple[Move, ...]:
        """What follows the marked move at once, its dice among it."""
        return tuple(move for _seat, move in self.shown.ahead) if self.shown else ()

    def ghost(self, drafts: Drafts, decision: Decision | None) -> str:
        """Return the draft that the hint suggests, "" where none is made."""
        if self.shown is None or decision is None or not drafts.concern(decision):
            return ""
        return drafts.laid(decision, self.shown.move)

    def heed(self, selection: Selection, decision: Decision, element: str) -> None:
        """Put the hint away once something else is touched."""
        if element not in self.path(selection, decision):
            self.dismiss()
