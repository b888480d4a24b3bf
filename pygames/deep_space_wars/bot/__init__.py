"""The playing knowledge of Deep Space Wars, for the general bots: `BOT`."""

from pygames.bots.brain import Brain
from pygames.bots.levels import LEVELS
from pygames.deep_space_wars.bot.ahead import ahead
from pygames.deep_space_wars.bot.brain import candidates, evaluate, search
from pygames.deep_space_wars.bot.reasons import reasons

__all__ = ["BOT"]

BOT = Brain(
    candidates=candidates,
    evaluate=evaluate,
    search=search,
    reasons=reasons,
    ahead=ahead,
    hard=frozenset(("act", "march", "aim", "charge", "snap", "bomb", "flame", "engage")),
    # A battle consists of a hundred small choices, so the temperatures are low. Levels 2 and 3
    # often take a move that is nearly as good, but none that anybody sees to be worse. A node is a
    # turn that is played on with expected losses.
    levels={
        1: LEVELS[1]._replace(temperature=0.1, lapse=0.38, memory=None),
        2: LEVELS[2]._replace(temperature=0.08, lapse=0.08),
        3: LEVELS[3]._replace(temperature=0.029, lapse=0.062, top=4, plies=1),
        4: LEVELS[4]._replace(top=8, plies=2),
    },
)
