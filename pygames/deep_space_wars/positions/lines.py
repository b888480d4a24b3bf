"""Lines between figures: who sees whom, how far, past which friends and behind what cover.

Everything follows from the straight line between two centres (GEO-7, GEO-8).
"""

from collections.abc import Collection, Mapping, Sequence
from math import isqrt

from pygames.deep_space_wars.forces.cards import Card
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.contact import are_touching, engaged
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Circle, Point, squared

__all__ = [
    "cover",
    "cover_at",
    "distance",
    "endangered",
    "has_target",
    "idle_shooters",
    "sees",
    "shooters",
    "target_number",
    "targets",
]


def sees(position: Position, one: int, other: int) -> bool:
    """Whether a figure sees another (DSW-133, GEO-7).

    Figures block nothing, and nothing blocks the sight of flyers. Stealth counts for whoever is
    looked at, so it is the only case in which sight is not mutual (DSW-55).
    """
    roster, field = position.roster, position.field
    a, b = position.places[one], position.places[other]
    if not (roster.flies[one] or roster.flies[other]) and field.blocks(a, b):
        return False
    return not (roster.stealthy[other] and field.hides(a, b))


def target_number(card: Card, square: int) -> int:
    """Return the target number of a shot, by the square of its distance; 0: it cannot hit.

    It falls by 1 for every full Energy inches (DSW-131), so it is 0 where the range ends.
    """
    if not card.energy:
        return 0
    return max(0, card.shooting - isqrt(square) // (INCH * card.energy))


def targets(position: Position, shooter: int, squad: int) -> list[int]:
    """Return the figures of a squad that a shooter sees and has in range, the nearest first.

    The line to the first of them is its aim line (DSW-136). This does not ask whether it may shoot.
    """
    roster = position.roster
    places, reach = position.places, roster.squads[roster.squad_of[shooter]].card.reach
    x, y = places[shooter]
    near = []
    for figure in position.up_in(squad):
        square = (places[figure][0] - x) ** 2 + (places[figure][1] - y) ** 2
        if square < reach * reach and sees(position, shooter, figure):
            near.append((square, figure))
    return [figure for _square, figure in sorted(near)]


def shooters(position: Position, squad: int, target: int) -> dict[int, list[int]]:
    """Return the figures of a squad that can shoot at another, each with its targets (DSW-129)."""
    return {
        figure: found
        for figure in idle_shooters(position, squad)
        if (found := targets(position, figure, target))
    }


def idle_shooters(position: Position, squad: int) -> list[int]:
    """Return the able figures of a squad that have a gun and touch no enemy (DSW-129)."""
    if not position.roster.squads[squad].card.reach:
        return []
    fighting = engaged(position, squad)
    return [figure for figure in position.able_in(squad) if figure not in fighting]


def has_target(position: Position, squad: int) -> bool:
    """Whether a squad can shoot at anybody; faster than to find all it can shoot at."""
    idle = idle_shooters(position, squad)
    enemies = position.enemies_of(squad) if idle else []
    places, reach = position.places, position.roster.squads[squad].card.reach
    for figure in idle:
        x, y = places[figure]
        for enemy in enemies:
            square = (places[enemy][0] - x) ** 2 + (places[enemy][1] - y) ** 2
            if square < reach * reach and sees(position, figure, enemy):
                return True
    return False


def distance(position: Position, lines: Mapping[int, Sequence[int]]) -> int:
    """Return the square of the distance of a volley: the shortest of its aim lines (DSW-132).

    `lines`: for each figure that shoots its targets, the nearest first; there is at least one.
    """
    places = position.places
    return min(squared(places[shooter], places[found[0]]) for shooter, found in lines.items())


def endangered(position: Position, shooter: int, target: int, aims: bool = False) -> list[int]:
    """Return the friends that a 6 may hit, the nearest first (DSW-136).

    `target`: the figure at the end of the aim line. `aims`: whether the squad uses Aim, which
    spares all who touch the squad that is shot at (DSW-137).
    """
    roster, places = position.roster, position.places
    start, end = places[shooter], places[target]
    own = roster.squads[roster.squad_of[shooter]].figures
    foes = position.up_in(roster.squad_of[target])
    past = roster.flies[target] or _shoots_through(position, shooter, end)

    def fights(friend: int) -> bool:
        return any(are_touching(position, friend, foe) for foe in foes)

    found = []
    for friend in position.up():
        if roster.side[friend] != roster.side[shooter] or friend in own:
            continue
        base = Circle(places[friend], roster.radius[friend])
        on_line = not past and not roster.flies[friend] and base.crosses(start, end)
        if not (aims and fights(friend)) if on_line else not aims and fights(friend):
            found.append(friend)
    return position.nearest_first(start, found)


def _shoots_through(position: Position, shooter: int, end: Point) -> bool:
    """Whether bases on a line in the open do not matter to a shooter (DSW-58)."""
    squad = position.roster.squad_of[shooter]
    return position.traits(squad).shoots_through and position.field.is_open(
        position.places[shooter], end
    )


def cover(position: Position, shooter: int, target: int) -> int:
    """Return the cover of a figure against a shot or a flame, 0 to 5 (DSW-140, GEO-8)."""
    roster, start = position.roster, position.places[shooter]
    best = _cover_of_ground(position, start, roster.radius[shooter], target)
    if _shoots_through(position, shooter, position.places[target]):
        return best
    squads = roster.squad_of[shooter], roster.squad_of[target]
    return max(best, _cover_of_vehicles(position, start, target, squads))


def cover_at(position: Position, burst: Point, target: int, involved: Collection[int]) -> int:
    """Return the cover of a figure against what bursts at a point (DSW-145, DSW-146).

    `involved`: squads whose vehicles give none; that of the target is always one of them.
    """
    squads = {*involved, position.roster.squad_of[target]}
    vehicles = _cover_of_vehicles(position, burst, target, squads)
    return max(_cover_of_ground(position, burst, 0, target), vehicles)


def _cover_of_ground(position: Position, start: Point, radius: int, target: int) -> int:
    """Return the cover that terrain gives against a base at some place; none to flyers."""
    roster = position.roster
    if roster.flies[target]:
        return 0
    return position.field.cover(start, radius, position.places[target], roster.radius[target])


def _cover_of_vehicles(
    position: Position, start: Point, target: int, involved: Collection[int]
) -> int:
    """Return the cover that vehicles of squads that are not involved give; none to flyers."""
    roster, places = position.roster, position.places
    if roster.flies[target]:
        return 0
    return max(
        (
            value
            for vehicle, value in roster.vehicles
            if roster.squad_of[vehicle] not in involved
            and position.is_up(vehicle)
            and Circle(places[vehicle], roster.radius[vehicle]).crosses(start, places[target])
        ),
        default=0,
    )
