"""Plans: what a squad had best do, and how the turn and the enemy's reply may go from there."""

from collections.abc import Callable, Mapping

from pygames.deep_space_wars.analysis.matchup import volley
from pygames.deep_space_wars.bot.attacks import shot_worth
from pygames.deep_space_wars.bot.estimates import PLACES, Estimate, carried_out, estimates, rings
from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.engine.moves import Act
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.targets import targets_of
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.forces.abilities.registry import SPECIAL_ACTIONS

__all__ = ["best_of", "estimates_of", "played_on"]

_ROUGHLY = rings(8, (0.5, 1.0))
_DOUBT = 0.35
"""What the enemy may do is a guess: the share of its gains that does not count."""


def estimates_of(evaluation: Evaluation, view: State, acts: list[Act]) -> dict[Act, Estimate]:
    """Return the best estimate for each of these actions that there is one for."""
    replies = evaluation.replies()
    by_squad: dict[int, set[tuple[str, bool]]] = {}
    for act in acts:
        by_squad.setdefault(act.squad, set()).add((act.action, act.rough))
    found: dict[Act, Estimate] = {}
    for squad, allowed in by_squad.items():
        each = estimates(
            evaluation,
            squad,
            replies,
            places=PLACES,
            may=_in(allowed),
        )
        for estimate in each:
            if estimate.action == actions.SHOOT:
                estimate = _shooting(evaluation, view, estimate)
            act = Act(squad, estimate.action, estimate.rough)
            if act not in found or estimate.worth > found[act].worth:
                found[act] = estimate
    return found


def _in(allowed: set[tuple[str, bool]]) -> Callable[[str, bool], bool]:
    return lambda action, rough: (action, rough) in allowed


def _shooting(evaluation: Evaluation, view: State, estimate: Estimate) -> Estimate:
    """Return how a squad had best shoot from where it really stands, by the exact forecast."""
    best = estimate._replace(worth=0.0, gain=0.0)
    for target in targets_of(view, estimate.squad):
        of = volley(view, estimate.squad, target)
        if of is not None:
            worth, gain = shot_worth(view, evaluation, of)
            worth *= evaluation.spoils
            if worth > best.worth:
                best = estimate._replace(worth=worth, gain=gain, target=target)
    return best


def best_of(
    evaluation: Evaluation, squad: int, replies: Mapping[int, tuple[float, float, int]]
) -> Estimate:
    """Return what a squad had best do where it may come to be; its worth may be 0 for nothing."""
    card = evaluation.units.each[squad].card

    def may(action: str, rough: bool) -> bool:
        if rough or action == actions.FORCED_MARCH:
            return False
        if action == actions.RUN:
            return evaluation.units.each[squad].runs
        return action not in SPECIAL_ACTIONS or action in card.traits.actions

    found = Estimate(squad, "", 0.0)
    for estimate in estimates(evaluation, squad, dict(replies), places=_ROUGHLY, may=may):
        if estimate.worth > found.worth:
            found = estimate
    return found


def played_on(
    evaluation: Evaluation, estimate: Estimate | None, seat: int, *, answered: bool
) -> float:
    """Return the lead of the side, in points, after an action and all that follows it this turn.

    The other squads of the seat do what seems best. `answered`: the enemy has a turn then, too.
    """
    after = evaluation.copy()
    if estimate is not None:
        carried_out(after, estimate)
        _turn(after, [it.squad for it in after.units.each if it.owner == seat])
    if not answered or not after.reply:
        return after.value()
    enemy = after.turned()
    _turn(enemy, enemy.mine)
    answered_by = enemy.turned()
    lost = after.gained - answered_by.gained
    return answered_by.value(next_is_mine=True) + _DOUBT * lost


def _turn(evaluation: Evaluation, squads: list[int]) -> None:
    """Have squads that have not acted do what seems best, one after the other."""
    for squad in squads:
        if not evaluation.acted[squad] and evaluation.figures[squad] >= 0.5:
            estimate = best_of(evaluation, squad, evaluation.replies())
            if estimate.worth > 0:
                carried_out(evaluation, estimate)
