"""Why a squad cannot march or attack: the rule, and the line that it is about."""

from typing import NamedTuple

from pygames.core.game import IllegalMove, Told
from pygames.core.language import N_
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.fire_moves import Bombs
from pygames.deep_space_wars.engine.legal_actions import why_not
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.targets import foes_of, number_for, targets_of
from pygames.deep_space_wars.forces.actions import SHOOT
from pygames.deep_space_wars.forces.cards import HEAVY
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.names import TERRAIN_NAMES
from pygames.deep_space_wars.positions.gaits import Gait
from pygames.deep_space_wars.positions.lines import idle_shooters, sees
from pygames.deep_space_wars.positions.march import faults, is_march
from pygames.deep_space_wars.wording import inches
from pygames.geometry.plane import Point, length, squared

__all__ = [
    "Refusal",
    "why_no_bomb",
    "why_no_fight",
    "why_no_march",
    "why_no_shot",
    "why_no_shot_now",
    "why_no_target",
]

_FINE = 256
"""What lengths are measured in, as parts of a tick."""


class Refusal(NamedTuple):
    """What stands against an attack on a squad."""

    rule: IllegalMove
    line: tuple[int, int] | None = None
    """The attacker and the enemy that come nearest to it; None: it is about neither."""
    zones: tuple[int, ...] = ()
    """The terrain that is in the way, by the numbers of its zones."""


_NO_ENEMY = N_("That is no enemy.")
_NOBODY = N_("Nobody of that squad is on the table.")
_NO_GUNS = N_("This squad has no guns.")
_ENGAGED = N_("All figures of this squad touch enemies.")
_HEAVY = N_("Heavy weapons cannot fire snap shots.")
_FAR = N_("Out of range: {distance} too far.")
_IN_THE_WAY = N_("No line of sight. In the way: {terrain}.")
_STEALTH = N_("Stealth hides that squad. In the way: {terrain}.")
_TOO_FAR_FOR_AIM = N_("Too far for Aim: no die could hit.")
_TOO_FAR_TO_FIGHT = N_("Too far to fight: bases may be 1″ apart, here it is {distance}.")
_NO_POINT = N_("A bomb can only fall on the table.")


def why_no_shot(
    battle: Battle,
    squad: int,
    target: int,
    *,
    snap: bool = False,
    heavy: bool = False,
    aims: bool = False,
) -> Refusal | None:
    """Return why a squad cannot shoot at another, None if it can (DSW-123, DSW-129 to DSW-137).

    `snap`: by snap shots. `heavy`: heavy weapons fire these too (DSW-127). `aims`: with Aim.
    """
    light = snap and not heavy
    refusal = why_no_target(battle, squad, target) or _why_unarmed(battle, squad, light=light)
    if refusal:
        return refusal
    pairs = [(one, other) for one in idle_shooters(battle, squad) for other in battle.up_in(target)]
    places, reach = battle.places, battle.roster.squads[squad].card.reach
    pairs.sort(key=lambda pair: (squared(places[pair[0]], places[pair[1]]), pair))
    near = [it for it in pairs if squared(places[it[0]], places[it[1]]) < reach * reach]
    if not near:
        missing = length(places[pairs[0][0]], places[pairs[0][1]]) - _FINE * reach
        return Refusal(IllegalMove(_FAR, distance=inches(missing + 1)), pairs[0])
    if not any(sees(battle, *pair) for pair in near):
        return _hidden(battle, near[0])
    able = targets_of(battle, squad)[target]
    if aims and number_for(battle, squad, able, aims=True) < 1:
        return Refusal(IllegalMove(_TOO_FAR_FOR_AIM), near[0])
    return None


