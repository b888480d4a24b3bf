"""Addresses: what comes after the `#`, and which screen that is.

#/                          home
#/choose/<game>?seats=2     who plays a new match
#/setup/<game>?seats=2&...  set-up; with options: those that somebody gives away
#/play/<game>?seats=2&...   starts a match at once
#/match/<id>                continues a match of this device
#/rules/<game>/<section>    rules of the game
#/lesson/<game>             first lesson
#/replay/<id>/<move>        replays a match of this device
#/share/<id>/<move>         shares it, or points to one of its moves
#/open                      opens a link or a file
#/settings                  settings of this device
#/statistics                statistics of this device
#m=<text>/<move>            opens a match from a link, or one of its moves
#/army/<text>               opens what somebody gives away; each game has its word (`Game.gives`)
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

from pygames import GAMES
from pygames.core.game import BadSetup, Game, Option, is_open
from pygames.core.language import N_
from pygames.core.typed import plain, whole

__all__ = [
    "Route",
    "bots_of",
    "checked_bots",
    "given_in",
    "number_of",
    "parse",
    "seat_of",
    "seats_of",
    "setup_of",
]

_SCREENS = {"choose", "setup", "play", "match", "replay", "rules", "share", "lesson"}
_ALONE = {"open", "settings", "statistics"}


class Route(NamedTuple):
    """A parsed address."""

    screen: str
    """`home`, `choose`, `setup`, `play`, `match`, `replay`, `share`, `open`, `rules`, `link`,
    `given`; `unknown` for anything else."""
    name: str = ""
    """The id of a game or a match, or the text of a link."""
    section: str = ""
    query: Mapping[str, str] = {}


def parse(url: str) -> Route:
    """Parse the part of an address from `#` on. Never fails."""
    text = url.encode(errors="replace").decode().removeprefix("#")
    if text.startswith("m="):
        link, _slash, place = text[2:].partition("/")
        return Route("link", link, place)
    path, _mark, rest = text.partition("?")
    query = dict(parse_qsl(rest, keep_blank_values=True))
    parts = [unquote(part) for part in path.split("/") if part]
    if not parts:
        return Route("home", query=query)
    if parts[0] in _ALONE and len(parts) == 1:
        return Route(parts[0], query=query)
    if parts[0] in _SCREENS and len(parts) in (2, 3):
        return Route(parts[0], parts[1], "/".join(parts[2:]), query)
    giving = next((game.id for game in GAMES.values() if game.gives == parts[0]), "")
    if giving:
        return Route("given", giving, "/".join(parts[1:]), query)
    return Route("unknown", text)


def given_in(message: str) -> str | None:
    """Return the last address in a message of what is given away, from `#` on; None without one."""
    marks = ["#/setup/", *(f"#/{game.gives}/" for game in GAMES.values() if game.gives)]
    start = max((message.rfind(mark) for mark in marks), default=-1)
    return message[start:].split()[0] if start >= 0 else None


def number_of(text: str) -> int | None:
    """Parse a number of a few digits, None for anything else."""
    found = whole(text)
    return found if found is not None and 0 <= found < 10**6 else None


def setup_of(game: Game, query: Mapping[str, str]) -> tuple[int, dict[str, Any]]:
    """Return the seats and options that an address asks for. Raises `BadSetup`."""
    seats = game.seats[0]
    options: dict[str, Any] = {}
    for name, text in query.items():
        match name:
            case "lang" | "seed" | "bots" | "as" | "by":
                pass
            case "seats":
                seats = number_of(text) or 0
            case "preset":
                if text not in game.presets:
                    raise BadSetup(N_("There is no preset called “{name}”."), name=text)
                options = {**game.presets[text], **options}
            case _:
                if name not in game.options:
                    raise BadSetup(N_("There is no option called “{name}”."), name=name)
                options[name] = value_of(name, game.options[name], text)
    return seats, options


def seats_of(game: Game, query: Mapping[str, str]) -> int:
    """Return the number of players that an address asks for, the usual one if it cannot be."""
    asked = number_of(query.get("seats", ""))
    return asked if asked is not None and asked in game.seats else game.seats[0]


def seat_of(query: Mapping[str, str], seats: int) -> int:
    """Return the seat that an address wants to play, the first one if it names none."""
    asked = number_of(query.get("as", ""))
    return asked if asked is not None and asked < seats else 0


def bots_of(game: Game, query: Mapping[str, str], seats: int) -> tuple[int, ...]:
    """Return each seat's bot level, 0 for a person: `1:3` is a bot of level 3 on seat 1.

    `3` alone: bots of level 3 on all seats but that of `as`, the first one without it. Raises
    `BadSetup`.
    """
    levels = [0] * seats
    asked = plain(query.get("bots", ""))
    if asked in map(str, game.levels):
        levels = [int(asked)] * seats
        levels[seat_of(query, seats)] = 0
        return checked_bots(game, levels)
    for text in asked.split(","):
        if not text:
            continue
        seat, _colon, level = text.partition(":")
        if seat not in map(str, range(seats)) or level not in map(str, game.levels):
            raise BadSetup(N_("There is no bot called “{name}”."), name=text)
        levels[int(seat)] = int(level)
    return checked_bots(game, levels)


def checked_bots(game: Game, levels: Sequence[int]) -> tuple[int, ...]:
    """Validate the levels; return () if only people play. Raises `BadSetup`."""
    if not any(levels):
        return ()
    if not game.bot:
        raise BadSetup(N_("This game has no bots."))
    if all(levels):
        raise BadSetup(N_("At least one player must be a person."))
    return tuple(levels)


def value_of(name: str, option: Option, text: str) -> Any:
    """Return the value that this text stands for. Raises `BadSetup`."""
    typed = plain(text)
    for value in option.values:
        if typed in _spellings(value):
            return value
    if is_open(option.values) and (not typed or typed in option.values):
        return typed or option.default
    if option.refusal:
        raise BadSetup(option.refusal)
    raise BadSetup(N_("The option “{name}” cannot be “{value}”."), name=name, value=text)


def _spellings(value: object) -> tuple[str, ...]:
    if value is True:
        return ("true", "1", "on", "yes")
    if value is False:
        return ("false", "0", "off", "no")
    return (str(value).lower(),)
