"""What those are told who have nothing to decide: what the others are doing."""

from collections.abc import Sequence

from pygames.core.game import Decision
from pygames.core.language import Name, _, listed
from pygames.core.players import is_you
from pygames.not_alone.question_registry import question_of
from pygames.not_alone.state import State

__all__ = ["waiting"]


def waiting(state: State, names: Sequence[str]) -> str:
    """Tell who has nothing to decide what the others are doing."""
    asked = [it for it in state.decisions if it.seat >= 0 and len(it.moves)]
    if not asked:
        return ""
    exploring = [it for it in asked if it.name == "explore"]
    if exploring:
        return _exploring(state, exploring, names)
    decision = asked[0]
    if decision.name == "window":
        return _(
            "Waiting for those who may still play a card: {names}", names=_listed(asked, names)
        )
    if len(asked) > 1:
        return _("Waiting for {names}", names=_listed(asked, names))
    return _doing(decision, names[decision.seat])


def _listed(asked: Sequence[Decision], names: Sequence[str]) -> Name:
    return listed(names[decision.seat] for decision in asked)


def _exploring(state: State, asked: Sequence[Decision], names: Sequence[str]) -> str:
    if len(asked) == len(state.order) > 1:
        return _("The Hunted are choosing their places")
    return _("Choosing where to go: {names}", names=_listed(asked, names))


def _doing(decision: Decision, name: str) -> str:
    if is_you(name):
        return _("Waiting for you")
    return _(question_of(decision.name).doing, name=name)
