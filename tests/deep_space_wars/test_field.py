"""The field: terrain of the ready layouts as sights and steps meet it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.land.layouts import LAYOUTS

FIELDS = {name: Field(layout.pieces) for name, layout in LAYOUTS.items()}
POINTS = st.tuples(st.integers(0, TABLE), st.integers(0, TABLE))


def named(field, patches):
    """The kinds of the zones of some patches, each once."""
    return {field.zones[number].kind for *_box, number in patches}


def test_zones_are_numbered_as_the_pieces_have_them():
    """DSW-38."""
    field = Field(LAYOUTS["lakes"].pieces)

    assert ["shallow", "deep"] * 2 == [zone.kind for zone in field.zones[:4]]
    assert field == FIELDS["lakes"] != FIELDS["jungle"]


@pytest.mark.parametrize(
    ("kind", "solid", "closed", "difficult"),
    [
        ({}, {"deep"}, {"deep"}, {"shallow", "bunker", "rocks", "woods"}),
        ({"scouts": True}, {"deep"}, {"deep"}, set()),
        ({"swims": True}, set(), set(), {"bunker", "rocks", "woods"}),
        ({"hops": True}, set(), {"deep"}, set()),
        ({"hovers": True}, set(), {"deep"}, set()),
        ({"hovers": True, "swims": True}, set(), set(), set()),
    ],
)
def test_what_the_lakes_are_for_whom(kind, solid, closed, difficult):
    """DSW-50, DSW-51, DSW-55, DSW-82, DSW-116 to DSW-119."""
    field = FIELDS["lakes"]

    assert [solid, closed, difficult] == [named(field, them) for them in field.footing(**kind)]


@given(st.sampled_from(["crossroads", "jungle", "lakes", "refinery"]), POINTS, POINTS)
@settings(max_examples=200)
def test_a_half_turn_of_the_ready_battlefields_changes_no_line(name, a, b):
    """GEO-7, GEO-8, GEO-10; the sight that terrain blocks, it blocks both ways."""
    field = FIELDS[name]
    c, d = ((TABLE - x, TABLE - y) for x, y in (a, b))

    assert field.blocks(a, b) == field.blocks(b, a) == field.blocks(c, d)
    assert field.hides(a, b) == field.hides(b, a) == field.hides(c, d)
    assert field.is_open(a, b) == field.is_open(b, a) == field.is_open(c, d)
    assert field.shields(a, b) == field.shields(c, d)
    assert field.cover(a, 8, b, 8) == field.cover(c, 8, d, 8)
