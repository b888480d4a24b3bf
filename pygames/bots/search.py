"""Evaluate candidates by rollouts in determinizations: full states sampled from the view.

All candidates are tried in the same worlds with the same random numbers, so that results differ by
the moves and not by luck. Successive elimination drops candidates that fall behind and spends the
rest of the budget on the best ones.
"""

import random
from typing import Any, TypeVar

from pygames.bots.brain import Brain, Candidate
from pygames.bots.budget import Budget
from pygames.bots.levels import PERFECT, Level
from pygames.core.dealer import Dealer
from pygames.core.game import Decision, State, is_open

__all__ = ["policy", "searched"]

S = TypeVar("S", bound=State)

_FIRST = 4
"""Rollouts for every candidate before any is eliminated."""
_FAR = 2.0
"""A candidate this many standard errors behind the best is eliminated."""


class _Trial:
    """A candidate and the results of its rollouts so far."""

    __slots__ = ("candidate", "prior", "results")

    def __init__(self, candidate: Candidate, prior: int) -> None:
        self.candidate = candidate
        self.prior = prior
        self.results: list[float] = []

    @property
    def value(self) -> float:
        total = sum(self.results) + self.prior * self.candidate.value
        return total / (len(self.results) + self.prior)

    def behind(self, best: "_Trial") -> bool:
        """Whether this candidate is far enough behind the best to be eliminated."""
        gaps = [b - a for a, b in zip(self.results, best.results, strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        variance = sum((gap - mean) ** 2 for gap in gaps) / (n - 1)
        error = (variance / n) ** 0.5 * n / (n + self.prior)
        far: float = _FAR * error
        return best.value - self.value > far


def searched(
    brain: Brain[S],
    view: S,
    seat: int,
    candidates: list[Candidate],
    level: Level,
    rng: random.Random,
    budget: Budget,
) -> list[Candidate]:
    """Return the candidates with rollout values, on the scale of their static values, best first.

    Ends when the budget runs out or one candidate is left.
    """
    trials = [_Trial(candidate, level.prior) for candidate in candidates]
    dropped: list[_Trial] = []
    while len(trials) > 1 and not budget.spent():
        world = _determinized(brain, view, seat, rng, level.beliefs)
        seed = rng.getrandbits(32)
        results = []
        for trial in trials:
            result = _rolled_out(
                brain, world, seat, trial.candidate.move, level.plies, seed, budget
            )
            if result is None:  # a world that not all were tried in says nothing
                break
            results.append(result)
        else:
            # Worlds are good or bad for every candidate: only the differences count.
            fair = sum(trial.candidate.value for trial in trials) - sum(results)
            for trial, result in zip(trials, results, strict=True):
                trial.results.append(result + fair / len(trials))
            if len(trials[0].results) >= _FIRST:
                best = max(trials, key=lambda trial: trial.value)
                dropped += [trial for trial in trials if trial.behind(best)]
                trials = [trial for trial in trials if trial not in dropped]
    trials.sort(key=lambda trial: -trial.value)
    dropped.sort(key=lambda trial: -trial.value)
    return [trial.candidate._replace(value=trial.value) for trial in (*trials, *dropped)]


def _determinized(brain: Brain[S], view: S, seat: int, rng: random.Random, beliefs: bool) -> S:
    if brain.determinize is None:
        return view.sample(rng)
    return brain.determinize(view, seat, rng, beliefs)


def policy(brain: Brain[S], state: S, decision: Decision, rng: random.Random) -> Any:
    """Return the move of the rollout policy."""
    if brain.rollout is None:
        return brain.candidates(state, decision, PERFECT)[0].move
    return brain.rollout(state, decision, rng)


def _rolled_out(
    brain: Brain[S], world: S, seat: int, move: Any, plies: int, seed: int, budget: Budget
) -> float | None:
    """Return a rollout's value `plies` turns after the move, None if the budget runs out."""
    state = world.copy()
    rng = random.Random(seed)
    deal = Dealer(rng).answer
    mover = seat
    state.apply(move, seat)
    while decisions := state.decisions:
        decision = next(decision for decision in decisions if len(decision.moves))
        if decision.seat < 0:
            state.apply(deal(decision), decision.seat)
            continue
        if decision.seat != mover:
            if not plies:
                break
            plies -= 1
            mover = decision.seat
        if budget.spent():
            return None
        chosen = decision.moves[0]
        if len(decision.moves) > 1 or is_open(decision.moves):
            if decision.name in brain.hard:
                budget.spend()
            chosen = policy(brain, state, decision, rng)
        state.apply(chosen, decision.seat)
    budget.spend()
    return _evaluated(brain, state, seat)


def _evaluated(brain: Brain[S], world: S, seat: int) -> float:
    if brain.evaluate is not None:
        return brain.evaluate(world, seat)
    winners = world.outcome.winners if world.outcome else ()
    return float(seat in winners) if winners else 0.5
