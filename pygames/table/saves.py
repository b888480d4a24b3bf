"""Matches as the browser keeps them: the link, and what a list of matches wants to tell."""

import json
from typing import Any, NamedTuple

from pygames.core.match import Match

__all__ = ["Save", "new_id"]

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Save(NamedTuple):
    """One match of this device."""

    id: str
    link: str
    game: str
    names: tuple[str, ...]
    moves: int
    """How many moves the players have made."""
    asked: tuple[int, ...]
    """The seats that are to choose."""
    over: bool
    winners: tuple[int, ...]
    time: int
    """When it was last played: milliseconds since 1970."""
    wins: tuple[int, ...]
    """How often each seat won before, in the matches that this is the rematch of."""

    @classmethod
    def of(cls, key: str, match: Match, time: int, wins: tuple[int, ...]) -> "Save":
        """The present position of a match."""
        outcome = match.outcome
        return cls(
            id=key,
            link=match.link(),
            game=match.setup.game,
            names=match.setup.names,
            moves=sum(entry.seat >= 0 for entry in match.log),
            asked=tuple(decision.seat for decision in match.decisions),
            over=outcome is not None,
            winners=outcome.winners if outcome else (),
            time=time,
            wins=wins,
        )

    def text(self) -> str:
        """What the browser keeps under the id."""
        return json.dumps(self._replace(id="")._asdict(), ensure_ascii=False)

    @classmethod
    def read(cls, key: str, text: str) -> "Save | None":
        """A kept text back, None if it is none of ours."""
        try:
            kept: dict[str, Any] = json.loads(text)
            return cls(
                id=key,
                link=str(kept["link"]),
                game=str(kept["game"]),
                names=tuple(map(str, kept["names"])),
                moves=int(kept["moves"]),
                asked=tuple(map(int, kept["asked"])),
                over=bool(kept["over"]),
                winners=tuple(map(int, kept["winners"])),
                time=int(kept["time"]),
                wins=tuple(map(int, kept["wins"])),
            )
        except (ValueError, TypeError, KeyError, RecursionError):
            return None


def new_id(time: int, seed: int, taken: "dict[str, Any]") -> str:
    """A short id that no match of this device has yet."""
    number = time * 1296 + seed % 1296
    while (key := _base36(number)) in taken:
        number += 1
    return key


def _base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"
