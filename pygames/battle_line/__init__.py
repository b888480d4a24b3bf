"""Battle Line: nine fronts, sixty troops, ten tactics cards, two players."""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="battle-line",
    code="b",
    version=1,
    title=N_("Battle Line"),
    seats=(2,),
    pitch=N_("Win the ridge: nine duels of three cards, each won by proof."),
    minutes=20,
    package=__name__,
    rules="pygames.battle_line.game",
    board="pygames.battle_line.board",
    bot="pygames.battle_line.bot",
    strongest=5,
    lesson="pygames.battle_line.lesson",
    sketch="pygames.battle_line.sketch",
    puzzle="pygames.battle_line.puzzle",
    fair="pygames.battle_line.fair",
    progress=N_("Fronts: {first} to {second}"),
)
