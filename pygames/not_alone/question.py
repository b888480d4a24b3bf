"""A question: what a player is asked in a decision, and what picks answer."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from pygames.core.game import Decision
from pygames.core.language import N_, ngettext
from pygames.core.steps import Ask
from pygames.not_alone.moves import Nothing, Take
from pygames.not_alone.position import Position

__all__ = ["Prompt", "Question", "about", "ask_to_discard", "ask_to_take", "has", "more"]

Prompt: TypeAlias = Callable[[Position, Decision, int], str]
"""(position, decision, how much of it is picked) -> one sentence in the imperative, translated."""


class Question(NamedTuple):
    """What somebody is asked: one row, beside what asks it."""

    name: str
    """The name of the decision, by which programs know it."""
    prompt: str | Prompt = ""
    """What is asked: a sentence to be translated, or what says it. "": what is asked wherever moves
    of this kind are made."""
    picks: Mapping[str, type] = MappingProxyType({})
    """Kind of element -> the kind of move that picking some means, whether it is legal or not."""
    open: bool = False
    """Whether the answer needs no look at a hand: it can be given on the open table."""
    doing: str = N_("{name} is choosing")
    """What the others are told meanwhile."""
    buttons: Mapping[str, str] = MappingProxyType({})
    """What can be decided -> the text of its button, if it is not the usual one."""
    refuse: Callable[[Position, int, int], str | None] | None = None
    """(position, seat, Place card) -> why its power is out of reach, where one is copied."""


# --- what prompts are made of ----------------------------------------------------------------


def has(decision: Decision, *kinds: type) -> bool:
    """Whether there is a move of one of these kinds."""
    return any(isinstance(move, kinds) for move in decision.moves)


def about(state: Position) -> int:
    """Return what the step that asks is about, where that is a number."""
    step = state.steps[-1]
    assert isinstance(step, Ask)
    assert isinstance(step.args[0], int)
    return step.args[0]


def more(left: int) -> str:
    """Ask for so many picks more."""
    return ngettext("Choose {n} more", "Choose {n} more", left)


def ask_to_take(_state: Position, decision: Decision, picked: int) -> str:
    """Ask for Place cards of the discard."""
    sizes = [move.size for move in decision.moves if isinstance(move, Take)]
    most = max(sizes)
    exactly = min(sizes) == most
    if picked and exactly:
        return more(most - picked)
    if picked:
        return ngettext(
            "Choose {n} more, or finish",
            "Choose up to {n} more, or finish",
            most - picked,
        )
    if exactly and not has(decision, Nothing):
        return ngettext(
            "Take {n} card back from your discard", "Take {n} cards back from your discard", most
        )
    return ngettext(
        "Take up to {n} card back from your discard",
        "Take up to {n} cards back from your discard",
        most,
    )


def ask_to_discard(_state: Position, decision: Decision, picked: int) -> str:
    """Ask for Place cards of the hand."""
    count = decision.moves[-1].size
    if picked:
        return more(count - picked)
    return ngettext("Discard {n} card from your hand", "Discard {n} cards from your hand", count)
