"""Where a place lies from what is about to move, in words; and the place that lies so.

Directions are hours of the clock: 12 is up.
"""

import math
from collections.abc import Iterable

from pygames.core.language import _, ngettext
from pygames.deep_space_wars.board.drafts import bursts, ladders, landscaping, marching
from pygames.deep_space_wars.board.drafts.deploying import deployed
from pygames.deep_space_wars.board.drawing.figures import squad_of
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.board.scene import shown
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.lines import cover, sees
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point, squared
from pygames.table.board import Sight, spot

__all__ = ["reckoned", "told"]

_HOURS = 12


def told(position: Position, figure: int, place: Point, what: str) -> str:
    """Return a place in a sentence: how far, which way, how well covered, who is seen.

    `position`: with the figure where it is now, in which it is moved there for a moment.
    """
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
