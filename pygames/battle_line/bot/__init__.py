"""How Battle Line is played well: `BOT` is what the general bots think with."""

from pygames.battle_line.bot.brain import BattleLineBrain

__all__ = ["BOT"]

BOT = BattleLineBrain()
