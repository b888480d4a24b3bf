"""The measuring tape: how far it is between two points, and what lies between them."""

from math import isqrt
from typing import NamedTuple

from pygames.core.language import _
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_of
from pygames.deep_space_wars.board.drawing.outlines import outline
from pygames.deep_space_wars.board.guidance.sightlines import label_on
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.board.scene import shown
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.positions.lines import cover, sees, target_number
from pygames.deep_space_wars.positions.position import AWAY, Position
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point, Shape, squared
from pygames.table.board import Aim, Sight, spot, spot_of
from pygames.table.markup import render

__all__ = ["measure"]

_FINGER = 6
"""In ticks: this far beside a base one still means its figure."""


class _End(NamedTuple):
    """An end of the tape: a point of the table, and who stands there."""

    point: Point
    figure: int | None
    radius: int


def measure(sight: Sight[State], one: str, other: str) -> Aim | None:
    """Measure between two elements: squads, figures or points; None where one is nowhere.

    Who points at a base means the centre of its figure.
    """
    view = shown(sight).view
    start, end = _end(view, one), _end(view, other)
    if start is None or end is None:
        return None
    line = start.point, end.point
    square = squared(*line)
    length = isqrt(square << 16)
    is_seen = _sees(view, start, end)
    number = _number(view, start, end, square) if is_seen else 0
    behind = _cover(view, start, end) if is_seen else 0
    drawn = render(
        "deep_space_wars/tape.svg",
        ends=[start, end],
        is_seen=is_seen,
        label=label_on(line, length, number, behind),
        walls=[] if is_seen else [*map(outline, _walls(view, *line))],
    )
    told = [_between(view, start, end, inches(length))]
    told.append(_("in sight") if is_seen else _("out of sight"))
    if number:
        told.append(_("hit on {n} or less", n=number))
    if behind:
        told.append(_("cover {n}", n=behind))
    return Aim(spot(*end.point), drawn, _(", ").join(told))


def _end(position: Position, element: str) -> _End | None:
    """Return the end of the tape that an element stands for."""
    figure, squad, point = figure_of(element), squad_of(element), spot_of(element)
    if squad is not None and squad < len(position.leaders):
        figure = position.leaders[squad]
    if point is not None:
        x, y = (min(max(at, 0), TABLE) for at in point)
        figure = _standing(position, (x, y))
        if figure is None:
            return _End((x, y), None, 0)
    if figure is None or figure >= len(position.places) or position.conditions[figure] == AWAY:
        return None
    return _End(position.places[figure], figure, position.roster.radius[figure])


def _standing(position: Position, point: Point) -> int | None:
    """Return the figure at a point, the nearest if there are several."""
    there = [
        (square, figure)
        for figure, place in enumerate(position.places)
        if position.conditions[figure] != AWAY
        and (square := squared(place, point)) <= (position.roster.radius[figure] + _FINGER) ** 2
    ]
    return min(there)[1] if there else None


# --- what lies between ---------------------------------------------------------------------------


def _sees(position: Position, start: _End, end: _End) -> bool:
    """Whether one sees from the start to the end (DSW-133, GEO-7)."""
    if start.figure is not None and end.figure is not None:
        return sees(position, start.figure, end.figure)
    flies = position.roster.flies
    if any(it.figure is not None and flies[it.figure] for it in (start, end)):
        return True
    return not position.field.blocks(start.point, end.point)


def _walls(position: Position, a: Point, b: Point) -> list[Shape]:
    """Return what blocks the sight from a to b."""
    return [
        zone.shape
        for zone in position.field.zones
        if zone.terrain.blocks_sight
        and zone.shape.crosses(a, b)
        and not (zone.shape.contains(a) or zone.shape.contains(b))
    ]


def _cover(position: Position, start: _End, end: _End) -> int:
    """Return the cover at the end against who stands at the start (DSW-140)."""
    if start.figure is not None and end.figure is not None:
        return cover(position, start.figure, end.figure)
    return position.field.cover(start.point, start.radius, end.point, end.radius)


def _number(position: Position, start: _End, end: _End, square: int) -> int:
    """Return the target number of a shot along the tape, 0 where none can hit (DSW-131)."""
    if start.figure is None or end.figure is None:
        return 0
    squads, squad_of_figure = position.roster.squads, position.roster.squad_of
    shooter, target = squad_of_figure[start.figure], squad_of_figure[end.figure]
    if not position.are_enemies(shooter, target):
        return 0
    return target_number(squads[shooter].card, square)


def _between(position: Position, start: _End, end: _End, length: str) -> str:
    """Return how far it is, and between which squads."""
    each = [it.figure for it in (start, end) if it.figure is not None]
    names = [squad_name(position, position.roster.squad_of[figure]) for figure in each]
    if len(names) == 2:
        return _("{one} to {other}: {distance}", one=names[0], other=names[1], distance=length)
    if names:
        return _("{one}: {distance}", one=names[0], distance=length)
    return length
