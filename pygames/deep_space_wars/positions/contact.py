"""Base contact: who stands close enough to fight, and who has to escape (DSW-13, DSW-120)."""

from collections.abc import Iterable

from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point

__all__ = ["TOLERANCE", "are_touching", "engaged", "touched_from", "touching"]

TOLERANCE = 1
"""In ticks: bases this far apart still touch, for whole numbers hardly ever meet exactly."""


def are_touching(position: Position, one: int, other: int) -> bool:
    """Whether the bases of two figures touch (DSW-13)."""
    (ax, ay), (bx, by) = position.places[one], position.places[other]
    radius = position.roster.radius
    return (ax - bx) ** 2 + (ay - by) ** 2 <= (radius[one] + radius[other] + TOLERANCE) ** 2


def touched_from(position: Position, place: Point, radius: int, others: Iterable[int]) -> list[int]:
    """Return which of the others a base at some place would touch."""
    (x, y), places, radii = place, position.places, position.roster.radius
    reach = radius + TOLERANCE
    return [
        other
        for other in others
        if (places[other][0] - x) ** 2 + (places[other][1] - y) ** 2 <= (radii[other] + reach) ** 2
    ]


def touching(position: Position, figure: int) -> list[int]:
    """Return the enemies whose bases touch that of a figure, the nearest first."""
    roster, place = position.roster, position.places[figure]
    enemies = position.enemies_of(roster.squad_of[figure])
    found = touched_from(position, place, roster.radius[figure], enemies)
    return position.nearest_first(place, found)


def engaged(position: Position, squad: int) -> list[int]:
    """Return the able figures of a squad that touch enemies."""
    radius, places = position.roster.squads[squad].card.radius, position.places
    enemies = position.enemies_of(squad)
    return [
        figure
        for figure in position.able_in(squad)
        if touched_from(position, places[figure], radius, enemies)
    ]
