"""Ladders as squads use them: where one can be set, crossed and taken away (DSW-101, DSW-102)."""

from collections.abc import Iterator, Mapping
from math import isqrt

from pygames.deep_space_wars.forces.cards import INFANTRY
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.land.ladders import FOOT, Ladder, is_across, ladder_at
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point, squared

__all__ = ["crossings", "is_at", "ladders_beside", "places_for_ladders", "takeable"]

_REACH = INCH
"""How near to a foot of a ladder a figure must be to set it or to take it away."""


def crossings(position: Position, squad: int) -> Mapping[tuple[Point, Point], int]:
    """Return the segments from foot to foot that a squad can use, each with its wall (DSW-102)."""
    if not position.ladders or not _uses_ladders(position, squad):
        return {}
    return {
        segment: ladder.wall
        for ladder in position.ladders
        for segment in (ladder.feet, ladder.feet[::-1])
    }


def places_for_ladders(position: Position, squad: int) -> tuple[Ladder, ...]:
    """Return each ladder that a squad could set with what it carries, by wall and place (DSW-102).

    One of its able figures must be within 1 inch of a foot of it.
    """
    if not _uses_ladders(position, squad):
        return ()
    found = (
        ladder_at(position.field, wall, at)
        for wall in position.field.walls
        for at in sorted(_within_reach(position, squad, wall))
    )
    return tuple(it for it in found if it is not None and it not in position.ladders)


def _within_reach(position: Position, squad: int, wall: int) -> set[int]:
    """Return where along a wall a foot would be within 1 inch of a figure of the squad."""
    across = is_across(position.field, wall)
    left, top, right, bottom = position.field.zones[wall].shape.box
    lines = (top - FOOT, bottom + FOOT) if across else (left - FOOT, right + FOOT)
    found: set[int] = set()
    for figure in position.able_in(squad):
        along, aside = position.places[figure] if across else position.places[figure][::-1]
        for line in lines:
            if abs(aside - line) <= _REACH:
                reach = isqrt(_REACH**2 - (aside - line) ** 2)
                found.update(range(along - reach, along + reach + 1))
    return found


def ladders_beside(position: Position, squad: int) -> Iterator[int]:
    """Yield the ladders that have a foot within 1 inch of an able figure of a squad."""
    if _uses_ladders(position, squad):
        for number, ladder in enumerate(position.ladders):
            if any(is_at(position, squad, foot) for foot in ladder.feet):
                yield number


def takeable(position: Position, squad: int) -> list[int]:
    """Return the ladders that a squad can take: no able enemy is at the other foot (DSW-102)."""
    return [
        number for number in ladders_beside(position, squad) if _is_left(position, squad, number)
    ]


def _is_left(position: Position, squad: int, number: int) -> bool:
    """Whether a squad stands at a foot of a ladder to whose other foot no enemy has come."""
    one, other = position.ladders[number].feet
    return any(
        is_at(position, squad, near) and not _is_guarded(position, squad, far)
        for near, far in ((one, other), (other, one))
    )


def _is_guarded(position: Position, squad: int, foot: Point) -> bool:
    """Whether an able enemy of a squad is within 1 inch of a foot."""
    return any(
        position.is_able(foe) and squared(position.places[foe], foot) <= _REACH**2
        for foe in position.enemies_of(squad)
    )


def is_at(position: Position, squad: int, point: Point) -> bool:
    """Whether an able figure of a squad that uses ladders is within 1 inch of a point."""
    return _uses_ladders(position, squad) and any(
        squared(position.places[figure], point) <= _REACH**2 for figure in position.able_in(squad)
    )


def _uses_ladders(position: Position, squad: int) -> bool:
    """Whether figures of a squad can climb: only infantry does (DSW-28, DSW-102)."""
    return position.roster.squads[squad].card.type == INFANTRY
