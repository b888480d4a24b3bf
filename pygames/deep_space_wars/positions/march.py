"""Marches: whether a squad may move along some paths, and what forbids it (DSW-113 to DSW-120).

A march carries the paths of its figures, and all of them move at once: they never obstruct each
other's paths, only their ends are compared (DSW-113).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.land.field import BEYOND, Footing, touched
from pygames.deep_space_wars.positions.coherency import is_together, widest_gap
from pygames.deep_space_wars.positions.contact import TOLERANCE, engaged
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.ladders import crossings
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.obstacles import Ground
from pygames.geometry.plane import Circle, Point, path_length, squared

__all__ = [
    "MOST_SEGMENTS",
    "Fault",
    "Marching",
    "Path",
    "Paths",
    "are_points",
    "ends",
    "escaping",
    "faults",
    "ground",
    "is_march",
    "is_point",
    "moving_figures",
]

MOST_SEGMENTS = 12
"""Straight parts of a path (DSW-113)."""

Path: TypeAlias = tuple[Point, ...]
"""Where a figure goes, one straight line after the other, from the place where it stands."""
Paths: TypeAlias = Mapping[int, Path]
"""Figure -> its path; those that are not in it stay."""

_Base: TypeAlias = tuple[int, int, int, int]
"""x, y, the square of a distance from there, and the figure."""


def is_point(value: object) -> bool:
    """Whether this is a point, on the table or not."""
    return type(value) is tuple and len(value) == 2 and all(type(at) is int for at in value)


def are_points(value: object) -> bool:
    """Whether this is a tuple of points."""
    return type(value) is tuple and all(map(is_point, value))


def is_march(value: object) -> bool:
    """Whether this is what a march is written as, legal or not.

    Pairs of a figure and its path in the order of figures, each of which moves on each segment.
    """
    if not isinstance(value, tuple) or any(type(it) is not tuple or len(it) != 2 for it in value):
        return False
    figures = [figure for figure, _path in value]
    if not all(type(it) is int for it in figures) or figures != sorted({*figures}):
        return False
    return all(
        path and are_points(path) and all(a != b for a, b in pairwise(path))
        for _figure, path in value
    )


class Fault(NamedTuple):
    """What stands against a march."""

    rule: IllegalMove
    figure: int | None
    """Who cannot go like that; None: it is about the squad as a whole."""
    figures: tuple[int, ...] = ()
    """Others that are in the way or too close."""
    zones: tuple[int, ...] = ()
    """Terrain that is in the way or slows it down, by the numbers of its zones."""


_NO_FIGURE = N_("Only figures of this squad that are able to act can move.")
_SEGMENTS = N_("A path has at most {n} straight parts.")
_JUMP = N_("A Teleport leads straight to one place.")
_TABLE = N_("A figure cannot leave the table.")
_TOO_FAR = N_("This path is too long: {n}″ is the limit.")
_TOO_FAR_SLOWED = N_("This path is too long: through difficult terrain {n}″ is the limit.")
_DIFFICULT = N_("This path touches difficult terrain, and the squad was to go round it.")
_FRIEND = N_("A friend is in the way.")
_ENEMY = N_("An enemy is in the way.")
_WALL = N_("Impassable terrain is in the way.")
_NO_GROUND = N_("Impassable terrain: no figure can stand there.")
_TAKEN = N_("There is no room: another figure stands there.")
_CROWDED = N_("Two figures of the squad would overlap.")
_CONTACT = N_("Only in a charge or in close combat may a figure touch an enemy.")
_DETERRED = N_("This figure dares not touch that enemy this turn.")
_HOLD = N_("A figure that touches enemies must go on touching one of them.")
_APART = N_("The squad must stay together, with at most 1 inch from base to base.")
_NO_CLOSER = N_("The squad is scattered: it must come closer together, or stay.")


def ends(position: Position, squad: int, paths: Paths) -> dict[int, Point]:
    """Return where the able figures of a squad stand after a march."""
    places = position.places
    return {
        figure: path[-1] if (path := paths.get(figure)) else places[figure]
        for figure in position.able_in(squad)
    }


def escaping(position: Position, squad: int, paths: Paths) -> list[int]:
    """Return the figures that have to roll a die to escape from enemies (DSW-120)."""
    if position.traits(squad).slips_away:
        return []
    return [figure for figure in engaged(position, squad) if _moves(position, figure, paths)]


def _moves(position: Position, figure: int, paths: Paths) -> bool:
    """Whether the path of a figure is longer than zero."""
    place = position.places[figure]
    return any(point != place for point in paths.get(figure, ()))


def footing(position: Position, squad: int, jumps: bool = False) -> Footing:
    """Return what the ground is for a squad (DSW-116, DSW-119)."""
    traits = position.traits(squad)
    return position.field.footing(
        hovers=jumps or traits.flies,
        hops=traits.hops,
        scouts=traits.unslowed,
        swims=traits.swims,
    )


def obstructing(position: Position, squad: int, jumps: bool = False) -> list[int]:
    """Return the figures whose bases a squad has to go round (DSW-115).

    Nobody of its own, and no flyers; those who fly or jump need not mind anyone.
    """
    roster = position.roster
    own, flies = roster.squads[squad].figures, roster.flies
    if jumps or flies[own[0]]:
        return []
    return [figure for figure in position.up() if figure not in own and not flies[figure]]


def ground(position: Position, squad: int, jumps: bool = False) -> Ground:
    """Return what stands in the way of a squad's figures, also for those that look for ways."""
    places, roster = position.places, position.roster
    under = footing(position, squad, jumps)
    bases = (
        Circle(places[figure], roster.radius[figure])
        for figure in obstructing(position, squad, jumps)
    )
    solid = [*bases, *(patch[4] for patch in under.solid)]
    return Ground((TABLE, TABLE), roster.squads[squad].card.radius, solid)


