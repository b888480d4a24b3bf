"""Hunted of the bot of Not Alone as a team: they fare better even if the Creature knows them."""

import random
from collections.abc import Sequence

import pytest

from pygames.not_alone.bot.regret_matching import (
    Hider,
    Mix,
    Peril,
    alone,
    catches,
    shared,
    solve,
    spread,
)
from pygames.not_alone.bot.team import together
from tests.not_alone.test_bot_regret_matching import STEP, hider, peril


def worst(hiders: Sequence[Hider], mixes: Sequence[Mix], facts: Peril) -> float:
    """What a turn brings all Hunted if the Creature knows their mixes, in steps."""
    there = [spread(one, mix) for one, mix in zip(hiders, mixes, strict=True)]
    empty = alone(there)
    gained = sum(
        often * value
        for one, mine in zip(hiders, there, strict=True)
        for often, value in zip(mine, shared(one, mine, empty), strict=True)
    )
    caught, chilled = catches(hiders, there, facts)
    return (gained - max(caught) - max(chilled, default=0.0)) / STEP


def crowd(number: int, seed: int) -> list[Hider]:
    """So many Hunted with places of their own."""
    rng = random.Random(seed)
    return [
        hider({place: rng.uniform(0, 0.06) for place in rng.sample(range(1, 8), rng.randint(2, 6))})
        for _hunted in range(number)
    ]


@pytest.mark.parametrize("artemia", [False, True])
@pytest.mark.parametrize("number", [3, 6])
def test_a_team_does_better_than_each_for_itself(number: int, artemia: bool) -> None:
    facts = peril(artemia)
    gained = []
    for seed in range(10):
        hiders = crowd(number, seed)
        mixes, _creature, _artemia = solve(hiders, facts, 80)
        both = together(hiders, mixes, facts, 60)
        gained.append(worst(hiders, both, facts) - worst(hiders, mixes, facts))

    assert min(gained) > -0.02
    assert sum(gained) / len(gained) > 0.02


def test_every_mix_adds_up_to_one_and_who_has_one_place_goes_there() -> None:
    hiders = [*crowd(3, 1), hider({5: 0.03})]
    mixes, _creature, _artemia = solve(hiders, peril(), 80)
    both = together(hiders, mixes, peril(), 60)

    assert [sum(mix) for mix in both] == pytest.approx([1.0] * 4)
    assert both[3] == [1.0]


def test_one_alone_keeps_the_mix_that_nobody_can_answer() -> None:
    mixes, _creature, _artemia = solve([hider({2: 0.03, 7: 0.03})], peril(), 300)
    (mix,) = together([hider({2: 0.03, 7: 0.03})], mixes, peril(), 60)

    assert mix == pytest.approx([0.5, 0.5], abs=0.05)
