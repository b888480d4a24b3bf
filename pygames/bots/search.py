"""Checking ideas in sampled worlds: what is hidden is dealt at random, and play goes on a little.

Every idea is tried in the same worlds with the same luck, so that they differ by what they are
worth and not by chance. Ideas that fall behind are given up, and the best ones tried more often.
"""

import random
from typing import Any

from pygames.bots.brain import Brain, Idea
from pygames.bots.budget import Budget
from pygames.bots.levels import Level
from pygames.core.dealer import Dealer

__all__ = ["checked"]

_FIRST = 4
"""In how many worlds every idea is tried before one is given up."""
_FAR = 2.0
"""How many standard errors behind the best an idea is given up."""


class _Trial:
    """One idea and what it came to in the worlds so far."""

    __slots__ = ("idea", "prior", "results")

    def __init__(self, idea: Idea, prior: int) -> None:
        self.idea = idea
        self.prior = prior
        self.results: list[float] = []

    @property
    def value(self) -> float:
        total = sum(self.results) + self.prior * self.idea.value
        return total / (len(self.results) + self.prior)

    def behind(self, best: "_Trial") -> bool:
        """Whether it has fallen so far behind the best that it need not be tried again."""
        gaps = [b - a for a, b in zip(self.results, best.results, strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        variance = sum((gap - mean) ** 2 for gap in gaps) / (n - 1)
        error = (variance / n) ** 0.5 * n / (n + self.prior)
        far: float = _FAR * error
        return best.value - self.value > far


def checked(
    brain: Brain,
    view: Any,
    seat: int,
    ideas: list[Idea],
    level: Level,
    rng: random.Random,
    budget: Budget,
) -> list[Idea]:
    """The ideas, valued by trying them, on the scale of their first values; the best first.

    Ends when the budget does, or when one idea is left.
    """
    trials = [_Trial(idea, level.prior) for idea in ideas]
    dropped: list[_Trial] = []
    while len(trials) > 1 and not budget.spent():
        world = brain.world(view, seat, rng, level.beliefs)
        luck = rng.getrandbits(32)
        results = []
        for trial in trials:
            result = _tried(brain, world, seat, trial.idea.move, level.plies, luck, budget)
            if result is None:  # a world that was not tried by all says nothing
                break
            results.append(result)
        else:
            # A world can be good or bad for every idea: only the differences count.
            fair = sum(trial.idea.value for trial in trials) - sum(results)
            for trial, result in zip(trials, results, strict=True):
                trial.results.append(result + fair / len(trials))
            if len(trials[0].results) >= _FIRST:
                best = max(trials, key=lambda trial: trial.value)
                dropped += [trial for trial in trials if trial.behind(best)]
                trials = [trial for trial in trials if trial not in dropped]
    trials.sort(key=lambda trial: -trial.value)
    dropped.sort(key=lambda trial: -trial.value)
    return [Idea(trial.idea.move, trial.value) for trial in (*trials, *dropped)]


def _tried(
    brain: Brain, world: Any, seat: int, move: Any, plies: int, luck: int, budget: Budget
) -> float | None:
    """What the move comes to in this world after so many turns, None if time runs out."""
    state = world.copy()
    rng = random.Random(luck)
    deal = Dealer(rng).answer
    mover = seat
    state.apply(move, seat)
    while state.decisions:
        decision = state.decisions[0]
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
        if len(decision.moves) > 1:
            if decision.name in brain.hard:
                budget.spend()
            chosen = brain.quick(state, decision, rng)
        state.apply(chosen, decision.seat)
    budget.spend()
    return brain.value(state, seat)
