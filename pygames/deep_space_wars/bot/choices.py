"""Small choices: who takes a hit, is healed, flees, leads or leaves, and whether to stop."""

from collections.abc import Callable, Mapping
from math import isqrt
from typing import Any

from pygames.core.game import Decision
from pygames.deep_space_wars.bot.evaluation import Evaluation
from pygames.deep_space_wars.engine.moves import (
    Accept,
    Answer,
    Choose,
    Fetch,
    Flee,
    Heal,
    Lead,
    Leave,
    Lose,
    Refrain,
    SetLadder,
    Take,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Raising, Saving
from pygames.deep_space_wars.land.ladders import ladder_at
from pygames.geometry.plane import squared

__all__ = ["valued"]

Valued = list[tuple[Any, float]]

_LEADER = 12.0
"""What a leader is worth beside any other figure of its squad, in points."""
_HEALS = 0.4
"""How often a healer saves a figure."""
_BUSY = 0.5
"""What the action of a healer counts for that has tried to heal in the turn of others."""


def valued(view: State, evaluation: Evaluation, decision: Decision) -> Valued:
    """Return the moves of a small choice with what they are worth, in points."""
    rate = _CHOICES.get(decision.name, _even)
    return [(move, rate(view, evaluation, move)) for move in decision.moves]


def _even(_view: State, _evaluation: Evaluation, _move: object) -> float:
    """Value all ladders alike, and all places for them."""
    return 0.0


def _take(view: State, _evaluation: Evaluation, move: Take) -> float:
    """Have those take hits that are hurt already, and never the leader."""
    figure = move.figure
    return -_figure(view, figure) - view.lives[figure]


def _figure(view: State, figure: int) -> float:
    squad = view.roster.squad_of[figure]
    return _LEADER if figure == view.leaders[squad] else 0.0


def _spared(view: State, _evaluation: Evaluation, move: Flee | Lose) -> float:
    """Have those flee who are far from the enemy, and hurt: who is near is of use."""
    figure = move.figure
    enemies = view.enemies_of(view.roster.squad_of[figure])
    near = isqrt(min((squared(view.places[it], view.places[figure]) for it in enemies), default=0))
    return -_figure(view, figure) - view.lives[figure] + near / 1000


def _lead(view: State, _evaluation: Evaluation, move: Lead) -> float:
    """Name the figure that is farthest from all enemies: who is near is hit first."""
    figure = move.figure
    enemies = view.enemies_of(view.roster.squad_of[figure])
    near = isqrt(min((squared(view.places[it], view.places[figure]) for it in enemies), default=0))
    return view.lives[figure] + near / 1000


def _choose(view: State, _evaluation: Evaluation, move: Choose) -> float:
    step = view.steps[-1]
    assert isinstance(step, Saving)
    save = next(save for save in step.saves if save.kind == move.save)
    # Armour may fail for good: a six ends it.
    return save.faces - 0.5 * sum(map(save.is_final, range(1, 7)))


def _heal(view: State, evaluation: Evaluation, move: Heal | Refrain) -> float:
    if not isinstance(move, Heal):
        return 0.0
    of = view.roster.squad_of
    healers, hurt = of[move.healer], of[move.casualty]
    saved = evaluation.worth[hurt] + _figure(view, move.casualty)
    idle = healers in view.marked
    price = 0.0 if idle else _BUSY * evaluation.best(healers, evaluation.theirs)
    return _HEALS * saved - price


def _leave(view: State, _evaluation: Evaluation, move: Leave) -> float:
    points = (view.roster.squads[view.roster.squad_of[it]].card.points for it in move.figures)
    return float(sum(points))


def _end(_view: State, evaluation: Evaluation, move: Answer) -> float:
    """Accept the end where one is ahead, and the future does not look better."""
    ahead = evaluation.lead()
    return ahead - 1.0 if isinstance(move, Accept) else max(0.0, evaluation.value())


def _ladder(view: State, _evaluation: Evaluation, move: SetLadder) -> float:
    """Set a ladder before the leader of the squad."""
    step, ladder = view.steps[-1], ladder_at(view.field, move.wall, move.at)
    assert isinstance(step, Raising)
    assert ladder is not None
    leader = view.places[view.leaders[step.squad]]
    return -min(squared(foot, leader) for foot in ladder.feet) / 10_000


def _fetch(_view: State, _evaluation: Evaluation, _move: Fetch) -> float:
    """Take any ladder: they are all alike."""
    return 0.0


_CHOICES: Mapping[str, Callable[[State, Evaluation, Any], float]] = {
    "take": _take,
    "choose": _choose,
    "heal": _heal,
    "flee": _spared,
    "lose": _spared,
    "lead": _lead,
    "leave": _leave,
    "end": _end,
    "ladder": _ladder,
    "fetch": _fetch,
}
