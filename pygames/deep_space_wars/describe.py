"""Moves in words: as the text of a button, and as the log tells them to others and to oneself."""

from pygames.core.language import Name
from pygames.deep_space_wars.engine.moves import Move
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.narration import SENTENCES
from pygames.deep_space_wars.narration.dice import doer
from pygames.deep_space_wars.narration.line import ORDER, REMINDER, Voice, logged
from pygames.deep_space_wars.narration.toll import with_toll

__all__ = ["describe", "doer", "narrate", "remind"]


def describe(move: Move, state: State) -> str:
    """Return the text of a button that makes the move. `state`: the one before the move."""
    return _said(move, state, ORDER)


def narrate(move: Move, state: State, who: Name) -> str:
    """Return what the log says. `state`: the one before the move, `who`: who made it."""
    return with_toll(_said(move, state, logged(who)), move, state)


def remind(move: Move, state: State) -> str:
    """Return what the log says to the player who made the move. `state`: the one before it."""
    return with_toll(_said(move, state, REMINDER), move, state)


def _said(move: Move, state: State, voice: Voice) -> str:
    return SENTENCES[type(move)](move, state, voice)
