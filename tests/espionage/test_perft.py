"""How many sequences of single moves there are from fixed positions: what is legal has not
changed, and the slow rules count the same."""

import copy

import pytest

from tests.counting import perft
from tests.espionage import naive
from tests.espionage.positions import position, settle


def slow_perft(table, depth):
    """The same by the slow rules."""
    if table.over:
        return 0
    moves = table.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = copy.deepcopy(table)
        after.choose(move)
        total += slow_perft(after, depth - 1)
    return total


MIDDLE = "WS@e4 W5@d4 WP@f4 W3@c2 B5@e6 BM@d6 BS@f7 B2@h8"


def the_middle():
    """Battles, spies, mines, volcanoes."""
    return position(MIDDLE, volcanoes="e5 g6")


def one_move_a_turn():
    return position(MIDDLE, "fast", player=1)


def in_pairs():
    other = {"commit_mode": "batch", "second_move": "optional", "combat_reveal": "both"}
    return position("WS@c3 W5@d3 B5@c5 BM@d5 BS@e4", volcanoes="d4", **other)


def small_and_tight():
    """Six by six, with every kind of piece, nearly stuck, and bans that are waived."""
    other = {"board": "6x6", "setup_rows": 2, "no_return_waived_if_stuck": True}
    other |= {"repetition_limit": 2, "no_progress_limit": 5, "second_move": "optional"}
    pieces = "WH@c2 W1@a1 W3@a2 WM@b1 BH@f6 B2@e6 BS@b3 BP@e4"
    return position(pieces, base=False, **other)


def the_end_is_near():
    """Headquarters and last pieces fall."""
    return position("WH@a1 W1@a3 WS@i9 BH@j10 B2@b2 BP@i10", base=False)


START = [the_middle, one_move_a_turn, in_pairs, small_and_tight, the_end_is_near]


@pytest.mark.parametrize(
    ("begin", "numbers"),
    [
        (the_middle, [13, 138, 1656, 13800, 184400]),
        (one_move_a_turn, [13, 182, 2142, 30966, 368659]),
        (in_pairs, [44, 2200]),
        (small_and_tight, [2, 4, 40, 288, 720, 1800]),
        (the_end_is_near, [7, 24, 132, 376, 1378, 3156]),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_perft(begin, numbers):
    """Section 3: counted once, to be counted again after every change."""
    assert numbers == [perft(begin(), depth + 1, settle) for depth in range(len(numbers))]


@pytest.mark.parametrize("begin", START, ids=lambda begin: begin.__name__)
def test_the_slow_rules_count_the_same(begin):
    """Section 3: move by move, and to some depth."""
    depth = 2 if begin is in_pairs else 3

    assert slow_perft(naive.table_of(begin()), depth) == perft(begin(), depth, settle)
