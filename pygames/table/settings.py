"""The settings of this device; unreadable values fall back to the defaults."""

from collections.abc import Mapping
from typing import NamedTuple

from pygames.core.cleaning import clean
from pygames.core.language import LANGUAGES, MIRROR
from pygames.table import laying, made, results, ways
from pygames.table.reading import Odd, Reader, name, row
from pygames.table.saves import SEATS

__all__ = ["CHOICES", "NAMES", "SWITCHES", "Settings", "checked", "known_language"]

NAMES = "names"
"""The settings' key for the names last used."""

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "size": ("normal", "large"),
    "motion": ("system", "reduced"),
    "pace": ("normal", "slow", "fast", "tap"),
    "hints": ("shown", "hidden"),
}
"""The values of each choice, the default first. The page applies theme, size and motion."""

SWITCHES = ("sound", "confirm", "ask")
"""The on/off settings; off by default."""


class Settings(NamedTuple):
    """All settings, except the names last used by people around this device."""

    lang: str
    """"" while the browser's languages decide."""
    theme: str
    size: str
    """Of texts."""
    motion: str
    pace: str
    """How long what happens is shown; `tap`: until a tap."""
    hints: str
    name: str
    """What the person at this device is called in new matches, "" for "you"."""
    sound: bool
    confirm: bool
    """Whether to ask for confirmation before each move."""
    ask: bool
    """Whether to ask who plays alone even where passing is all that can be done."""

    @classmethod
    def read(cls, kept: Mapping[str, object]) -> "Settings":
        """Read the settings from what the browser keeps, or from a form."""
        lang = kept.get("lang")
        return cls(
            lang=str(lang) if known_language(lang) else "",
            theme=_choice("theme", kept),
            size=_choice("size", kept),
            motion=_choice("motion", kept),
            pace=_choice("pace", kept),
            hints=_choice("hints", kept),
            name=_name(kept.get("name")),
            sound=kept.get("sound") in (True, "on"),
            confirm=kept.get("confirm") in (True, "on"),
            ask=kept.get("ask") in (True, "on"),
        )


def _choice(name: str, kept: Mapping[str, object]) -> str:
    values = CHOICES[name]
    return next((value for value in values if value == kept.get(name)), values[0])


def _name(text: object) -> str:
    return clean(text) if isinstance(text, str) else ""


def checked(kept: object) -> dict[str, object]:
    """Return the settings in what was kept, without odd values.

    What a newer version has added stays as it is.
    """
    if not isinstance(kept, Mapping):
        return {}
    known = Settings.read(kept)._asdict()
    found = {key: known.get(key, value) for key, value in kept.items()}
    for key, reader in _OTHERS.items():
        try:
            if key in found:
                found[key] = reader(found[key])
        except Odd:
            del found[key]
    return found


_OTHERS: Mapping[str, Reader[object]] = {
    NAMES: lambda value: list(row(name, SEATS)(value)),
    results.PAST: results.sound,
    laying.KEPT: laying.sound,
    made.MADE: made.sound,
    ways.BEGUN: ways.sound_begun,
    ways.LEARNT: ways.sound_learnt,
}


def known_language(code: object) -> bool:
    """Whether this language exists, including the pseudo-language."""
    return isinstance(code, str) and (code in LANGUAGES or code == MIRROR)
