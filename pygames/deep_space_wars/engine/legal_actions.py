"""Actions: what a squad can do in its turn, and what forbids it (DSW-106 to DSW-110)."""

from collections.abc import Iterator

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.targets import foes_of, gunners_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.abilities.registry import SPECIAL_ACTIONS
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.coherency import is_coherent
from pygames.deep_space_wars.positions.contact import touching
from pygames.deep_space_wars.positions.gaits import can_run
from pygames.deep_space_wars.positions.ladders import (
    ladders_beside,
    places_for_ladders,
    takeable,
)
from pygames.deep_space_wars.positions.lines import has_target
from pygames.deep_space_wars.positions.march import footing

__all__ = ["acts", "why_not"]

_NOT_YOURS = N_("You command only your own squads.")
_GONE = N_("Nobody in this squad is able to act.")
_MARKED = N_("This squad has acted this turn.")
_SCATTERED = N_("A scattered squad can only move or run until it is together again.")
_NO_FEET = N_("Only squads on foot can run.")
_UNABLE = N_("This squad does not have that ability.")
_NO_TARGET = N_("This squad sees nobody whom it can shoot at from here.")
_ALL_ENGAGED = N_("All figures of this squad touch enemies.")
_ENGAGED = N_("Figures of this squad touch enemies.")
_NO_FIGHTER = N_("This squad does not fight in close combat.")
_NO_FOE = N_("No enemy is near enough for close combat.")
_NOTHING_ROUGH = N_("There is no difficult terrain within reach that slows this squad down.")
_NO_LADDER = N_("This squad carries no ladder.")
_NO_WALL = N_("Nobody of this squad is within 1″ of where a ladder could stand.")
_ONE_LADDER = N_("This squad carries a ladder already.")
_NONE_BESIDE = N_("Nobody of this squad is within 1″ of a ladder’s foot.")
_GUARDED = N_("An enemy stands at the other end of the ladder.")


def acts(battle: Battle) -> Iterator[Act]:
    """Yield what the squads of the active seat can do, squad by squad."""
    for squad in battle.squads_of(battle.active):
        for action in actions.ACTIONS:
            act = Act(squad, action)
            if why_not(battle, act) is None:
                yield act
                if why_not(battle, act._replace(rough=True)) is None:
                    yield act._replace(rough=True)


def why_not(battle: Battle, act: Act) -> IllegalMove | None:
    """Return why a squad of the active seat cannot do something, None if it can."""
    squad, action = act.squad, act.action
    if squad not in battle.squads_of(battle.active):
        return IllegalMove(_NOT_YOURS)
    if not battle.able_in(squad):
        return IllegalMove(_GONE)
    if squad in battle.marked:
        return IllegalMove(_MARKED)
    card = battle.roster.squads[squad].card
    if action == actions.RUN and not can_run(card):
        return IllegalMove(_NO_FEET)
    if action in SPECIAL_ACTIONS and action not in battle.traits(squad).actions:
        return IllegalMove(_UNABLE)
    if action not in (actions.WALK, actions.RUN) and not is_coherent(battle, squad):
        return IllegalMove(_SCATTERED)
    if act.rough and not _is_slowed(battle, squad, action):
        return IllegalMove(_NOTHING_ROUGH)
    return _why_no_attack(battle, squad, action) or _why_no_ladder(battle, squad, action)


def _why_no_attack(battle: Battle, squad: int, action: str) -> IllegalMove | None:
    """Return why a squad cannot attack, None if it can or it is no attack."""
    match action:
        case actions.SHOOT if not has_target(battle, squad):
            return IllegalMove(_NO_TARGET)
        case actions.BOMBARD | actions.FLAMER if not gunners_of(battle, squad):
            return IllegalMove(_ALL_ENGAGED)
        case actions.SKIRMISH | actions.CHARGE if any(
            touching(battle, it) for it in battle.up_in(squad)
        ):
            return IllegalMove(_ENGAGED)
        case actions.CHARGE | actions.MELEE if not battle.roster.squads[squad].card.close_combat:
            return IllegalMove(_NO_FIGHTER)
        case actions.MELEE if not foes_of(battle, squad):
            return IllegalMove(_NO_FOE)
    return None


def _why_no_ladder(battle: Battle, squad: int, action: str) -> IllegalMove | None:
    """Return why a squad cannot handle a ladder, None if it can or does not (DSW-102)."""
    carries = squad in battle.carriers
    if action == actions.SET_LADDER and not (carries and places_for_ladders(battle, squad)):
        return IllegalMove(_NO_WALL if carries else _NO_LADDER)
    if action == actions.FETCH_LADDER and (carries or not takeable(battle, squad)):
        if carries:
            return IllegalMove(_ONE_LADDER)
        beside = next(ladders_beside(battle, squad), None)
        return IllegalMove(_NONE_BESIDE if beside is None else _GUARDED)
    return None


def _is_slowed(battle: Battle, squad: int, action: str) -> bool:
    """Whether a squad may come upon terrain that slows it down (DSW-119)."""
    if action == actions.TELEPORT or action not in actions.MOVES:
        return False
    speed = battle.roster.squads[squad].card.speed
    farther = {actions.RUN: speed + 6, actions.FORCED_MARCH: 2 * speed}
    reach = INCH * farther.get(action, speed)
    places = [battle.places[figure] for figure in battle.able_in(squad)]
    return any(
        left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
        for left, top, right, bottom, *_patch in footing(battle, squad).difficult
        for x, y in places
    )
