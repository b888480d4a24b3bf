"""The settings of this device; unreadable values fall back to the defaults."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.language import LANGUAGES, MIRROR
from pygames.core.log import NAME_LENGTH

__all__ = ["CHOICES", "SWITCHES", "Settings", "known_language"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "size": ("normal", "large"),
    "motion": ("system", "reduced"),
    "hints": ("shown", "hidden"),
}
"""The values of each choice, the default first. The page applies all but the hints."""

SWITCHES = ("sound", "confirm")
"""The on/off settings; off by default."""


class Settings(NamedTuple):
    """All settings, except the names last used by people around this device."""

    lang: str
    """"" while the browser's languages decide."""
    theme: str
    size: str
    """Of texts."""
    motion: str
    hints: str
    name: str
    """What the person at this device is called in new matches, "" for "you"."""
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
            size=_choice("size", kept),
            motion=_choice("motion", kept),
            hints=_choice("hints", kept),
            name=_name(kept.get("name")),
            sound=kept.get("sound") in (True, "on"),
            confirm=kept.get("confirm") in (True, "on"),
        )


def _choice(name: str, kept: Mapping[str, Any]) -> str:
    values = CHOICES[name]
    return kept[name] if kept.get(name) in values else values[0]


def _name(text: object) -> str:
    return text.strip()[:NAME_LENGTH].strip() if isinstance(text, str) else ""


def known_language(code: object) -> bool:
    """Whether this language exists, including the pseudo-language."""
    return isinstance(code, str) and (code in LANGUAGES or code == MIRROR)
