"""Whom to attack and with what, by the exact forecasts that the table shows too."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygames.core.game import Decision
from pygames.deep_space_wars.analysis.charge import rush
from pygames.deep_space_wars.analysis.forecast import Forecast
from pygames.deep_space_wars.analysis.matchup import Matchup, divided, melee, volley
from pygames.deep_space_wars.analysis.template_targets import best, burst, legal, move_at, point_of
from pygames.deep_space_wars.bot.estimates import worth_of_charge
from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.engine.moves import Bomb, Flame, Group, Shoot
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import (
    Aiming,
    Bombing,
    Charging,
    Defending,
    Engaging,
    Flaming,
    Raging,
    Snapping,
)
from pygames.deep_space_wars.engine.targets import number_for, targets_of

__all__ = ["DECISIONS", "expected_points", "shot_worth", "valued"]

_RELIEF = 0.75
"""What a strike counts for that an enemy will not make any more."""
_FLED = 0.5
"""The share of a squad that flees, on average, if it fails its test."""
_FRIEND = 0.8
"""How many figures a friend loses who is hit by a stray shot."""

Valued = list[tuple[Any, float]]


def valued(view: State, evaluation: Evaluation, decision: Decision, *, only: bool) -> Valued:
    """Return the moves of an attack with what they are worth, in points."""
    return DECISIONS[decision.name](view, evaluation, decision, only)


def expected_points(evaluation: Evaluation, squad: int, expected: Forecast) -> float:
    """Return what a forecast comes to in points: who goes down and flees, and strikes no more.

    Losses of the evaluation's own side are negative.
    """
    up = evaluation.figures[squad]
    if not up:
        return 0.0
    left = max(0.0, up - expected.losses)
    lost = min(up, expected.losses + _FLED * expected.flight * left)
    points = lost * evaluation.worth[squad]
    if evaluation.units.each[squad].side == evaluation.side:
        return -points
    strike = evaluation.best(squad, evaluation.mine)
    return points + _RELIEF * strike * lost / up


# --- shots ---------------------------------------------------------------------------------------


def _aim(view: State, evaluation: Evaluation, decision: Decision, only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Aiming)
    found: Valued = [(move, _shots(view, evaluation, step.squad, move)) for move in decision.moves]
    if not only:
        best_first = sorted(found, key=lambda it: -it[1])
        divided = _divided(view, step.squad, [move for move, _value in best_first])
        if divided is not None:
            found.append((divided, _shots(view, evaluation, step.squad, divided)))
    return found


def _shots(view: State, evaluation: Evaluation, squad: int, move: Shoot) -> float:
    """Return what shots are worth, as if each group were thrown on its own."""
    total = 0.0
    for group in move.groups:
        whole = volley(view, squad, group.target, aims=group.aims)
        if whole is None:
            continue
        part = divided(view, whole, dict(group.dice), aims=group.aims)
        thrown = sum(number for _figure, number in group.dice)
        total += expected_points(evaluation, group.target, part.expected)
        total -= _strayed(view, evaluation, whole) * thrown / whole.dice
    return total


def shot_worth(view: State, evaluation: Evaluation, of: Matchup) -> tuple[float, float]:
    """Return what a whole volley is worth, and what it costs the enemy at once, in points."""
    worth = expected_points(evaluation, of.target, of.expected) - _strayed(view, evaluation, of)
    return worth, of.expected.points


def _strayed(view: State, evaluation: Evaluation, of: Matchup) -> float:
    """Return what friends lose by stray shots, in points."""
    if not of.endangered:
        return 0.0
    squads = [view.roster.squad_of[figure] for figure in of.endangered]
    points = max(evaluation.worth[squad] for squad in squads)
    return _FRIEND * of.friendly * points


def _divided(view: State, squad: int, moves: Sequence[Shoot]) -> Shoot | None:
    """Return shots by which those who do not see the best target fire at the next ones."""
    groups: list[Group] = []
    used: set[int] = set()
    for move in moves:
        (group,) = move.groups
        if any(group.target == other.target for other in groups):
            continue
        dice = tuple(it for it in group.dice if it[0] not in used)
        if dice:
            lines = {it: targets_of(view, squad)[group.target][it] for it, _number in dice}
            if number_for(view, squad, lines, aims=group.aims) > 0:
                groups.append(group._replace(dice=dice))
                used.update(it for it, _number in dice)
    return Shoot(tuple(groups)) if len(groups) > 1 else None


def _snap(view: State, evaluation: Evaluation, decision: Decision, _only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Snapping | Defending)
    found: Valued = []
    for move in decision.moves:
        value = 0.0
        if move.kind == "snap":
            of = volley(view, step.squad, move.target, snap=True)
            if of is not None:
                value = expected_points(evaluation, move.target, of.expected)
                value -= _strayed(view, evaluation, of)
        found.append((move, value))
    return found


# --- templates -----------------------------------------------------------------------------------


def _burst(view: State, evaluation: Evaluation, decision: Decision, only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Bombing | Flaming)
    moves: list[Any] = [*decision.moves]
    if not only:
        own = view.roster.squad_of[step.figure]
        for squad in view.squads_against(own):
            point = best(view, step, squad)
            if point is not None:
                moves.append(move_at(view, step, point))
    found: Valued = []
    for move in dict.fromkeys(moves):
        value = 0.0
        if isinstance(move, Bomb | Flame):
            point = point_of(view, step, move)
            if isinstance(move, Bomb) and not legal(view, step, point):
                continue
            expected = burst(view, step, point).expected
            value = sum(expected_points(evaluation, squad, it) for squad, it in expected.items())
        found.append((move, value))
    return found


# --- close combat --------------------------------------------------------------------------------


def _charge(view: State, evaluation: Evaluation, decision: Decision, _only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Charging)
    found: Valued = []
    for move in decision.moves:
        of = rush(view, step.squad, move.target)
        value = worth_of_charge(evaluation, step.squad, move.target)
        if of.chance < 0.2:
            value -= 5.0 * (of.inches - 10)
        found.append((move, value))
    return found


def _engage(view: State, evaluation: Evaluation, decision: Decision, _only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Engaging)
    found: Valued = []
    for move in decision.moves:
        value = 0.0
        if move.kind == "engage":
            of = melee(view, step.squad, move.target)
            if of.dice:
                value = expected_points(evaluation, move.target, of.expected)
                if of.answer is not None:
                    value += expected_points(evaluation, step.squad, of.answer.expected)
            else:
                gain, cost = evaluation.attacks(step.squad, move.target).get("melee", (0.0, 0.0))
                value = gain - cost
        found.append((move, value))
    return found


def _rage(view: State, evaluation: Evaluation, decision: Decision, _only: bool) -> Valued:
    step = view.steps[-1]
    assert isinstance(step, Raging)
    fight = step.fight
    points = view.roster.squads[fight.squad].card.points
    found: Valued = []
    for move in decision.moves:
        of = melee(view, fight.squad, fight.target, bonus=fight.bonus, raging=len(move.figures))
        value = expected_points(evaluation, fight.target, of.expected)
        found.append((move, value - points * len(move.figures)))
    return found


DECISIONS: Mapping[str, Callable[[State, Evaluation, Decision, bool], Valued]] = {
    "aim": _aim,
    "snap": _snap,
    "defend": _snap,
    "bomb": _burst,
    "flame": _burst,
    "charge": _charge,
    "engage": _engage,
    "rage": _rage,
}
"""The decisions of attacks."""
