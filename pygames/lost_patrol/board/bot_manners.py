"""How the bots of Lost Patrol play, level by level."""

from pygames.core.language import N_

__all__ = ["BOT_MANNERS"]

BOT_MANNERS = (
    N_("Often takes the second-best step, with Scouts and Lurkers alike."),
    N_("Takes the best step, but does not look at the tiles and dice after it."),
    N_("Plays on a few times, with tiles and dice that may come."),
    N_("Plays on a hundred times, with tiles and dice that may come."),
    N_("Does the same four times as often."),
)
