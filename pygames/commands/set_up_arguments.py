"""The command line's `--preset` and `--option`: a match's options as they are typed."""

import argparse
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.match import Match
from pygames.core.normalization import plain

__all__ = ["add_to", "chosen", "listed", "several", "title", "word"]

_MOST = 60
"""At most this many values of an option are listed in an answer."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the two arguments to the parser."""
    parser.add_argument("--preset", metavar="NAME", help=_("a ready-made set of options"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=_("set one option; can be repeated"),
    )


def chosen(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """Return the options asked for, on top of those of the preset. Raises `BadSetup`."""
    return {**_preset(game, asked.preset), **dict(_option(game, text) for text in asked.option)}


def several(game: Game, asked: argparse.Namespace) -> list[dict[str, Any]]:
    """Return the same for each of several presets, with commas between them."""
    presets = asked.preset.split(",") if asked.preset is not None else [None]
    return [
        chosen(game, argparse.Namespace(preset=preset, option=asked.option)) for preset in presets
    ]


def _preset(game: Game, name: str | None) -> Mapping[str, Any]:
    name = plain(name) if name is not None else None
    if name is not None and name not in game.presets:
        raise BadSetup(
            N_("There is no preset called “{name}”. Choose from: {names}."),
            name=name,
            names=listed(game.presets),
        )
    return game.presets[name] if name else {}


def _option(game: Game, text: str) -> tuple[str, Any]:
    name, equals, typed = text.replace("＝", "=").partition("=")
    if not equals:
        raise BadSetup(N_("Write options as name=value, not “{text}”."), text=text)
    name = plain(name)
    if name not in game.options:
        raise BadSetup(
            N_("There is no option called “{name}”. Choose from: {names}."),
            name=name,
            names=listed(game.options),
        )
    values = game.options[name].values
    words = {word(value): value for value in values}
    for text in (typed, plain(typed)):
        if text in words:
            return name, words[text]
        if text in values:  # of values too many to list, only some are
            return name, text
    raise BadSetup(
        N_("The option “{name}” cannot be “{value}”. Choose from: {values}."),
        name=name,
        value=typed,
        values=listed(_few([*words])),
    )


def _few(words: Sequence[str]) -> Sequence[str]:
    return words if len(words) <= _MOST else (*words[:3], "…", words[-1])


def word(value: Any) -> str:
    """Return a value of an option as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def title(match: Match) -> str:
    """Return the game, the number of players, and the options that are not at their default."""
    options = match.game.options
    unusual = [
        f"{name}={word(value)}"
        for name, value in match.setup.options.items()
        if value != options[name].default
    ]
    return listed([_(match.game.title), _("{n} players", n=match.setup.seats), *unusual])


def listed(words: Iterable[str]) -> str:
    """Join words with commas."""
    return ", ".join(words)
