"""Deep Space Wars: still to come."""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="deep-space-wars",
    code="d",
    version=1,
    title=N_("Deep Space Wars"),
    seats=range(2, 5),
    pitch=N_("Squads, dice and a measure: war games on a bare table."),
    minutes=60,
    package=__name__,
)
