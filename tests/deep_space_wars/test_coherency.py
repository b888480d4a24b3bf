"""Coherency: squads that are together, and the widest gaps of those that are not."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.deep_space_wars.positions.coherency import is_coherent, is_together, widest_gap
from pygames.deep_space_wars.positions.position import AWAY, DEMORALISED
from pygames.geometry.plane import squared
from tests.deep_space_wars.battles import PLAIN, battle

PLACES = st.lists(st.tuples(st.integers(0, 150), st.integers(0, 150)), max_size=9, unique=True)


@pytest.mark.parametrize(
    ("places", "together"),
    [
        ([(0, 0), (32, 0), (64, 0)], True),
        ([(0, 0), (33, 0)], False),
        ([(0, 0), (22, 23)], True),
        ([(0, 0), (23, 23)], False),
        ([(0, 0)], True),
        ([], True),
    ],
)
def test_links_are_of_two_inches(places, together):
    """TV-G20, DSW-114, GEO-6."""
    assert together == is_together(places, 8)


@pytest.mark.parametrize(("radius", "far", "linked"), [(12, 40, 1), (12, 41, 0), (16, 48, 1)])
def test_larger_bases_link_farther(radius, far, linked):
    """TV-G21, DSW-12."""
    assert bool(linked) == is_together([(100, 100), (100 + far, 100)], radius)


def test_only_able_figures_link():
    """DSW-114: demoralised ones are ignored, and so are those that are gone."""
    position = battle((0, PLAIN, [(100, 100), (130, 100), (160, 100)]))
    assert is_coherent(position, 0)
    for condition in (DEMORALISED, AWAY):
        position.conditions[1] = condition
        assert not is_coherent(position, 0)
    position.conditions[2] = AWAY
    assert is_coherent(position, 0)


@pytest.mark.parametrize(
    ("across", "gap"),
    [((0, 32, 100), 4624), ((0, 32, 90), 3364), ((10, 42, 110), 4624), ((0, 32, 64), 1024)],
)
def test_the_widest_gap_of_a_scattered_squad(across, gap):
    """TV-G39, GEO-6."""
    assert gap == widest_gap([(x, 100) for x in across])


@given(PLACES)
def test_the_widest_gap_is_the_least_reach_that_links_all(places):
    """GEO-6."""

    def linked(gap: int) -> bool:
        found = set(places[:1])
        for _round in places:
            found |= {it for it in places if any(squared(it, other) <= gap for other in found)}
        return len(found) == len(places)

    gaps = sorted({0, *(squared(a, b) for a, b in combinations(places, 2))})
    assert next(gap for gap in gaps if linked(gap)) == widest_gap(places)
    assert is_together(places, 8) == linked(1024)
