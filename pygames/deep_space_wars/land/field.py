"""The field: terrain as marches, sights and shots meet it (DSW-34 to DSW-38, GEO-3)."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.terrain import (
    BASE,
    DEEP,
    DIFFICULT,
    DRY,
    IMPASSABLE,
    Piece,
    Terrain,
    Zone,
)
from pygames.geometry.plane import Point, Polygon, Shape

__all__ = ["BEYOND", "Field", "Footing", "Patch", "touched"]

BEYOND = -1
"""The number of what lies beyond the edges of a small table, which is no zone."""

Patch: TypeAlias = tuple[int, int, int, int, Shape, int]
"""The box of a zone (left, top, right, bottom), its shape, and its number among the zones; or
`BEYOND`."""


class Footing(NamedTuple):
    """What some kind of figure can do with the ground (GEO-5)."""

    solid: tuple[Patch, ...]
    """What its base cannot cross."""
    closed: tuple[Patch, ...]
    """What its base cannot stand on."""
    difficult: tuple[Patch, ...]
    """What slows it down if its path touches it (DSW-119)."""


@dataclass(frozen=True, slots=True)
class Field:
    """The terrain of a battle: a value that all positions share, for it never changes."""

    pieces: tuple[Piece, ...]
    margin: int = 0
    """By how many ticks the table is smaller in the north and in the south (DSW-90)."""
    zones: tuple[Zone, ...] = field(init=False, compare=False, repr=False)
    """The zones of all pieces; their numbers say which one is in the way."""
    walls: range = field(init=False, compare=False, repr=False)
    """The numbers of the walls of a base (DSW-100); empty without one."""
    _blocking: tuple[Patch, ...] = field(init=False, compare=False, repr=False)
    _hiding: tuple[Patch, ...] = field(init=False, compare=False, repr=False)
    _obstructing: tuple[Patch, ...] = field(init=False, compare=False, repr=False)
    _shielding: tuple[Patch, ...] = field(init=False, compare=False, repr=False)
    _covering: tuple[Patch, ...] = field(init=False, compare=False, repr=False)
    _footings: dict[tuple[bool, ...], Footing] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        pieces = tuple(self.pieces)
        give = object.__setattr__
        give(self, "pieces", pieces)
        give(self, "zones", tuple(zone for piece in pieces for zone in piece.zones))
        give(self, "walls", self._walls())
        give(self, "_blocking", self._patches(lambda ground: ground.blocks_sight))
        give(self, "_hiding", self._patches(lambda it: it.move == DIFFICULT or it.conceals))
        give(self, "_obstructing", self._patches(lambda ground: ground.move >= DIFFICULT))
        give(self, "_shielding", self._patches(lambda it: it.move == IMPASSABLE and it.cover > 0))
        covering = self._patches(lambda ground: ground.cover > 0)
        best_first = sorted(covering, key=lambda patch: -self.zones[patch[-1]].terrain.cover)
        give(self, "_covering", tuple(best_first))
        give(self, "_footings", {})

    def _walls(self) -> range:
        first = 0
        for piece in self.pieces:
            if piece.id == BASE:
                return range(first, first + len(piece.zones))
            first += len(piece.zones)
        return range(0)

    def _patches(self, wanted: Callable[[Terrain], bool]) -> tuple[Patch, ...]:
        return tuple(
            (*zone.shape.box, zone.shape, number)
            for number, zone in enumerate(self.zones)
            if wanted(zone.terrain)
        )

    @property
    def beyond(self) -> tuple[Polygon, ...]:
        """What lies beyond the edges of a small table, but within those of a whole one."""
        if not self.margin:
            return ()
        edges = (0, self.margin), (TABLE - self.margin, TABLE)
        return tuple(
            Polygon(((0, top), (TABLE, top), (TABLE, low), (0, low))) for top, low in edges
        )

    def footing(
        self,
        hovers: bool = False,
        hops: bool = False,
        scouts: bool = False,
        swims: bool = False,
    ) -> Footing:
        """Return what the ground is for figures (DSW-116, DSW-117, DSW-119).

        `hovers`: they pass over everything, by Flight or Teleport. `hops`: over everything that
        has no roof. `scouts`: difficult terrain does not slow them down. `swims`: water is clear.
        """
        kind = (hovers, hops, scouts, swims)
        if kind not in self._footings:
            closed = self._patches(
                lambda it: it.move == IMPASSABLE and not (swims and it.water == DEEP)
            )
            roofed = (patch for patch in closed if self.zones[patch[-1]].terrain.roofed)
            beyond = tuple((*shape.box, shape, BEYOND) for shape in self.beyond)
            difficult = self._patches(
                lambda it: it.move == DIFFICULT and not (swims and it.water != DRY)
            )
            self._footings[kind] = Footing(
                (*beyond, *(() if hovers else roofed if hops else closed)),
                (*beyond, *closed),
                () if hovers or hops or scouts else difficult,
            )
        return self._footings[kind]

    def blocks(self, a: Point, b: Point) -> bool:
        """Whether terrain is in the way of sight from a to b (GEO-7).

        A zone that contains either point blocks nothing, nor does one that is merely grazed.
        """
        ax, ay = a
        bx, by = b
        west, east = (ax, bx) if ax < bx else (bx, ax)
        north, south = (ay, by) if ay < by else (by, ay)
        for left, top, right, bottom, shape, _number in self._blocking:
            if left >= east or right <= west or top >= south or bottom <= north:
                continue
            if shape.crosses(a, b) and not (shape.contains(a) or shape.contains(b)):
                return True
        return False

    def blockers(self, a: Point, b: Point) -> tuple[int, ...]:
        """Return the numbers of all zones that are in the way of sight from a to b (GEO-7)."""
        return tuple(
            patch[5]
            for patch in touched(self._blocking, a, b)
            if patch[4].crosses(a, b) and not (patch[4].contains(a) or patch[4].contains(b))
        )

    def hides(self, a: Point, b: Point) -> bool:
        """Whether the line touches what hides figures with Stealth (DSW-55)."""
        return next(touched(self._hiding, a, b), None) is not None

    def hiders(self, a: Point, b: Point) -> tuple[int, ...]:
        """Return the numbers of all zones that hide figures with Stealth (DSW-55)."""
        return tuple(patch[5] for patch in touched(self._hiding, a, b))

    def is_open(self, a: Point, b: Point) -> bool:
        """Whether the line touches neither difficult nor impassable terrain (DSW-58)."""
        return next(touched(self._obstructing, a, b), None) is None

    def cover(self, origin: Point, radius: int, target: Point, target_radius: int) -> int:
        """Return the cover that terrain gives a figure, 0 to 5 (GEO-8).

        `radius`: of the base at the origin of the shot; what it touches gives cover only if the
        target touches it too. 0: there is no base, as where a bomb bursts.
        """
        for patch in touched(self._covering, origin, target):
            shape = patch[4]
            leans = radius > 0 and shape.touches_disc(origin, radius)
            if not leans or shape.touches_disc(target, target_radius):
                return self.zones[patch[5]].terrain.cover
        return 0

    def shields(self, centre: Point, target: Point) -> bool:
        """Whether impassable terrain keeps a burst or a flame off a point (GEO-10)."""
        return any(
            shape.crosses(centre, target) and not shape.contains(centre)
            for *_box, shape, _number in self._shielding
        )


def touched(patches: Iterable[Patch], a: Point, b: Point) -> Iterator[Patch]:
    """Yield the patches that the segment ab touches, borders included (GEO-3)."""
    ax, ay = a
    bx, by = b
    west, east = (ax, bx) if ax < bx else (bx, ax)
    north, south = (ay, by) if ay < by else (by, ay)
    for patch in patches:
        left, top, right, bottom, shape, _number = patch
        if left <= east and right >= west and top <= south and bottom >= north:  # noqa: SIM102
            if shape.touches(a, b):
                yield patch
