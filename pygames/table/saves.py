"""Saved matches: the link plus the metadata that the list of matches shows."""

import json
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import NamedTuple

from pygames.core import links
from pygames.core.log import Setup
from pygames.core.match import Match
from pygames.table.move_count import moves_made
from pygames.table.parsers import digits, flag, mapping, maybe, name, parse, row, text, whole

__all__ = ["FRESH", "SEATS", "STRONGEST", "Save", "Shelf"]

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_ID = re.compile(r"[0-9a-z]{1,40}")

FRESH = "fresh"
"""By what name a tab remembers the matches that are not saved yet."""
SEATS = 12
"""More than any game has."""
STRONGEST = 5
"""The highest level of any game's bots."""
_LONGEST = 200_000
"""Of the text of a save, in characters."""
_MOST_FRESH = 5
_POST = '"post"'
"""What is in the text of each save of a match between devices."""
_NOTES = 500
"""At most so many notes of a seat, each with a key and a text of a few characters."""
_NOTE = text(60)
_FACTS = 5
"""At most so many numbers tell how far a match is."""


class Save(NamedTuple):
    """A saved match."""

    id: str
    link: str
    game: str
    names: tuple[str, ...]
    moves: int
    """How many moves have been made (see `move_count`)."""
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
    mine: tuple[int, ...] = ()
    """The seats that have moved on this device."""
    roles: tuple[str, ...] = ()
    """What each seat plays, "" while that is open (see `Game.role_titles`); () where all play the
    same, and in saves of earlier versions."""
    post: str = ""
    """What brings a match between devices back (see `pygames.post.correspondence`)."""
    awaited: tuple[int, ...] = ()
    """The seats of other devices that are to move."""
    progress: Mapping[str, int] = MappingProxyType({})
    """What home tells of it (see `Board.progress`); {} in saves of earlier versions."""
    challenge: str = ""
    """What is played again with the same deal (see `Challenge`), "" for nothing."""
    more: Mapping[str, object] = MappingProxyType({})
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
        mine: Iterable[int] = (),
        progress: Mapping[str, int] = MappingProxyType({}),
    ) -> "Save":
        """Save the present position of a match."""
        outcome = match.outcome
        return cls(
            id=key,
            link=match.link(),
            game=match.setup.game,
            names=match.setup.names,
            moves=moves_made(match),
            asked=tuple(decision.seat for decision in match.decisions),
            over=outcome is not None,
            winners=outcome.winners if outcome else (),
            time=time,
            wins=wins,
            bots=bots,
            notes={str(seat): noted for seat, noted in notes.items() if noted},
            mine=tuple(sorted(mine)),
            roles=match.game.roles(match.state, match.setup.seats),
            awaited=match.awaited,
            progress=progress,
        )

    @property
    def sealed(self) -> bool:
        """Whether it is a sealed match: it holds the secrets of its seat here."""
        return '"kept"' in self.post

    @property
    def turn(self) -> str:
        """Where the match waits for a move: `here` or `far`; `over` if it waits for none."""
        if self.over or not (self.asked or self.awaited):
            return "over"
        return "here" if self.asked else "far"

    def text(self) -> str:
        """Return what the browser stores under the id."""
        kept = self._replace(id="", notes=dict(self.notes), progress=dict(self.progress))._asdict()
        more = kept.pop("more")
        if not self.post:  # earlier versions of the page know of none
            del kept["post"], kept["awaited"]
        for seldom in ("progress", "challenge"):
            if not kept[seldom]:
                del kept[seldom]
        return json.dumps(kept | more, ensure_ascii=False)

    @classmethod
    def read(cls, key: str, kept: str) -> "Save | None":
        """Parse a saved text, None if it is not one of ours.

        Whatever is shown of the match without its link is checked here. Whether that is true of the
        match as well, `tells_of` says.
        """
        if len(kept) > _LONGEST or not _ID.fullmatch(key):
            return None
        try:
            found = json.loads(kept)
            save = cls(id=key, **parse(_SCHEMA, found))
        except (ValueError, RecursionError):
            return None
        more = {name: found[name] for name in found if name not in cls._fields}
        return save._replace(more=more) if save._is_consistent() else None

    def _is_consistent(self) -> bool:
        seats = range(len(self.wins))
        return (
            len(seats) > 0
            and len(self.names) in (0, len(seats))
            and len(self.bots) in (0, len(seats))
            and len(self.roles) in (0, len(seats))
            and not (self.bots and all(self.bots))
            and {*self.asked, *self.awaited, *self.winners, *self.mine} <= {*seats}
            and {*map(int, self.notes)} <= {*seats}
        )

    def tells_of(self, setup: Setup) -> bool:
        """Whether this can be the save of a match with this set-up."""
        there = (setup.game, setup.names, setup.seats)
        return (self.game, self.names, len(self.wins)) == there


