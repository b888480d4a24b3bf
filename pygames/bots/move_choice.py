"""Choose a move from one seat's view: the move, its value and the reasons for it."""

import random
from functools import cache
from importlib import import_module
from math import exp
from typing import Any, cast

from pygames.bots.brain import Brain, Candidate, Thought
from pygames.bots.budget import Budget
from pygames.bots.levels import LEVELS, PERFECT, Level
from pygames.bots.search import Search, policy, searched
from pygames.core.dealer import Shuffler
from pygames.core.game import Decision, Game, is_open
from pygames.core.series import current_play

__all__ = ["ahead", "begun", "brain_of", "choose", "explain", "how", "imagined", "think"]

_ALTERNATIVES = 3
_EVEN = 0.5
"""The win probability given to moves that are all equally good."""


@cache
def _load(module: str) -> Brain[Any]:
    return cast(Brain[Any], import_module(module).BOT)


def brain_of(game: Game) -> Brain[Any]:
    """Return a game's own playing knowledge. Raises `ValueError` if it has no bots."""
    if not game.bot:
        raise ValueError(f"no bot plays {game.id}")
    return _load(game.bot)


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
    """Choose a move as a bot of this level would, and say why.

    `view`: what the deciding seat may know (`state.view(seat)`), never more; `decision`: that of
    this seat. Without a budget the level's nodes may be spent. `compare`: a move that is evaluated
    and listed among the alternatives in any case. Raises `ValueError` for a game without bots, an
    unknown level, or a decision with nothing to choose.
    """
    budget = budget or Budget(nodes=how(game, level).nodes)
    best, *others = _candidates(game, view, decision, level, rng, budget, compare)
    alternatives = others[:_ALTERNATIVES]
    alternatives += [other for other in others[_ALTERNATIVES:] if other.move == compare]
    reasons = explain(game, view, decision, best.move)
    return Thought(best.move, best.value, reasons, tuple(alternatives), budget.nodes)


def explain(game: Game, view: Any, decision: Decision, move: Any) -> tuple[str, ...]:
    """Say why a move may be good, as far as there are facts, in the language in use."""
    return _load(game.bot).reasons(current_play(view), decision, move)


def ahead(game: Game, view: Any, decision: Decision, move: Any, level: int) -> list[Any]:
    """Return what would follow a move at once, [] where nothing is told (see `Brain.ahead`)."""
    told = _load(game.bot).ahead
    return [*told(current_play(view), decision, move, how(game, level))] if told else []


def choose(
    game: Game,
    view: Any,
    decision: Decision,
    level: int,
    rng: random.Random,
    budget: Budget | None = None,
    *,
    brain: Brain[Any] | None = None,
) -> Any:
    """Return only the move that `think` chooses; `brain`: that thinks in place of the game's."""
    budget = budget or Budget(nodes=how(game, level, brain).nodes)
    return _candidates(game, view, decision, level, rng, budget, brain=brain)[0].move


def how(game: Game, level: int, brain: Brain[Any] | None = None) -> Level:
    """Return a level's search parameters for this game. Raises `ValueError` if it is unknown."""
    if not isinstance(game, Game):
        raise ValueError(f"{game!r} is no game: pass one of pygames.GAMES")
    levels = brain.levels if brain else _load(game.bot).levels if game.bot else LEVELS
    if level not in levels or (not brain and game.bot and level not in game.levels):
        raise ValueError(f"no level {level}")
    return levels[level]


def begun(game: Game, view: Any, decision: Decision, level: int) -> Search[Any] | None:
    """Return the search of a choice before its first world; None where no worlds are sampled."""
    brain, thinks, play = _load(game.bot), how(game, level), current_play(view)
    if decision.name not in brain.hard or brain.search is not None or thinks.top < 2:
        return None
    found = brain.candidates(play, decision, thinks)
    if len(found) < 2 or any(candidate.chance for candidate in found):
        return None
    return Search(brain, play, decision.seat, found[: thinks.top], thinks)


def imagined(
    game: Game, view: Any, seat: int, rng: random.Random, budget: Budget
) -> tuple[Any, Decision] | None:
    """Imagine that all play well until this seat is asked for a move that is searched.

    Return what the seat would then see, and its decision; None if the match ends or the budget runs
    out before.
    """
    brain = _load(game.bot)
    world = current_play(view).sample(rng)
    deal = Shuffler(rng).answer
    while not budget.spent():
        asked = [decision for decision in world.decisions if len(decision.moves)]
        decision = next((it for it in asked if it.seat == seat), None)
        if decision is not None and decision.name in brain.hard:
            return world.view(seat), decision
        if not asked:
            return None
        decision = decision or asked[0]
        if decision.seat < 0:
            move = deal(decision)
        elif len(decision.moves) == 1:
            move = decision.moves[0]
        elif decision.name in brain.mixed:
            move = policy(brain, world, decision, rng)
        else:
            move = brain.candidates(world.view(decision.seat), decision, PERFECT)[0].move
            budget.spend()
        world.apply(move, decision.seat)
    return None


def _candidates(
    game: Game,
    view: Any,
    decision: Decision,
    level: int,
    rng: random.Random,
    budget: Budget,
    compare: Any = None,
    brain: Brain[Any] | None = None,
) -> list[Candidate]:
    """Return the candidates as evaluated, the chosen one first."""
    if not isinstance(rng, random.Random):
        raise ValueError(f"rng must be a random.Random, not {rng!r}")
    if not game.bot or not len(decision.moves):
        raise ValueError(f"no bot can choose here: {game.id}, {decision.name}")
    brain = brain or _load(game.bot)
    thinks, play = how(game, level, brain), current_play(view)
    if decision.name in brain.mixed:
        return [Candidate(policy(brain, play, decision, rng), _EVEN)]
    found = brain.candidates(play, decision, thinks)
    if is_open(decision.moves) and compare not in (None, *(other.move for other in found)):
        (other,) = brain.candidates(play, decision._replace(moves=(compare,)), thinks)
        found = sorted((*found, other._replace(chance=0.0)), key=lambda other: -other.value)
    if any(candidate.chance for candidate in found):
        return _drawn(found, thinks.temperature, rng)
    if len(found) == 1 or decision.name not in brain.hard:
        return found
    if thinks.top > 1:
        rest = found[thinks.top :]
        top = found[: thinks.top] + [other for other in rest if other.move == compare]
        if brain.search is None:
            best_first = searched(brain, play, decision.seat, top, thinks, rng, budget)
        else:
            best_first = brain.search(play, decision, top, thinks, budget)
        found = best_first + [other for other in rest if other.move != compare]
    return _softened(found, thinks, rng) if thinks.temperature else found


def _drawn(candidates: list[Candidate], temperature: float, rng: random.Random) -> list[Candidate]:
    """Move one candidate to the front, drawn by the chances; weaker levels mix less well."""
    weights = [candidate.chance + temperature for candidate in candidates]
    return _to_front(candidates, weights, rng)


def _softened(candidates: list[Candidate], thinks: Level, rng: random.Random) -> list[Candidate]:
    """Move one candidate to the front, drawn by softmax: better ones are far more likely."""
    gaps = [candidate.value - candidates[0].value for candidate in candidates]
    weights = [exp(gap / thinks.temperature) if gap >= -thinks.lapse else 0.0 for gap in gaps]
    return _to_front(candidates, weights, rng)


def _to_front(
    candidates: list[Candidate], weights: list[float], rng: random.Random
) -> list[Candidate]:
    (chosen,) = rng.choices(range(len(candidates)), weights)
    return [candidates[chosen], *candidates[:chosen], *candidates[chosen + 1 :]]
