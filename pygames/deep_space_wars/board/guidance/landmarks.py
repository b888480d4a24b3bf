"""Places worth going to, in words, for whoever does not point at them: at most eight."""

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from pygames.core.language import _
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.board.drafts import deploying, marching
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_of
from pygames.deep_space_wars.board.guidance.bearings import told
from pygames.deep_space_wars.board.scene import lies_of
from pygames.deep_space_wars.board.words import marker_name, terrain_name
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.missions import HILL
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.wording import squad_name
from pygames.geometry.plane import Point, squared
from pygames.table.board import Sight, spot

__all__ = ["landmarks"]

_MOST = 8
_NEAR = 2 * INCH
"""As far as a place may be from the one that is meant."""
_APART = INCH
"""So far places are from each other that are worth telling apart."""


class _Wish(NamedTuple):
    """Where one would like to go."""

    what: str
    point: Point
    exact: bool = True
    """Whether it has to be near that point, and not only on the way there."""


def landmarks(sight: Sight[State]) -> list[tuple[str, str]]:
    """Return the places to which what is held can go: each its id and a sentence."""
    if sight.decision is None:
        return []
    if sight.decision.name == "deploy":
        return _starts(sight)
    return _marches(sight) if sight.decision.name in marching.DECISIONS else []


def _marches(sight: Sight[State]) -> list[tuple[str, str]]:
    view, formation = sight.view, marching.formation_of(sight.view)
    figure = marching.moving(view, sight.picked)
    reached = (
        (place, wish.what)
        for wish in _wishes(view, formation, figure)
        if (place := _reached(formation, figure, wish))
    )
    return _described(formation.position, figure, reached)


def _starts(sight: Sight[State]) -> list[tuple[str, str]]:
    view, decision, layout, picked = sight.view, sight.decision, sight.layout, sight.picked
    squad = squad_of(picked[0]) if picked else None
    if squad is None or decision is None:
        return []
    chosen = figure_of(picked[1]) if len(picked) > 1 else None
    there = deploying.deployed(view, decision.seat, layout)
    figure = there.leaders[squad] if chosen is None else chosen
    tries = (
        (deploying.tried(view, decision.seat, layout, squad, chosen, wish.point), wish)
        for wish in _start_wishes(there, decision.seat, squad)
    )
    reached = (
        (it.goal, wish.what)
        for it, wish in tries
        if not it.faults and squared(it.goal, wish.point) <= _NEAR * _NEAR
    )
    return _described(there, figure, reached)


def _described(
    position: Position, figure: int, found: Iterable[tuple[Point, str]]
) -> list[tuple[str, str]]:
    """Return the first places that are far enough from one another, and what to say of them."""
    start, places = position.places[figure], dict[Point, str]()
    for place, what in found:
        if all(squared(place, at) >= _APART * _APART for at in (start, *places)):
            places[place] = what
        if len(places) == _MOST:
            break
    return [(spot(*place), told(position, figure, place, what)) for place, what in places.items()]


def _reached(formation: Formation, figure: int, wish: _Wish) -> Point | None:
    """Return where the figure comes to that wants to go somewhere, None if not near it."""
    place = (
        wish.point if formation.way(figure, wish.point) else formation.nearest(figure, wish.point)
    )
    if place is None or (wish.exact and squared(place, wish.point) > _NEAR * _NEAR):
        return None
    return place


# --- where to go ---------------------------------------------------------------------------------


