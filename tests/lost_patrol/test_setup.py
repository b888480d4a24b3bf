"""Who leads whom, and how the jungle begins (section 3.1)."""

import random

import pytest

from pygames import Match
from pygames.lost_patrol import GAME
from pygames.lost_patrol.game import role
from tests.lost_patrol.positions import (
    asked,
    at,
    cells,
    coordinates,
    do,
    ended,
    ends,
    legal,
    lurkers,
    start,
    tile_on,
    where,
)


@pytest.mark.parametrize(("value", "seat"), [("first", 0), ("second", 1)])
def test_the_players_agree_who_leads_the_scouts(value, seat):
    """LP-48."""
    state = start(scouts=value)

    assert (seat, 1 - seat) == (state.scouts_seat, state.lurkers_seat)
    assert (1 - seat, "place_end") == asked(state)


@pytest.mark.parametrize(("value", "seat"), [("first", 0), ("second", 1)])
def test_each_side_has_a_name(value, seat):
    """LP-48."""
    state = start(scouts=value)

    assert ["scouts", "lurkers"] == [role(state, seat), role(state, 1 - seat)]


def test_no_side_has_a_name_before_the_dice():
    """LP-48."""
    state = start(scouts="dice")
    assert () == GAME.roles(state, 2)

    do(state, "roles 2 3")
    assert ("lurkers", "scouts") == GAME.roles(state, 2)


def test_in_a_duel_everybody_plays_both_sides():
    """Section 7.3."""
    assert () == GAME.roles(start(duel=True), 2)


@pytest.mark.parametrize(("one", "two", "seat"), [(6, 1, 0), (2, 3, 1), (1, 2, 1), (4, 3, 0)])
def test_the_higher_roll_takes_the_scouts(one, two, seat):
    """LP-48: after any number of ties."""
    state = start(scouts="dice")

    assert (-1, "roles") == asked(state)
    assert 36 == len(legal(state))

    do(state, "roles 3 3", "roles 6 6")

    assert (-1, "roles") == asked(state)
    assert state.scouts_seat is None

    do(state, f"roles {one} {two}")

    assert seat == state.scouts_seat
    assert (1 - seat, "place_end") == asked(state)


def test_the_dealer_rolls_for_roles():
    """LP-48: either player may get the Scouts."""
    options = {"scouts": "dice"}
    seats = [
        Match("lost-patrol", options=options, rng=random.Random(n)).state.scouts_seat
        for n in range(40)
    ]

    assert 10 < sum(seats) < 30


def test_before_the_first_tile():
    """LP-49: all Scouts on the Clearing, all Lurkers in the stock, all other tiles in the stack."""
    state = start()

    assert ["(0,0)"] * 5 == [where(state, scout) for scout in range(5)]
    assert {"(0,0)"} == cells(state.jungle.laid)
    assert (18, {}) == (state.stock, lurkers(state))
    assert [*range(28), 29] == [*state.stack]
    assert [f"(0,0) {e}" for e in range(6)] == ends(state)
    assert (0, ()) == (state.round, state.discard)


SCRIPT = """
(0,0) 0 | straight | 0 | 0
(1,0) 0 | gentle | 1 3 | 1
(0,0) 1 | sharp | 3 | 3
(0,0) 2 | dead_end | 5 | 5
(0,0) 3 | fork_y | 0 | 0
(0,0) 4 | gentle | 1 5 | 1
(0,0) 5 | sharp | 1 2 | 1
"""
"""LP-T20: end | drawn | legal rotations by their exits, or the turn | chosen."""


def scripted():
    """The set-up of LP-T20, each step held against the rules."""
    state = start()
    for line in SCRIPT.split("\n")[1:-1]:
        end, shape, _legal, turn = line.split(" | ")
        assert f"name {end}" in legal(state)
        do(state, f"name {end}", f"draw {shape}", f"rotate {turn}")
    return state


@pytest.mark.parametrize("number", range(7))
def test_each_step_of_the_scripted_set_up(number):
    """LP-33, LP-50, LP-T20: which rotations are legal."""
    state = start()
    lines = SCRIPT.split("\n")[1:-1]
    for line in lines[:number]:
        end, shape, _legal, turn = line.split(" | ")
        do(state, f"name {end}", f"draw {shape}", f"rotate {turn}")
    end, shape, turns, _turn = lines[number].split(" | ")
    do(state, f"name {end}", f"draw {shape}")

    assert [f"rotate {turn}" for turn in turns.split()] == legal(state)


def test_the_scripted_set_up():
    """LP-24, LP-50, LP-T20: open ends and blocked exits when it is over; round 1 begins."""
    state = scripted()
    found = {(coordinates(c), e) for c, es in state.jungle.open_ends().items() for e in es}

    assert {("(-1,0)", 2), ("(-1,0)", 4), ("(-1,1)", 3), ("(2,0)", 1)} == found
    assert [("sharp", 3), ("sharp", 1)] == [tile_on(state, c) for c in ("(1,-1)", "(0,1)")]
    for cell, edge, other in (("(1,-1)", 3, "(0,-1)"), ("(0,1)", 1, "(1,0)")):
        assert edge in state.jungle.adjacent(at(cell))
        assert (edge, at(other)) not in state.jungle.links(at(cell))
    assert [] == ends(state)
    assert (0, "scout_act") == asked(state)
    assert 1 == state.round
    assert {} == lurkers(state)
    assert 22 == len(state.stack)


def test_the_set_up_stops_where_nothing_is_seen():
    """LP-50: ends that nobody sees from the Clearing stay open."""
    state = scripted()

    assert [*state.jungle.open_ends()] != []
    assert not state.jungle.visible_ends([at("(0,0)")])


def test_a_stack_can_be_too_short_for_a_set_up():
    """LP-36, LP-47: it ends with the Dropship, and with ends in sight."""
    state = start(mix="1-0-0-0-0-0-0-0")
    do(state, "name (0,0) 0", "draw straight", "rotate 0", "name (0,0) 3", "draw dropship")
    do(state, "rotate 0")

    assert (0, "scout_act") == asked(state)
    assert {"(0,0)", "(1,0)", "(-1,0)"} == cells(state.jungle.laid)
    assert 5 == len(ends(state))
    assert at("(-1,0)") == state.jungle.dropship
    assert ended(state) is None
