"""What the puzzles of Lost Patrol ask."""

from pygames.core.language import N_
from pygames.puzzles.quiz import Quiz

__all__ = ["QUIZ"]

QUIZ = Quiz({"scout_act": N_("Which action of which Scout helps the patrol most?")})
