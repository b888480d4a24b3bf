"""The playing knowledge of Battle Line for the general bots: `BOT`."""

from pygames.battle_line.bot.brain import candidates, determinize, evaluate, rollout
from pygames.battle_line.bot.reasons import reasons
from pygames.bots.brain import Brain

__all__ = ["BOT"]

BOT = Brain(
    candidates=candidates,
    determinize=determinize,
    rollout=rollout,
    evaluate=evaluate,
    reasons=reasons,
    hard=frozenset(("play",)),
)
