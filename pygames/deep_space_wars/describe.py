"""Moves in words: as the text of a button, and as the log tells them to others and to oneself."""

from pygames.deep_space_wars.engine.moves import Move
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.narration import SENTENCES
from pygames.deep_space_wars.narration.dice import doer
from pygames.deep_space_wars.narration.toll import with_toll

__all__ = ["describe", "doer", "narrate", "remind"]


def describe(move: Move, state: State) -> str:
    """Return the text of a button that makes the move. `state`: the one before the move."""
    return SENTENCES[type(move)](move, state).order


def narrate(move: Move, state: State, _who: object = None) -> str:
    """Return what the log says after the name of the player. `state`: the one before the move."""
    return with_toll(SENTENCES[type(move)](move, state).told, move, state)


def remind(move: Move, state: State) -> str:
    """Return what the log says to the player who made the move. `state`: the one before it."""
    return with_toll(SENTENCES[type(move)](move, state).reminded, move, state)
