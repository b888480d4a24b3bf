"""Addresses: what comes after the `#`, and which screen that is.

#/                          home
#/choose/<game>?seats=2     who plays a new match
#/setup/<game>?seats=2&...  set-up; with options: those that somebody gives away
#/play/<game>?seats=2&...   starts a match at once
#/match/<id>                continues a match of this device
#/rules/<game>/<section>    rules of the game
#/lesson/<game>/<word>      first lesson, or another one
#/puzzle/<game>/<day>       the puzzle of a day, such as 2026-11-28, or today's
#/replay/<id>/<move>        replays a match of this device
#/replay/<id>?end=hidden    the same, without telling how it ends
#/share/<id>/<move>         shares it, or points to one of its moves
#/open                      opens a link or a file
#/settings                  settings of this device
#/statistics                statistics of this device
#/invite/<game>?seats=2&... invites others to a match, each at a device of their own
#/fair/<id or game>         how a sealed match is fair
#/move/<id>                 takes one's seat in a match to another device
#/deal/<text>               opens a challenge: a deal, and what somebody has made of it
#m=<text>/<move>            opens a match from a link, or one of its moves
#l=<text>                   opens a letter: what somebody at another device has said in a match
#/army/<text>               opens what somebody gives away; each game has its word (`Game.gives`)
"""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple
from urllib.parse import parse_qsl, unquote

from pygames import GAMES
from pygames.core.cleaning import quoted
from pygames.core.game import BadSetup, Game, is_open
from pygames.core.language import N_
from pygames.core.link_search import LETTER_MARK
from pygames.core.links import LONGEST, MARK
from pygames.core.normalization import plain, whole
from pygames.core.options import Option, Value
from pygames.core.reencoding import joined, readings

__all__ = [
    "HIDDEN",
    "OF_POST",
    "Route",
    "bots_of",
    "checked_bots",
    "given_in",
    "number_of",
    "parse",
    "seat_of",
    "seats_of",
    "setup_of",
    "understood",
]

_SCREENS = {
    "choose",
    "setup",
    "play",
    "match",
    "replay",
    "rules",
    "fair",
    "share",
    "lesson",
    "puzzle",
    "invite",
    "move",
    "prepare",
    "deal",
}
_ALONE = {"open", "settings", "statistics"}
OF_POST = {"invite", "letter", "move", "prepare"}
"""The screens of matches between devices."""

HIDDEN = "?end=hidden"
"""At the end of the address of a replay: nothing tells how the match ends until that is reached."""

_FOREIGN = re.compile(r"utm_\w*|\w{1,3}clid|wbraid|gbraid|igshid|igsh|mc_[ce]id|_hs\w+|si|ref")
"""What others write behind addresses, to follow who reads them."""
_WHOLE = {"link", "letter"}
"""What is read as a whole: nothing in it can be an address of its own."""
_LONGEST = 10_000
"""In characters: what an address asks for beyond that is not read."""
_LINES = 8
"""At most so many lines, or words, of a message are taken for one address."""


class Route(NamedTuple):
    """A parsed address."""

    screen: str
    """`home`, `choose`, `setup`, `play`, `match`, `puzzle`, `replay`, `share`, `open`, `rules`,
    `link`, `letter`, `invite`, `move`, `prepare`, `deal`, `given`; `unknown` for anything else."""
    name: str = ""
    """The id of a game or a match, or the text of a link."""
    section: str = ""
    query: Mapping[str, str] = {}
    url: str = ""
    """The address itself, as it was read."""


