"""The measuring tape of Deep Space Wars: inches, sight and cover between any two points."""

import math
import re

import pytest

from pygames.deep_space_wars.board import BOARD
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.positions.lines import cover, sees
from pygames.table.board import spot
from tests.deep_space_wars.tables import lined_up, sight


@pytest.fixture
def battle():
    """Two armies lined up."""
    return lined_up(seed=1, armies="drawn")


def told(battle, one, other):
    """What the tape says between two elements."""
    return BOARD.measure(sight(battle), one, other).told


def test_between_points_of_the_table_in_inches(battle):
    """DSW-9; the tape is long enough (DSW-2)."""
    assert told(battle, spot(20, 300), spot(20, 330)).startswith("1.8″, ")
    assert told(battle, spot(-50, 300), spot(999, 300)).startswith("39.0″, ")


def test_between_figures_from_centre_to_centre(battle):
    """DSW-11."""
    mine, theirs = (battle.leaders[battle.squads_of(seat)[0]] for seat in (0, 1))
    inches = math.dist(battle.places[mine], battle.places[theirs]) / INCH
    assert f": {inches:.1f}″, " in told(battle, f"figure:{mine}", f"figure:{theirs}")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_anybody_may_measure_at_any_time_without_cost(battle, seat):
    """DSW-11: whoever looks, and whoever is asked."""
    before = battle.copy()
    looking = sight(battle)._replace(view=battle.view(seat), seat=seat, decision=None)
    found = BOARD.measure(looking, spot(20, 300), "squad:0")
    assert found == BOARD.measure(sight(battle), spot(20, 300), "squad:0")
    assert battle == before


def test_it_is_the_same_both_ways(battle):
    for one, other in ((spot(20, 300), spot(90, 340)), ("squad:0", spot(300, 300))):
        there, back = told(battle, one, other), told(battle, other, one)
        assert re.findall(r"[\d.]+″, [a-z ]+", there) == re.findall(r"[\d.]+″, [a-z ]+", back)


def test_between_figures_sight_and_cover_are_those_of_the_rules(battle):
    """DSW-133, DSW-140."""
    mine, theirs = (battle.squads_of(seat) for seat in (0, 1))
    for one in mine:
        for other in theirs:
            start, end = battle.leaders[one], battle.leaders[other]
            said = told(battle, f"squad:{one}", f"squad:{other}")
            assert ("in sight" in said) == sees(battle, start, end)
            behind = cover(battle, start, end) if sees(battle, start, end) else 0
            assert (f"cover {behind}" in said) == (behind > 0)


def test_who_points_at_a_base_means_the_figure(battle):
    figure = battle.roster.squads[0].figures[2]
    x, y = battle.places[figure]
    other = battle.roster.squads[battle.squads_of(1)[0]].figures[0]
    exact = told(battle, f"figure:{figure}", f"figure:{other}")
    assert told(battle, spot(x + 5, y - 4), f"figure:{other}") == exact
    assert told(battle, spot(x + 40, y + 40), f"figure:{other}") != exact


def test_what_blocks_the_sight_is_outlined(battle):
    wall = next(it for it in battle.field.zones if it.terrain.blocks_sight)
    left, top, right, bottom = wall.shape.box
    y = (top + bottom) // 2
    found = BOARD.measure(sight(battle), spot(left - 4, y), spot(right + 4, y))
    assert "out of sight" in found.told
    assert "dw-in-the-way" in found.markup
    assert "dw-in-the-way" not in BOARD.measure(sight(battle), spot(9, 9), spot(9, 60)).markup


@pytest.mark.parametrize("nowhere", ["squad:99", "figure:999", "at:x", "terrain:A1", ""])
def test_what_is_nowhere_cannot_be_measured(battle, nowhere):
    assert BOARD.measure(sight(battle), spot(9, 9), nowhere) is None
    assert BOARD.measure(sight(battle), nowhere, spot(9, 9)) is None
