"""How the bots of Deep Space Wars play, level by level."""

from pygames.core.language import N_

__all__ = ["BOT_MANNERS"]

BOT_MANNERS = (
    N_("Does not see cover, and often misses the best action."),
    N_("Sees cover and odds, but thinks only of its next action."),
    N_("Weighs its best actions against what you may answer."),
    N_("Plays its turn on, then yours, with the losses that are to be expected."),
)
