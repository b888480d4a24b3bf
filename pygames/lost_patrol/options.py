"""The set-up options of Lost Patrol and its presets (section 7.3 of the rules)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from pygames.core.game import Digit
from pygames.core.language import N_, _, ngettext, number
from pygames.core.options import Option
from pygames.core.text_options import Texts
from pygames.lost_patrol.tiles import (
    DASH,
    SHAPES,
    SHORT,
    STANDARD,
    Tile,
    mix_text,
    mix_tiles,
    parse_mix,
)

__all__ = [
    "LEANINGS",
    "OPTIONS",
    "PRESETS",
    "PRESET_TITLES",
    "Options",
    "preset_note",
    "read_options",
]

_RADIX = 16


def _mix_digits(text: str) -> Iterable[Digit]:
    return [(count, _RADIX) for pair in parse_mix(text) or () for count in pair]


def _mix_from_digits(read: Callable[[int], int]) -> str:
    return mix_text([(read(_RADIX), read(_RADIX)) for _shape in SHAPES])


def _mix_title(value: str) -> str:
    if value not in (STANDARD, SHORT, DASH):
        return value
    tiles = sum(map(sum, parse_mix(value) or ()))
    return ngettext("{n} tile", "{n} tiles", tiles)


def _or_none(value: int) -> str:
    return number(value) if value else _("no limit")


def _from(value: int) -> str:
    return _("on {number} or more", number=value) if value < 6 else _("on a {number}", number=value)


_OFF_ON = (N_("off", context="rule"), N_("on", context="rule"))

OPTIONS: Mapping[str, Option] = {
    "duel": Option((False, True), False, N_("Two games with sides swapped, compared"), _OFF_ON),
    "scouts": Option(
        ("first", "second", "dice"),
        "first",
        N_("The Scouts are led by"),
        (N_("the first player"), N_("the second player"), N_("the player with the higher roll")),
    ),
    "mix": Option(
        Texts((STANDARD, SHORT, DASH), parse_mix, _mix_digits, _mix_from_digits),
        STANDARD,
        N_("Jungle: tiles of each shape, those with snare-weed after a plus sign"),
        _mix_title,
    ),
    "lurker_actions": Option(range(1, 5), 3, N_("Lurker actions per round")),
    "spawn_size": Option(range(1, 4), 2, N_("Lurkers that appear or join at once")),
    "lurker_tokens": Option(range(6, 25), 18, N_("Lurkers in all")),
    "scout_actions": Option((2, 3), 2, N_("Actions per Scout each round")),
    "fire_dice": Option(range(1, 7), 3, N_("Dice per shot")),
    "support_fire_dice": Option(range(2, 13), 6, N_("Dice per shot of the Support trooper")),
    "hit_from": Option((5, 6), 6, N_("A shot hits"), _from),
    "thorn_from": Option(range(2, 7), 4, N_("Snare-weed lets go"), _from),
    "sergeant_bonus": Option(range(3), 1, N_("The Sergeant’s bonus in an ambush")),
    "support_bonus": Option(range(3), 1, N_("The Support trooper’s bonus in an ambush it sees")),
    "push_by": Option(
        ("opponent", "owner"),
        "opponent",
        N_("Scouts are pushed back by"),
        (N_("the Lurker player"), N_("the Scout player")),
    ),
    "dropship_exits": Option((1, 2, 3), 1, N_("Exits of the Dropship")),
    "dropship_depth": Option(
        range(9), 0, N_("Tiles at the bottom of the stack shuffled with the Dropship")
    ),
    "lurker_start_in_sight": Option(
        (True, False),
        True,
        N_("Lurkers appear at ends of paths that Scouts see"),
        (N_("yes"), N_("no")),
    ),
    "split_connectivity": Option(
        ("land", "path"),
        "land",
        N_("The jungle has split when its parts"),
        (N_("do not touch"), N_("are not joined by a path")),
    ),
    "swallow_test": Option(
        ("no_escape", "no_open_end"),
        "no_escape",
        N_("The jungle swallows the Scouts when"),
        (N_("no walk can open it again"), N_("no path leads out of it")),
    ),
    "max_rounds": Option(range(1001), 0, N_("Rounds until the mission fails"), _or_none),
}

PRESETS: Mapping[str, Mapping[str, Any]] = {
    "standard": {},
    "short": {"mix": SHORT},
    "dash": {"mix": DASH},
    "duel": {"duel": True},
}

PRESET_TITLES: Mapping[str, str] = {
    "standard": N_("Standard patrol"),
    "short": N_("Short patrol"),
    "dash": N_("Dash"),
    "duel": N_("Duel"),
}


LEANINGS: Mapping[str, int] = {"standard": 19, "short": 30, "dash": 47}
"""For each preset, in how many of 100 matches between bots of level 2 the Scouts escape (see
MEASUREMENTS)."""

_EVEN = 40
"""From this on a match is called even."""


def preset_note(preset: str) -> str:
    """Tell how balanced a preset is."""
    if preset == "duel":
        return _("Each player leads the Scouts once, so neither side has an advantage.")
    rate = LEANINGS[preset]
    if rate < _EVEN:
        return _("Hard for the Scouts: between our bots they escape in {n} of 100.", n=rate)
    return _("Even: between our bots the Scouts escape in {n} of 100.", n=rate)


class Options(NamedTuple):
    """The options of one game, as the rules need them."""

    tiles: tuple[Tile, ...]
    """The jungle tiles, the Clearing, and the Dropship last."""
    lurker_actions: int
    spawn_size: int
    lurker_tokens: int
    scout_actions: int
    fire_dice: int
    support_fire_dice: int
    hit_from: int
    thorn_from: int
    sergeant_bonus: int
    support_bonus: int
    push_by: str
    dropship_depth: int
    lurker_start_in_sight: bool
    split_connectivity: str
    swallow_test: str
    max_rounds: int

    @property
    def clearing(self) -> int:
        """The number of the Clearing among the tiles."""
        return len(self.tiles) - 2

    @property
    def dropship(self) -> int:
        """The number of the Dropship among the tiles."""
        return len(self.tiles) - 1


def read_options(chosen: Mapping[str, Any]) -> Options:
    """Convert the chosen options of a match to those of one game."""
    rest = {name: chosen[name] for name in chosen if name not in ("duel", "scouts")}
    counts = parse_mix(rest.pop("mix"))
    assert counts is not None
    return Options(mix_tiles(counts, rest.pop("dropship_exits")), **rest)
