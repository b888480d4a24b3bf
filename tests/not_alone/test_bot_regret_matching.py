"""The mix of the bot of Not Alone: nobody gains by knowing it."""

import random

import pytest

from pygames.bots.levels import Level
from pygames.not_alone.bot.hideouts import hideouts
from pygames.not_alone.bot.plans import plan
from pygames.not_alone.bot.race import chance, stakes
from pygames.not_alone.bot.regret_matching import (
    Hider,
    Mix,
    Peril,
    alone,
    catches,
    danger,
    payoffs,
    solve,
    spread,
)
from tests.not_alone.positions import table

STEP = 0.1
ROUNDS = 300


def hider(worth: dict[int, float], loss: float = 0.02, contested: tuple[int, ...] = ()) -> Hider:
    """A Hunted with these places, which give so much."""
    gains = tuple(worth.get(place, 0.0) for place in range(11))
    spares = tuple(0.0 if place in contested else gains[place] for place in range(11))
    options = tuple((place,) for place in worth)
    return Hider(options, tuple(worth), contested, gains, spares, (loss,) * 11, 0.01)


def peril(artemia: bool = False) -> Peril:
    """The Creature can look everywhere."""
    spots = tuple((place,) for place in range(1, 11))
    return Peril(spots, spots if artemia else (), STEP)


def gains_by_knowing(
    hiders: list[Hider], facts: Peril, found: tuple[list[Mix], Mix, Mix]
) -> tuple[float, float]:
    """What the Creature and the Hunted who gains most would gain by knowing the others' mixes."""
    mixes, creature, artemia = found
    there = [spread(one, mix) for one, mix in zip(hiders, mixes, strict=True)]
    near, cold = danger(facts.creature, creature), danger(facts.artemia, artemia)
    caught, _chilled = catches(hiders, there, facts)
    hunts = max(caught) - sum(a * b for a, b in zip(creature, caught, strict=True))
    hides = 0.0
    for one, mix, mine in zip(hiders, mixes, there, strict=True):
        values = payoffs(one, mine, alone(there), near, cold, facts.step)
        hides = max(hides, max(values) - sum(a * b for a, b in zip(mix, values, strict=True)))
    return hunts, hides


def test_two_places_alike_are_chosen_alike() -> None:
    mixes, creature, _artemia = solve([hider({2: 0.03, 7: 0.03})], peril(), ROUNDS)

    assert mixes[0] == pytest.approx([0.5, 0.5], abs=0.02)
    assert creature[1] == pytest.approx(0.5, abs=0.02)
    assert creature[6] == pytest.approx(0.5, abs=0.02)


def test_the_better_place_is_watched_more_and_chosen_less() -> None:
    """So that both are as good in the end: the Creature guards what is worth more."""
    mixes, creature, _artemia = solve([hider({2: 0.01, 7: 0.06})], peril(), ROUNDS)

    assert creature[6] > creature[1]
    assert mixes[0][0] > mixes[0][1]


@pytest.mark.parametrize("artemia", [False, True])
@pytest.mark.parametrize("number", [1, 3, 6])
def test_knowing_the_mixes_brings_little(number: int, artemia: bool) -> None:
    rng = random.Random(number)
    hiders = []
    for _hunted in range(number):
        places = rng.sample(range(1, 11), rng.randint(2, 7))
        worth = {place: rng.random() * STEP for place in sorted(places)}
        hiders.append(hider(worth, contested=tuple(p for p in worth if p in (4, 8))))
    facts = peril(artemia)
    hunts, hides = gains_by_knowing(hiders, facts, solve(hiders, facts, ROUNDS))

    assert hunts < STEP / 4
    assert hides < STEP / 10


def test_levels_see_through_others_more_and_more() -> None:
    """Level 1 goes where it likes best; from level 3 on the Creature gains little by that."""
    state = table(3, marker=True)
    level = Level(temperature=0.0)
    facts = hideouts(state, level)
    best = []
    for insight in range(4):
        found = plan(facts, insight)
        there = [spread(one, mix) for one, mix in zip(facts.hiders, found.mixes, strict=True)]
        best.append(max(catches(facts.hiders, there, facts.peril)[0]))

    assert best[0] > best[1] > best[2]
    assert best[2] <= best[3] < best[0]


def test_only_level_4_learns_from_where_others_have_been() -> None:
    state = table(3)
    before = [plan(hideouts(state, Level(temperature=0.0)), insight) for insight in (2, 3)]
    often = tuple(9 if place == 4 else 0 for place in range(11))
    state.visits = ((0,) * 11, often, (0,) * 11)
    mixed, learnt = (plan(hideouts(state, Level(temperature=0.0)), insight) for insight in (2, 3))

    assert before[0] == mixed
    assert learnt.spreads[0][4] > before[1].spreads[0][4] + 0.2
    assert learnt.spreads[1] == before[1].spreads[1]
    assert learnt.creature[3] > before[1].creature[3]


def test_level_4_avoids_where_the_creature_has_often_been() -> None:
    state = table(3)
    before = plan(hideouts(state, Level(temperature=0.0)), 3)
    there = max(range(5), key=before.mixes[0].__getitem__)
    state.visits = (tuple(9 * (place == there + 1) for place in range(11)), *state.visits[1:])
    assert before.mixes[0][there] > plan(hideouts(state, Level(temperature=0.0)), 3).mixes[0][there]


def test_a_creature_of_level_4_expects_hunted_to_keep_off_where_it_has_often_been() -> None:
    state = table(3)
    before = plan(hideouts(state, Level(temperature=0.0)), 3)
    state.visits = (tuple(9 * (place == 4) for place in range(11)), *state.visits[1:])
    after = plan(hideouts(state, Level(temperature=0.0)), 3)
    for seat in range(2):
        assert before.spreads[seat][4] > after.spreads[seat][4] + 0.05


# --- what spaces are worth -------------------------------------------------------------------


@pytest.mark.parametrize("hunted", range(1, 7))
def test_every_space_brings_the_hunted_closer(hunted: int) -> None:
    for assimilation in range(1, 7 + hunted):
        found = [chance(rescue, assimilation, hunted) for rescue in range(12 + hunted, 0, -1)]

        assert found == pytest.approx(sorted(found))
        assert 0 < found[0] < found[-1] < 1.001
    for rescue in range(1, 12 + hunted):
        found = [chance(rescue, steps, hunted) for steps in range(1, 7 + hunted)]

        assert found == pytest.approx(sorted(found))


def test_the_last_catch_decides() -> None:
    """With one space left on both tracks the Creature comes first (NA-84, NA-94)."""
    assert stakes(table(4, rescue=1, assimilation=1)).step == pytest.approx(1.0)
    assert stakes(table(4, rescue=1, assimilation=3)).step < 0.01