def faults(position: Position, squad: int, gait: Gait, paths: Paths) -> Iterator[Fault]:
    """Yield what stands against a march, figure by figure, then the squad; nothing: it is legal.

    It is also known what is in the way, for whoever shows it. A march in which nobody moves is
    always legal (DSW-110, DSW-167).
    """
    able = position.able_in(squad)
    for figure in sorted(paths.keys() - able):
        yield Fault(IllegalMove(_NO_FIGURE), figure)
    moving = tuple(moving_figures(position, squad, paths))
    if moving:
        yield from Marching(position, squad, gait, moving).faults(paths)


def _of_ground(rule: str, figure: int, zones: tuple[int, ...]) -> Iterator[Fault]:
    """Yield that terrain stands against a figure, or the edge of a small table."""
    if BEYOND in zones:
        yield Fault(IllegalMove(_TABLE), figure)
    elif zones:
        yield Fault(IllegalMove(rule), figure, zones=zones)


def moving_figures(position: Position, squad: int, paths: Paths) -> list[int]:
    """Return the able figures of a squad that do not stay where they are."""
    return [figure for figure in position.able_in(squad) if _moves(position, figure, paths)]


class Marching:
    """A squad about to move, some figures of which do; what does not change as they try paths.

    `moving`: figures that will not be where they stand now.
    """

    def __init__(self, position: Position, squad: int, gait: Gait, moving: Sequence[int]) -> None:
        self.position = position
        self.squad = squad
        self.gait = gait
        self.moving = moving
        self.radius = position.roster.squads[squad].card.radius
        self.footing = footing(position, squad, gait.jumps)
        self.ground = ground(position, squad, gait.jumps)
        self.ladders = {} if gait.jumps else crossings(position, squad)
        standing = [figure for figure in position.up() if figure not in moving]
        self.enemies = position.enemies_of(squad)
        self._taken = self._bases(standing, 0)
        self._touched = self._bases(self.enemies, TOLERANCE)

    def _bases(self, figures: Iterable[int], more: int) -> list[_Base]:
        """Return how close a base of the squad comes to each of these, and some ticks more."""
        places, radii = self.position.places, self.position.roster.radius
        return [
            (*places[figure], (self.radius + radii[figure] + more) ** 2, figure)
            for figure in figures
        ]

    def faults(self, paths: Paths) -> Iterator[Fault]:
        """Yield what stands against a march of exactly these figures."""
        for figure in self.moving:
            yield from self.end_faults(figure, paths[figure][-1])
            yield from self.path_faults(figure, paths[figure])
        yield from self.squad_faults(ends(self.position, self.squad, paths))

    def path_faults(self, figure: int, path: Path) -> Iterator[Fault]:
        """Yield what stands against the path of a figure that moves (GEO-5)."""
        gait = self.gait
        if gait.jumps and len(path) > 1:
            yield Fault(IllegalMove(_JUMP), figure)
        elif len(path) > MOST_SEGMENTS:
            yield Fault(IllegalMove(_SEGMENTS, n=MOST_SEGMENTS), figure)
        least, most = self.radius, TABLE - self.radius
        if not all(least <= x <= most and least <= y <= most for x, y in path):
            yield Fault(IllegalMove(_TABLE), figure)
        yield from self._length_faults(figure, path)
        for a, b in pairwise((self.position.places[figure], *path)):
            if not self.ground.free(a, b):
                yield from self._in_the_way(figure, a, b)

    def slowing(self, figure: int, path: Path) -> tuple[int, ...]:
        """Return the difficult zones that slow a figure down on its path (DSW-119)."""
        difficult, points = self.footing.difficult, (self.position.places[figure], *path)
        found = {patch[5] for a, b in pairwise(points) for patch in touched(difficult, a, b)}
        return tuple(sorted(found))

    def _length_faults(self, figure: int, path: Path) -> Iterator[Fault]:
        """Yield whether a path is too long, or touches what it must not (DSW-119)."""
        gait = self.gait
        covered = path_length((self.position.places[figure], *path))
        zones = self.slowing(figure, path)
        if zones and gait.slowed is None:
            yield Fault(IllegalMove(_DIFFICULT), figure, zones=zones)
        if covered > 256 * gait.reach:
            yield Fault(IllegalMove(_TOO_FAR, n=gait.reach // INCH), figure)
        elif zones and gait.slowed is not None and covered > 256 * gait.slowed:
            rule = IllegalMove(_TOO_FAR_SLOWED, n=gait.slowed // INCH)
            yield Fault(rule, figure, zones=zones)

    def bridges(self) -> list[tuple[Point, Point]]:
        """Return the segments over ladders in which nothing is in the way (DSW-102)."""
        figure = self.moving[0] if self.moving else 0
        return [it for it in self.ladders if next(self._in_the_way(figure, *it), None) is None]

    def _in_the_way(self, figure: int, a: Point, b: Point) -> Iterator[Fault]:
        """Yield who and what obstructs a figure from a to b (DSW-115, DSW-116).

        From foot to foot of a ladder, its wall does not (DSW-102).
        """
        position, squad = self.position, self.squad
        roster, places = position.roster, position.places
        climbed = self.ladders.get((a, b))
        met = [
            other
            for other in obstructing(position, squad, self.gait.jumps)
            if not Circle(places[other], roster.radius[other]).keeps_off(a, b, self.radius)
        ]
        foes = tuple(other for other in met if other in self.enemies)
        friends = tuple(other for other in met if other not in self.enemies)
        walls = tuple(
            number
            for *_box, shape, number in self.footing.solid
            if number != climbed and not shape.keeps_off(a, b, self.radius)
        )
        if foes:
            yield Fault(IllegalMove(_ENEMY), figure, foes)
        if friends:
            yield Fault(IllegalMove(_FRIEND), figure, friends)
        yield from _of_ground(_WALL, figure, walls)

    def end_faults(self, figure: int, end: Point) -> Iterator[Fault]:
        """Yield what stands against a figure at the end of its path (DSW-117, DSW-118)."""
        x, y = end
        taken = tuple(
            other
            for at, down, square, other in self._taken
            if (at - x) ** 2 + (down - y) ** 2 < square
        )
        if taken:
            yield Fault(IllegalMove(_TAKEN), figure, taken)
        walls = tuple(
            number
            for *_box, shape, number in self.footing.closed
            if not shape.keeps_off(end, end, self.radius)
        )
        yield from _of_ground(_NO_GROUND, figure, walls)
        yield from self._contact_faults(figure, end)

    def _contact_faults(self, figure: int, end: Point) -> Iterator[Fault]:
        """Yield which enemies a figure must not touch, or must not leave."""
        position, gait = self.position, self.gait
        touches = self._touches(end)
        if touches and not (gait.charges or gait.holds or position.house_rules.contact_by_moves):
            yield Fault(IllegalMove(_CONTACT), figure, tuple(touches))
        if touches and figure in gait.wary:
            squad_of = position.roster.squad_of
            feared = [foe for foe in touches if position.traits(squad_of[foe]).deters]
            if feared:
                yield Fault(IllegalMove(_DETERRED), figure, tuple(feared))
        if gait.holds:
            before = self._touches(position.places[figure])
            if before and not set(before).intersection(touches):
                yield Fault(IllegalMove(_HOLD), figure, tuple(before))

    def _touches(self, place: Point) -> list[int]:
        """Return the enemies that a base touches at some place (DSW-13)."""
        x, y = place
        return [
            foe
            for at, down, square, foe in self._touched
            if (at - x) ** 2 + (down - y) ** 2 <= square
        ]

    def squad_faults(self, after: Mapping[int, Point]) -> Iterator[Fault]:
        """Yield what stands against the places of all able figures together (DSW-109 to DSW-114).

        `after`: figure -> its place, of all able figures of the squad.
        """
        across = (2 * self.radius) ** 2
        for n, figure in enumerate(self.moving):
            place = after[figure]
            near = [it for it in self.moving[:n] if squared(after[it], place) < across]
            if near:
                yield Fault(IllegalMove(_CROWDED), figure, tuple(near))
        places = [*after.values()]
        if is_together(places, self.radius):
            return
        before = [self.position.places[figure] for figure in after]
        if self.gait.charges or is_together(before, self.radius):
            yield Fault(IllegalMove(_APART), None)
        elif not self.gait.holds and widest_gap(places) >= widest_gap(before):
            yield Fault(IllegalMove(_NO_CLOSER), None)
