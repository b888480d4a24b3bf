"""Deep Space Wars for the general bots: the candidates of each decision, and plans for a turn."""

from typing import Any

from pygames.bots.brain import Candidate
from pygames.bots.budget import Budget
from pygames.bots.levels import Level
from pygames.core.game import Decision, is_open
from pygames.deep_space_wars.bot import attacks, choices, setting_up
from pygames.deep_space_wars.bot.estimates import Estimate
from pygames.deep_space_wars.bot.evaluation import Evaluation, chance_of
from pygames.deep_space_wars.bot.marches import estimate_of, marches
from pygames.deep_space_wars.bot.planning import estimates_of, played_on
from pygames.deep_space_wars.engine.moves import END_TURN, Act
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions

__all__ = ["candidates", "evaluate", "evaluation_of", "search"]

_WALKS = frozenset((actions.WALK, actions.RUN, actions.FORCED_MARCH, actions.TELEPORT))
_TRUST = 0.5
"""How much more the plan for a turn says than the first look at an action."""
_HEEDS = 0.15, 0.5, 1.0, 1.0
"""How much of what the enemy may do next counts, by insight: beginners think little of it."""
_EAGER = 0.008, 0.006, 0.006, 0.006
"""What it is worth to come an inch nearer to striking, as a share of an army, by insight."""
_FAR = 0.35
"""The greatest lead after a move, as a share of an army, that counts for who wavers: where all is
won or lost it would make no difference what one does."""
_EVEN = 0.5
_IDLE = -25.0
"""What an action counts for, in points, of which nothing is expected."""
_FUTILE = -1000.0
"""The same of a charge: not even a beginner charges somebody whom two dice cannot reach."""


def evaluation_of(view: State, seat: int, level: Level | None = None) -> Evaluation:
    """Return the evaluation of a seat, as a level sees it: at level 1 there is no cover."""
    if level is None:
        return Evaluation(view, seat)
    return Evaluation(
        view,
        seat,
        covers=level.insight > 0,
        heeds=_HEEDS[level.insight],
        eager=_EAGER[level.insight],
    )


def evaluate(view: State, seat: int) -> float:
    """Return the seat's chance to win, whoever has to choose; even before the battle has begun."""
    return Evaluation(view, seat).chance() if view.round else _EVEN


def candidates(view: State, decision: Decision, level: Level) -> list[Candidate]:
    """Return the moves with what they are worth for the seat's chance to win, best first."""
    only = len(decision.moves) == 1 and not is_open(decision.moves)
    if not view.round:
        return setting_up.candidates(view, decision, level)
    evaluation = evaluation_of(view, decision.seat, level)
    lead = evaluation.lead() + evaluation.value()
    found: list[tuple[Any, float]]
    if decision.name == "act":
        found = _acts(evaluation, view, decision)
    elif decision.name in ("march", "position"):
        found = [*marches(view, evaluation, decision.moves, only=only)]
    elif decision.name in attacks.DECISIONS:
        found = attacks.valued(view, evaluation, decision, only=only)
    else:
        found = choices.valued(view, evaluation, decision)
    most = max(value for _move, value in found)
    if level.temperature:
        far = _FAR * evaluation.army
        lead = max(-far, min(far, lead + most)) - most
    rated = [Candidate(move, chance_of(lead + value, evaluation.army)) for move, value in found]
    rated.sort(key=lambda candidate: -candidate.value)
    if level.insight and most > evaluation.triumph / 2:  # only a beginner thinks where a move wins
        best = rated[0]._replace(chance=1.0)
        return [best] if level.temperature else [best, *rated[1:]]
    return _distinct_first(rated) if decision.name == "act" else rated


def _distinct_first(rated: list[Candidate]) -> list[Candidate]:
    """Return candidates in order, but all ways to walk of a squad save the best one last."""
    seen: set[tuple[int, str]] = set()
    first, last = list[Candidate](), list[Candidate]()
    for candidate in rated:
        move = candidate.move
        if isinstance(move, Act):
            kind = (move.squad, "" if move.action in _WALKS else move.action)
            (last if kind in seen else first).append(candidate)
            seen.add(kind)
        else:
            first.append(candidate)
    return first + last


def _acts(evaluation: Evaluation, view: State, decision: Decision) -> list[tuple[Any, float]]:
    acts = [move for move in decision.moves if isinstance(move, Act)]
    found = estimates_of(evaluation, view, acts)
    return [
        (move, found[move].worth if move in found else _unexpected(move)) for move in decision.moves
    ]


def _unexpected(move: object) -> float:
    """Return what a move counts for of which nothing is expected."""
    if not isinstance(move, Act):
        return 0.0
    return _FUTILE if move.action == actions.CHARGE else _IDLE


def search(
    view: State,
    decision: Decision,
    found: list[Candidate],
    level: Level,
    budget: Budget,
) -> list[Candidate]:
    """Return the best actions as they turn out when the turn is played on from them.

    With more than one ply the enemy's turn is, too.
    """
    answered = level.plies > 1
    evaluation = evaluation_of(view, decision.seat, level)
    known: dict[Any, Estimate]
    if decision.name == "act":
        acts = [it.move for it in found if isinstance(it.move, Act)]
        known = {**estimates_of(evaluation, view, acts)}
    elif decision.name == "march" and answered:
        each = ((it.move, estimate_of(view, evaluation, it.move)) for it in found)
        known = {move: estimate for move, estimate in each if estimate}
    else:
        return found
    lead = evaluation.lead()
    rated: list[Candidate] = []
    planned: list[tuple[Candidate, float]] = []
    for candidate in found:
        if budget.spent() and planned:
            break
        estimate = known.get(candidate.move)
        if estimate is None and candidate.move != END_TURN:
            rated.append(candidate)
            continue
        budget.spend()
        value = played_on(evaluation, estimate, decision.seat, answered=answered)
        planned.append((candidate, chance_of(lead + value, evaluation.army)))
    # Plans are compared among each other: how well they all come out says nothing of one.
    fair = sum(it.value - value for it, value in planned) / max(1, len(planned))
    rated += [
        it._replace(value=(1 - _TRUST) * it.value + _TRUST * min(1.0, max(0.0, value + fair)))
        for it, value in planned
    ]
    rated.sort(key=lambda candidate: -candidate.value)
    return rated
