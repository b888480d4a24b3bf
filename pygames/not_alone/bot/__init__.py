"""The playing knowledge of Not Alone, for the general bots: `BOT`."""

from pygames.bots.brain import Brain
from pygames.bots.levels import Level
from pygames.not_alone.bot.brain import candidates
from pygames.not_alone.bot.evaluation import evaluate
from pygames.not_alone.bot.reasons import reasons

__all__ = ["BOT"]

_NAMES = frozenset(("explore", "stalk", "window", "first", "hunt", "tokens"))

BOT = Brain(
    candidates=candidates,
    evaluate=evaluate,
    reasons=reasons,
    hard=_NAMES,
    levels={
        1: Level(temperature=0.02, memory=2, insight=0),
        2: Level(temperature=0.01, lapse=0.025, insight=1),
        3: Level(temperature=0.0),
        4: Level(temperature=0.0, insight=3),
    },
)
