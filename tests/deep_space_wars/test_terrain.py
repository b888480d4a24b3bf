"""Kinds of terrain (section 1.7)."""

import pytest

from pygames.deep_space_wars.land.terrain import (
    CATALOGUE,
    CLEAR,
    DEEP,
    DIFFICULT,
    DRY,
    IMPASSABLE,
    SHALLOW,
    Terrain,
)


@pytest.mark.parametrize(
    ("kind", "move", "cover", "blocks_sight"),
    [
        ("clear", CLEAR, 0, False),
        ("tall_grass", CLEAR, 1, False),
        ("smoke", CLEAR, 1, False),
        ("rough", DIFFICULT, 1, False),
        ("wire", DIFFICULT, 1, False),
        ("woods", DIFFICULT, 2, False),
        ("jungle", DIFFICULT, 2, True),
        ("rubble", DIFFICULT, 2, False),
        ("wood_barrier", DIFFICULT, 2, False),
        ("barricade", DIFFICULT, 3, False),
        ("rocks", DIFFICULT, 3, False),
        ("ruins", DIFFICULT, 3, False),
        ("low_wall", DIFFICULT, 3, False),
        ("high_wall", IMPASSABLE, 3, True),
        ("building", IMPASSABLE, 3, True),
        ("fort_wall", IMPASSABLE, 4, False),
        ("bunker", DIFFICULT, 5, False),
        ("chasm", IMPASSABLE, 0, False),
        ("shallow", DIFFICULT, 0, False),
        ("deep", IMPASSABLE, 0, False),
    ],
)
def test_the_catalogue(kind, move, cover, blocks_sight):
    """DSW-34, DSW-39, DSW-40."""
    assert (move, cover, blocks_sight) == CATALOGUE[kind][:3]


def test_there_are_twenty_kinds():
    """DSW-40."""
    assert 20 == len(CATALOGUE)


def test_two_kinds_are_water_two_conceal_and_none_has_a_roof():
    """DSW-38, DSW-40."""
    assert {"shallow": SHALLOW, "deep": DEEP} == {
        kind: terrain.water for kind, terrain in CATALOGUE.items() if terrain.water != DRY
    }
    assert ["tall_grass", "smoke"] == [kind for kind, it in CATALOGUE.items() if it.conceals]
    assert not any(terrain.roofed for terrain in CATALOGUE.values())


def test_water_gives_no_cover():
    """DSW-40: though difficult terrain in general does (DSW-39)."""
    assert {0} == {terrain.cover for terrain in CATALOGUE.values() if terrain.water}


def test_the_worst_of_several_zones_is_the_greatest():
    """DSW-38."""
    assert IMPASSABLE == max(CATALOGUE[kind].move for kind in ("clear", "deep", "shallow"))
    assert Terrain() == CATALOGUE["clear"]
