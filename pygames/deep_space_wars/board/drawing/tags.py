"""Where the numbers of squads are written, so that they hide as little as they can."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.geometry.plane import Point

__all__ = ["Group", "tags"]

_TAG = 11
"""In ticks: how far from the base of the leader the middle of a tag is."""
_EDGE = 16
"""In ticks: how far it is at least from the edges, for no corner of it to be cut off."""
_ROOM = 13
"""In ticks: how far from the middle of a tag it hides what is there, on a small screen too."""
_WAYS = tuple(turn * math.tau / 16 for turn in (0, 1, -1, 2, -2, 3, -3, 4, -4, 6, -6, 8))
"""The directions that are tried: how far they turn from the best one."""
_APART, _SWERVE = 3, 0.7
"""What it costs to hide another tag, to a figure's 1, and to turn by a sixteenth, in ticks."""


class Group(NamedTuple):
    """The figures of a squad that are on the table."""

    leader: Point
    places: tuple[Point, ...]
    radius: int


@lru_cache(maxsize=8)
def tags(groups: tuple[Group | None, ...]) -> tuple[Point | None, ...]:
    """Return where each tag is: beside its leader, away from figures and from the other tags.

    None for a squad whose leader is not on the table.
    """
    found: list[Point | None] = []
    figures = [(place, it.radius) for it in groups if it for place in it.places]
    for group in groups:
        near = [point for point in found if point]
        found.append(None if group is None else _tag(group, figures, near))
    return tuple(found)


def _tag(group: Group, figures: Sequence[tuple[Point, int]], placed: Sequence[Point]) -> Point:
    far = group.radius + _TAG + 2 * _ROOM
    close = [it for it in figures if it[0] != group.leader and _is_near(it[0], group.leader, far)]

    def cost(candidate: tuple[int, Point]) -> float:
        turn, point = candidate
        hidden = sum(max(_ROOM + radius - math.dist(point, at), 0) for at, radius in close)
        tags_hidden = sum(max(2 * _ROOM - math.dist(point, at), 0) for at in placed)
        return hidden + _APART * tags_hidden + _SWERVE * turn

    return min(enumerate(_around(group)), key=cost)[1]


def _is_near(one: Point, other: Point, most: int) -> bool:
    return abs(one[0] - other[0]) <= most and abs(one[1] - other[1]) <= most


def _around(group: Group) -> Iterator[Point]:
    """Yield places beside the leader, first the one farthest from the rest of the squad."""
    (x, y), count = group.leader, len(group.places)
    away_x = count * x - sum(at for at, _y in group.places)
    away_y = count * y - sum(at for _x, at in group.places)
    first = math.atan2(away_y, away_x) if away_x or away_y else -math.pi / 2
    reach, least, most = group.radius + _TAG, _EDGE, TABLE - _EDGE
    for turn in _WAYS:
        angle = first + turn
        yield (
            round(min(max(x + reach * math.cos(angle), least), most)),
            round(min(max(y + reach * math.sin(angle), least), most)),
        )
