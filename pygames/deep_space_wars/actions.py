"""Actions: what a squad can do in its turn, and what forbids it (DSW-106 to DSW-110)."""

from collections.abc import Iterator

from pygames.core.game import IllegalMove
from pygames.core.language import N_
from pygames.deep_space_wars.battle import Battle
from pygames.deep_space_wars.battlefield import INCH
from pygames.deep_space_wars.coherency import is_coherent
from pygames.deep_space_wars.gaits import can_run
from pygames.deep_space_wars.march import footing
from pygames.deep_space_wars.moves import Act

__all__ = ["MOVES", "actions", "why_not"]

MOVES = ("walk", "run", "forced_march", "teleport")
"""Actions in which a squad does nothing but move."""

_NOT_YOURS = N_("You command only your own squads.")
_GONE = N_("Nobody in this squad is able to act.")
_MARKED = N_("This squad has acted this turn.")
_SCATTERED = N_("A scattered squad can only walk or run until it is together again.")
_NO_FEET = N_("Only squads on foot can run.")
_UNABLE = N_("This squad does not have that ability.")
_NOTHING_ROUGH = N_("There is no difficult terrain within reach that slows this squad down.")


def actions(battle: Battle) -> Iterator[Act]:
    """Yield what the squads of the active seat can do, squad by squad."""
    for squad in battle.squads_of(battle.active):
        for action in MOVES:
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
    if action == "run" and not can_run(card):
        return IllegalMove(_NO_FEET)
    if action not in ("walk", "run"):
        if not battle.has(squad, action):
            return IllegalMove(_UNABLE)
        if not is_coherent(battle, squad):
            return IllegalMove(_SCATTERED)
    if act.rough and not _is_slowed(battle, squad, action):
        return IllegalMove(_NOTHING_ROUGH)
    return None


def _is_slowed(battle: Battle, squad: int, action: str) -> bool:
    """Whether a squad may come upon terrain that slows it down (DSW-119)."""
    if action == "teleport":
        return False
    speed = battle.roster.squads[squad].card.speed
    reach = INCH * {"run": speed + 6, "forced_march": 2 * speed}.get(action, speed)
    places = [battle.places[figure] for figure in battle.able_in(squad)]
    return any(
        left - reach <= x <= right + reach and top - reach <= y <= bottom + reach
        for left, top, right, bottom, *_patch in footing(battle, squad).difficult
        for x, y in places
    )
