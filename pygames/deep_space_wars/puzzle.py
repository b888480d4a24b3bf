"""What the puzzles of Deep Space Wars ask."""

from pygames.core.language import N_
from pygames.puzzles.quiz import Quiz

__all__ = ["QUIZ"]

QUIZ = Quiz({"act": N_("Which squad strikes now, and how: does it shoot or charge?")})
