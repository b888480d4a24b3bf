"""Casualties: whom hits, blows, stray shots and Retaliation fall on.

Where several figures are equally near or far, their owner decides: all of them are returned, first
the one that is taken if nobody asks. A figure takes wounds until it is down (DSW-149), so the same
question is asked again before each wound.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypeAlias

from pygames.deep_space_wars.forces.cards import RANGED
from pygames.deep_space_wars.positions.contact import touching
from pygames.deep_space_wars.positions.lines import endangered
from pygames.deep_space_wars.positions.position import Position
from pygames.deep_space_wars.positions.rolls import is_immune
from pygames.geometry.plane import squared

__all__ = ["Lines", "avenged_on", "covering_shooter", "in_close_combat", "in_fire", "strays"]

Lines: TypeAlias = Mapping[int, Sequence[int]]
"""Of a volley: each figure that shoots -> the figures of the target squad that it sees and has in
range, as `shooters` has it."""


def in_fire(position: Position, lines: Lines) -> list[int]:
    """Return the figures one of which takes the next hit of a volley (DSW-141, DSW-142).

    Those nearest to any of the shooters, of all that some shooter sees and has in range; by default
    the leader is the last. Nobody: the hit is lost.
    """
    places = position.places
    seen = {figure for found in lines.values() for figure in found if position.is_up(figure)}
    near = {
        figure: min(squared(places[figure], places[shooter]) for shooter in lines)
        for figure in seen
    }
    least = min(near.values(), default=0)
    nearest = [figure for figure, square in near.items() if square == least]
    return sorted(nearest, key=lambda figure: (figure in position.leaders, figure))


def covering_shooter(position: Position, lines: Lines, figure: int) -> int:
    """Return the shooter whose line decides about the cover of a figure that is hit (DSW-140).

    That is the nearest one that sees it and has it in range; there is one.
    """
    aiming = [shooter for shooter, found in lines.items() if figure in found]
    return position.nearest_first(position.places[figure], aiming)[0]


def in_close_combat(position: Position, squad: int) -> list[int]:
    """Return the figures of a squad one of which takes the next unsaved blow (DSW-159).

    Those farthest from the leader, fighting or not; the leader is the last. Nobody: it is wasted.
    """
    places = position.places
    leader = places[position.leaders[squad]]
    far = {figure: squared(places[figure], leader) for figure in position.up_in(squad)}
    most = max(far.values(), default=0)
    return [figure for figure, square in far.items() if square == most]


def strays(position: Position, sixes: Iterable[tuple[int, int]], aims: bool = False) -> list[int]:
    """Return the friends that lose 1 Life each by the sixes of a volley, in this order (DSW-136).

    `sixes`: for each the shooter and the figure at the end of its aim line. `aims`: whether the
    squad uses Aim. Who has been brought down is skipped; Regeneration is rolled after all dice. One
    whom magic does not hurt takes any number of sixes (DSW-72).
    """
    found: list[int] = []
    risks: dict[tuple[int, int], list[int]] = {}
    of = position.roster.squad_of
    for line in sixes:
        if line not in risks:
            risks[line] = endangered(position, *line, aims=aims)
        for friend in risks[line]:
            immune = is_immune(position, of[friend], of[line[0]], RANGED)
            if immune or found.count(friend) < position.lives[friend]:
                found += () if immune else (friend,)
                break
    return found


def avenged_on(position: Position, wounded: int, fighters: Collection[int]) -> int | None:
    """Return which attacker dies if a 1 is rolled for Retaliation (DSW-162).

    `fighters`: those that struck. The nearest of them in contact with the wounded figure, or else
    the first; None: none of them is still able.
    """
    able = sorted(figure for figure in fighters if position.is_able(figure))
    near = [figure for figure in touching(position, wounded) if figure in able]
    return next(iter(near or able), None)
