"""What the puzzles of Battle Line ask."""

from pygames.core.language import N_
from pygames.puzzles.quiz import Quiz

__all__ = ["QUIZ"]

QUIZ = Quiz({"play": N_("Which card wins you the most, and at which front?")})
