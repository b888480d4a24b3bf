"""A bot thinks: from what one seat may know to a move, its worth and the reasons for it."""

import random
from functools import cache
from importlib import import_module
from math import exp
from typing import Any, cast

from pygames.bots.brain import Brain, Candidate, Thought
from pygames.bots.budget import Budget
from pygames.bots.levels import LEVELS, Level
from pygames.bots.search import policy, searched
from pygames.core.game import Decision, Game
from pygames.core.series import current_play

__all__ = ["choose", "how", "think"]

_ALTERNATIVES = 3
_EVEN = 0.5
"""The chance to win of a move that is as good as others."""


@cache
def _load(module: str) -> Brain[Any]:
    return cast(Brain[Any], import_module(module).BOT)


def think(
    game: Game,
    view: Any,
    decision: Decision,
    level: int,
    rng: random.Random,
    budget: Budget | None = None,
    *,
    compare: Any = None,
) -> Thought:
    """What a bot of this level would do, and why.

    `view`: what the seat of the decision may know (`state.view(seat)`), never more; `decision`:
    the one of this seat. Without a budget it may spend the level's nodes. `compare`: a move that
    is to be weighed and to stand among the alternatives in any case. Raises `ValueError` for a
    game without bots, an unknown level, or a decision that leaves nothing to choose.
    """
    budget = budget or Budget(nodes=how(game, level).nodes)
    best, *others = _candidates(game, view, decision, level, rng, budget, compare)
    alternatives = others[:_ALTERNATIVES]
    alternatives += [other for other in others[_ALTERNATIVES:] if other.move == compare]
    reasons = _load(game.bot).reasons(current_play(view), decision, best.move)
    return Thought(best.move, best.value, reasons, tuple(alternatives), budget.nodes)


def choose(
    game: Game,
    view: Any,
    decision: Decision,
    level: int,
    rng: random.Random,
    budget: Budget | None = None,
) -> Any:
    """The move that `think` comes to, without the reasons."""
    budget = budget or Budget(nodes=how(game, level).nodes)
    return _candidates(game, view, decision, level, rng, budget)[0].move


def how(game: Game, level: int) -> Level:
    """How a level thinks of this game. Raises `ValueError` for a level that is none."""
    levels = _load(game.bot).levels if game.bot else LEVELS
    if level not in levels:
        raise ValueError(f"no level {level}")
    return levels[level]


def _candidates(
    game: Game,
    view: Any,
    decision: Decision,
    level: int,
    rng: random.Random,
    budget: Budget,
    compare: Any = None,
) -> list[Candidate]:
    """What the bot thinks of each move, the one that it chooses first."""
    if not game.bot or not len(decision.moves):
        raise ValueError(f"no bot can choose here: {game.id}, {decision.name}")
    brain, thinks, play = _load(game.bot), how(game, level), current_play(view)
    if decision.name in brain.mixed:
        return [Candidate(policy(brain, play, decision, rng), _EVEN)]
    found = brain.candidates(play, decision, thinks.memory)
    if len(found) == 1 or decision.name not in brain.hard:
        return found
    if thinks.top > 1:
        rest = found[thinks.top :]
        top = found[: thinks.top] + [other for other in rest if other.move == compare]
        best_first = searched(brain, play, decision.seat, top, thinks, rng, budget)
        found = best_first + [other for other in rest if other.move != compare]
    return _softened(found, thinks.temperature, rng) if thinks.temperature else found


def _softened(
    candidates: list[Candidate], temperature: float, rng: random.Random
) -> list[Candidate]:
    """The candidates with one moved to the front: by chance, the better ones far more often."""
    best = candidates[0].value
    weights = [exp((candidate.value - best) / temperature) for candidate in candidates]
    (chosen,) = rng.choices(range(len(candidates)), weights)
    return [candidates[chosen], *candidates[:chosen], *candidates[chosen + 1 :]]
