"""Espionage: two masked armies, spies that unmask them, volcanoes in between."""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="espionage",
    code="e",
    version=1,
    title=N_("Espionage"),
    seats=(2,),
    pitch=N_("Two masked armies feel their way towards each other’s headquarters."),
    minutes=30,
    package=__name__,
    rules="pygames.espionage.game",
    board="pygames.espionage.board",
    bot="pygames.espionage.bot",
    strongest=5,
    lesson="pygames.espionage.lesson",
    sketch="pygames.espionage.sketch",
    puzzle="pygames.espionage.puzzle",
    fair="pygames.espionage.fair",
    progress=N_("Pieces left: {first} to {second}"),
)
