"""Where to lay a template: the nearest legal point to one, and the best for each enemy squad."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from pygames.deep_space_wars.analysis.bursts import ON_THE_MARK, Fall, falls, flamed, summed
from pygames.deep_space_wars.analysis.forecast import Forecast
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.fire_moves import Bombs
from pygames.deep_space_wars.engine.moves import Bomb, Flame
from pygames.deep_space_wars.engine.steps import Bombing, Flaming
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.templates import BOMB, flame, under_burst, under_flame
from pygames.geometry.plane import Point, along, squared

__all__ = ["Burst", "Laying", "best", "burst", "discs", "legal", "move_at", "nearest", "point_of"]

Laying: TypeAlias = Bombing | Flaming
_FLAME_LENGTH = 8 * INCH
_FRIENDS = 1.5
"""How much more a friend weighs than an enemy."""


class Burst(NamedTuple):
    """What a template promises that is laid at a point."""

    figure: int
    """Who throws the bomb, or has the flamethrower."""
    point: Point
    """Where the bomb is to fall, or what the flame points to."""
    falls: tuple[Fall, ...]
    """The five ways in which a bomb may fall, or the one of a flame."""
    expected: Mapping[int, Forecast]
    """Squad -> what is expected of all of them."""
    enemies: float
    """How many enemies fall on average."""
    friends: float
    """How many friends do."""


def burst(battle: Battle, step: Laying, point: Point) -> Burst:
    """Return what a bomb, or a flame, promises at a legal point."""
    if isinstance(step, Bombing):
        found = tuple(falls(battle, step.figure, point))
    else:
        struck = flamed(battle, step.figure, _way(battle, step, point))
        found = (Fall(ON_THE_MARK, 6, (point,), struck),)
    expected = summed((it.chance / 6, it.struck) for it in found)
    own, lost = battle.roster.squad_of[step.figure], [0.0, 0.0]
    for squad, it in expected.items():
        lost[not battle.are_enemies(own, squad)] += it.losses
    return Burst(step.figure, point, found, expected, *lost)


def _way(battle: Battle, step: Laying, point: Point) -> Point:
    """Return the direction from who lays a template to a point."""
    x, y = battle.places[step.figure]
    return point[0] - x, point[1] - y


def move_at(battle: Battle, step: Laying, point: Point) -> Bomb | Flame:
    """Return the move that lays a template at a point."""
    return Bomb(point) if isinstance(step, Bombing) else Flame(_way(battle, step, point))


def point_of(battle: Battle, step: Laying, move: Bomb | Flame) -> Point:
    """Return the point at which a move lays a template."""
    if isinstance(move, Bomb):
        return move.point
    (x, y), (dx, dy) = battle.places[step.figure], move.direction
    return x + dx, y + dy


def discs(battle: Battle, step: Laying, point: Point) -> list[tuple[Point, int]]:
    """Return the discs of a template at a point, each with its radius (GEO-10)."""
    if isinstance(step, Bombing):
        return [(point, BOMB)]
    return flame(battle.places[step.figure], _way(battle, step, point))


def legal(battle: Battle, step: Laying, point: Point) -> bool:
    """Whether a template may be laid at a point (DSW-145, DSW-147)."""
    if isinstance(step, Bombing):
        return Bomb(point) in Bombs(battle, step.figure)
    return point != battle.places[step.figure]


def nearest(battle: Battle, step: Laying, point: Point) -> Point:
    """Return the point where a template comes to lie that is held over another one.

    Bombs stay on the table and in range; what a flame points to is as far away as it reaches. It
    may still be one that the bomber must see, and does not.
    """
    place, way = battle.places[step.figure], _way(battle, step, point)
    if isinstance(step, Flaming):
        return along(place, way if way != (0, 0) else (0, -1), _FLAME_LENGTH)
    reach = battle.roster.squads[battle.roster.squad_of[step.figure]].card.reach
    if squared(place, point) >= reach * reach:
        point = along(place, way, reach - 1)
    x, y = (min(max(at, 0), TABLE) for at in point)
    return x, y


def under(battle: Battle, step: Laying, point: Point) -> list[int]:
    """Return the figures under a template at a point, if it does not scatter (GEO-10)."""
    if isinstance(step, Bombing):
        return under_burst(battle, point, BOMB)
    return under_flame(battle, step.figure, _way(battle, step, point))


def best(battle: Battle, step: Laying, squad: int) -> Point | None:
    """Return the point where most enemies and few friends are under a template, and this squad.

    None: it is out of reach. Tried are its figures' places, and the middle between each and the one
    nearest to it.
    """
    places = [battle.places[figure] for figure in battle.up_in(squad)]
    tried = (nearest(battle, step, it) for it in dict.fromkeys((*places, *_middles(places))))
    worth = {
        point: value
        for point in dict.fromkeys(tried)
        if (value := _worth(battle, step, point, squad)) is not None and legal(battle, step, point)
    }
    return max(worth, key=lambda point: worth[point], default=None)


def _middles(places: list[Point]) -> Iterable[Point]:
    for x, y in places:
        others = [other for other in places if other != (x, y)]
        if others:
            a, b = min(others, key=lambda other: squared(other, (x, y)))
            yield (x + a) // 2, (y + b) // 2


def _worth(battle: Battle, step: Laying, point: Point, squad: int) -> float | None:
    """Return how many enemies are under a template, less friends; None: nobody of the squad is."""
    own, of = battle.roster.squad_of[step.figure], battle.roster.squad_of
    struck = [of[figure] for figure in under(battle, step, point)]
    if squad not in struck:
        return None
    return sum(1 if battle.are_enemies(own, it) else -_FRIENDS for it in struck)
