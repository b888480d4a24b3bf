"""What the puzzles of Espionage ask."""

from pygames.core.language import N_
from pygames.puzzles.quiz import Quiz

__all__ = ["QUIZ"]

QUIZ = Quiz({"move": N_("Which piece moves now, and where to?")})
