"""How Lost Patrol is played well: `BOT` is what the general bots think with."""

from pygames.lost_patrol.bot.brain import LostPatrolBrain

__all__ = ["BOT"]

BOT = LostPatrolBrain()
