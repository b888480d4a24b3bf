"""How far squads go: walks, runs, forced marches, charges, and what difficult terrain takes."""

import pytest

from pygames.deep_space_wars.forces.cards import INFANTRY, LARGE, VEHICLE
from pygames.deep_space_wars.positions.gaits import (
    can_run,
    charge,
    forced_march,
    positioning,
    run,
    teleport,
    walk,
)
from tests.deep_space_wars.battles import card


@pytest.mark.parametrize(
    ("speed", "die", "limits"), [(6, None, (96, None)), (6, 4, (96, 32)), (4, 6, (64, 0))]
)
def test_walks(speed, die, limits):
    """TV-M1, TV-M2, DSW-41, DSW-112, DSW-119."""
    assert limits == walk(card(speed=speed), die)[:2]


@pytest.mark.parametrize(
    ("die", "difficult", "limits"), [(3, None, (144, None)), (3, 5, (144, 64)), (2, 6, (128, 32))]
)
def test_runs(die, difficult, limits):
    """TV-M3, DSW-121."""
    assert limits == run(card(speed=6), die, difficult)[:2]


@pytest.mark.parametrize(
    ("type", "abilities", "can"),
    [
        (INFANTRY, (), True),
        (INFANTRY, ("scout",), True),
        (INFANTRY, ("jetpack",), False),
        (INFANTRY, ("flight",), False),
        (LARGE, (), False),
        (VEHICLE, (), False),
    ],
)
def test_only_foot_figures_run(type, abilities, can):
    """TV-M6, DSW-28, DSW-121."""
    assert can == can_run(card(*abilities, type=type))


@pytest.mark.parametrize(("die", "limits"), [(None, (192, None)), (3, (192, 96)), (6, (192, 0))])
def test_forced_marches(die, limits):
    """TV-M11, TV-M12, DSW-52, DSW-124."""
    assert limits == forced_march(card("forced_march", speed=6), die)[:2]


def test_a_teleport_goes_as_far_as_a_walk():
    """DSW-54, DSW-125."""
    assert (96, None, True) == teleport(card("teleport", speed=6))[:3]


def test_charges_count_only_the_larger_die_in_difficult_terrain():
    """TV-M24, DSW-168, DSW-169."""
    assert (112, 80) == charge(5, 2)[:2] == charge(2, 5)[:2]


def test_places_in_close_combat_are_taken_within_two_inches():
    """DSW-155: difficult terrain has no effect."""
    assert (32, 32) == positioning()[:2]
