"""A match at the table, and what of it is saved: the match, who has won before, and notes."""

from typing import Self

from pygames.core.language import _
from pygames.core.match import Match
from pygames.table.board_loader import progress_of
from pygames.table.hot_seat import HotSeat
from pygames.table.saves import Save
from pygames.table.selection import Barred

__all__ = ["KeptTable"]


class KeptTable(HotSeat):
    """What lasts of a table."""

    def __init__(
        self, key: str, match: Match, wins: tuple[int, ...], bots: tuple[int, ...] = ()
    ) -> None:
        self.wins = wins
        self.notes: dict[int, dict[str, str]] = {}
        """Each seat's notes: key -> text, both defined by the game."""
        self.mine: set[int] = set()
        """The seats that have moved on this device."""
        self.challenge = ""
        """What is played again with the same deal (see `Challenge`), "" for nothing."""
        self._noted = 0
        self._saved: tuple[int, int] | None = None
        super().__init__(key, match, bots)

    @classmethod
    def of(cls, save: Save, match: Match, *, saved: bool = True) -> Self:
        """Open a save, or a longer version of the same match (not `saved`)."""
        table = cls(save.id, match, save.wins, save.bots)
        table.restore(save, saved=saved)
        return table

    def restore(self, save: Save, *, saved: bool = True) -> None:
        """Take over what a save tells besides its match."""
        self.mine, self.challenge = {*save.mine}, save.challenge
        self.notes = {int(seat): dict(noted) for seat, noted in save.notes.items()}
        self._saved = self._version if saved else None

    # --- what is saved -------------------------------------------------------------------

    @property
    def _version(self) -> tuple[int, int]:
        return self.match.revision, self._noted

    @property
    def unsaved(self) -> bool:
        """Whether anything to be saved has changed since the last save."""
        return self._saved != self._version

    @property
    def touched(self) -> bool:
        """Whether somebody here has moved, or noted something."""
        return bool(self.mine or self._noted)

    def save(self, time: int) -> Save:
        """Return the match as a save; `time`: now, in milliseconds since 1970."""
        self._saved = self._version
        far = progress_of(self.match)
        saved = Save.of(self.id, self.match, time, self.wins, self.bots, self.notes, self.mine, far)
        return saved._replace(challenge=self.challenge)

    def note(self, key: str, text: str) -> None:
        """Save the note with this key; an empty text removes it. Raises `Barred`."""
        if self.holder is None:
            raise Barred(_("It is not your turn."))
        notes = self.notes.setdefault(self.holder, {})
        if text and notes.get(key) != text:
            notes[key] = text
        else:
            notes.pop(key, None)
        self._noted += 1
        self.opened = ""
