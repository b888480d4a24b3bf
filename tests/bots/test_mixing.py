"""Moves drawn from a mix that nobody can read, and how they are reviewed."""

import random
from collections import Counter

import pytest

from pygames import Match, null
from pygames.bots.brain import Candidate, Thought
from pygames.bots.move_choice import think
from pygames.bots.review import _loss, review
from pygames.null.moves import KEEP, Stake


def to_stake() -> Match:
    """The lead is about to name the stake."""
    match = Match("null", 2, rng=random.Random(1))
    match.play(KEEP, 0)
    return match


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_every_level_draws_by_the_chances(level: int) -> None:
    match = to_stake()
    (decision,) = match.decisions
    drawn = Counter(
        think(null.GAME, match.view(0), decision, level, random.Random(seed)).move
        for seed in range(300)
    )
    assert set(drawn) == {Stake(1), Stake(10), Stake(100)}
    assert all(70 <= times <= 130 for times in drawn.values())


def test_the_values_stay_for_hints() -> None:
    match = to_stake()
    (decision,) = match.decisions
    thought = think(null.GAME, match.view(0), decision, 4, random.Random(1))
    assert 0 < thought.value < 1
    assert len(thought.alternatives) == 2
    assert len({thought.value, *(other.value for other in thought.alternatives)}) > 1


def test_a_move_of_a_good_mix_is_no_mistake() -> None:
    mixed = (Candidate("b", 0.4, 0.3), Candidate("c", 0.2, 0.01))
    thought = Thought("a", 0.6, ("why",), mixed, 0)
    assert _loss(thought, "a") == _loss(thought, "b") == 0
    assert _loss(thought, "c") == pytest.approx(0.4)


def test_a_review_finds_fault_with_no_stake() -> None:
    match = Match("null", 2, {"hand": 1}, rng=random.Random(2))
    while match.decisions:
        decision = next(d for d in match.decisions if len(d.moves))
        match.play(decision.moves[0], decision.seat)
    lapses = [lapse for lapse in review(match, 0, nodes=8) if isinstance(lapse.move, Stake)]
    assert lapses
    assert all(lapse.loss == 0 for lapse in lapses)
