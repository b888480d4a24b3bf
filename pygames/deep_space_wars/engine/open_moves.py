"""Moves too many to be listed: deployments and marches (see `core.game.OpenMoves`).

A few of each are listed; which are does not depend on any path finder, so that one may improve
without a new version of the rules.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Generic, TypeVar, overload

from pygames.core.game import Digit
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import (
    LINE_UP,
    READY_TO_FIGHT,
    Deploy,
    LineUp,
    March,
    Ready,
)
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.deployment import faults as deployment_faults
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.lining_up import lined_up
from pygames.deep_space_wars.positions.march import (
    MOST_SEGMENTS,
    Marching,
    Path,
    are_points,
    is_march,
)
from pygames.geometry.plane import Point, along

__all__ = ["Deployments", "Listed", "Marches", "box", "deployed"]

M = TypeVar("M")


class Listed(Sequence[M], Generic[M]):
    """Moves of which some are listed."""

    def few(self) -> Sequence[M]:
        """Return the listed moves."""
        raise NotImplementedError

    @cached_property
    def _few(self) -> Sequence[M]:
        return self.few()

    def __len__(self) -> int:
        return len(self._few)

    @overload
    def __getitem__(self, index: int) -> M: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[M]: ...
    def __getitem__(self, index: int | slice) -> M | Sequence[M]:
        return self._few[index]


# --- deployment --------------------------------------------------------------------------------


def deployed(battle: Battle, seat: int) -> list[int]:
    """Return the squads of a seat that stand on the table."""
    return [squad for squad in battle.squads_of(seat) if battle.up_in(squad)]


class Deployments(Listed[Deploy | LineUp | Ready]):
    """Every way to set up any squad of a seat, also anew; lining up is listed (DSW-103, DSW-104).

    So is being ready, once a squad stands on the table.
    """

    def __init__(self, battle: Battle, seat: int) -> None:
        self._battle = battle
        self._area = battle.start_area_of(seat)
        self._seat = seat

    def few(self) -> Sequence[Deploy | LineUp | Ready]:
        """Return what needs no places."""
        there = deployed(self._battle, self._seat)
        line_up = [LINE_UP] if len(there) < len(self._battle.squads_of(self._seat)) else []
        return [*line_up, *([READY_TO_FIGHT] if there else [])]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Deploy):
            return move in self._few
        battle = self._battle
        if type(move.squad) is not int or move.squad not in battle.squads_of(self._seat):
            return False
        figures = battle.roster.squads[move.squad].figures
        if type(move.leader) is not int or move.leader not in figures:
            return False
        if not are_points(move.places) or len(move.places) != len(figures):
            return False
        places = dict(zip(figures, move.places, strict=True))
        return next(deployment_faults(battle, move.squad, places, self._area), None) is None

    def digits(self, move: Deploy) -> Iterable[Digit]:
        """Return the squad among those of the seat, its leader and the places in the area."""
        squads = self._battle.squads_of(self._seat)
        figures = self._battle.roster.squads[move.squad].figures
        yield squads.index(move.squad), len(squads)
        yield figures.index(move.leader), len(figures)
        left, top, right, bottom = self._area.box
        for x, y in move.places:
            yield x - left, right - left + 1
            yield y - top, bottom - top + 1

    def from_digits(self, read: Callable[[int], int]) -> Deploy:
        """Decode a deployment."""
        squads = self._battle.squads_of(self._seat)
        squad = squads[read(len(squads))]
        figures = self._battle.roster.squads[squad].figures
        leader = figures[read(len(figures))]
        left, top, right, bottom = self._area.box
        places = [
            (left + read(right - left + 1), top + read(bottom - top + 1)) for _figure in figures
        ]
        return Deploy(squad, tuple(places), leader)

    def some(self, rng: random.Random) -> Deploy | LineUp | Ready:
        """Return a squad lined up or, if all are, one whose figures change places."""
        battle, seat = self._battle, self._seat
        squads, places = battle.squads_of(seat), dict(enumerate(battle.places))
        waiting = [squad for squad in squads if not battle.up_in(squad)]
        if waiting:
            places |= lined_up(battle, seat, battle.edge_of(seat), self._area)
        for squad in rng.sample(waiting or squads, len(waiting or squads)):
            figures = battle.roster.squads[squad].figures
            at = [places[figure] for figure in figures]
            rng.shuffle(at)
            deployment = Deploy(squad, tuple(at), rng.choice(figures))
            if deployment in self:
                return deployment
        return rng.choice(self._few)


# --- marches -----------------------------------------------------------------------------------

_DIRECTIONS: Sequence[Point] = (
    (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1),
)  # fmt: skip
_TRIES = 120
"""How often `Marches.some` tries to have a figure step aside."""

_STAYS, _FOLLOWS, _STRAIGHT, _BENT = range(4)
"""How a figure goes: not at all, by the same way as the first of its squad, on one straight line to
another place, or round corners."""


def box(place: Point, reach: int, radius: int) -> tuple[range, range]:
    """Return the x and the y of the places on the table that a base may come to."""
    least, most = radius, TABLE - radius
    x, y = (
        range(min(max(at - reach, least), at), max(min(at + reach, most), at) + 1) for at in place
    )
    return x, y


class Marches(Listed[March]):
    """Every march of a squad by some gait (DSW-113).

    Listed are that nobody moves, and that the whole squad goes straight in one of eight directions,
    half the way and all of it.
    """

    def __init__(self, battle: Battle, squad: int, gait: Gait) -> None:
        self._battle = battle
        self._squad = squad
        self._gait = gait
        self._known: dict[tuple[int, ...], Marching] = {}

    @cached_property
    def _figures(self) -> list[int]:
        """The figures that can move, first the leader, whom the others follow."""
        leader = self._battle.leaders[self._squad]
        return sorted(self._battle.able_in(self._squad), key=lambda it: (it != leader, it))

    def few(self) -> Sequence[March]:
        """Return the listed marches that are legal."""
        reach = self._gait.reach
        steps = [
            along((0, 0), direction, length)
            for length in (reach // 2, reach)
            for direction in _DIRECTIONS
        ]
        each = (self._all_by(_shortened(step, reach)) for step in dict.fromkeys(steps))
        return [March(self._squad, ()), *(march for march in each if march in self)]

    def _all_by(self, step: Point) -> March:
        """Return the march of the whole squad by the same vector."""
        places = self._battle.places
        dx, dy = step
        paths = ((it, ((places[it][0] + dx, places[it][1] + dy),)) for it in sorted(self._figures))
        return March(self._squad, tuple(paths) if step != (0, 0) else ())

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, March) or move.squad != self._squad or not is_march(move.paths):
            return False
        paths, places = dict(move.paths), self._battle.places
        if any(it not in self._figures or path[0] == places[it] for it, path in paths.items()):
            return False
        return not paths or next(self._marching(tuple(paths)).faults(paths), None) is None

    def _marching(self, moving: tuple[int, ...]) -> Marching:
        """Return what does not change as these figures try paths."""
        if moving not in self._known:
            self._known[moving] = Marching(self._battle, self._squad, self._gait, moving)
        return self._known[moving]

    def digits(self, move: March) -> Iterable[Digit]:
        """Return how each figure goes, and where its path leads as far as that does not say it."""
        paths = dict(move.paths)
        vector: Point | None = None
        for n, figure in enumerate(self._figures):
            place = self._battle.places[figure]
            path = paths.get(figure, ())
            if not path:
                yield _STAYS, 4
                continue
            step = path[-1][0] - place[0], path[-1][1] - place[1]
            if len(path) == 1 and step == vector:
                yield _FOLLOWS, 4
            elif len(path) == 1:
                yield _STRAIGHT, 4
            else:
                yield _BENT, 4
                yield len(path) - 2, MOST_SEGMENTS - 1
            if not (len(path) == 1 and step == vector):
                yield from self._point_digits(place, path)
            if n == 0 and len(path) == 1:
                vector = step

    def _point_digits(self, place: Point, path: Path) -> Iterator[Digit]:
        for point in path:
            for at, span in zip(point, self._box(place), strict=True):
                yield at - span.start, len(span)

    def _box(self, place: Point) -> tuple[range, range]:
        radius = self._battle.roster.squads[self._squad].card.radius
        return box(place, self._gait.reach, radius)

    def from_digits(self, read: Callable[[int], int]) -> March:
        """Decode a march."""
        paths: dict[int, Path] = {}
        vector: Point | None = None
        for n, figure in enumerate(self._figures):
            place = self._battle.places[figure]
            how = read(4)
            if how == _FOLLOWS and vector:
                paths[figure] = ((place[0] + vector[0], place[1] + vector[1]),)
            elif how in (_STRAIGHT, _BENT):
                count = 1 if how == _STRAIGHT else read(MOST_SEGMENTS - 1) + 2
                spans = self._box(place)
                paths[figure] = tuple(
                    (spans[0].start + read(len(spans[0])), spans[1].start + read(len(spans[1])))
                    for _point in range(count)
                )
            if n == 0 and len(paths.get(figure, ())) == 1:
                x, y = paths[figure][0]
                vector = x - place[0], y - place[1]
        return March(self._squad, tuple(sorted(paths.items())))

    def some(self, rng: random.Random) -> March:
        """Return a march at random: the squad goes somewhere, and single figures step aside."""
        reach, march = self._gait.reach, March(self._squad, ())
        for _try in range(8 if reach else 0):
            step = rng.randint(-reach, reach), rng.randint(-reach, reach)
            tried = self._all_by(_shortened(step, rng.randint(1, reach)))
            if tried in self:
                march = tried
                break
        for tries in range(_TRIES if reach else 0):
            if tries > 1 and march not in self._few:
                break
            most = max(1, INCH - tries // 4)  # where there is little room, a small step is possible
            march = self._with_aside(march, rng.choice(self._figures), most, rng)
        return march

    def _with_aside(self, march: March, figure: int, most: int, rng: random.Random) -> March:
        """Return a march in which a figure goes some ticks farther, the same if it cannot."""
        paths = dict(march.paths)
        x, y = paths.get(figure, (self._battle.places[figure],))[-1]
        aside = x + rng.randint(-most, most), y + rng.randint(-most, most)
        bent = (*paths.get(figure, ()), aside)
        tried = March(self._squad, tuple(sorted({**paths, figure: bent}.items())))
        return tried if tried in self else march


def _shortened(step: Point, length: int) -> Point:
    """Return a vector that is no longer than this, in the same direction."""
    x, y = step
    while x * x + y * y > length * length:
        x, y = along((0, 0), (x, y), length)
        if x * x + y * y > length * length:  # rounded up
            x -= (x > 0) - (x < 0)
            y -= (y > 0) - (y < 0)
    return x, y
