"""The set-up of a match: who plays, and by which rules."""

from typing import Any

from pygames.core.game import Option, is_open
from pygames.core.language import _, number
from pygames.core.log import NAME_LENGTH
from pygames.table.markup import miniature, render
from pygames.table.preparing import Preparing
from pygames.table.routes import LEVELS
from pygames.table.screens import Screen
from pygames.table.viewing import BOTS

__all__ = ["draw"]

_FEW = 4
"""Options with more values than this use a list."""
_LISTED = 60
"""At most this many values are listed; with more, a number is typed."""


def draw(preparing: Preparing) -> Screen:
    """Draw the set-up."""
    game = preparing.game
    usual = {name for preset in game.presets.values() for name in preset} | game.usual
    asked = [
        _option(name, option, preparing.options[name]) for name, option in game.options.items()
    ]
    title = _(game.title)
    body = render(
        "table/setup.html",
        game=game.id,
        title=title,
        pitch=_(game.pitch),
        miniature=miniature(game),
        seats=[{"value": n, "text": number(n), "chosen": n == preparing.seats} for n in game.seats],
        players=list(zip(preparing.names, preparing.bots, strict=True)),
        levels=[(level, _(BOTS[level])) for level in LEVELS] if game.bot else [],
        longest=NAME_LENGTH,
        presets=[(name, _(game.preset_titles[name])) for name in game.presets],
        preset=preparing.preset,
        note=game.preset_note(preparing.preset) if game.preset_note and preparing.preset else "",
        usual=[option for option in asked if option["name"] in usual],
        others=[option for option in asked if option["name"] not in usual],
    )
    return Screen("setup", title, body)


def _option(name: str, option: Option, chosen: Any) -> dict[str, Any]:
    return {
        "name": name,
        "title": _(option.title),
        "switch": type(option.default) is bool,
        "text": _typed(option, chosen),
        "usual": option.called(option.default),
        "range": _range(option, chosen),
        "few": len(option.values) <= _FEW,
        "on": chosen is True,
        "values": [
            {"value": str(value), "text": option.called(value), "chosen": value == chosen}
            for value in option.values
            if len(option.values) <= _LISTED
        ],
    }


def _typed(option: Option, chosen: Any) -> str | None:
    """Return the text of a typed option's field: empty for the default."""
    if not is_open(option.values):
        return None
    return "" if chosen == option.default else str(chosen)


def _range(option: Option, chosen: Any) -> tuple[int, int, int] | None:
    """Return (least, greatest, chosen) for a typed number, None for any other option."""
    if not isinstance(option.values, range) or len(option.values) <= _LISTED:
        return None
    return option.values[0], option.values[-1], chosen
