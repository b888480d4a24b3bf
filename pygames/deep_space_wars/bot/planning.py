"""Plans: what a squad had best do, and how the turn and the enemy's reply may go from there."""

from collections.abc import Callable, Mapping

from pygames.deep_space_wars.analysis.prospects import volley
from pygames.deep_space_wars.bot.attacks import shot_worth
from pygames.deep_space_wars.bot.ideas import PLACES, Idea, carried_out, ideas, rings
from pygames.deep_space_wars.bot.outlook import Outlook
from pygames.deep_space_wars.course.moves import Act
from pygames.deep_space_wars.course.state import State
from pygames.deep_space_wars.course.targets import targets_of

__all__ = ["best_of", "ideas_of", "played_on"]

_ROUGHLY = rings(8, (0.5, 1.0))
_DOUBT = 0.35
"""What the enemy may do is a guess: the share of its gains that does not count."""


def ideas_of(outlook: Outlook, view: State, acts: list[Act]) -> dict[Act, Idea]:
    """Return the best idea for each of these actions that there is one for."""
    replies = outlook.replies()
    by_squad: dict[int, set[tuple[str, bool]]] = {}
    for act in acts:
        by_squad.setdefault(act.squad, set()).add((act.action, act.rough))
    found: dict[Act, Idea] = {}
    for squad, allowed in by_squad.items():
        each = ideas(
            outlook,
            squad,
            replies,
            places=PLACES,
            may=_in(allowed),
        )
        for idea in each:
            if idea.action == "shoot":
                idea = _shooting(outlook, view, idea)
            act = Act(squad, idea.action, idea.rough)
            if act not in found or idea.worth > found[act].worth:
                found[act] = idea
    return found


def _in(allowed: set[tuple[str, bool]]) -> Callable[[str, bool], bool]:
    return lambda action, rough: (action, rough) in allowed


def _shooting(outlook: Outlook, view: State, idea: Idea) -> Idea:
    """Return how a squad had best shoot from where it really stands, by the exact forecast."""
    best = idea._replace(worth=0.0, gain=0.0)
    for target in targets_of(view, idea.squad):
        of = volley(view, idea.squad, target)
        if of is not None:
            worth, gain = shot_worth(view, outlook, of)
            worth *= outlook.spoils
            if worth > best.worth:
                best = idea._replace(worth=worth, gain=gain, target=target)
    return best


def best_of(outlook: Outlook, squad: int, replies: Mapping[int, tuple[float, float, int]]) -> Idea:
    """Return what a squad had best do where it may come to be; its worth may be 0 for nothing."""
    card = outlook.units.each[squad].card

    def may(action: str, rough: bool) -> bool:
        if rough or action == "forced_march":
            return False
        if action == "run":
            return outlook.units.each[squad].runs
        if action in ("teleport", "assault", "skirmish", "bombard", "flamer"):
            return action in card.abilities
        return True

    found = Idea(squad, "", 0.0)
    for idea in ideas(outlook, squad, dict(replies), places=_ROUGHLY, may=may):
        if idea.worth > found.worth:
            found = idea
    return found


def played_on(outlook: Outlook, idea: Idea | None, seat: int, *, answered: bool) -> float:
    """Return the lead of the side, in points, after an idea and all that follows it this turn.

    The other squads of the seat do what seems best. `answered`: the enemy has a turn then, too.
    """
    after = outlook.copy()
    if idea is not None:
        carried_out(after, idea)
        _turn(after, [it.squad for it in after.units.each if it.owner == seat])
    if not answered or not after.reply:
        return after.value()
    enemy = after.turned()
    _turn(enemy, enemy.mine)
    answered_by = enemy.turned()
    lost = after.gained - answered_by.gained
    return answered_by.value(next_is_mine=True) + _DOUBT * lost


def _turn(outlook: Outlook, squads: list[int]) -> None:
    """Have squads that have not acted do what seems best, one after the other."""
    for squad in squads:
        if not outlook.acted[squad] and outlook.figures[squad] >= 0.5:
            idea = best_of(outlook, squad, outlook.replies())
            if idea.worth > 0:
                carried_out(outlook, idea)
