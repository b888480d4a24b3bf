"""How Espionage is played well: `BOT` is what the general bots think with."""

from pygames.bots.brain import Brain
from pygames.bots.levels import LEVELS
from pygames.espionage.bot.brain import candidates, determinize, evaluate, rollout
from pygames.espionage.bot.reasons import reasons
from pygames.espionage.state import State

__all__ = ["BOT"]

BOT: Brain[State] = Brain(
    candidates=candidates,
    determinize=determinize,
    rollout=rollout,
    evaluate=evaluate,
    reasons=reasons,
    mixed=frozenset(("place",)),
    hard=frozenset(("move",)),
    # Choices are many, and each decides about little: so the temperatures are low. Nodes of about
    # 20 and 60 ms a move in CPython. Looking further ahead helps more than looking more often.
    levels={
        1: LEVELS[1]._replace(temperature=0.02),
        2: LEVELS[2]._replace(temperature=0.008),
        3: LEVELS[3]._replace(temperature=0.005, top=5, nodes=60),
        4: LEVELS[4]._replace(plies=3, nodes=180),
    },
)
