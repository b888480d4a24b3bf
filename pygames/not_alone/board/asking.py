"""What prompts are made of: what is asked, and what has been picked of it."""

from collections.abc import Callable
from typing import TypeAlias

from pygames.core.game import Decision
from pygames.core.language import ngettext
from pygames.not_alone.pieces import SURVIVAL
from pygames.not_alone.state import State
from pygames.not_alone.steps import Ask
from pygames.not_alone.wording import card_title
from pygames.table.board import Sight

__all__ = ["Prompt", "about", "being_played", "has", "more"]

Prompt: TypeAlias = Callable[[Sight[State], Decision], str]
"""(what is seen, what is asked) -> one sentence in the imperative."""


def has(decision: Decision, *kinds: type) -> bool:
    """Whether there is a move of one of these kinds."""
    return any(isinstance(move, kinds) for move in decision.moves)


def about(state: State) -> int:
    """Return what the step that asks is about, where that is a number."""
    step = state.steps[-1]
    assert isinstance(step, Ask)
    assert isinstance(step.args[0], int)
    return step.args[0]


def more(left: int) -> str:
    """Ask for so many picks more."""
    return ngettext("Choose {n} more", "Choose {n} more", left)


def being_played(state: State, seat: int) -> str:
    """Name the card that a seat has just played."""
    hunting = seat == state.creature
    return card_title(state.turn.in_play[-1].acts_as if hunting else state.used[SURVIVAL][-1])
