"""Play modes: against whom a match is played and at which devices, and what this device chose last.

Each mode of a game has an address: whoever has it begins such a match at once.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple
from urllib.parse import urlencode

from pygames.core.game import Game
from pygames.table.parsers import lenient, mapping, row, text
from pygames.table.saves import STRONGEST, Save

__all__ = [
    "BEGUN",
    "FIRST_LEVEL",
    "LEARNT",
    "PlayMode",
    "address",
    "familiar",
    "latest",
    "learn",
    "merged",
    "remember",
    "sound_begun",
    "sound_learnt",
]

BEGUN = "begun"
"""The settings' key for the mode in which each game was begun last."""
LEARNT = "learnt"
"""The settings' key for the games whose lesson has been opened."""
_MOST = 100
"""Games that are remembered: more than there are."""

FIRST_LEVEL = 1
"""The level of the bot that somebody new to a game is offered."""


class PlayMode(NamedTuple):
    """Who plays: against bots of a level, all at this device, or each at a device of their own."""

    level: int = 0
    """The level of the bots, 0 without them."""
    by_link: bool = False

    @classmethod
    def read(cls, text: object) -> "PlayMode | None":
        """Parse what the settings keep, None if it is not valid."""
        return _TEXTS.get(text) if isinstance(text, str) else None

    @property
    def text(self) -> str:
        """What the settings keep: `bot:2`, `here`, `link`."""
        if self.level:
            return f"bot:{self.level}"
        return "link" if self.by_link else "here"


_TEXTS = {
    mode.text: mode
    for mode in (*map(PlayMode, range(1, STRONGEST + 1)), PlayMode(), PlayMode(by_link=True))
}


def address(game: Game, mode: PlayMode, seats: int, mine: int = 0) -> str:
    """Return the address that begins such a match; with bots on all seats but this one.

    Where others are invited, it leads to the invitation.
    """
    query = {"seats": str(seats)}
    if mode.level and seats == 2:
        query["bots"] = f"{1 - mine}:{mode.level}"
    elif mode.level:
        query |= {"bots": str(mode.level)} | ({"as": str(mine)} if mine else {})
    if preset := game.first_preset_for(seats):
        query["preset"] = preset
    screen = "invite" if mode.by_link else "play"
    return f"#/{screen}/{game.id}?{urlencode(query, safe=':,')}"


def sound_begun(value: object) -> dict[str, str]:
    """Read the mode in which each game was begun last. Raises `Odd`."""
    return mapping(text(60), text(20), _MOST)(value)


def sound_learnt(value: object) -> list[str]:
    """Read the games whose lesson has been opened. Raises `Odd`."""
    return list(row(text(60), _MOST)(value))


def latest(game: Game, settings: Mapping[str, object]) -> PlayMode | None:
    """Return the mode chosen last for this game, None if there was none."""
    mode = PlayMode.read(_begun(settings).get(game.id))
    return mode if mode is None or mode.level in (0, *game.levels) else None


def remember(settings: dict[str, object], game: str, mode: PlayMode) -> None:
    """Keep the mode chosen for this game."""
    settings[BEGUN] = {**_begun(settings), game: mode.text}


def learn(settings: dict[str, object], game: str) -> None:
    """Keep that the lesson of this game has been opened."""
    settings[LEARNT] = sorted({*_learnt(settings), game})


def merged(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Return my settings with the games begun and learnt in theirs, as far as there is room."""
    settings = dict(mine)
    if begun := _begun(mine) | _begun(theirs) | _begun(mine):
        settings[BEGUN] = dict([*begun.items()][:_MOST])
    if learnt := dict.fromkeys((*_learnt(mine), *_learnt(theirs))):
        settings[LEARNT] = sorted([*learnt][:_MOST])
    return settings


def familiar(saves: Iterable[Save], settings: Mapping[str, object]) -> frozenset[str]:
    """Return the games that have been played or learnt on this device."""
    return frozenset((*_begun(settings), *_learnt(settings), *(save.game for save in saves)))


def _begun(settings: Mapping[str, object]) -> dict[str, str]:
    return lenient(sound_begun, dict[str, str]())(settings.get(BEGUN))


def _learnt(settings: Mapping[str, object]) -> list[str]:
    return lenient(sound_learnt, list[str]())(settings.get(LEARNT))
