"""Points that a bomb or a flame can be aimed at, and what it would cover there."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.plane import Point
from pygames.deep_space_wars.board.prompts import label
from pygames.deep_space_wars.course.attack_steps import Bombing, Flaming
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.figures.templates import BOMB, flame
from pygames.table.board import Sight, spot_of

__all__ = ["targets"]


class _Target(NamedTuple):
    """A point, and the discs that its weapon covers: (x, y), radius."""

    attrs: Markup
    discs: Sequence[tuple[Point, int]]


def targets(sight: Sight[State]) -> list[_Target]:
    """Return the points that can be picked."""
    view = sight.view
    step = view.steps[-1] if view.steps else None
    if not isinstance(step, Bombing | Flaming):
        return []
    start, found = view.places[step.figure], []
    for element in sorted(sight.next.union(sight.picked)):
        point = spot_of(element)
        if point is not None:
            way = point[0] - start[0], point[1] - start[1]
            discs = flame(start, way) if isinstance(step, Flaming) else [(point, BOMB)]
            found.append(_Target(sight.attrs(element, label(view, element)), discs))
    return found
