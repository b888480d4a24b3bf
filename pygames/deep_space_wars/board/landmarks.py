"""Places worth going to, in words, for whoever does not point at them: at most eight.

And the point that lies in some direction of what is about to move.
"""

import math
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from pygames.core.language import _, ngettext
from pygames.core.plane import Point, squared
from pygames.deep_space_wars.aids.drill import Drill
from pygames.deep_space_wars.board import bursts, ladders, landscaping, marching
from pygames.deep_space_wars.board.deploying import deployed
from pygames.deep_space_wars.board.figures import squad_of
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.board.scene import lies_of, shown
from pygames.deep_space_wars.board.words import marker_name, terrain_name
from pygames.deep_space_wars.calling import squad_name
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.figures.lines import cover, sees
from pygames.deep_space_wars.figures.position import Position
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.missions import HILL
from pygames.table.board import Sight, spot

__all__ = ["landmarks", "reckoned"]

_MOST = 8
_NEAR = 2 * INCH
"""As far as a place may be from the one that is meant."""
_APART = INCH
"""So far places are from each other that are worth telling apart."""
_HOURS = 12


class _Wish(NamedTuple):
    """Where one would like to go."""

    what: str
    point: Point
    exact: bool = True
    """Whether it has to be near that point, and not only on the way there."""


def landmarks(sight: Sight[State]) -> list[tuple[str, str]]:
    """Return the places to which what is about to march can go: each its id and a sentence."""
    if sight.decision is None or sight.decision.name not in marching.DECISIONS:
        return []
    view, drill = sight.view, marching.drill_of(sight.view)
    figure = marching.moving(view, sight.picked)
    start = view.places[figure]
    found: list[tuple[Point, str]] = []
    for wish in _wishes(view, drill, figure):
        place = _reached(drill, figure, wish)
        if place is None or any(squared(place, at) < _APART * _APART for at, _what in found):
            continue
        if squared(place, start) >= _APART * _APART:
            found.append((place, wish.what))
        if len(found) == _MOST:
            break
    return [(spot(*place), _told(drill, figure, place, what)) for place, what in found]


def _reached(drill: Drill, figure: int, wish: _Wish) -> Point | None:
    """Return where the figure comes to that wants to go somewhere, None if not near it."""
    place = wish.point if drill.way(figure, wish.point) else drill.nearest(figure, wish.point)
    if place is None or (wish.exact and squared(place, wish.point) > _NEAR * _NEAR):
        return None
    return place


# --- where to go ---------------------------------------------------------------------------------


def _wishes(view: State, drill: Drill, figure: int) -> Iterator[_Wish]:
    """Yield where one might like to go, the best first."""
    start = view.places[figure]
    foes = _foes(view, drill.squad, start)
    if foes and drill.gait.charges:
        for foe in foes:
            gap = drill.radius + view.roster.radius[foe] + 1
            yield _Wish(_touching(view, foe), _towards(view.places[foe], start, gap))
    yield from _goals(view)
    if foes:
        yield from islice(_behind_terrain(view, drill, start, view.places[foes[0]]), _MOST // 2)
        for foe in foes[:2]:
            name = squad_name(view, view.roster.squad_of[foe])
            far = _towards(start, view.places[foe], drill.gait.reach)
            yield _Wish(_("Towards {squad}", squad=name), far, exact=False)
        name = squad_name(view, view.roster.squad_of[foes[0]])
        back = _towards(start, view.places[foes[0]], -drill.gait.reach)
        yield _Wish(_("Away from {squad}", squad=name), back, exact=False)


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


def _behind_terrain(view: State, drill: Drill, start: Point, foe: Point) -> Iterator[_Wish]:
    """Yield the places behind terrain that shelters from an enemy, the nearest first."""
    shelters = []
    for zone in view.field.zones:
        if zone.terrain.cover or zone.terrain.blocks_sight:
            left, top, right, bottom = zone.shape.box
            middle = (left + right) // 2, (top + bottom) // 2
            point = middle
            # Out of the zone, away from the enemy, until a base has room.
            for _step in range(20):
                if zone.shape.keeps_off(point, point, drill.radius + 1):
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


# --- what there is to say of it ------------------------------------------------------------------


def _told(drill: Drill, figure: int, place: Point, what: str) -> str:
    """Return a place in a sentence: how far, which way, how well covered, who is seen."""
    position = drill.position
    start = position.places[figure]
    far = inches(math.isqrt(squared(start, place) << 16))
    parts = [what, _("{distance} at {hour} o’clock", distance=far, hour=_hour(start, place))]
    position.places[figure] = place
    try:
        seen = [*_seen(position, figure)]
        behind = cover(position, seen[0], figure) if seen else 0
    finally:
        position.places[figure] = start
    if behind:
        parts.append(_("cover {n}", n=behind))
    squads = {position.roster.squad_of[foe] for foe in seen}
    if squads:
        parts.append(ngettext("sees {n} squad", "sees {n} squads", len(squads)))
    else:
        parts.append(_("sees nobody"))
    return _(", ").join(parts)


def _seen(position: Position, figure: int) -> Iterable[int]:
    """Yield the enemies that a figure sees, the nearest first."""
    foes = position.enemies_of(position.roster.squad_of[figure])
    for foe in position.nearest_first(position.places[figure], foes):
        if sees(position, figure, foe):
            yield foe


def _hour(start: Point, place: Point) -> int:
    """Return a direction as an hour of the clock; 12 is up."""
    turn = math.atan2(place[0] - start[0], start[1] - place[1]) / math.tau
    return round(_HOURS * turn) % _HOURS or _HOURS


def reckoned(sight: Sight[State], hour: int, tenths: int) -> str | None:
    """Return the point that lies that many tenths of an inch away from what is about to move.

    None if nothing is, or nobody has said what.
    """
    place = _stands(sight)
    if place is None:
        return None
    turn, far = math.tau * hour / _HOURS, tenths * INCH / 10
    return spot(round(place[0] + far * math.sin(turn)), round(place[1] - far * math.cos(turn)))


def _stands(sight: Sight[State]) -> Point | None:
    """Return where what is about to move stands in the draft."""
    decision = sight.decision
    if decision is None or not sight.layout:
        return None
    if decision.name == "deploy":
        squad = squad_of(sight.picked[0]) if sight.picked else None
        if squad is None:
            return None
        there = deployed(sight.view, decision.seat, sight.layout)
        return there.places[there.leaders[squad]] if there.up_in(squad) else None
    if decision.name in bursts.DECISIONS:
        return bursts.lies_at(sight.view, sight.layout)
    if decision.name in landscaping.DECISIONS:
        return landscaping.lies_at(sight)
    if decision.name == ladders.DECISION:
        return ladders.lies_at(sight.view, sight.layout)
    if decision.name not in marching.DECISIONS:
        return None
    return shown(sight).view.places[marching.moving(sight.view, sight.picked)]
