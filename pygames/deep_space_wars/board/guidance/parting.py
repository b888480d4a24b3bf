"""What sends off a squad that is laid out besides the button: a touch on another, which goes next,
or on an enemy, at whom it fires from where it comes to (DSW-122).
"""

from collections.abc import Sequence
from typing import NamedTuple

from pygames.core.game import IllegalMove
from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.board.drafts.marching import STANDING, march_laid
from pygames.deep_space_wars.board.picks import squad_at
from pygames.deep_space_wars.engine.moves import Snap
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Snapping, Stride
from pygames.deep_space_wars.forces import actions
from pygames.table.board import AT, READY, Sight

__all__ = ["Parting", "best_of", "leaves", "parting"]


class Parting(NamedTuple):
    """A squad that has gone where it is laid out, and whom it may fire at from there."""

    view: State
    targets: Sequence[int]


def leaves(sight: Sight[State], element: str) -> str:
    """Return the button that a touch on another squad presses first, "" if it presses none."""
    step = sight.view.steps[-1] if sight.view.steps else None
    if not isinstance(step, Stride) or step.action == actions.CHARGE or AT not in sight.next:
        return ""
    view, squad = sight.view, squad_at(sight.view, element.partition("@")[0])
    waiting = {it for it in view.squads_of(view.active) if view.able_in(it)} - view.marked
    if squad in waiting - {step.squad}:
        return READY
    if squad is not None and (gone := parting(sight)) and squad in gone.targets:
        return READY if READY in sight.next else STANDING
    return ""


def parting(sight: Sight[State]) -> Parting | None:
    """Return what a squad that is laid out may fire at once it is sent off, None if it may not."""
    step = sight.view.steps[-1] if sight.view.steps else None
    if not isinstance(step, Stride) or step.action != actions.WALK or AT not in sight.next:
        return None
    after, seat = sight.view.copy(), sight.view.active
    try:
        after.apply(march_laid(sight.view, sight.layout), seat)
    except IllegalMove:  # it is scattered yet
        return None
    if not after.steps or not isinstance(after.steps[-1], Snapping):
        return None
    asked = next(it for it in after.decisions if it.seat == seat)
    return Parting(after, [it.target for it in asked.moves if isinstance(it, Snap)])


def best_of(view: State, targets: Sequence[int]) -> int:
    """Return the one of these squads against which snap shots promise most."""
    squad = view.steps[-1].squad

    def worth(target: int) -> float:
        found = volley(view, squad, target, snap=True)
        return found.expected.points if found else 0.0

    return max(targets, key=worth)