def _wishes(view: State, formation: Formation, figure: int) -> Iterator[_Wish]:
    """Yield where one might like to go, the best first."""
    start = view.places[figure]
    foes = _foes(view, formation.squad, start)
    if foes and formation.gait.charges:
        for foe in foes:
            gap = formation.radius + view.roster.radius[foe] + 1
            yield _Wish(_touching(view, foe), _towards(view.places[foe], start, gap))
    yield from _goals(view)
    if foes:
        shelters = _behind_terrain(view, formation.radius, start, view.places[foes[0]])
        yield from islice(shelters, _MOST // 2)
        for foe in foes[:2]:
            name = squad_name(view, view.roster.squad_of[foe])
            far = _towards(start, view.places[foe], formation.gait.reach)
            yield _Wish(_("Towards {squad}", squad=name), far, exact=False)
        name = squad_name(view, view.roster.squad_of[foes[0]])
        back = _towards(start, view.places[foes[0]], -formation.gait.reach)
        yield _Wish(_("Away from {squad}", squad=name), back, exact=False)


def _start_wishes(view: State, seat: int, squad: int) -> Iterator[_Wish]:
    """Yield where a squad might like to start: behind terrain, at an end or in the middle."""
    area, radius = view.start_area_of(seat), view.roster.squads[squad].card.radius
    left, top, right, bottom = (
        bound + inset * radius for bound, inset in zip(area.box, (1, 1, -1, -1), strict=True)
    )
    middle = (left + right) // 2, (top + bottom) // 2
    opposite = TABLE - middle[0], TABLE - middle[1]
    for wish in islice(_behind_terrain(view, radius, middle, opposite), _MOST):
        if area.contains(wish.point):
            yield wish
    wide = right - left > bottom - top
    front, back = (top, bottom) if wide else (left, right)
    if middle[wide] < opposite[wide]:
        front, back = back, front
    if wide:
        names = (_("on the left"), _("in the middle"), _("on the right"))
        along = (left, middle[0], right)
    else:
        names = (_("at the top"), _("in the middle"), _("at the bottom"))
        along = (top, middle[1], bottom)
    for deep, row in ((front, _("In front")), (back, _("At the back"))):
        for at, name in zip(along, names, strict=True):
            yield _Wish(_(", ").join((row, name)), (at, deep) if wide else (deep, at))


def _touching(view: State, foe: int) -> str:
    return _("In contact with {squad}", squad=squad_name(view, view.roster.squad_of[foe]))


def _foes(position: Position, squad: int, start: Point) -> list[int]:
    """Return the nearest figure of each enemy squad, the nearest first."""
    found: dict[int, int] = {}
    for foe in position.nearest_first(start, position.enemies_of(squad)):
        found.setdefault(position.roster.squad_of[foe], foe)
    return [*found.values()]


def _goals(view: State) -> Iterator[_Wish]:
    """Yield what the mission is about."""
    lies = lies_of(view)
    for n, point in enumerate(lies.markers, start=1):
        yield _Wish(marker_name(view.setting.mission, n), point)
    for n, point in enumerate(lies.crates, start=1):
        yield _Wish(_("Crate {n}", n=n), point)
    if lies.hill:
        yield _Wish(_("The hill"), HILL.centre)


def _behind_terrain(view: State, radius: int, start: Point, foe: Point) -> Iterator[_Wish]:
    """Yield the places behind terrain that shelters from an enemy, the nearest first."""
    shelters = []
    for zone in view.field.zones:
        if zone.terrain.cover or zone.terrain.blocks_sight:
            left, top, right, bottom = zone.shape.box
            middle = (left + right) // 2, (top + bottom) // 2
            point = middle
            # Out of the zone, away from the enemy, until a base has room.
            for _step in range(20):
                if zone.shape.keeps_off(point, point, radius + 1):
                    break
                point = _towards(point, foe, -6)
            shelters.append((squared(point, start), _Wish(_behind(zone.kind), point)))
    yield from (wish for _square, wish in sorted(shelters))


def _behind(kind: str) -> str:
    return _("Behind: {terrain}", terrain=terrain_name(kind))


def _towards(start: Point, goal: Point, far: int) -> Point:
    """Return the point so far from the start towards the goal."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = math.hypot(dx, dy) or 1.0
    return round(start[0] + dx * far / length), round(start[1] + dy * far / length)
