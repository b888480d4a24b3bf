"""How Battle Line is played well: `BOT` is what the general bots think with."""

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
