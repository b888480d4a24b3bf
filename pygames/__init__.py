"""Tabletop games as pure-Python rules engines: the public API."""

from importlib import import_module

from pygames.core import language, registry
from pygames.core.codec import BadLink
from pygames.core.game import CHANCE, REFEREE, BadSetup, Decision, Game, IllegalMove, Outcome
from pygames.core.log import Entry, Setup, replay
from pygames.core.match import Match

__all__ = [
    "CHANCE",
    "GAMES",
    "REFEREE",
    "BadLink",
    "BadSetup",
    "Decision",
    "Entry",
    "Game",
    "IllegalMove",
    "Match",
    "Outcome",
    "Setup",
    "replay",
]

_FOLDERS = (
    "battle_line",
    "espionage",
    "lost_patrol",
    "not_alone",
    "deep_space_wars",
)
"""Each game is a folder here and one line in this list: nothing else names it."""

_described: list[Game] = [import_module(f"pygames.{folder}").GAME for folder in _FOLDERS]

GAMES: dict[str, Game] = {game.id: game for game in _described}
"""The games, by id."""

for _game in _described:
    language.include(_game.package)
    registry.install(_game)
