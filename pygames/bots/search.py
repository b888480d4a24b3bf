"""Evaluate candidates by rollouts in determinizations: full states sampled from the view.

All candidates are tried in the same worlds with the same random numbers, so that results differ by
the moves and not by luck. Successive elimination drops candidates that fall behind and spends the
rest of the budget on the best ones.
"""

import random
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from pygames.bots.brain import Brain, Candidate
from pygames.bots.budget import Budget
from pygames.bots.levels import PERFECT, Level
from pygames.core.dealer import Shuffler
from pygames.core.game import Decision, State, is_open

__all__ = ["Opinion", "Search", "policy", "searched"]

S = TypeVar("S", bound=State)

_FIRST = 4
"""Rollouts for every candidate before any is eliminated."""
_FAR = 2.0
"""A candidate this many standard errors behind the best is eliminated."""


class Opinion(NamedTuple):
    """What a search has found out about a candidate: its value, and how much that counts for."""

    candidate: Candidate
    weight: int
    """Rollouts, those that the static evaluation counts for included."""


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


class Search(Generic[S]):
    """The search of one choice of a seat; it can be stopped at any time and gone on with."""

    def __init__(
        self, brain: Brain[S], view: S, seat: int, candidates: list[Candidate], level: Level
    ) -> None:
        self._brain, self._view, self._seat, self._level = brain, view, seat, level
        self._trials = [_Trial(candidate, level.prior) for candidate in candidates]
        self._dropped: list[_Trial] = []

    @property
    def over(self) -> bool:
        """Whether one candidate is left."""
        return len(self._trials) < 2

    def run(self, rng: random.Random, budget: Budget) -> None:
        """Try the candidates in one world after another, until the budget or the search is over."""
        level = self._level
        while not self.over and not budget.spent():
            world = _determinized(self._brain, self._view, self._seat, rng, level.beliefs)
            seed = rng.getrandbits(32)
            results = []
            for trial in self._trials:
                move = trial.candidate.move
                result = _rolled_out(
                    self._brain, world, self._seat, move, level.plies, seed, budget
                )
                if result is None:  # a world that not all were tried in says nothing
                    return
                results.append(result)
            self._learn(results)

    def _learn(self, results: Sequence[float]) -> None:
        """Add a world's result for each candidate, and drop those that have fallen behind."""
        trials = self._trials
        # Worlds are good or bad for every candidate: only the differences count.
        fair = sum(trial.candidate.value for trial in trials) - sum(results)
        for trial, result in zip(trials, results, strict=True):
            trial.results.append(result + fair / len(trials))
        if len(trials[0].results) >= _FIRST:
            best = max(trials, key=lambda trial: trial.value)
            self._dropped += [trial for trial in trials if trial.behind(best)]
            self._trials = [trial for trial in trials if trial not in self._dropped]

    @property
    def opinions(self) -> list[Opinion]:
        """What has been found out about each candidate, best first, those dropped last."""
        by_value = [
            sorted(trials, key=lambda trial: -trial.value)
            for trials in (self._trials, self._dropped)
        ]
        return [
            Opinion(trial.candidate._replace(value=trial.value), len(trial.results) + trial.prior)
            for trials in by_value
            for trial in trials
        ]


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
    search = Search(brain, view, seat, candidates, level)
    search.run(rng, budget)
    return [opinion.candidate for opinion in search.opinions]


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
    deal = Shuffler(rng).answer
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
