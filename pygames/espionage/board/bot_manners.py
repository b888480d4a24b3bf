"""How the bots of Espionage play, level by level."""

from pygames.core.language import N_

__all__ = ["BOT_MANNERS"]

BOT_MANNERS = (
    N_("Forgets pieces that its spies have seen, and often makes the second-best move."),
    N_("Remembers every piece, but thinks only of its next move."),
    N_("Plays its best moves on against armies that you may have."),
    N_("Guesses your masked pieces from how they have moved."),
    N_("Does the same against many more armies."),
)
