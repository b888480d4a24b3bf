"""Fitting finds what is there to be found, and nothing more."""

from math import exp
from random import Random

import pytest

from pygames.bots.learned_values import Learned
from pygames.commands.regression import fitted, log_losses

NAMES = ("one", "a", "b")


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-x))


def positions(count: int, truth: Learned, seed: int) -> tuple[list[list[float]], list[float]]:
    """Positions with features of unlike scales, and outcomes that are won by this truth."""
    rng = Random(seed)
    rows = [[1.0, rng.gauss(5, 3), rng.gauss(0, 0.1)] for _place in range(count)]
    return rows, [float(rng.random() < sigmoid(truth.value(row))) for row in rows]


def test_a_logistic_regression_finds_the_weights() -> None:
    truth = Learned(NAMES, (-2.0, 0.4, 6.0))
    rows, won = positions(20_000, truth, 1)
    found = fitted(NAMES, rows, won, range(len(rows)), 0, 0)

    assert found.features == NAMES
    assert found.weights == pytest.approx(truth.weights, rel=0.1)


def test_what_decides_nothing_gets_no_weight() -> None:
    rows, won = positions(20_000, Learned(NAMES, (0.3, 0.0, 0.0)), 1)
    found = fitted(NAMES, rows, won, range(len(rows)), 0, 0)

    assert found.value([1.0, 8.0, 0.1]) == pytest.approx(0.3, abs=0.1)


def test_a_feature_that_never_changes_does_no_harm() -> None:
    rows = [[1.0, place % 2, 7.0] for place in range(100)]
    found = fitted(NAMES, rows, [place % 2 for place in range(100)], range(100), 0, 0)

    assert found.value([1.0, 1.0, 7.0]) > 1
    assert found.value([1.0, 0.0, 7.0]) < -1


def test_a_network_finds_what_a_sum_cannot_say() -> None:
    """Won where exactly one of two things holds."""
    rng = Random(1)
    rows = [[1.0, float(rng.random() < 0.5), float(rng.random() < 0.5)] for _ in range(4000)]
    won = [float(row[1] != row[2]) for row in rows]
    plain, network = (fitted(NAMES, rows, won, range(4000), hidden, 0) for hidden in (0, 8))

    assert all(abs(plain.value(row)) < 0.2 for row in rows[:20])
    assert all((network.value(row) > 1) == bool(lost) for row, lost in zip(rows, won, strict=True))
    assert (8, 9) == (len(network.hidden), len(network.weights))


@pytest.mark.parametrize("hidden", [0, 4])
def test_the_same_seed_finds_the_same(hidden: int) -> None:
    rows, won = positions(500, Learned(NAMES, (-2.0, 0.4, 6.0)), 1)
    once, again = (fitted(NAMES, rows, won, range(500), hidden, 3) for _time in range(2))

    assert once == again


def test_who_is_sure_and_wrong_loses_most_but_not_all() -> None:
    losses = log_losses([0.5, 0.9, 0.1, 0.0], [1, 1, 1, 1])

    assert losses[:3] == pytest.approx([0.6931, 0.1054, 2.3026], abs=1e-4)
    assert 10 < losses[3] < 20
