"""Deployment: where squads may start, and which rule forbids it."""

import pytest

from pygames.deep_space_wars.forces.armies import READY
from pygames.deep_space_wars.forces.roster import Roster
from pygames.deep_space_wars.land.battlefield import NORTH, SOUTH, START_AREAS, TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.positions.deployment import deploy, faults
from pygames.deep_space_wars.positions.position import AWAY, Position
from pygames.geometry.plane import Polygon
from tests.deep_space_wars.battles import MACHINE, PLAIN, WALKER, battle, box, card

AREA = START_AREAS[2][SOUTH]
ROW = {0: (100, 560), 1: (132, 560), 2: (164, 560)}


def first(places, of=PLAIN, others=(), ground=(), area=AREA):
    """What is said first against deploying a squad of some figures; "" if nothing is."""
    squad = (0, of, [(-1, -1)] * len(places))
    position = battle(squad, *others, ground=ground)
    for figure in range(len(places)):
        position.conditions[figure] = AWAY
    fault = next(faults(position, 0, places, area), None)
    return fault.rule.message if fault else ""


def test_a_squad_may_start_together_in_its_area():
    """DSW-103, DSW-104."""
    assert first(ROW) == ""


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ((72, 544), ""),
        ((71, 560), "start area"),
        ((552, 600), ""),
        ((553, 600), "start area"),
        ((300, 543), "start area"),
        ((300, TABLE - 8), ""),
        ((300, TABLE - 7), "on the table"),
    ],
)
def test_the_centre_is_in_the_start_area_and_the_base_on_the_table(place, said):
    """TV-X3, DSW-103, DSW-104: borders count."""
    assert said in first({0: place})
    assert bool(said) == bool(first({0: place}))


@pytest.mark.parametrize(("of", "least"), [(WALKER, TABLE - 12), (MACHINE, TABLE - 16)])
def test_larger_bases_stand_on_the_table(of, least):
    """DSW-28, DSW-104."""
    assert first({0: (300, least)}, of) == ""
    assert "on the table" in first({0: (300, least + 1)}, of)


def test_nobody_overlaps():
    """DSW-104: neither others nor each other."""
    friend = [(0, WALKER, [(300, 580)])]
    assert first({0: (280, 580)}, others=friend) == ""
    assert "another figure" in first({0: (281, 580)}, others=friend)
    assert first({0: (100, 560), 1: (116, 560)}) == ""
    assert "overlap" in first({0: (100, 560), 1: (115, 560)})


@pytest.mark.parametrize("kind", ["fort_wall", "deep", "building"])
def test_nobody_starts_on_impassable_ground(kind):
    """DSW-104; those who fly may not either (DSW-51)."""
    ground = [box(kind, 308, 550, 330, 620)]
    for of in (PLAIN, card("flight"), card("jetpack")):
        assert first({0: (300, 580)}, of, ground=ground) == ""
        assert "Impassable" in first({0: (301, 580)}, of, ground=ground)


def test_a_squad_starts_together():
    """DSW-104, DSW-114: with bases 1 inch apart at most."""
    assert first({0: (100, 560), 1: (132, 560)}) == ""
    assert "together" in first({0: (100, 560), 1: (133, 560)})
    assert first({0: (100, 560), 1: (148, 560)}, MACHINE) == ""


def test_all_figures_of_a_squad_start_and_no_others():
    """DSW-103, DSW-108."""
    position = battle((0, PLAIN, [(100, 560), (120, 560)]), (0, PLAIN, [(200, 560)]))
    fault = next(faults(position, 0, {1: (100, 560)}, AREA))
    assert (fault.figure, fault.figures) == (None, (0,))
    assert [*faults(position, 0, {0: (100, 560), 1: (120, 560), 2: (140, 560)}, AREA)]
    assert [*faults(position, 0, {0: (100, 560), 1: (120, 560)}, AREA)] == []


def test_each_fault_says_who_cannot_stand_there_and_what_is_in_the_way():
    """GEO-16."""
    position = battle(
        (0, PLAIN, [(0, 0)] * 2), (0, PLAIN, [(300, 580)]), ground=[box("deep", 80, 560, 90, 570)]
    )
    found = [*faults(position, 0, {0: (310, 580), 1: (80, 556)}, AREA)]
    assert [(0, (2,), ()), (1, (), (0,)), (None, (), ())] == [it[1:] for it in found]


def test_a_squad_can_be_deployed_anew():
    """DSW-103: its own old places are not in the way."""
    position = Position(Field(()), Roster.of((READY[500]["HC"],), (0,)))
    deploy(position, {figure: (100 + 20 * figure, 560) for figure in range(7)})
    anew = {figure: (110 + 20 * figure, 560) for figure in range(7)}
    assert [*faults(position, 0, anew, AREA)] == []
    deploy(position, anew)
    assert [*anew] == position.up()
    assert [*anew.values()] == position.places[:7]


def test_each_army_has_its_own_area():
    """DSW-92, TV-X3."""
    assert "start area" in first(ROW, area=START_AREAS[2][NORTH])
    shifted = Polygon(((0, 544), (256, 544), (256, 624), (0, 624)))
    assert first({0: (8, 560)}, area=shifted) == ""
    assert "on the table" in first({0: (7, 560)}, area=shifted)
