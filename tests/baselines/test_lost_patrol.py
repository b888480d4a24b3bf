"""The greedy player of Lost Patrol does what it says."""

import random

import pytest

from pygames.baselines.lost_patrol import greedy
from pygames.bots.arena import chance_player, play
from pygames.lost_patrol import GAME
from tests.lost_patrol.positions import BOARD_E, do, position, words

SHIP = "(0,0) gentle@0 {0,2}, (1,0) gentle@1 {1,3}, (2,-1) gentle@2 {2,4}, (2,-2) dropship@5 {5}"


def chosen(state, seed=1):
    """Its move in the words of the tests."""
    (decision,) = state.decisions
    return words(greedy(state.view(decision.seat), decision, random.Random(seed)))


@pytest.mark.parametrize("preset", GAME.presets)
def test_it_plays_whole_matches_on_both_sides(preset):
    match = play(GAME, (greedy, greedy), "1", {**GAME.presets[preset], "max_rounds": 60})

    assert match.outcome is not None


def test_it_beats_chance_on_both_sides():
    dash = {**GAME.presets["dash"], "max_rounds": 60}
    escaped = [
        [0 in play(GAME, pair, f"{n}", dash).outcome.winners for n in range(5)]
        for pair in ((greedy, chance_player), (chance_player, greedy))
    ]

    assert sum(escaped[0]) == 5
    assert sum(escaped[1]) <= 1


@pytest.mark.parametrize(
    ("scouts", "tokens", "moves"),
    [
        ("2@(2,-1)", "", {"walk 2 2"}),  # one step to the Dropship
        ("2@(1,0)", "", {"walk 2 1"}),
        ("2@(2,-2)", "", {"end"}),  # there already
        ("2@(2,-2)", "2@(2,-2)", {"fire 2"}),
        ("1,2@(2,-2)", "2@(2,-2)", {"fire 1"}),  # with the most dice first
        ("2@(1,0) 3@(2,-1)", "4@(2,-1)", {"walk 3 2"}),  # whoever does not walk into Lurkers first
    ],
)
def test_scouts_go_the_shortest_way_and_fire_where_they_stay(scouts, tokens, moves):
    state = position(SHIP, scouts, tokens, stack="")

    assert {chosen(state, seed) for seed in range(9)} == moves


def test_scouts_make_for_the_nearest_open_end():
    state = position(BOARD_E, "2@(0,0)")

    assert {chosen(state, seed) for seed in range(19)} == {"walk 2 4"}


@pytest.mark.parametrize(
    ("scouts", "tokens", "move"),
    [
        ("2@(1,0) 3@(-1,1)", "4@(1,0)", "grow (1,0)"),  # six kill
        ("2@(1,0)", "6@(0,0)", "move (0,0) 0"),  # five kill now
        ("2@(1,0)", "2@(2,-1)", "grow (2,-1)"),  # three to come are better than one now
    ],
)
def test_lurkers_become_as_dangerous_as_they_can(scouts, tokens, move):
    assert chosen(position(BOARD_E, scouts, tokens, phase="lurker_act")) == move


@pytest.mark.parametrize(
    ("tokens", "move"),
    [("6@(1,0)", "ambush (1,0)"), ("5@(1,0)", "ambush (1,0)"), ("2@(1,0)", "end")],
)
def test_lurkers_ambush_where_they_win_more_than_they_lose(tokens, move):
    assert chosen(position(BOARD_E, "2@(1,0)", tokens, phase="ambush")) == move


def test_lurkers_ambush_whoever_would_escape():
    state = position(SHIP, "0,2,3@(2,-2)", "1@(2,-2)", stack="", phase="ambush")

    assert chosen(state) == "ambush (2,-2)"


def test_a_drawn_tile_leaves_few_ends_open():
    board = "(0,0) clearing@0, (1,0) gentle@1 {1,3}, (0,-1) dead_end@5, (-1,0) dead_end@0"
    state = position(board, "2@(1,0)", phase="place_end", stack="fork_y")
    do(state, "name (1,0) 1", "draw fork_y")
    left = len(do(state, chosen(state)).jungle.open_ends())

    assert left <= len(position(board).jungle.open_ends()) + 1


def test_troopers_are_lost_first():
    state = position(BOARD_E, "0,1,2@(1,0) 3,4@(0,0)", "5@(1,0)", phase="ambush")

    assert chosen(do(state, "ambush (1,0)", "dice 6 1 1")) == "lose 2"