def _seat(key: object) -> str:
    """Read the number of a seat as it is written in JSON."""
    return str(digits(key))


_SCHEMA = {
    "link": text(links.LONGEST),
    "game": text(60),
    "names": row(name, SEATS),
    "moves": whole(),
    "asked": row(whole(), SEATS),
    "over": flag,
    "winners": row(whole(), SEATS),
    "time": whole(),
    "wins": row(whole(), SEATS),
    "bots": maybe(row(whole(STRONGEST + 1), SEATS), ()),
    "notes": maybe(mapping(_seat, mapping(_NOTE, _NOTE, _NOTES), SEATS), {}),
    "mine": maybe(row(whole(), SEATS), ()),
    "roles": maybe(row(text(20), SEATS), ()),
    "post": maybe(text(_LONGEST), ""),
    "awaited": maybe(row(whole(), SEATS), ()),
    "progress": maybe(mapping(text(20), whole(), _FACTS), {}),
    "challenge": maybe(text(links.LONGEST), ""),
}


class Shelf:
    """The saves of this device by id; unreadable ones are left untouched."""

    def __init__(
        self,
        texts: Mapping[str, str] = MappingProxyType({}),
        fresh: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.texts = dict(texts)
        self.fresh = dict(fresh)
        """Matches that an address has begun and nobody here has moved in: anybody can make others
        open it. So only this tab remembers them, and of many the latest."""
        self.distrusted = False
        """Whether all are taken for unreadable, after one that could be read could not be shown."""

    def read(self, key: str) -> Save | None:
        """Return the save with this id, None if there is none that can be read."""
        text = self.texts.get(key, self.fresh.get(key))
        return None if text is None or self.distrusted else Save.read(key, text)

    def put(self, save: Save) -> None:
        """Store a match under its id."""
        self.fresh.pop(save.id, None)
        self.texts[save.id] = save.text()

    def remember(self, save: Save) -> None:
        """Remember a match as long as this tab is there."""
        self.fresh.pop(save.id, None)
        self.fresh[save.id] = save.text()
        self.fresh = dict([*self.fresh.items()][-_MOST_FRESH:])

    def all(self) -> list[Save]:
        """Return all readable saves."""
        return [save for key in self.texts if (save := self.read(key)) is not None]

    def called(self) -> int:
        """Return in how many matches people at other devices wait for a move here."""
        return sum(_is_called(key, text) for key, text in self.texts.items() if _POST in text)

    def odd(self) -> list[str]:
        """Return the ids of those that cannot be read."""
        return [key for key in self.texts if self.read(key) is None]

    def new_id(self, time: int, seed: int) -> str:
        """Return a short unused id."""
        number = max(time, 0) * 1296 + seed % 1296
        while (key := _base36(number)) in {*self.texts, *self.fresh}:
            number += 1
        return key


@lru_cache(maxsize=64)
def _is_called(key: str, text: str) -> bool:
    save = Save.read(key, text)
    return save is not None and bool(save.post) and save.turn == "here"


def _base36(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"
