"""The options of Null."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.core.language import N_
from pygames.core.options import Option

__all__ = ["OPTIONS", "PRESETS", "PRESET_TITLES", "Options"]

OPTIONS: Mapping[str, Option] = {
    "hand": Option(range(1, 5), 3, N_("Cards in hand")),
    "limit": Option((10, 100, 1_000_000), 100, N_("Highest stake")),
    "plays": Option(range(1, 6), 1, N_("Plays")),
    "line": Option((False, True), False, N_("A line with a runner"), (N_("Off"), N_("On"))),
}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "short": {"hand": 1},
    "series": {"plays": 3},
    "line": {"line": True},
}

PRESET_TITLES: Mapping[str, str] = {
    "standard": N_("Standard"),
    "short": N_("One card each"),
    "series": N_("Three plays"),
    "line": N_("With a runner"),
}


class Options(NamedTuple):
    """The options of one game, as the rules read them."""

    hand: int = OPTIONS["hand"].default
    limit: int = OPTIONS["limit"].default
    line: bool = OPTIONS["line"].default
