"""Espionage for the general bots: the record `BOT`."""

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
    # There are many choices, each of small effect: so the temperatures are low. The nodes of the
    # top levels take about 20 and 60 ms a move in CPython. Longer rollouts help more than
    # additional ones.
    levels={
        1: LEVELS[1]._replace(temperature=0.025),
        2: LEVELS[2]._replace(temperature=0.008),
        3: LEVELS[3]._replace(temperature=0.005, top=5, nodes=60),
        4: LEVELS[4]._replace(plies=3, nodes=180),
        5: LEVELS[5]._replace(plies=3, nodes=720),
    },
)
