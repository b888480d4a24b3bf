"""Why a move is good, in short sentences to the player who would make it."""

from pygames.core.game import Decision
from pygames.core.language import _
from pygames.not_alone.kinds import Move
from pygames.not_alone.state import State

__all__ = ["reasons"]


def reasons(view: State, decision: Decision, move: Move) -> tuple[str, ...]:
    """Explain why its seat would make this move, in at least one sentence."""
    return (_("This leaves you in the best position."),)
