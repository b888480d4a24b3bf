"""How the bots of Battle Line play, level by level."""

from pygames.core.language import N_

__all__ = ["BOT_MANNERS"]

BOT_MANNERS = (
    N_("Forgets which cards have been played, and often plays the second-best one."),
    N_("Counts the cards, but thinks only of the one that it plays."),
    N_("Tries its best cards against hands that you may hold."),
    N_("Works out from what you have played what you may hold."),
    N_("Does the same against many more hands, and further ahead."),
)
