"""Addresses: what stands behind the `#` and which screen it asks for.

#/                          home
#/setup/<game>              set-up
#/play/<game>?seats=2&...   begins a match at once
#/match/<id>                goes on with a match of this device
#/rules/<game>/<section>    rules of the game
#m=<text>                   opens a match from a link
"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

from pygames.core.game import BadSetup, Game, Option
from pygames.core.language import N_

__all__ = ["Route", "parse", "setup_of"]

_SCREENS = {"setup", "play", "match", "rules"}


class Route(NamedTuple):
    """An address taken apart."""

    screen: str
    """`home`, `setup`, `play`, `match`, `rules`, `link`; `unknown` for anything else."""
    name: str = ""
    """The id of a game or a match, or the text of a link."""
    section: str = ""
    query: Mapping[str, str] = {}


def parse(url: str) -> Route:
    """The route of what stands in the address from `#` on. Never fails."""
    text = url.removeprefix("#")
    if text.startswith("m="):
        return Route("link", text[2:])
    path, _mark, rest = text.partition("?")
    query = dict(parse_qsl(rest, keep_blank_values=True))
    parts = [unquote(part) for part in path.split("/") if part]
    if not parts:
        return Route("home", query=query)
    if parts[0] in _SCREENS and len(parts) in (2, 3):
        return Route(parts[0], parts[1], "/".join(parts[2:]), query)
    return Route("unknown", text)


def setup_of(game: Game, query: Mapping[str, str]) -> tuple[int, dict[str, Any]]:
    """Seats and options that an address asks for. Raises `BadSetup`."""
    seats = game.seats[0]
    options: dict[str, Any] = {}
    for name, text in query.items():
        match name:
            case "lang" | "seed":
                pass
            case "bots":
                if text:
                    raise BadSetup(
                        N_("The computer does not play yet: every seat needs a person for now.")
                    )
            case "seats":
                seats = int(text) if text.isascii() and text.isdigit() else 0
            case "preset":
                if text not in game.presets:
                    raise BadSetup(N_("There is no preset called “{name}”."), name=text)
                options = {**game.presets[text], **options}
            case _:
                if name not in game.options:
                    raise BadSetup(N_("There is no option called “{name}”."), name=name)
                options[name] = value_of(name, game.options[name], text)
    return seats, options


def value_of(name: str, option: Option, text: str) -> Any:
    """The value that this text stands for. Raises `BadSetup`."""
    for value in option.values:
        if text.lower() in _spellings(value):
            return value
    raise BadSetup(N_("The option “{name}” cannot be “{value}”."), name=name, value=text)


def _spellings(value: Any) -> tuple[str, ...]:
    if value is True:
        return ("true", "1", "on", "yes")
    if value is False:
        return ("false", "0", "off", "no")
    return (str(value).lower(),)
