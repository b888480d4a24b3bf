"""Saved matches: the link plus the metadata that the list of matches shows."""

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from pygames.core.match import Match

__all__ = ["Save", "Shelf"]

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Save(NamedTuple):
    """A saved match."""

    id: str
    link: str
    game: str
    names: tuple[str, ...]
    moves: int
    """How many moves the players have made."""
    asked: tuple[int, ...]
    """The seats to move."""
    over: bool
    winners: tuple[int, ...]
    time: int
    """When it was last played: milliseconds since 1970."""
    wins: tuple[int, ...]
    """Each seat's wins in the earlier matches that this one is a rematch of."""
    bots: tuple[int, ...] = ()
    """The level of the bot on each seat, 0 for a person; () where only people play."""
    notes: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """Each seat's notes, by its number."""
    more: Mapping[str, Any] = MappingProxyType({})
    """What a newer version has added: kept as it is."""

    @classmethod
    def of(
        cls,
        key: str,
        match: Match,
        time: int,
        wins: tuple[int, ...],
        bots: tuple[int, ...] = (),
        notes: Mapping[int, Mapping[str, str]] = MappingProxyType({}),
    ) -> "Save":
        """Save the present position of a match."""
        outcome = match.outcome
        return cls(
            id=key,
            link=match.link(),
            game=match.setup.game,
            names=match.setup.names,
            moves=sum(
                entry.seat >= 0 and entry.move.kind not in match.game.laid_out
                for entry in match.log
            ),
            asked=tuple(decision.seat for decision in match.decisions),
            over=outcome is not None,
            winners=outcome.winners if outcome else (),
            time=time,
            wins=wins,
            bots=bots,
            notes={str(seat): noted for seat, noted in notes.items() if noted},
        )

    def text(self) -> str:
        """Return what the browser stores under the id."""
        kept = self._replace(id="", notes=dict(self.notes))._asdict()
        more = kept.pop("more")
        return json.dumps(kept | more, ensure_ascii=False)

    @classmethod
    def read(cls, key: str, text: str) -> "Save | None":
        """Parse a saved text, None if it is not one of ours."""
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
                bots=tuple(map(int, kept.get("bots", ()))),
                notes={
                    str(int(seat)): {str(key): str(text) for key, text in noted.items()}
                    for seat, noted in dict(kept.get("notes", {})).items()
                },
                more={name: kept[name] for name in kept if name not in cls._fields},
            )
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return None


class Shelf:
    """The saves of this device by id; unreadable ones are left untouched."""

    def __init__(self, texts: Mapping[str, str] = MappingProxyType({})) -> None:
        self.texts = dict(texts)

    def read(self, key: str) -> Save | None:
        """Return the save with this id, None if there is none that can be read."""
        text = self.texts.get(key)
        return None if text is None else Save.read(key, text)

    def put(self, save: Save) -> None:
        """Store a match under its id."""
        self.texts[save.id] = save.text()

    def all(self) -> list[Save]:
        """Return all readable saves."""
        return [save for key in self.texts if (save := self.read(key)) is not None]

    def new_id(self, time: int, seed: int) -> str:
        """Return a short unused id."""
        number = time * 1296 + seed % 1296
        while (key := _base36(number)) in self.texts:
            number += 1
        return key


def _base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"
