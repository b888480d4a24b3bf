"""What dragging a squad means besides a walk: farther than that it runs, onto an enemy it charges.

The dice fall when it is let go, and that is said before (DSW-121, DSW-165).
"""

from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.board.drafts.marching import Tried, tried_in
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_element
from pygames.deep_space_wars.board.picks import action_element
from pygames.deep_space_wars.engine.legal_actions import why_not
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.gaits import run
from pygames.geometry.plane import Point, squared
from pygames.table.board import Path, Sight

__all__ = ["EXPECTED", "charged", "instead", "tried_running"]

EXPECTED = 3
"""What the die of a run is drawn with: rather less than its average, so that nobody is promised
more than they get."""
_BEYOND = INCH
"""How much farther than a walk a squad has to be dragged."""

_runners: list[tuple[object, Formation]] = []
"""The squad that is held, as if it ran: ways are looked for only once."""


def instead(sight: Sight[State], held: str, x: int, y: int) -> Path:
    """Return the picks of a run or a charge, if letting go at this point means one, not a walk."""
    step = sight.view.steps[-1] if sight.view.steps else None
    if not isinstance(step, Stride) or step.action != actions.WALK or step.gait.slowed is not None:
        return ()
    view, squad = sight.view, step.squad
    single = any(figure_of(it) is not None for it in (held.partition("@")[0], *sight.picked))
    if not held or single or sight.ghost:  # a ghost says where to go instead
        return ()
    target = charged(view, squad, (x, y))
    if target is not None:
        return squad_element(squad), action_element(actions.CHARGE), squad_element(target)
    far = step.gait.reach + _BEYOND
    start = view.places[view.leaders[squad]]
    if squared(start, (x, y)) <= far * far or why_not(view, Act(squad, actions.RUN)):
        return ()
    return squad_element(squad), action_element(actions.RUN)


def charged(view: State, squad: int, point: Point) -> int | None:
    """Return the enemy squad at a point, if the squad that is held there may reach it."""
    roster = view.roster
    near = ((squared(view.places[it], point), it) for it in view.enemies_of(squad))
    far, figure = min(near, default=(0, None))
    if figure is not None and far > roster.radius[figure] ** 2:
        return None
    if figure is None or why_not(view, Act(squad, actions.CHARGE)):
        return None
    target = roster.squad_of[figure]
    return target if rush(view, squad, target).chance > 0 else None


def tried_running(view: State, point: Point) -> Tried:
    """Return where the squad that is held would run to, with what its die is expected to show."""
    squad = view.steps[-1].squad
    key = squad, view.field, tuple(view.places), tuple(view.conditions)
    if not _runners or _runners[0][0] != key:
        gait = run(view.roster.squads[squad].card, EXPECTED)
        _runners[:] = [(key, Formation(view.copy(), squad, gait))]
    return tried_in(_runners[0][1], {}, view.leaders[squad], point)
