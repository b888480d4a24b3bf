"""How many sequences of moves there are from fixed positions: what is legal has not changed, and
the slow rules count the same."""

import copy

import pytest

from pygames.core.game import CHANCE
from tests.counting import perft
from tests.lost_patrol.lockstep import table_of
from tests.lost_patrol.naive_choices import CHANCE as ROLLED
from tests.lost_patrol.positions import BOARD_E, corridor, do, position, start
from tests.lost_patrol.test_splits import PARTED


def rolled(state):
    """A state after the middle one of each thing that CHANCE could have rolled or drawn."""
    while state.decisions and state.decisions[0].seat == CHANCE:
        moves = state.decisions[0].moves
        state.apply(moves[len(moves) // 2], CHANCE)
    return state


def slow_rolled(table):
    """The same by the slow rules, whose moves come in another order."""
    while table.state and table.actor() == ROLLED:
        found = sorted(table.legal(), key=lambda text: [*map(int, text.split()[1:])])
        table.choose(found[len(found) // 2])
    return table


def slow_perft(table, depth):
    """The same by the slow rules."""
    if table.over:
        return 0
    moves = table.legal()
    if depth == 1:
        return len([*moves])
    total = 0
    for move in moves:
        after = copy.copy(table)
        for name in ("board", "number_on", "scouts", "lurkers", "spent", "discard", "finished"):
            setattr(after, name, copy.copy(getattr(table, name)))
        after.choose(move)
        total += slow_perft(slow_rolled(after), depth - 1)
    return total


def the_set_up():
    return start()


def scouts_walk():
    """Thorns, a shot, a full tile."""
    board = "(0,0) straight@0*, (-1,0) fork_y@0, (1,0) gentle@1, (2,-1) dead_end@4, (-1,1) fan@0"
    return position(board, "0,1@(0,0) 2,3,4@(1,0)", "3@(0,0)")


def lurkers_prowl():
    return position(BOARD_E, "2@(1,0) 0@(2,-1)", "4@(1,-1) 2@(3,-2)", phase="lurker_act")


def ambushes():
    return position(BOARD_E, "0,1,2@(1,0) 3@(2,-1)", "4@(1,0) 2+1@(2,-1)", phase="ambush")


def lurkers_win():
    return do(
        position(BOARD_E, "0,1,2@(1,0) 3,4@(2,-1)", "4@(1,0) 2@(2,-1)", phase="ambush"),
        *("ambush (1,0)", "dice 6 1 1"),
    )


def parted():
    return do(position(corridor(14), PARTED, "2@(2,-1)"), "end")


def near_the_ship():
    board = "(0,0) fork_y@0, (1,0) dropship@3, (0,-1) straight@2*, (-1,1) gentle@1"
    return position(board, "0-2@(0,0) 3@(0,-1)", "4@(0,0)", phase="lurker_act", stack="")


NUMBERS = [
    (the_set_up, [6, 12, 60, 96, 384, 504]),
    (scouts_walk, [11, 119, 1042, 7393]),
    (lurkers_prowl, [9, 63, 420, 2162, 11778]),
    (ambushes, [3, 16, 166, 1613, 13124]),
    (lurkers_win, [3, 6, 12, 24, 195, 2376]),
    (parted, [2, 7, 29, 138, 589, 2469]),
    (near_the_ship, [8, 43, 237, 906, 5305]),
]


@pytest.mark.parametrize(
    ("begin", "numbers"), NUMBERS, ids=lambda value: getattr(value, "__name__", "")
)
def test_perft(begin, numbers):
    """LP-52: counted once, to be counted again after every change."""
    assert numbers == [perft(begin(), depth + 1, rolled) for depth in range(len(numbers))]


@pytest.mark.parametrize("begin", [begin for begin, _numbers in NUMBERS])
def test_the_slow_rules_count_the_same(begin):
    """LP-52: move by move, to some depth."""
    for depth in (1, 2, 3):
        assert slow_perft(table_of(begin()), depth) == perft(begin(), depth, rolled)


def test_chance_counts_too():
    """LP-54: every throw, every tile that can be drawn."""
    thorny = position("(0,0) straight@0*, (-1,0) dead_end@0, (1,0) dead_end@3", "0@(0,0)")
    stuck, free = 3, 2  # what can be done then
    rotations = 7 * 1 + 6 * 2 + 4 * 2 + 3 * 1 + 2 * 3 + 2 * 3 + 4 * 1

    assert [3, 2 * 6, 2 * (3 * stuck + 3 * free)] == [perft(thorny, depth) for depth in (1, 2, 3)]
    assert [6, 6 * 28, 6 * rotations] == [perft(start(), depth) for depth in (1, 2, 3)]
