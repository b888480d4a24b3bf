"""The settings of this device; unreadable values fall back to the defaults."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.language import LANGUAGES, MIRROR

__all__ = ["CHOICES", "SWITCHES", "Settings", "known_language"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "reduced"),
    "pace": ("normal", "slow", "fast", "tap"),
}
"""The values of each choice, the default first. The page applies the first two."""

SWITCHES = ("sound", "confirm")
"""The on/off settings; off by default."""


class Settings(NamedTuple):
    """All settings, except the names last used."""

    lang: str
    """"" while the browser's languages decide."""
    theme: str
    motion: str
    pace: str
    """How long what happens is shown; `tap`: until a tap."""
    sound: bool
    confirm: bool
    """Whether to ask for confirmation before each move."""

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> "Settings":
        """Read the settings from what the browser keeps, or from a form."""
        lang = kept.get("lang")
        return cls(
            lang=str(lang) if known_language(lang) else "",
            theme=_choice("theme", kept),
            motion=_choice("motion", kept),
            pace=_choice("pace", kept),
            sound=kept.get("sound") in (True, "on"),
            confirm=kept.get("confirm") in (True, "on"),
        )


def _choice(name: str, kept: Mapping[str, Any]) -> str:
    values = CHOICES[name]
    return kept[name] if kept.get(name) in values else values[0]


def known_language(code: object) -> bool:
    """Whether this language exists, including the pseudo-language."""
    return isinstance(code, str) and (code in LANGUAGES or code == MIRROR)
