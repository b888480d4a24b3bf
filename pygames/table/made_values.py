"""Values of options that players have made at a table and kept under a name, for later set-ups.

Which options those are says `Rules.made`; a battlefield, for one.
"""

from collections.abc import Mapping
from typing import TypeAlias

from pygames.core.game import Game, State
from pygames.core.language import _
from pygames.table.parsers import Odd, lenient, mapping, name, text

__all__ = ["MADE", "MOST", "MadeValues", "called", "kept", "making", "merged", "sound", "with_kept"]

MADE = "made"
"""The settings' key for it."""
MOST = 12
"""At most this many values of an option are kept."""
_VALUE = text(1000)
_KEY = text(60)
_MANY = 100
"""More than the games there are, and the options that any of them has."""

MadeValues: TypeAlias = Mapping[str, Mapping[str, str]]
"""Option -> name -> value: what is kept of a game."""


def sound(value: object) -> dict[str, dict[str, dict[str, str]]]:
    """Read what is kept of all games. Raises `Odd`."""
    games = mapping(_KEY, mapping(_KEY, mapping(_named, _VALUE, _MANY), _MANY), _MANY)
    return games(value)


def _named(value: object) -> str:
    if not (found := name(value)):
        raise Odd("no name")
    return found


def kept(settings: Mapping[str, object], game: str) -> dict[str, dict[str, str]]:
    """Return what is kept of a game in these settings."""
    return _games(settings).get(game, {})


def _games(settings: Mapping[str, object]) -> dict[str, dict[str, dict[str, str]]]:
    return lenient(sound, dict[str, dict[str, dict[str, str]]]())(settings.get(MADE))


def with_kept(settings: Mapping[str, object], game: str, made: MadeValues) -> dict[str, object]:
    """Return the settings with this in place of what is kept of a game."""
    return {**settings, MADE: {**_games(settings), game: made}}


def merged(mine: Mapping[str, object], theirs: Mapping[str, object]) -> dict[str, object]:
    """Return my settings with what they have kept added, as far as there is room."""
    settings = dict(mine)
    for game in _games(theirs):
        both = kept(mine, game)
        for option, values in kept(theirs, game).items():
            here = both.setdefault(option, {})
            for called, value in values.items():
                if len(here) < MOST and called not in here and value not in here.values():
                    here[called] = value
        settings = with_kept(settings, game, both)
    return settings


def making(game: Game, view: State) -> tuple[str, str] | None:
    """Return the option of which players have made a value in a match, and that value."""
    found = ((option, made(view)) for option, made in game.made.items())
    return next((it for it in found if it[1]), None)


def called(game: Game, view: State, kept: MadeValues) -> tuple[str, str] | None:
    """Return the title of what has been made in a match, and the name it is kept under."""
    found = making(game, view)
    if found is None:
        return None
    option, value = found
    names = (name for name, it in kept.get(option, {}).items() if it == value)
    return _(game.options[option].title), next(names, "")
