"""What an attack on a squad promises before it is made: who takes part, with how many dice, and
what is to be expected of them.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from pygames.deep_space_wars.analysis.bursts import blasted
from pygames.deep_space_wars.analysis.forecast import (
    Forecast,
    forecast,
    struck_by_blows,
    struck_by_shots,
)
from pygames.deep_space_wars.course.battle import Battle
from pygames.deep_space_wars.course.steps.deterrence import afraid_in
from pygames.deep_space_wars.course.targets import fighters_of, number_for, snap_targets_of
from pygames.deep_space_wars.figures.casualties import covering_shooter
from pygames.deep_space_wars.figures.contact import TOLERANCE, touched_from
from pygames.deep_space_wars.figures.gaits import PLACING, Gait
from pygames.deep_space_wars.figures.lines import cover, distance, endangered, shooters
from pygames.deep_space_wars.figures.march import Fault, Marching
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.geometry.plane import along, length

__all__ = ["Blows", "Melee", "Rush", "Volley", "melee", "rush", "volley"]

_FINE = 256
"""What lengths are measured in, as parts of a tick."""


class Volley(NamedTuple):
    """Shots of a squad at another."""

    squad: int
    target: int
    aims: Mapping[int, Sequence[int]]
    """For each figure that shoots, those that it sees and has in range, the nearest first."""
    dice: int
    number: int
    """The target number of each die."""
    square: int
    """The square of the distance that counts, in ticks (DSW-132)."""
    covers: Mapping[int, int]
    """The cover of each figure that may be hit and has any."""
    endangered: tuple[int, ...]
    """The friends that a 6 may hit (DSW-136)."""
    friendly: float
    """How many of these are hit on average, before any save."""
    expected: Forecast


def volley(
    battle: Battle, squad: int, target: int, *, snap: bool = False, aims: bool = False
) -> Volley | None:
    """Return what shots of all figures promise that can shoot at a squad; None: nobody can.

    `snap`: they are snap shots, one die each that hits on a 1 (DSW-123). `aims`: with Aim, one die
    harder, but safer for friends (DSW-137).
    """
    able = shooters(battle, squad, target)
    if not able:
        return None
    single = snap or battle.house.single_shots
    each = 1 if single else battle.roster.squads[squad].card.attacks
    number = 1 if snap else number_for(battle, squad, able, aiming=aims)
    if battle.has(squad, "blast") and not snap:
        struck = blasted(battle, squad, able, each, number)
        expected = struck.get(target, Forecast(0.0, 0.0, 0.0, 0.0, 0.0))
        hits = each * len(able) * min(max(number, 0), 5) / 6
        expected = expected._replace(hits=hits)
    else:
        victims = struck_by_shots(battle, squad, able, target)
        expected = forecast(battle, target, victims, each * len(able), number)
    risks = [endangered(battle, it, seen[0], aims) for it, seen in able.items()]
    seen = sorted({figure for found in able.values() for figure in found})
    covers = ((it, cover(battle, covering_shooter(battle, able, it), it)) for it in seen)
    return Volley(
        squad,
        target,
        able,
        each * len(able),
        number,
        distance(battle, able),
        {figure: value for figure, value in covers if value},
        tuple(sorted({figure for risk in risks for figure in risk})),
        each * sum(map(bool, risks)) / 6,
        expected,
    )


class Blows(NamedTuple):
    """The dice of one side in close combat."""

    fighters: tuple[int, ...]
    dice: int
    number: int
    expected: Forecast


class Melee(NamedTuple):
    """One exchange of blows between squads as they stand (DSW-157)."""

    squad: int
    target: int
    blows: Blows
    answer: Blows
    """Those of the target; no dice if it does not strike back."""
    near: tuple[int, ...]
    """Who else of the squad might get at the target by taking places (DSW-154)."""


def melee(battle: Battle, squad: int, target: int, *, bonus: int = 0, raging: int = 0) -> Melee:
    """Return what a fight promises if nobody changes places (DSW-157, DSW-160).

    `bonus`: what a charge adds to Attacks. `raging`: how many strike twice as often (DSW-161).
    Fighters that fall still strike, for blows are exchanged at the same time.
    """
    card, foe = battle.roster.squads[squad].card, battle.roster.squads[target].card
    fighters = fighters_of(battle, squad, target)
    defenders: tuple[int, ...] = ()
    if fighters and foe.close_combat and not battle.has(squad, "intimidate"):
        defenders = fighters_of(battle, target, squad)
    back = foe.attacks if battle.has(target, "counter") else 1
    return Melee(
        squad,
        target,
        _blows(battle, squad, target, fighters, (card.attacks + bonus) * (len(fighters) + raging)),
        _blows(battle, target, squad, defenders, back * len(defenders)),
        _near(battle, squad, target, fighters),
    )


def _near(battle: Battle, squad: int, target: int, fighters: tuple[int, ...]) -> tuple[int, ...]:
    """Return who does not fight, but dares to and is close enough, whatever lies between."""
    places, enemies = battle.places, battle.up_in(target)
    reach = battle.roster.squads[squad].card.radius + PLACING
    afraid = afraid_in(battle, squad) if battle.has(target, "deter") else frozenset()
    idle = set(battle.able_in(squad)).difference(fighters, afraid)
    return tuple(it for it in sorted(idle) if touched_from(battle, places[it], reach, enemies))


def _blows(battle: Battle, squad: int, target: int, fighters: tuple[int, ...], dice: int) -> Blows:
    number = battle.roster.squads[squad].card.close_combat
    victims = struck_by_blows(battle, squad, target)
    return Blows(fighters, dice, number, forecast(battle, target, victims, dice, number, foe=squad))


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
    fire: Volley | None
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
