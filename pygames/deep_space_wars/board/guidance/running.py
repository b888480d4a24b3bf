"""What dragging a squad means besides a walk: farther than that it runs, onto an enemy it charges,
and it goes through difficult terrain where the way round does not lead there.

The dice fall when it is let go, and that is said before (DSW-119, DSW-121, DSW-165).
"""

from math import isqrt

from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.board.drafts.marching import Tried, formation_of, tried_in
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_element
from pygames.deep_space_wars.board.picks import action_element
from pygames.deep_space_wars.engine.legal_actions import why_not
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Stride
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.gaits import run, walk
from pygames.geometry.plane import Point, squared
from pygames.table.board import Path, Sight

__all__ = ["EXPECTED", "charged", "instead", "meant_by", "tried_going"]

EXPECTED = 3
"""What the die of a run is drawn with: rather less than its average, so that nobody is promised
more than they get."""
_HINDERED = 4
"""What the die for difficult terrain is drawn with, which is rather more, likewise."""
_BEYOND = INCH
"""How much farther than a walk a squad has to be dragged to run, and from where the way round has
to end to go through difficult terrain, if that leads nearer."""
_NEARER = INCH // 2
"""By how much at least."""

_goers: dict[tuple[str, bool], tuple[object, Formation]] = {}
"""The squad that is held, as if it went in another way: its ways are looked for only once."""


def instead(sight: Sight[State], held: str, x: int, y: int) -> Path:
    """Return the picks of another order, if letting go at this point means one, not a walk."""
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
    order = meant_by(view, (x, y))
    if order == Act(squad, actions.WALK):
        return ()
    return squad_element(squad), action_element(order.action, order.rough)


def meant_by(view: State, point: Point) -> Act:
    """Return how the squad that is held goes to a point: it walks, or runs, or through difficult
    terrain.
    """
    step = view.steps[-1]
    assert isinstance(step, Stride)
    far = step.gait.reach + _BEYOND
    away = squared(view.places[view.leaders[step.squad]], point) > far * far
    runs = away and why_not(view, Act(step.squad, actions.RUN)) is None
    order = Act(step.squad, actions.RUN if runs else actions.WALK)
    through = order._replace(rough=True)
    round_it = tried_going(view, point, order)
    missed = squared(round_it.goal, point)
    if (not round_it.faults and missed <= _BEYOND * _BEYOND) or why_not(view, through):
        return order
    found = tried_going(view, point, through)
    nearer = round_it.faults or isqrt(squared(found.goal, point)) + _NEARER < isqrt(missed)
    return through if found.paths and not found.faults and nearer else order


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


def tried_going(view: State, point: Point, order: Act) -> Tried:
    """Return where the squad that is held would come to like this, with what its dice are expected
    to show.
    """
    squad, how = order.squad, (order.action, order.rough)
    if how == (actions.WALK, False):
        return tried_in(formation_of(view), {}, view.leaders[squad], point)
    key = squad, view.field, tuple(view.places), tuple(view.conditions)
    if how not in _goers or _goers[how][0] != key:
        card = view.roster.squads[squad].card
        die = min(_HINDERED, card.speed - 1) if order.rough else None
        gait = run(card, EXPECTED, die) if order.action == actions.RUN else walk(card, die)
        _goers[how] = key, Formation(view.copy(), squad, gait)
    return tried_in(_goers[how][1], {}, view.leaders[squad], point)
