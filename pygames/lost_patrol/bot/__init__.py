"""The playing knowledge of Lost Patrol, for the general bots: `BOT`."""

from pygames.bots.brain import Brain
from pygames.bots.levels import LEVELS
from pygames.lost_patrol.bot.brain import candidates, determinize, evaluate, rollout
from pygames.lost_patrol.bot.reasons import reasons

__all__ = ["BOT"]

BOT = Brain(
    candidates=candidates,
    determinize=determinize,
    rollout=rollout,
    evaluate=evaluate,
    reasons=reasons,
    # In the others the static evaluation is exact, or the few rollouts that there is time for would
    # tell more of the tiles and dice to come than of the choice.
    hard=frozenset(("scout_act", "lurker_act", "lurker_step", "split")),
    # A round consists of many small choices that matter little one by one, so the temperatures
    # are low. A node is a rollout of a phase or two, about 1 ms in CPython.
    levels={
        1: LEVELS[1]._replace(temperature=0.04, memory=2),
        2: LEVELS[2]._replace(temperature=0.008),
        3: LEVELS[3]._replace(temperature=0.002, top=4, plies=99, nodes=24),
        4: LEVELS[4]._replace(top=6, plies=99, prior=3, nodes=100),
        5: LEVELS[5]._replace(top=10, plies=99, prior=3, nodes=400),
    },
)
