"""The options of Not Alone."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.game import Option
from pygames.core.language import N_

__all__ = ["OPTIONS", "PRESETS", "PRESET_TITLES", "Options"]

FIRST, LOT = "first", "lot"

OPTIONS: Mapping[str, Option] = {
    "creature": Option(
        (FIRST, LOT), FIRST, N_("Who is the Creature"), (N_("The first player"), N_("Draw lots"))
    ),
    "expert": Option(
        (False, True),
        False,
        N_("Will after exhaustion"),
        (N_("3: as usual"), N_("2: for experts")),
    ),
}

PRESETS: Mapping[str, Mapping[str, Any]] = {"standard": {}, "expert": {"expert": True}}

PRESET_TITLES: Mapping[str, str] = {"standard": N_("Standard"), "expert": N_("For experts")}


class Options(NamedTuple):
    """The options of a match, as the rules read them."""

    creature: str = FIRST
    """Who is the Creature: seat 0, or one drawn by lot (NA-10)."""
    expert: bool = False
    """Whether who is exhausted gets only 2 Will back (NA-211)."""
