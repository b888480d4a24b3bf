"""The banners of squads: where they are planted, so that they hide as little as they can."""

import math
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.geometry.plane import Point

__all__ = ["CLOTH_MIDDLES", "Banner", "Group", "banners"]

CLOTH_MIDDLES = (10.5, 7.5, 9.5, 9)
"""In ticks: how far from its pole the number on the banner of each seat is."""

_REACH = 6
"""In ticks: how far from the base of the leader a pole stands."""
_EDGE, _TOP = 5, 36
"""In ticks: how far a pole stands at least from the edges, and from the upper one."""
_ASIDE, _ABOVE, _CLOTH = 12, 30, 12
"""In ticks: where the middle of the cloth is from the foot of the pole, and how far it reaches, on
a small screen too."""
_HEAD, _BODY = 10, 4
"""In ticks: how far above its base the middle of a small figure is, and how much wider it is."""
_NEAR = 72
"""In ticks: how far around its leader a banner can hide anything."""
_WAYS = tuple(turn * math.tau / 16 for turn in (0, 1, -1, 2, -2, 4, -4, 6, -6, 8))
"""The directions that are tried: how far they turn from the best one."""
_APART, _STEPPED_ON, _SWERVE = 3, 2, 0.7
"""What it costs to hide another banner and to stand on a base, to a figure's 1, and to turn by one
direction, in ticks."""

_Circle: TypeAlias = tuple[Point, int]


class Group(NamedTuple):
    """The figures of a squad that are on the table."""

    leader: Point
    places: tuple[Point, ...]
    radius: int


class Banner(NamedTuple):
    """Where a banner is planted."""

    x: int
    y: int
    left: bool
    """Whether its cloth is to the left of the pole."""

    @property
    def cloth(self) -> Point:
        """The middle of the cloth."""
        return self.x + (-_ASIDE if self.left else _ASIDE), self.y - _ABOVE


@lru_cache(maxsize=8)
def banners(groups: tuple[Group | None, ...]) -> tuple[Banner | None, ...]:
    """Return where each banner is: beside its leader, away from figures and from other banners.

    None for a squad whose leader is not on the table.
    """
    found: list[Banner | None] = []
    figures = [(place, it.radius) for it in groups if it for place in it.places]
    for group in groups:
        if group is None:
            found.append(None)
            continue
        close = tuple(it for it in figures if _is_near(it[0], group.leader))
        placed = tuple(it.cloth for it in found if it and _is_near(it.cloth, group.leader))
        found.append(_banner(group, close, placed))
    return tuple(found)


def _is_near(one: Point, other: Point) -> bool:
    return abs(one[0] - other[0]) <= _NEAR and abs(one[1] - other[1]) <= _NEAR


@lru_cache(maxsize=256)
def _banner(group: Group, close: tuple[_Circle, ...], placed: tuple[Point, ...]) -> Banner:
    """Plant a banner; cached, for a march changes only those near it."""

    def cost(candidate: tuple[int, Banner]) -> float:
        turn, banner = candidate
        cloth, foot = banner.cloth, (banner.x, banner.y)
        hidden = sum(
            max(_CLOTH + radius + _BODY - math.dist(cloth, (x, y - _HEAD * radius / 8)), 0)
            + _STEPPED_ON * max(radius + 2 - math.dist(foot, (x, y)), 0)
            for (x, y), radius in close
        )
        banners_hidden = sum(max(2 * _CLOTH - math.dist(cloth, at), 0) for at in placed)
        beyond = max(_ASIDE + _CLOTH - min(cloth[0] + _ASIDE, TABLE - cloth[0] + _ASIDE), 0)
        return hidden + _APART * banners_hidden + _APART * beyond + _SWERVE * turn

    return min(enumerate(_around(group)), key=cost)[1]


def _around(group: Group) -> Iterator[Banner]:
    """Yield places beside the leader, first the one farthest from the rest of the squad."""
    (x, y), count = group.leader, len(group.places)
    away_x = count * x - sum(at for at, _y in group.places)
    away_y = count * y - sum(at for _x, at in group.places)
    first = math.atan2(away_y, away_x) if away_x or away_y else 0
    reach = group.radius + _REACH
    for turn in _WAYS:
        angle = first + turn
        foot = (
            round(min(max(x + reach * math.cos(angle), _EDGE), TABLE - _EDGE)),
            round(min(max(y + reach * math.sin(angle), _TOP), TABLE - _EDGE)),
        )
        yield Banner(*foot, left=False)
        yield Banner(*foot, left=True)
