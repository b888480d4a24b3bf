"""The settings of this device: a table of those that its people choose, and what else is kept.

A new one is one entry here, in `SETTINGS`: the settings page, its event, what is read of the
browser's storage and of backups, and the page that is shown before the engine is there
(`web/resume.js`) all go by that. Unreadable values fall back to the defaults.
"""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from pygames.core.cleaning import clean
from pygames.core.language import LANGUAGES, MIRROR, N_
from pygames.table import drafts, household, made_values, play_mode, results, solved_days
from pygames.table.parsers import Odd, Parser, digits, lenient, name, row
from pygames.table.saves import SEATS

__all__ = [
    "ASK",
    "CONFIRM",
    "HINTS",
    "LANGUAGE",
    "NAMES",
    "OPPOSITE",
    "OWN_NAME",
    "PACE",
    "RELAY",
    "SETTINGS",
    "SILENT",
    "SOUND",
    "SUGGESTED",
    "VOLUME",
    "WARNED",
    "Choice",
    "Level",
    "Switch",
    "Text",
    "checked",
    "chosen",
    "known_language",
]


class Choice(NamedTuple):
    """One of several values."""

    name: str
    title: str
    values: Mapping[str, str]
    """Value -> what it is called (a message id), the default first."""
    drawn: bool = True
    """Whether the page looks different with it, whatever happens in it."""

    def of(self, kept: Mapping[str, object]) -> str:
        """Return its value in what the browser keeps, or in a form."""
        values = [*self.values]
        return next((value for value in values if value == kept.get(self.name)), values[0])


class Switch(NamedTuple):
    """On or off; off by default."""

    name: str
    title: str
    note: str
    drawn: bool = True
    """See `Choice`."""

    def of(self, kept: Mapping[str, object]) -> bool:
        """Return its value in what the browser keeps, or in a form."""
        return kept.get(self.name) in (True, "on")


class Level(NamedTuple):
    """A number on a scale."""

    name: str
    title: str
    usual: int
    least: int
    most: int
    step: int
    drawn: bool = True
    """See `Choice`."""

    def of(self, kept: Mapping[str, object]) -> int:
        """Return its value in what the browser keeps, or in a form."""
        value = lenient(digits, self.usual)(kept.get(self.name))
        return value if self.least <= value <= self.most else self.usual


class Text(NamedTuple):
    """A text, "" by default. The settings page says itself what it is."""

    name: str
    read: Callable[[object], str]
    """Returns "" for what is not one."""
    drawn: bool = True
    """See `Choice`."""

    def of(self, kept: Mapping[str, object]) -> str:
        """Return its value in what the browser keeps, or in a form."""
        return self.read(kept.get(self.name))


_RELAY = re.compile(
    r"(?:stun|turns?):(?:[^\s:@]+:[^\s@]+@)?[\w.\[\]:-]+(?:\?transport=\w+)?", re.ASCII
)


def relay(text: str) -> str:
    """Return the address of a STUN or TURN server, "" for what is none."""
    address = text.strip()
    return address if len(address) <= 200 and _RELAY.fullmatch(address) else ""


def known_language(code: object) -> bool:
    """Whether this language exists, including the pseudo-language."""
    return isinstance(code, str) and (code in LANGUAGES or code == MIRROR)


LANGUAGE = Text("lang", lambda code: str(code) if known_language(code) else "")
"""The language; "" while the browser's languages decide."""
PACE = Choice(
    "pace",
    N_("Speed of play"),
    {
        "normal": N_("Normal"),
        "slow": N_("Slow"),
        "fast": N_("Fast"),
        "tap": N_("Tap to continue"),
    },
    drawn=False,
)
"""How long what happens is shown; `tap`: until a tap."""
HINTS = Choice("hints", N_("Hints"), {"shown": N_("Shown"), "hidden": N_("Hidden")})
OWN_NAME = Text("name", lambda text: clean(text) if isinstance(text, str) else "", drawn=False)
"""What the person at this device is called in new matches, "" for "you"."""
SOUND = Switch(
    "sound",
    N_("Sounds"),
    N_("For moves, dice, fights and the end of a match, and for what is not allowed."),
    drawn=False,
)
VOLUME = Level("volume", N_("Volume"), usual=60, least=10, most=100, step=10, drawn=False)
CONFIRM = Switch("confirm", N_("Confirm each move"), N_("Ask for confirmation before each move."))
SUGGESTED = "suggested"
"""The settings' key for whether `CONFIRM` has been suggested."""
OPPOSITE = Switch(
    "opposite",
    N_("Turn the board for whoever sits opposite"),
    N_("When two of you play face to face, with this device between you."),
)
"""Whether the page is turned by half for the second of two people at this device."""
WARNED = "warned"
"""The settings' key for whether it has been said that a browser may forget what is saved."""
ASK = Switch("ask", N_("Always ask"), N_("Ask me even when all I can do is pass."))
"""Whether to ask who plays alone even where passing is all that can be done."""

SILENT = Switch(
    "silent",
    N_("No signs"),
    N_("Hide the signs and words that others send while you play live."),
    drawn=False,
)
RELAY = Text("relay", lambda text: relay(text) if isinstance(text, str) else "", drawn=False)
"""The server by which devices in different networks find each other, "" for none."""

SETTINGS: tuple[Choice | Switch | Level | Text, ...] = (
    LANGUAGE,
    Choice(
        "theme",
        N_("Colours"),
        {"system": N_("Same as the device"), "light": N_("Light"), "dark": N_("Dark")},
    ),
    Choice("size", N_("Text size"), {"normal": N_("Normal"), "large": N_("Large")}),
    Choice("motion", N_("Motion"), {"system": N_("Same as the device"), "reduced": N_("Reduced")}),
    PACE,
    HINTS,
    OWN_NAME,
    SOUND,
    VOLUME,
    CONFIRM,
    ASK,
    OPPOSITE,
    SILENT,
    RELAY,
)
"""All that are chosen, as the settings page shows them. The page itself (`web/settings.js`) applies
the colours, the size of texts and the motion."""

NAMES = "names"
"""The settings' key for the names last used by people around this device."""

_OTHERS: Mapping[str, Parser[object]] = {
    NAMES: lambda value: list(row(name, SEATS)(value)),
    SUGGESTED: lambda value: value is True,
    WARNED: lambda value: value is True,
    results.PAST: results.sound,
    drafts.KEPT: drafts.sound,
    household.HOUSEHOLD: household.sound,
    made_values.MADE: made_values.sound,
    play_mode.BEGUN: play_mode.sound_begun,
    play_mode.LEARNT: play_mode.sound_learnt,
    solved_days.SOLVED: solved_days.sound,
}


def chosen(kept: Mapping[str, object]) -> dict[str, str | bool | int]:
    """Return the value of each setting in what the browser keeps, or in a form."""
    return {setting.name: setting.of(kept) for setting in SETTINGS}


def checked(kept: object) -> dict[str, object]:
    """Return the settings in what was kept, without odd values.

    What a newer version has added stays as it is.
    """
    if not isinstance(kept, Mapping):
        return {}
    known = chosen(kept)
    found: dict[str, object] = {key: known.get(key, value) for key, value in kept.items()}
    for key, parser in _OTHERS.items():
        try:
            if key in found:
                found[key] = parser(found[key])
        except Odd:
            del found[key]
    return found
