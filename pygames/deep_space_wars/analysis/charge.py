"""How far a charge may come, what is in its way, and who fires at it first."""

from itertools import product
from typing import NamedTuple

from pygames.deep_space_wars.analysis.matchup import Matchup, volley
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.targets import snap_targets_of
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.contact import TOLERANCE
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.march import Fault, Marching
from pygames.geometry.plane import along, length

__all__ = ["Rush", "rush"]

_FINE = 256
"""What lengths are measured in, as parts of a tick."""


class Rush(NamedTuple):
    """A charge at a squad (DSW-165 to DSW-168)."""

    squad: int
    target: int
    nearest: tuple[int, int]
    """The two figures that are nearest to each other."""
    inches: int
    """What the dice must show at least, straight from one to the other."""
    chance: float
    """The chance of that."""
    obstacles: tuple[Fault, ...]
    """What has to be gone round on that line. Nobody looks for any where the chance is 0."""
    difficult: tuple[int, ...]
    """The zones of terrain on it that slow the squad down (DSW-169)."""
    slowed: float
    """The chance to get straight through them, where only the higher die counts."""
    fire: Matchup | None
    """The snap shots of the target, None if it cannot fire any (DSW-166)."""
    dice: int
    """Of each figure that reaches the target (DSW-174)."""
    number: int

    @property
    def goes_straight(self) -> bool:
        """Whether nothing stands in the way: else the chance is the most there can be."""
        return not (self.obstacles or self.difficult)


def rush(battle: Battle, squad: int, target: int) -> Rush:
    """Return what a charge promises."""
    places, radii, card = battle.places, battle.roster.radius, battle.roster.squads[squad].card

    def gap(pair: tuple[int, int]) -> int:
        one, other = pair
        apart = radii[one] + radii[other] + TOLERANCE
        return length(places[one], places[other]) - _FINE * apart

    nearest = min(
        ((one, other) for one in battle.able_in(squad) for other in battle.up_in(target)),
        key=lambda pair: (gap(pair), pair),
    )
    inches = max(0, -(-gap(nearest) // (_FINE * INCH)))
    chance = sum(one + other >= inches for one, other in _DICE) / len(_DICE)
    looks = chance and inches
    obstacles, difficult = _straight_on(battle, squad, target, nearest) if looks else ((), ())
    fires = squad in snap_targets_of(battle, target)
    return Rush(
        squad,
        target,
        nearest,
        inches,
        chance,
        obstacles,
        difficult,
        sum(max(dice) >= inches for dice in _DICE) / len(_DICE),
        volley(battle, target, squad, snap=True) if fires else None,
        card.attacks + 1,
        card.close_combat,
    )


def _straight_on(
    battle: Battle, squad: int, target: int, nearest: tuple[int, int]
) -> tuple[tuple[Fault, ...], tuple[int, ...]]:
    """Return what has to be gone round between two figures, and the zones that slow down there.

    Whoever meets another figure of the target is where it wants to be.
    """
    one, other = nearest
    (x, y), goal, radii = battle.places[one], battle.places[other], battle.roster.radius
    way = length((x, y), goal) // _FINE - radii[one] - radii[other]
    path = (along((x, y), (goal[0] - x, goal[1] - y), max(0, way)),)
    marching = Marching(battle, squad, _UNLIMITED, battle.able_in(squad))
    wanted = {*battle.up_in(target)}
    obstacles = tuple(
        fault
        for fault in marching.path_faults(one, path)
        if not fault.figures or not wanted.issuperset(fault.figures)
    )
    return obstacles, marching.slowing(one, path)


_DICE = tuple(product(range(1, 7), repeat=2))
_UNLIMITED = Gait(2 * TABLE, 2 * TABLE, charges=True)
"""That of a squad which only obstacles can stop."""
