"""Battlefields that players have made: a text, and battles on them (DSW-92 to DSW-94)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import BadSetup, Match
from pygames.core.game import at_random
from pygames.deep_space_wars.engine.moves import Shift
from pygames.deep_space_wars.engine.steps.setting_up import made_ground
from pygames.deep_space_wars.game import RULES
from pygames.deep_space_wars.land.grounds import ground_of, ground_text
from pygames.deep_space_wars.land.shapes import SHAPES, piece_of, placed_as, turns_of
from pygames.deep_space_wars.land.terrain import BASE
from pygames.deep_space_wars.options import OPTIONS
from tests.deep_space_wars.open_choices import at_random as digits_at_random
from tests.deep_space_wars.open_choices import round_trip
from tests.deep_space_wars.state_machine import asked, mustered, started, throw

LAYOUTS = OPTIONS["layout"].values
GROUND = "2.2.-16.72~woods.312.312.0~low_wall.200.200.1"


def made(seed, seats=2, **options):
    """A battle in which a battlefield has been made at random."""
    state, rng = mustered(seats, layout="own", pieces=4, **options), random.Random(seed)
    throw(state, 6, *[1] * (seats - 1))
    while asked(state)[1] in ("shift", "build", "prepare", "place"):
        assert made_ground(state) == ""
        decision = next(it for it in state.decisions if it.moves)
        state.apply(at_random(decision.moves, rng), decision.seat)
    return state


@pytest.mark.parametrize("shape", SHAPES)
def test_a_piece_says_what_it_is_and_how_it_lies(shape):
    for quarters in range(turns_of(shape)):
        assert placed_as(piece_of(shape, (301, 200), quarters, 12)) == (shape, (301, 200), quarters)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_dsw93_what_has_been_made_is_a_text_that_makes_the_same(seats, seed):
    """DSW-92, DSW-93, DSW-94: start areas and terrain."""
    before = made(seed, seats)
    assert made_ground(before) in LAYOUTS
    assert round_trip(LAYOUTS, made_ground(before)) == made_ground(before)
    assert len(made_ground(before)) < 1000

    after = mustered(seats, layout=made_ground(before))
    throw(after, 6, *[1] * (seats - 1))
    assert asked(after) == (0, "deploy")
    assert after.field.pieces == before.field.pieces
    assert after.areas == before.areas
    assert made_ground(after) == made_ground(before)


def test_dsw100_a_base_stands_in_the_start_area_of_a_battlefield_that_was_kept():
    """DSW-96, DSW-100: it does not belong to the battlefield."""
    before = started(layout=GROUND, base="north")
    area = before.start_area_of(1)
    walls = next(piece for piece in before.field.pieces if piece.id == BASE)
    assert all(area.contains(at) for zone in walls.zones for at in zone.shape.points)
    assert made_ground(before) == GROUND

    state = made(3, base="north")
    assert made_ground(state) == made_ground(started(layout=made_ground(state)))


def test_a_ready_battlefield_has_not_been_made():
    assert made_ground(started()) == ""
    assert RULES.made["layout"](started(layout=GROUND)) == GROUND


def test_a_bare_table_with_shifted_start_areas_has_been_made():
    state = mustered(layout="own", pieces=0)
    throw(state, 6, 1)
    state.apply(Shift(8), 0)
    state.apply(Shift(-8), 1)
    assert made_ground(state) == "2.0.8.-8"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2",
        "2.2.-16.72",
        "2.1.0.0~woods.312.312",
        "2.1.0.0~woods.312.312.0~",
        "2.1.0.0~woods.312.312.1",
        "2.1.0.0~woods.312.312.-1",
        "2.1.0.0~woods.012.312.0",
        "2.1.0.0~none.312.312.0",
        "2.1.0.0~woods.312.60.0",
        "2.1.0.0~woods.10.312.0",
        "2.2.0.0~woods.312.312.0~woods.330.312.0",
        "2.1.0.0.0~woods.312.312.0",
        "2.1.0.73~woods.312.312.0",
        "2.1.-0.0~woods.312.312.0",
        "5.0.0.0",
        "3.0.0.0",
        "2.1.0.0~woods.٣١٢.312.0",
    ],
)
def test_dsw94_what_nobody_could_have_made_is_no_battlefield(text):
    assert ground_of(text) is None
    assert text not in LAYOUTS
    with pytest.raises(BadSetup):
        Match("deep-space-wars", 2, {"layout": text})


@given(st.integers(0, len(GROUND) - 1))
def test_a_text_that_is_cut_off_is_no_battlefield(end):
    assert ground_of(GROUND) is not None
    assert ground_of(GROUND[:end]) is None


def test_dsw93_nobody_brings_more_than_four_pieces():
    spots = [(x, y) for y in (160, 256, 352) for x in (80, 240, 400)]
    pieces = [piece_of("bunker", spot, 0) for spot in spots]
    assert ground_of(ground_text((0, 0), pieces[:8])) is not None
    assert ground_of(ground_text((0, 0), pieces)) is None


@given(st.integers(0, 10**6))
def test_any_digits_are_some_battlefield_or_none(seed):
    text, _count = digits_at_random(LAYOUTS, random.Random(seed))
    assert text not in LAYOUTS or round_trip(LAYOUTS, text) == text


def test_a_link_holds_the_battlefield():
    match = Match("deep-space-wars", 2, {"layout": GROUND})
    assert Match.from_link(match.link()).setup == match.setup


@pytest.mark.parametrize("seats", [3, 4])
def test_dsw34_a_battlefield_is_for_the_players_it_was_made_for(seats):
    assert not OPTIONS["layout"].fits(seats, GROUND)
    with pytest.raises(BadSetup, match="This battlefield is for 2 players"):
        started(seats, layout=GROUND)
