"""Small battles for tests: squads at given places on given ground, and crowded ones at random."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from pygames.deep_space_wars.forces.cards import INFANTRY, LARGE, LIGHT, VEHICLE, Card
from pygames.deep_space_wars.forces.roster import Roster, Squad
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.terrain import CATALOGUE, IMPASSABLE, Piece, Terrain, Zone
from pygames.deep_space_wars.positions.position import ABLE, Position
from pygames.geometry.plane import Circle, Point, Polygon

STATS = {
    "speed": 6,
    "shooting": 3,
    "energy": 5,
    "close_combat": 3,
    "attacks": 1,
    "armour": 2,
    "discipline": 3,
    "life": 1,
}


def card(*abilities: str, type: str = INFANTRY, weapon: str = LIGHT, **stats: int) -> Card:
    return Card("XX1", "XX", type, weapon, **{**STATS, **stats}, abilities=abilities)


PLAIN = card()
WALKER, MACHINE = card(type=LARGE), card(type=VEHICLE, speed=12)


def zone(kind: str, shape: Circle | Polygon, ground: Terrain | None = None) -> Zone:
    return Zone(kind, shape, ground or CATALOGUE[kind])


def box(kind: str, left: int, top: int, right: int, bottom: int) -> Zone:
    corners = (left, top), (right, top), (right, bottom), (left, bottom)
    return zone(kind, Polygon(corners))


def disc(kind: str, x: int, y: int, radius: int) -> Zone:
    return zone(kind, Circle((x, y), radius))


def battle(
    *squads: tuple[int, Card, Sequence[Point]],
    ground: Iterable[Zone] = (),
    sides: Sequence[int] = (0, 1, 2, 3),
) -> Position:
    """Squads (owner, card, places of its figures), in the order of their owners."""
    listed: list[Squad] = []
    places: list[Point] = []
    for owner, of, at in squads:
        listed.append(Squad(of, owner, range(len(places), len(places) + len(at))))
        places += at
    field = Field((Piece("X", tuple(ground)),))
    position = Position(field, Roster(tuple(listed), tuple(sides)))
    position.places = places
    position.conditions = [ABLE] * len(places)
    return position


KINDS = ("woods", "jungle", "rocks", "building", "fort_wall", "chasm", "shallow", "deep", "smoke")
ABILITIES = ("jetpack", "flight", "stealth", "scout", "water_dweller")


def crowded(rng: random.Random, squads: int = 6, most: int = 6, terrain: int = 8) -> Position:
    """A battle with squads close to each other, each of them together, and terrain between them."""
    ground = [_zone_at_random(rng) for _zone in range(terrain)]
    found: list[tuple[int, Card, list[Point]]] = []
    taken: list[tuple[Point, int]] = []
    for number in range(squads):
        kind = rng.choice((INFANTRY, INFANTRY, INFANTRY, LARGE, VEHICLE))
        abilities = rng.choice(((), (), ("water_dweller",), *((it,) for it in ABILITIES)))
        of = card(*abilities, type=kind)
        centre = rng.randrange(150, 450), rng.randrange(150, 450)
        places: list[Point] = []
        for _try in range(200):
            x, y = rng.choice(places or [centre])
            far = 2 * of.radius + 12
            place = x + rng.randrange(-far, far + 1), y + rng.randrange(-far, far + 1)
            if _is_free(place, of.radius, ground, taken) and (
                not places or any(_near(place, it, 2 * of.radius + 16) for it in places)
            ):
                places.append(place)
                taken.append((place, of.radius))
            if len(places) == most:
                break
        if places:
            found.append((number * 2 // squads, of, places))
    return battle(*found, ground=ground, sides=(0, 1))


def _near(a: Point, b: Point, reach: int) -> bool:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def _is_free(place: Point, radius: int, ground: list[Zone], taken: list[Any]) -> bool:
    x, y = place
    return (
        radius <= x <= TABLE - radius
        and radius <= y <= TABLE - radius
        and all((x - a) ** 2 + (y - b) ** 2 >= (radius + size) ** 2 for (a, b), size in taken)
        and all(
            it.terrain.move != IMPASSABLE or it.shape.keeps_off(place, place, radius)
            for it in ground
        )
    )


def _zone_at_random(rng: random.Random) -> Zone:
    kind, x, y = rng.choice(KINDS), rng.randrange(120, 480), rng.randrange(120, 480)
    if rng.random() < 0.4:
        return disc(kind, x, y, rng.randrange(12, 40))
    width, height, lean = rng.randrange(8, 70), rng.randrange(8, 70), rng.randrange(-20, 21)
    corners = (x, y), (x + width, y), (x + width + lean, y + height), (x + lean, y + height)
    return zone(kind, Polygon(corners))


def turned(position: Position) -> Position:
    """The same battle, the table turned clockwise by a quarter."""
    twin = position.copy()
    twin.places = [turned_point(place) for place in position.places]
    twin.field = Field(
        tuple(
            Piece(piece.id, tuple(it._replace(shape=_turned_shape(it.shape)) for it in piece.zones))
            for piece in position.field.pieces
        )
    )
    return twin


def turned_point(point: Point) -> Point:
    return TABLE - point[1], point[0]


def _turned_shape(shape: Circle | Polygon) -> Circle | Polygon:
    if isinstance(shape, Circle):
        return Circle(turned_point(shape.centre), shape.radius)
    return Polygon(tuple(map(turned_point, shape.points)))
