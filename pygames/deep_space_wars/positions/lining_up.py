"""Lining up: where an army stands if its player does not place it himself (GEO-15)."""

from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from pygames.deep_space_wars.land.battlefield import EAST, NORTH, SOUTH, WEST
from pygames.deep_space_wars.positions.deployment import Deploying, deploy
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point, Polygon

__all__ = ["lined_up"]

_FORMATIONS = ((16, 5), (16, 1), (4, 1))
"""The gap between bases, in ticks, and the figures of a row (more if there would be too many rows),
the best formation first."""
_STEP = 4
"""In ticks: how closely places are tried where squads do not fit side by side."""


class _Block(NamedTuple):
    """A squad in rows; its places are (to the right, to the back) of its front row's left end."""

    radius: int
    width: int
    """From the centre of the first figure of the front row to that of the last."""
    places: tuple[Point, ...]
    """Of the leader, in the middle of the front row, then of the others."""


class _Front(NamedTuple):
    """A start area as its player sees it who looks at the enemy."""

    side: int
    area: Polygon

    @property
    def width(self) -> int:
        """From left to right, in ticks."""
        left, top, right, bottom = self.area.box
        return bottom - top if self.side in (WEST, EAST) else right - left

    @property
    def depth(self) -> int:
        """From the front to the edge of the table."""
        left, top, right, bottom = self.area.box
        return right - left if self.side in (WEST, EAST) else bottom - top

    def point(self, across: int, back: int) -> Point:
        """Return the point so far to the right of the front's left end, and to the back."""
        left, top, right, bottom = self.area.box
        return {
            SOUTH: (left + across, top + back),
            WEST: (right - back, top + across),
            NORTH: (right - across, bottom - back),
            EAST: (left + back, bottom - across),
        }[self.side]


def lined_up(position: Position, seat: int, side: int, area: Polygon) -> dict[int, Point]:
    """Return the places of an army in its start area, the leader of each squad first (GEO-15).

    Squads stand side by side, in rows of up to five with gaps of 1 inch; if there is no room for
    that, in as many rows as there is room for, then closely. If that does not help either, each
    squad takes the first room that there is for it, and those that find none are left out
    (DSW-104). Squads that stand on the table already stay. `side`: of the table.
    """
    front, position = _Front(side, area), position.copy()
    squads = [
        n
        for n, squad in enumerate(position.roster.squads)
        if squad.owner == seat and not position.up_in(n)
    ]
    if not squads:
        return {}
    for gap, widest in _FORMATIONS:
        blocks = {squad: _block(position, squad, front.depth, gap, widest) for squad in squads}
        found = _side_by_side(position, front, blocks, gap)
        if found is not None:
            return found
    found = {}
    for squad in squads:
        block = _block(position, squad, front.depth, *_FORMATIONS[-1])
        places = _anywhere(position, squad, front, block)
        deploy(position, places)
        found.update(places)
    return found


def _block(position: Position, squad: int, depth: int, gap: int, widest: int) -> _Block:
    """Return a squad in rows of so many figures, or of more if that would be too deep."""
    of = position.roster.squads[squad]
    radius, count = of.card.radius, len(of.figures)
    pitch = 2 * radius + gap
    rows = (depth - radius) // pitch + 1
    columns = max(min(widest, count), -(-count // rows))
    middle_first = sorted(range(columns), key=lambda n: (abs(2 * n - columns + 1), n))
    places = [(pitch * n, pitch * row) for row in range(rows) for n in middle_first]
    return _Block(radius, pitch * (columns - 1), tuple(places[:count]))


def _side_by_side(
    position: Position, front: _Front, blocks: Mapping[int, _Block], gap: int
) -> dict[int, Point] | None:
    """Return the places of squads at equal distances, at least at a gap; None: there is no room."""
    apart = [one.radius + gap + other.radius for one, other in pairwise(blocks.values())]
    spare = front.width - sum(block.width for block in blocks.values()) - sum(apart)
    if spare < 0:
        return None
    share = spare // (len(blocks) + 1)
    across, position = (spare - share * len(apart)) // 2, position.copy()
    found: dict[int, Point] = {}
    for (squad, block), step in zip(blocks.items(), [*apart, 0], strict=True):
        places = _places(position, squad, front, block, (across, 0))
        if not _is_free(Deploying(position, squad, front.area), places):
            return None
        deploy(position, places)
        found.update(places)
        across += block.width + step + share
    return found


def _anywhere(position: Position, squad: int, front: _Front, block: _Block) -> dict[int, Point]:
    """Return the places of a squad where it has room, the foremost; none: there is none."""
    deploying = Deploying(position, squad, front.area)
    for back in range(0, front.depth - block.radius + 1, _STEP):
        for across in range(0, front.width - block.width + 1, _STEP):
            places = _places(position, squad, front, block, (across, back))
            if _is_free(deploying, places):
                return places
    return {}


def _places(
    position: Position, squad: int, front: _Front, block: _Block, corner: Point
) -> dict[int, Point]:
    """Return the places of a squad whose front row begins at a corner (across, back)."""
    leader, (across, back) = position.leaders[squad], corner
    others = (it for it in position.roster.squads[squad].figures if it != leader)
    return {
        figure: front.point(across + x, back + y)
        for figure, (x, y) in zip((leader, *others), block.places, strict=True)
    }


def _is_free(deploying: Deploying, places: Mapping[int, Point]) -> bool:
    """Whether each figure can stand at its place; together they are in any block."""
    each = places.items()
    return not any(True for it in each for _fault in deploying.place_faults(*it))
