"""Moves in words: a module for each part of the rules, each with a table of its `SENTENCES`."""

from pygames.deep_space_wars.narration import (
    attacks,
    dice,
    ladders,
    landscaping,
    moving,
    setting_up,
    turns,
)
from pygames.deep_space_wars.narration.line import Sentences

__all__ = ["SENTENCES"]

SENTENCES: Sentences = {
    **landscaping.SENTENCES,
    **setting_up.SENTENCES,
    **turns.SENTENCES,
    **moving.SENTENCES,
    **ladders.SENTENCES,
    **attacks.SENTENCES,
    **dice.SENTENCES,
}
"""What is said of each type of move, in the state before it."""
