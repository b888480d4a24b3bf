"""Templates: what bombs, blasts and flames reach, and where bombs go that scatter."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.positions.position import AWAY
from pygames.deep_space_wars.positions.templates import (
    BLAST,
    BOMB,
    flame,
    scattered,
    under_burst,
    under_flame,
)
from tests.deep_space_wars.battles import (
    MACHINE,
    PLAIN,
    battle,
    box,
    card,
    crowded,
    turned,
    turned_point,
)

SEEDS = st.integers(0, 10**6)


@pytest.mark.parametrize(
    ("origin", "point", "dice", "burst"),
    [
        ((100, 100), (200, 100), (1, 5), (200, 100)),
        ((100, 100), (200, 100), (2, 3), (248, 100)),
        ((100, 100), (200, 100), (3, 3), (152, 100)),
        ((100, 100), (200, 100), (4, 3), (200, 52)),
        ((100, 100), (200, 100), (5, 3), (200, 148)),
        ((100, 100), (200, 100), (6, 3), (200, 100)),
        ((100, 100), (160, 180), (2, 5), (208, 244)),
        ((100, 100), (170, 140), (5, 4), (138, 196)),
        ((312, 500), (312, 300), (4, 6), (216, 300)),
        ((100, 100), (101, 102), (2, 1), (108, 116)),
        ((100, 100), (300, 100), (2, 2), (332, 100)),
        ((100, 100), (100, 100), (2, 1), (100, 84)),
        ((600, 600), (620, 600), (2, 6), (716, 600)),
    ],
)
def test_bombs_scatter(origin, point, dice, burst):
    """TV-G31, TV-G32, TV-S8, TV-B1, TV-B4, DSW-20, DSW-21, GEO-9."""
    assert burst == scattered(origin, point, *dice)


def reached(centre, radius, *figures, ground=()):
    """For each figure (card, place) whether a burst reaches it."""
    position = battle(*((0, of, [place]) for of, place in figures), ground=ground)
    found = under_burst(position, centre, radius)
    return [figure in found for figure in position.up()]


def test_a_bomb_reaches_bases_that_it_overlaps():
    """TV-G33, DSW-59, GEO-10."""
    places = (147, 100), (148, 100), (133, 134), (134, 134)

    for place, hit in zip(places, (True, False, True, False), strict=True):
        assert [hit] == reached((100, 100), BOMB, (PLAIN, place))
    assert [True] == reached((100, 100), BOMB, (MACHINE, (155, 100)))
    assert [False] == reached((100, 100), BOMB, (MACHINE, (156, 100)))


def test_a_blast_is_smaller():
    """TV-G34, TV-B6, DSW-61, DSW-146."""
    for place, hit in (((131, 100), True), ((132, 100), False), ((122, 123), True)):
        assert [hit] == reached((100, 100), BLAST, (PLAIN, place))


def test_a_burst_reaches_all_sides_the_nearest_first():
    """TV-B3, TV-B5, DSW-24, DSW-145: also the bomber, but nobody who is gone."""
    position = battle((0, PLAIN, [(379, 100), (380, 100)]), (1, PLAIN, [(332, 100), (332, 130)]))

    assert [2, 3, 0] == under_burst(position, (332, 100), BOMB)
    position.conditions[2] = AWAY
    assert [3, 0] == under_burst(position, (332, 100), BOMB)


@pytest.mark.parametrize(
    ("kind", "centre", "hits"),
    [
        ("building", (300, 300), [False, True]),
        ("chasm", (300, 300), [True, True]),
        ("deep", (300, 300), [True, True]),
        ("rocks", (300, 300), [True, True]),
        ("building", (313, 300), [True, True]),
    ],
)
def test_impassable_terrain_shields_from_a_burst(kind, centre, hits):
    """TV-G38, TV-B11, DSW-145, GEO-10; a pit does not, nor what the bomb falls into."""
    figures = (PLAIN, (340, 300)), (PLAIN, (300, 340))

    assert hits == reached(centre, BOMB, *figures, ground=[box(kind, 312, 280, 320, 320)])


# --- flames ------------------------------------------------------------------------------------


def burnt(direction, place, of=PLAIN, ground=(), owner=1):
    """Whether a flame from (100, 100) reaches a figure."""
    position = battle((0, PLAIN, [(100, 100)]), (owner, of, [place]), ground=ground)
    return under_flame(position, 0, direction) == [1]


@pytest.mark.parametrize(
    ("direction", "place", "hit"),
    [
        ((1, 0), (116, 100), True),
        ((1, 0), (235, 100), True),
        ((1, 0), (236, 100), False),
        ((1, 0), (208, 127), True),
        ((1, 0), (208, 128), False),
        ((1, 0), (148, 116), True),
        ((1, 0), (148, 117), False),
        ((1, 0), (84, 100), False),
        ((3, 4), (165, 213), True),
        ((3, 4), (165, 214), False),
        ((1, 1), (195, 195), True),
        ((1, 1), (196, 196), False),
    ],
)
def test_a_flame_is_a_drop_of_eight_inches(direction, place, hit):
    """TV-G35, TV-G37, DSW-62, DSW-147, GEO-10."""
    assert hit == burnt(direction, place)


def test_the_discs_of_a_flame():
    """TV-G36, GEO-9."""
    centres = [(110, 113), (119, 126), (129, 138), (138, 151), (148, 164), (158, 177), (165, 186)]

    assert centres == [centre for centre, _radius in flame((100, 100), (3, 4))]


def test_a_flame_burns_friends_but_never_its_flamer():
    """TV-B8, DSW-24, DSW-147: the nearest first."""
    position = battle(
        (0, card("flamer"), [(100, 100), (132, 100)]), (1, PLAIN, [(148, 110), (148, 117)])
    )

    assert [1, 2] == under_flame(position, 0, (1, 0))
    assert [] == under_flame(battle((0, MACHINE, [(100, 100)])), 0, (1, 0))


@pytest.mark.parametrize(
    ("kind", "hit"),
    [
        ("high_wall", False),
        ("jungle", False),
        ("fort_wall", False),
        ("chasm", True),
        ("woods", True),
    ],
)
def test_walls_and_thickets_stop_flames(kind, hit):
    """TV-B9, DSW-147, GEO-10."""
    assert hit == burnt((1, 0), (160, 100), ground=[box(kind, 120, 80, 130, 120)])


def test_who_stands_in_the_jungle_with_the_flamer_burns():
    """GEO-10: it stops flames only if it contains neither."""
    assert burnt((1, 0), (160, 100), ground=[box("jungle", 80, 80, 130, 120)])


@given(SEEDS)
@settings(max_examples=8)
def test_a_quarter_turn_changes_no_template(seed):
    """GEO-10."""
    rng = random.Random(seed)
    position = crowded(rng)
    other = turned(position)
    for figure in position.up():
        centre = rng.randrange(150, 450), rng.randrange(150, 450)
        x, y = rng.randrange(-9, 10), rng.randrange(1, 10)

        assert under_flame(position, figure, (x, y)) == under_flame(other, figure, (-y, x))
        for radius in (BLAST, BOMB):
            assert under_burst(position, centre, radius) == under_burst(
                other, turned_point(centre), radius
            )
