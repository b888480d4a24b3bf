"""Expected losses as closed sums."""

import random

import pytest

from pygames.deep_space_wars.analysis.losses import arriving, average_losses
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.discipline import dice as discipline_dice


def test_dsw149_each_wound_fells_a_figure_of_life_1() -> None:
    assert average_losses(6, 0.5, 1, 20, 20, 0.0) == pytest.approx(3.0)


def test_dsw149_who_has_more_life_falls_after_as_many_wounds() -> None:
    tough, strong, weak = (average_losses(4, 0.5, life, 1, 0, 0.0) for life in (4, 2, 1))

    assert tough < strong < weak


def test_no_more_figures_fall_than_there_are() -> None:
    assert average_losses(40, 0.8, 1, 3, 3, 0.5) == pytest.approx(3.0, abs=0.01)


def test_nobody_falls_without_dice_or_hits() -> None:
    assert average_losses(0, 0.5, 1, 5, 5, 0.5) == average_losses(5, 0.0, 1, 5, 5, 0.5) == 0.0


@pytest.mark.parametrize("rank", [0, 3, 9])
def test_dsw177_who_flees_is_lost_as_often_as_dice_say(rank: int) -> None:
    """Against dice thrown many times."""
    rng, n, figures, thrown, wound, fails = random.Random(1), 20_000, 7, 6, 0.4, 0.5
    total = 0
    for _battle in range(n):
        down = min(figures, sum(rng.random() < wound for _die in range(thrown)))
        tests = discipline_dice(figures, down, down > rank) if down else 0
        fled = sum(rng.random() < fails for _die in range(tests))
        total += down + min(fled, figures - down)

    assert average_losses(thrown, wound, 1, figures, rank, fails) == pytest.approx(
        total / n, rel=0.02
    )


def test_dsw168_two_dice_say_how_far_a_charge_goes() -> None:
    assert arriving(0, 0)[0] == pytest.approx(1.0)
    assert arriving(7 * INCH, 0)[0] == pytest.approx(21 / 36)
    assert arriving(13 * INCH, 0) == (0.0, 0.0)


def test_fewer_of_a_deep_squad_arrive() -> None:
    assert arriving(6 * INCH, 0)[1] == 1.0
    assert arriving(6 * INCH, 4 * INCH)[1] < 1.0
