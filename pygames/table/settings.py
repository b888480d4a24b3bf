"""What somebody has chosen for this device; anything unreadable means the usual."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.language import LANGUAGES, MIRROR

__all__ = ["CHOICES", "SWITCHES", "Settings", "known_language"]

CHOICES: Mapping[str, tuple[str, ...]] = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "reduced"),
}
"""The values of each choice, the usual one first. The page carries them out."""

SWITCHES = ("sound", "confirm")
"""What is off unless it is switched on."""


class Settings(NamedTuple):
    """All of it, but for the names that played here last."""

    lang: str
    """"" as long as the browser's languages decide."""
    theme: str
    motion: str
    sound: bool
    confirm: bool
    """Whether a move is asked back before it is made."""

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> "Settings":
        """From what the browser keeps, or a form holds."""
        lang = kept.get("lang")
        return cls(
            lang=str(lang) if known_language(lang) else "",
            theme=_choice("theme", kept),
            motion=_choice("motion", kept),
            sound=kept.get("sound") in (True, "on"),
            confirm=kept.get("confirm") in (True, "on"),
        )


def _choice(name: str, kept: Mapping[str, Any]) -> str:
    values = CHOICES[name]
    return kept[name] if kept.get(name) in values else values[0]


def known_language(code: object) -> bool:
    """Whether there is such a language, the made-up one included."""
    return isinstance(code, str) and (code in LANGUAGES or code == MIRROR)
