"""The settings of this device."""

from pygames.core import language
from pygames.core.cleaning import NAME_LENGTH
from pygames.core.language import LANGUAGES, N_, _
from pygames.table.markup import render
from pygames.table.screens import Screen
from pygames.table.settings import CHOICES, SWITCHES, Settings
from pygames.table.sitting import Sitting

__all__ = ["draw"]

_TITLES = {
    "theme": N_("Colours"),
    "size": N_("Text size"),
    "motion": N_("Motion"),
    "pace": N_("Speed of play"),
    "hints": N_("Hints"),
    "sound": N_("Sounds"),
    "confirm": N_("Confirm each move"),
    "ask": N_("Always ask"),
}
_VALUES = {
    ("theme", "system"): N_("Same as the device"),
    ("theme", "light"): N_("Light"),
    ("theme", "dark"): N_("Dark"),
    ("size", "normal"): N_("Normal"),
    ("size", "large"): N_("Large"),
    ("hints", "shown"): N_("Shown"),
    ("hints", "hidden"): N_("Hidden"),
    ("motion", "system"): N_("Same as the device"),
    ("motion", "reduced"): N_("Reduced"),
    ("pace", "normal"): N_("Normal"),
    ("pace", "slow"): N_("Slow"),
    ("pace", "fast"): N_("Fast"),
    ("pace", "tap"): N_("Tap to continue"),
}
_NOTES = {
    "sound": N_("A short sound for each move, for a win, and for what is not allowed."),
    "confirm": N_("Ask for confirmation before each move."),
    "ask": N_("Ask me even when all I can do is pass."),
}


def draw(settings: Settings, sitting: Sitting | None) -> Screen:
    """Draw the settings; with a match going on, the way back leads there."""
    title = _("Settings")
    body = render(
        "table/settings.html",
        title=title,
        languages=[
            {"value": code, "text": name, "chosen": code == language.current()}
            for code, name in LANGUAGES.items()
        ],
        choices=[_choice(name, getattr(settings, name)) for name in CHOICES],
        switches=[
            {
                "name": name,
                "title": _(_TITLES[name]),
                "note": _(_NOTES[name]),
                "on": getattr(settings, name),
            }
            for name in SWITCHES
        ],
        name=settings.name,
        longest=NAME_LENGTH,
        match=sitting.id if sitting is not None else "",
    )
    return Screen("settings", title, body)


def _choice(name: str, chosen: str) -> dict[str, object]:
    return {
        "name": name,
        "title": _(_TITLES[name]),
        "options": [
            {"value": value, "text": _(_VALUES[name, value]), "chosen": value == chosen}
            for value in CHOICES[name]
        ],
    }
