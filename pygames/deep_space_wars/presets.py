"""Presets: set-ups that are ready to be played."""

from collections.abc import Mapping
from typing import Any

from pygames.core.language import N_, _
from pygames.deep_space_wars.options import CHOSEN, DRAWN, RIVALRY, SMALL, options_under
from pygames.deep_space_wars.rulings import Rulings

__all__ = ["PRESET_TITLES", "preset_note", "presets_under"]

_PRESETS: Mapping[str, Mapping[str, Any]] = {
    "first": {"points": 500, "mission": "hill", "table": SMALL, "armies": RIVALRY},
    "skirmish": {"points": 500, "armies": CHOSEN},
    "at_once": {"points": 500, "armies": DRAWN},
    "battle": {"points": 1000, "armies": CHOSEN},
}
PRESET_TITLES = {
    "first": N_("First battle"),
    "skirmish": N_("Small battle"),
    "at_once": N_("Straight into battle"),
    "battle": N_("Large battle"),
}
_NOTES = {
    "first": N_("Halcyon Compact and Skarn Brood fight for a hill, on a small table."),
}


def presets_under(rulings: Rulings) -> Mapping[str, Mapping[str, Any]]:
    """Return the presets that a version has the options for."""
    options = options_under(rulings)
    return {name: preset for name, preset in _PRESETS.items() if preset.keys() <= options.keys()}


def preset_note(preset: str) -> str:
    """Tell what a preset is about, "" where its title says it."""
    return _(_NOTES[preset]) if preset in _NOTES else ""
