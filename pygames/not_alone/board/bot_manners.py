"""How the bots of Not Alone play, level by level."""

from pygames.core.language import N_

__all__ = ["BOT_MANNERS"]

BOT_MANNERS = (
    N_("Goes where it likes best, whatever the others may think."),
    N_("Asks itself where the others would like to be, and answers that."),
    N_("Mixes its choices so that nobody can see through it."),
    N_("Mixes them too, but leans towards what answers the others best."),
)
