"""Coherency: whether a squad is together, and how large its gaps are (DSW-109, DSW-114, GEO-6)."""

from collections.abc import Sequence

from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point

__all__ = ["GAP", "is_coherent", "is_together", "widest_gap"]

GAP = 16
"""In ticks: as far from each other the bases of linked figures may be."""


def is_coherent(position: Position, squad: int) -> bool:
    """Whether all able figures of a squad are linked (DSW-114)."""
    radius = position.roster.squads[squad].card.radius
    return is_together([position.places[figure] for figure in position.able_in(squad)], radius)


def is_together(places: Sequence[Point], radius: int) -> bool:
    """Whether bases of one size at these places are linked by steps from one to the next."""
    reach = (2 * radius + GAP) ** 2
    left = list(places)
    found = left[:1]
    left = left[1:]
    for x, y in found:  # which grows
        far: list[Point] = []
        for place in left:
            near = (place[0] - x) ** 2 + (place[1] - y) ** 2 <= reach
            (found if near else far).append(place)
        left = far
    return not left


def widest_gap(places: Sequence[Point]) -> int:
    """Return the square of the widest step that it takes to go round these places (GEO-6).

    That is the longest edge of a minimum spanning tree; 0 for fewer than two places.
    """
    widest = 0
    if not places:
        return widest
    (x, y), *rest = places
    steps = {place: (place[0] - x) ** 2 + (place[1] - y) ** 2 for place in rest}
    while steps:
        place = min(steps, key=steps.__getitem__)
        widest = max(widest, steps.pop(place))
        x, y = place
        for other, step in steps.items():
            steps[other] = min(step, (other[0] - x) ** 2 + (other[1] - y) ** 2)
    return widest
