"""What one mostly wants, as the large button: the best target, and whom to heal.

It stands before the ways out, such as to hold one's fire.
"""

from collections.abc import Sequence

from pygames.core.language import N_, _
from pygames.deep_space_wars.analysis.charge import Rush
from pygames.deep_space_wars.analysis.matchup import Matchup
from pygames.deep_space_wars.board.drafts.marching import STANDING
from pygames.deep_space_wars.board.drawing.figures import figure_element, squad_element, squad_of
from pygames.deep_space_wars.board.guidance.odds import Prospect, prospects
from pygames.deep_space_wars.board.guidance.parting import best_of, parting
from pygames.deep_space_wars.board.picks import END_TURN, HOLD, REFRAIN, STAY
from pygames.deep_space_wars.engine.moves import Heal
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps.aftermath import dearest
from pygames.deep_space_wars.wording import squad_name, squad_number
from pygames.table.board import READY, Sight

__all__ = ["SELDOM", "best_target", "shortcuts"]

SELDOM = frozenset((END_TURN, HOLD, REFRAIN, STANDING, STAY))
"""Ways out: as long as there is anything else to do, none of them is the large button."""

_AT = {
    "snap": N_("Fire at {squad}"),
    "defend": N_("Fire at {squad}"),
    "charge": N_("Charge {squad}"),
    "engage": N_("Fight {squad}"),
}


def shortcuts(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return the element that is mostly wanted, and the text of its button."""
    decision, view = sight.decision, sight.view
    if decision is None:
        return ()
    if decision.name == "heal":
        return _healing(sight)
    if decision.name == "march":
        return _sending_off(sight)
    target = best_target(sight) if decision.name in _AT else None
    if target is None:
        return ()
    return [(squad_element(target), _(_AT[decision.name], squad=squad_name(view, target)))]


def best_target(sight: Sight[State]) -> int | None:
    """Return the squad that an attack promises most against, None if there is none to choose."""
    found = prospects(sight)
    offered = [it for it in sight.next if (squad := squad_of(it)) is not None and squad in found]
    squads = sorted(squad for it in offered if (squad := squad_of(it)) is not None)
    return max(squads, key=lambda squad: _promise(found[squad]), default=None)


def _promise(prospect: Prospect) -> float:
    """Return what an attack promises, in points or, in a charge, as its chance to arrive."""
    match prospect:
        case Matchup():
            return prospect.expected.points
        case Rush():
            return prospect.chance
    return 0.0


def _sending_off(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return whom to fire at from where the squad comes to."""
    gone = parting(sight)
    if gone is None or not gone.targets or READY not in sight.next:
        return ()
    target = best_of(gone.view, gone.targets)
    return [(squad_element(target), _("Fire at {n}", n=squad_number(target)))]


def _healing(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return the dearest figure that can be healed."""
    assert sight.decision is not None
    each = [it for it in sight.decision.moves if isinstance(it, Heal)]
    offered = [it for it in each if figure_element(it.casualty) in sight.next]
    if not offered:
        return ()
    figure = dearest(sight.view, offered).casualty
    squad = squad_name(sight.view, sight.view.roster.squad_of[figure])
    return [(figure_element(figure), _("Heal {squad}", squad=squad))]
