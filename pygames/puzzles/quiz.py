"""What a game asks in its puzzles, and what it says to answers: `QUIZ` of its module `puzzle`."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from pygames.core.game import Decision, Game

__all__ = ["Quiz", "quiz_of"]


class Quiz(NamedTuple):
    """The questions of a game."""

    questions: Mapping[str, str]
    """Theme, or the name of the decision where the best move is asked for -> the question, a
    message id."""
    offered: Callable[[Decision, str], Sequence[Any]] | None = None
    """(decision, theme) -> the moves that can be an answer. Absent: all."""
    why: Callable[[Any, str, Any, Sequence[str]], str] | None = None
    """(view, theme, move, names) -> why an answer is right or wrong, where it follows from what
    lies open. Absent: a bot says why a move is good."""


def quiz_of(game: Game) -> Quiz:
    """Return what a game asks, which must have puzzles."""
    quiz: Quiz = import_module(game.puzzle).QUIZ
    return quiz
