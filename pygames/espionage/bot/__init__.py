"""How Espionage is played well: `BOT` is what the general bots think with."""

from pygames.espionage.bot.brain import EspionageBrain

__all__ = ["BOT"]

BOT = EspionageBrain()