def parse(url: str) -> Route:
    """Parse the part of an address from `#` on. Never fails."""
    url = url.encode(errors="replace").decode()
    text = url.removeprefix("#")
    for mark, screen in ((LETTER_MARK, "letter"), (MARK, "link")):
        begun = text.startswith((mark[1:], f"?{mark[1:]}"))
        if begun or mark in text:
            return Route(screen, text if mark in text else f"#{text.removeprefix('?')}", url=url)
    path, _mark, rest = text.partition("?")
    asked = parse_qsl(rest[:_LONGEST], keep_blank_values=True)
    query = {name: value for name, value in asked if not _FOREIGN.fullmatch(name)}
    path = path.partition("&")[0]  # what others add where nothing is asked
    parts = [unquote(part) for part in path.split("/") if part]
    if not parts:
        return Route("home", query=query, url=url)
    if parts[0] in _ALONE and len(parts) == 1:
        return Route(parts[0], query=query, url=url)
    if parts[0] == "play" and query.get("by") == "link":
        parts[0] = "invite"
    if parts[0] in _SCREENS and len(parts) in (2, 3):
        return Route(parts[0], parts[1], "/".join(parts[2:]), query, url)
    giving = next((game.id for game in GAMES.values() if game.gives == parts[0]), "")
    if giving:
        return Route("given", giving, "/".join(parts[1:]), query, url)
    return Route("unknown", text, url=url)


def understood(*urls: str) -> list[Route]:
    """Return what an address may ask for, the likeliest first: others may have re-encoded it.

    Several spellings of it are tried in turn.
    """
    routes: dict[str, Route] = {}
    for spelling in urls:
        for reading in readings(spelling[:LONGEST]):
            inner = reading[max(reading.rfind("#/"), 0) :]
            for url in dict.fromkeys((reading, inner, _alone(inner))):
                routes.setdefault(url, parse(url))
                if routes[url].screen in _WHOLE:
                    return [route for route in routes.values() if not _is_vague(route)]
    return sorted(routes.values(), key=_is_vague)


def _alone(url: str) -> str:
    """Return an address without what a sentence has put behind it."""
    end = len(url)
    while end and not (url[end - 1].isalnum() or url[end - 1] == "/"):
        end -= 1
    return url if url[:end].endswith("/") else url[:end]


def _is_vague(route: Route) -> bool:
    """Whether an address leads nowhere, or where every address leads."""
    return route.screen in ("unknown", "home")


def given_in(message: str) -> list[str]:
    """Return how the last address in a message that begins with `#/` may be spelt, but for links
    to matches: its lines may have been wrapped. Empty without one.
    """
    giving = [game.gives for game in GAMES.values() if game.gives]
    marks = [f"#/{word}/" for word in (*sorted(_SCREENS), *giving)]
    for reading in readings(message):
        start = max((reading.rfind(mark) for mark in marks), default=-1)
        if start >= 0:
            words = joined(reading[start : start + LONGEST], " ").split()[:_LINES]
            return ["".join(words[:n]) for n in range(1, len(words) + 1)]
        if MARK in reading or LETTER_MARK in reading:
            break
    return []


def number_of(text: str) -> int | None:
    """Parse a number of a few digits, None for anything else."""
    found = whole(text)
    return found if found is not None and 0 <= found < 10**6 else None


def setup_of(game: Game, query: Mapping[str, str]) -> tuple[int, dict[str, Value]]:
    """Return the seats and options that an address asks for. Raises `BadSetup`."""
    seats = game.seats[0]
    options: dict[str, Value] = {}
    for name, text in query.items():
        match name:
            case "lang" | "seed" | "bots" | "as" | "by":
                pass
            case "seats":
                seats = number_of(text) or 0
            case "preset":
                if text not in game.presets:
                    raise BadSetup(N_("There is no preset called “{name}”."), name=quoted(text))
                options = {**game.presets[text], **options}
            case _:
                if name not in game.options:
                    raise BadSetup(N_("There is no option called “{name}”."), name=quoted(name))
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
            raise BadSetup(N_("There is no bot called “{name}”."), name=quoted(text))
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


def value_of(name: str, option: Option, text: str) -> Value:
    """Return the value that this text stands for. Raises `BadSetup`."""
    typed = plain(text)
    for value in option.values:
        if typed in _spellings(value):
            return value
    if is_open(option.values) and (not typed or typed in option.values):
        return typed or option.default
    if option.refusal:
        raise BadSetup(option.refusal)
    raise BadSetup(N_("The option “{name}” cannot be “{value}”."), name=name, value=quoted(text))


def _spellings(value: object) -> tuple[str, ...]:
    if value is True:
        return ("true", "1", "on", "yes")
    if value is False:
        return ("false", "0", "off", "no")
    return (str(value).lower(),)
