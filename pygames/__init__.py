"""Tabletop games as pure-Python rules engines: the public API."""

from pygames import battle_line, espionage, lost_patrol
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

GAMES: dict[str, Game] = {
    game.id: game for game in (battle_line.GAME, espionage.GAME, lost_patrol.GAME)
}

for _game in GAMES.values():
    registry.install(_game)
for _package in (battle_line, espionage, lost_patrol):
    language.include(_package.__name__)
