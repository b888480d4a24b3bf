"""The playing knowledge of Battle Line for the general bots: `BOT`."""

from pygames.battle_line.bot.brain import candidates, determinize, evaluate, rollout
from pygames.battle_line.bot.reasons import reasons
from pygames.bots.brain import Brain
from pygames.bots.levels import LEVELS

__all__ = ["BOT"]

BOT = Brain(
    candidates=candidates,
    determinize=determinize,
    rollout=rollout,
    evaluate=evaluate,
    reasons=reasons,
    hard=frozenset(("play",)),
    # A match is lost by a few bad plays, so nobody above the first level makes one that is plain.
    levels={
        **LEVELS,
        2: LEVELS[2]._replace(temperature=0.075, lapse=0.06),
        3: LEVELS[3]._replace(temperature=0.04, lapse=0.035),
        4: LEVELS[4]._replace(plies=2, nodes=100),
        5: LEVELS[5]._replace(plies=3),
    },
)
