"""Not Alone: still to come."""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="not-alone",
    code="a",
    version=1,
    title=N_("Not Alone"),
    seats=range(2, 8),
    pitch=N_("Stranded on a planet with something that guesses where you hide."),
    minutes=45,
    package=__name__,
)
