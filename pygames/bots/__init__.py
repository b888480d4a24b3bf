"""Players that know no game; a game's own playing knowledge is in its bot module."""

from pygames.bots.brain import Brain, Candidate, Thought
from pygames.bots.budget import Budget
from pygames.bots.levels import LEVELS, Level
from pygames.bots.move_choice import choose, think

__all__ = ["LEVELS", "Brain", "Budget", "Candidate", "Level", "Thought", "choose", "think"]