def why_no_target(battle: Battle, squad: int, target: int) -> Refusal | None:
    """Return why that is nobody to attack, None if it is (DSW-22)."""
    if type(target) is not int or not 0 <= target < len(battle.roster.squads):
        return Refusal(IllegalMove(_NO_ENEMY))
    if not battle.are_enemies(squad, target):
        return Refusal(IllegalMove(_NO_ENEMY))
    return None if battle.up_in(target) else Refusal(IllegalMove(_NOBODY))


def _why_unarmed(battle: Battle, squad: int, *, light: bool) -> Refusal | None:
    card = battle.roster.squads[squad].card
    if not card.reach:
        return Refusal(IllegalMove(_NO_GUNS))
    if light and card.weapon == HEAVY:
        return Refusal(IllegalMove(_HEAVY))
    return None if idle_shooters(battle, squad) else Refusal(IllegalMove(_ENGAGED))


def _hidden(battle: Battle, pair: tuple[int, int]) -> Refusal:
    """Return what hides a figure from another."""
    field, (one, other) = battle.field, pair
    a, b = battle.places[one], battle.places[other]
    zones = field.blockers(a, b)
    flies = battle.roster.flies[one] or battle.roster.flies[other]
    if zones and not flies:
        return Refusal(_about(battle, _IN_THE_WAY, zones), pair, zones)
    zones = field.hiders(a, b)
    return Refusal(_about(battle, _STEALTH, zones), pair, zones)


def _about(battle: Battle, rule: str, zones: tuple[int, ...]) -> IllegalMove:
    kind = battle.field.zones[zones[0]].kind
    return IllegalMove(rule, terrain=Told(TERRAIN_NAMES.get(kind, kind)))


def why_no_fight(battle: Battle, squad: int, target: int) -> Refusal | None:
    """Return why a squad cannot fight another where it stands, None if it can (DSW-153)."""
    refusal = why_no_target(battle, squad, target)
    if refusal or target in foes_of(battle, squad):
        return refusal
    radii, places = battle.roster.radius, battle.places

    def gap(pair: tuple[int, int]) -> int:
        one, other = pair
        return length(places[one], places[other]) - _FINE * (radii[one] + radii[other])

    pairs = [(one, other) for one in battle.able_in(squad) for other in battle.up_in(target)]
    nearest = min(pairs, key=lambda pair: (gap(pair), pair))
    return Refusal(IllegalMove(_TOO_FAR_TO_FIGHT, distance=inches(gap(nearest))), nearest)


def why_no_march(battle: Battle, squad: int, gait: Gait, move: moves.Move) -> IllegalMove | None:
    """Return what first stands against a march of a squad, None if it is none or nothing does."""
    if not isinstance(move, moves.March) or move.squad != squad or not is_march(move.paths):
        return None
    return next((fault.rule for fault in faults(battle, squad, gait, dict(move.paths))), None)


def why_no_shot_now(battle: Battle, group: moves.Group) -> IllegalMove | None:
    """Return why a squad cannot go and shoot in its turn, None if it can."""
    match group.dice:
        case ((int(figure), _n), *_left) if 0 <= figure < len(battle.roster.squad_of):
            squad = battle.roster.squad_of[figure]
        case _:
            return None
    refusal, act = why_no_shot(battle, squad, group.target), why_not(battle, Act(squad, SHOOT))
    if act and not (refusal and refusal.line):
        return act
    return refusal.rule if refusal else None


def why_no_bomb(battle: Battle, bomber: int, point: Point) -> IllegalMove | None:
    """Return why a bomb cannot be dropped on a point (DSW-145)."""
    if moves.Bomb(point) in Bombs(battle, bomber):
        return None
    if not all(0 <= at <= TABLE for at in point):
        return IllegalMove(_NO_POINT)
    place = battle.places[bomber]
    reach = battle.roster.squads[battle.roster.squad_of[bomber]].card.reach
    if squared(place, point) >= reach * reach:
        return IllegalMove(_FAR, distance=inches(length(place, point) - _FINE * reach + 1))
    return _about(battle, _IN_THE_WAY, battle.field.blockers(place, point))
