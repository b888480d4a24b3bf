"""The jungle splits, or swallows everybody (sections 2.5 and 2.6)."""

import pytest

from pygames.lost_patrol.swallow_test import swallowed
from tests.lost_patrol.positions import (
    asked,
    cells,
    corridor,
    do,
    ended,
    legal,
    lurkers,
    position,
    start,
    where,
)

# --- the split ---------------------------------------------------------------------------

PARTED = "0,1@(2,-1) 2,3,4@(12,-6)"


def test_the_jungle_splits():
    """LP-43, LP-46, LP-52, LP-65, LP-T24: the Scouts choose a part, the others die."""
    state = do(position(corridor(14), PARTED, "2@(11,-5) 1@(2,-1)"), "end")

    assert (0, "split") == asked(state)
    assert ["keep 0", "keep 1"] == legal(state)
    assert {"(6,-3)", "(7,-3)", "(8,-4)"}.isdisjoint(cells(state.jungle.laid))
    land = state.jungle.parts("land")
    assert [6, 5] == [len(part) for part in land]
    assert "(0,0)" in cells(land[0])

    discarded = len(state.discard)
    first = do(state.copy(), "keep 0")

    assert [0, 1] == first.alive
    assert discarded + 5 == len(first.discard)
    assert 17 == first.stock
    assert "lurker_act" == first.phase
    assert "(5,-2)" in cells(first.jungle.open_ends())

    second = do(state.copy(), "keep 1")

    assert [2, 3, 4] == second.alive
    assert {"(11,-5)": 2} == lurkers(second)
    assert 16 == second.stock


def test_placing_comes_before_the_split():
    """LP-65: it may join the parts again."""
    state = position(corridor(5) + ", (8,-4) dead_end@3, (7,-4) gentle@0", "0@(3,-1) 1@(7,-4)")

    assert 2 == len(state.jungle.parts("land"))
    assert "place_end" == do(state, "end").phase


def test_touching_parts_are_not_split():
    """LP-43, LP-T25: unless the option asks for paths."""
    board = (
        "(0,0) dead_end@3 {3}, (-1,0) gentle@0 {0,2}, (1,0) dead_end@0 {0}, (2,0) gentle@1 {1,3}"
    )
    land = do(position(board, "0@(0,0) 1@(1,0)"), "end")
    for end in ("name (-1,0) 2", "name (2,0) 1"):
        assert end not in legal(land)

    assert "lurker_act" == land.phase

    path = do(position(board, "0@(0,0) 1@(1,0)", split_connectivity="path"), "end")

    assert (0, "split") == asked(path)
    assert ["keep 0", "keep 1"] == legal(path)

    do(path, "keep 1")

    assert [1] == path.alive
    assert {"(1,0)", "(2,0)"} == cells(path.jungle.laid)


def test_a_split_by_paths_can_open_ends():
    """LP-44: then tiles are placed before the game goes on."""
    board = (
        "(0,0) straight@0, (-1,0) dead_end@0, (1,0) sharp@4 {4,5}, (0,1) dead_end@1, (1,1) fan@1"
    )
    state = do(position(board, "0@(-1,0) 1@(0,1)", split_connectivity="path"), "end")
    while state.phase != "split":
        do(state, legal(state)[0])

    keep = next(n for n, part in enumerate(state.jungle.parts("path")) if 0 in part)
    do(state, f"keep {keep}")

    assert [0] == state.alive
    assert (1, "place_end") == asked(state)
    assert ["name (0,0) 0"] == legal(state)


def test_three_parts():
    """LP-44: exactly one is kept; they are numbered by their smallest cell."""
    three = corridor(3) + ", (9,0) dead_end@0, (10,0) gentle@1"
    three += ", (-9,0) gentle@4, (-8,0) dead_end@3"
    state = do(position(three, "0@(1,0) 1@(9,0) 2@(-8,0)"), "end")

    assert ["keep 0", "keep 1", "keep 2"] == legal(state)
    for n, scout in enumerate((2, 0, 1)):
        assert [scout] == do(state.copy(), f"keep {n}").alive


def test_no_split_once_the_dropship_lies():
    """LP-42, LP-A14, LP-T26: nobody goes, nothing is asked, nobody is swallowed."""
    board = corridor(14).replace("(13,-6) dead_end@3", "(13,-6) dropship@3")
    state = position(board, PARTED, stack="")
    do(state, "end")

    assert 14 == len(state.jungle.laid)
    assert "lurker_act" == state.phase

    apart = corridor(4) + ", (9,0) dropship@0, (10,0) dead_end@3"
    state = do(position(apart, "0@(1,0) 1@(10,0)", stack=""), "end")

    assert "lurker_act" == state.phase


# --- swallowed ---------------------------------------------------------------------------

RING = (
    "(1,0) gentle@2, (1,-1) gentle@3, (0,-1) gentle@4, (-1,0) gentle@5, (-1,1) gentle@0, "
    "(0,1) gentle@1"
)
TRIANGLE = "(0,0) sharp@5 {0,5}, (1,0) sharp@3 {3,4}, (0,1) sharp@1 {1,2}"
MODES = ("no_escape", "no_open_end")


def is_swallowed(state, mode="no_escape", stack=5):
    return swallowed(state.jungle, state.stands, stack, mode)


def in_corridor(length, scouts, number=0):
    """So many Scouts on one tile of a corridor, tiles being where they are."""
    cell = corridor(length).split(", ")[number].split()[0]
    return position(corridor(length), " ".join(f"{n}@{cell}" for n in range(scouts)))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("board", "scouts"),
    [
        (RING, "0@(1,0)"),
        (RING, "0-2@(0,1)"),
        (RING, "0@(1,0) 1@(0,-1) 2@(-1,1) 3,4@(0,1)"),
        (TRIANGLE, "0@(0,0)"),
        (TRIANGLE, "0-2@(0,0) 3,4@(0,1)"),
    ],
)
def test_closed_rings(board, scouts, mode):
    """LP-45, LP-46, LP-T27: no end, and nothing ever goes: swallowed at once."""
    state = position(board, scouts, swallow_test=mode)

    assert is_swallowed(state, mode)
    assert ((1,), "swallowed") == ended(do(state, "end"))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("scouts", range(1, 6))
@pytest.mark.parametrize("length", [3, 4])
def test_short_corridors(length, scouts, mode):
    """LP-46, LP-T28."""
    assert is_swallowed(in_corridor(length, scouts), mode)


@pytest.mark.parametrize("scouts", range(1, 6))
def test_five_tiles_and_the_number_of_scouts(scouts):
    """LP-46, LP-T29: three can all stand at one end; with more every stand keeps everything."""
    state = in_corridor(5, scouts)

    assert is_swallowed(state, "no_open_end")
    assert (scouts > 3) == is_swallowed(state)


@pytest.mark.parametrize("scouts", range(1, 6))
def test_six_tiles_open_again(scouts):
    """LP-46, LP-T30: wherever they stand now."""
    state = in_corridor(6, scouts)

    assert is_swallowed(state, "no_open_end")
    assert not is_swallowed(state)


def test_walking_a_part_away():
    """LP-38, LP-46, LP-T30: the end that opens is not in sight, so nothing is placed."""
    state = do(position(corridor(6), "0-2@(0,0)"), "end")

    assert {"(0,0)", "(1,0)", "(2,-1)", "(3,-1)"} == cells(state.jungle.laid)
    assert {"(3,-1)"} == cells(state.jungle.open_ends())
    assert "lurker_act" == state.phase


CUT_OFF = "(0,0) dead_end@0, (1,0) dead_end@3, (5,0) dropship@0 {0}, (6,0) dead_end@3"


def test_cut_off_from_the_dropship():
    """LP-46, LP-T31: all of them; one who can walk to it is enough."""
    assert ((1,), "swallowed") == ended(do(position(CUT_OFF, "0-2@(0,0)", stack=""), "end"))

    one = do(position(CUT_OFF, "0-2@(0,0) 3@(6,0)", stack=""), "end")

    assert "lurker_act" == one.phase
    assert not is_swallowed(one, stack=0)


def test_the_only_one_who_could_dies():
    """LP-47, LP-94, LP-T31: at the end of the round the Lurkers have won."""
    state = position(CUT_OFF, "0-2@(0,0) 3@(6,0)", "6@(6,0) 1@(0,0)", stack="", phase="ambush")
    do(state, "ambush (6,0)", "dice 6 1 1", "lose 3")

    assert (1, "ambush") == asked(state)
    assert ((1,), "swallowed") == ended(do(state, "end"))


def test_an_empty_stack_and_no_dropship_within_reach():
    """LP-46.2: swallowed, though ends are open."""
    board = corridor(4).replace("(3,-1) dead_end@3", "(3,-1) gentle@1 {1,3}")
    state = position(board + ", (9,9) dropship@0", "0@(0,0)", stack="")

    assert {"(3,-1)", "(9,9)"} == cells(state.jungle.open_ends())
    assert is_swallowed(state, stack=0)
    assert not is_swallowed(state, stack=1)


def test_with_the_dropship_elsewhere_no_walk_helps():
    """LP-46.4: nothing is removed any more."""
    far = corridor(6) + ", (9,9) dropship@0"

    assert not is_swallowed(position(corridor(6), "0@(0,0)"))
    assert is_swallowed(position(far, "0@(0,0)", stack="gentle"), stack=1)


@pytest.mark.parametrize("mode", MODES)
def test_partly_trapped(mode):
    """LP-45, LP-A17, LP-T32: the game goes on as long as one is not."""
    board = RING + ", (9,0) dead_end@0, (10,0) gentle@1 {1,3}"

    assert not is_swallowed(position(board, "0@(1,0) 1@(9,0)"), mode)
    assert is_swallowed(position(board, "0@(1,0)"), mode)


def test_the_stands_of_several_components():
    """LP-46.5: each has to be tight; the Scouts of one count."""
    two = corridor(4) + ", (20,0) dead_end@0, (21,0) gentle@1, (22,-1) gentle@4, (23,-1) gentle@1"
    two += ", (24,-2) dead_end@4"

    assert not is_swallowed(position(two, "0-2@(0,0) 3,4@(20,0)"))
    assert is_swallowed(position(two, "0@(0,0) 1-3@(20,0) 4@(21,0)"))


def test_five_scouts_stand_on_the_clearing():
    """LP-46.5: a tile with room for all is a stand of its own."""
    tail = "(0,0) clearing@0, (-1,0) dead_end@0, (0,-1) dead_end@5, (1,-1) dead_end@4"
    tail += ", (-1,1) dead_end@1, (0,1) dead_end@2"
    tail += ", (1,0) gentle@1, (2,-1) gentle@4, (3,-1) gentle@1, (4,-2) gentle@4, (5,-2) dead_end@3"

    assert not is_swallowed(position(tail, "0-4@(0,0)"))


# --- a set-up that is void -----------------------------------------------------------------


def closed(state):
    """A set-up of dead ends alone."""
    while state.phase in ("place_end", "draw", "place_rot") and len(state.jungle.laid) < 7:
        if state.phase == "draw":
            do(state, "draw dead_end")
        else:
            do(state, legal(state)[0])
        if len(state.jungle.laid) == 1 and state.phase == "place_end":
            break
    return state


def test_a_closed_set_up_is_void():
    """LP-47, LP-T33: all tiles are collected, and it begins anew."""
    state = start(mix="1-0-0-0-0-0-0-9")
    fresh = state.copy()
    closed(state)

    assert 1 == state.voids
    assert (1, "place_end") == asked(state)
    assert fresh.jungle == state.jungle
    assert fresh.stack == state.stack
    assert () == state.discard
    assert 0 == state.round
    assert 18 == state.stock
    assert ["(0,0)"] * 5 == [where(state, scout) for scout in range(5)]


def test_set_ups_that_are_always_void_end():
    """LP-47: with dead ends alone no set-up is any good; after ten of them the jungle has won."""
    state = start(mix="0-0-0-0-0-0-0-9")
    for _void in range(10):
        assert state.outcome is None
        closed(state)
    closed(state)

    assert ((1,), "swallowed") == ended(state)


def test_the_swallowed_test_of_a_round_comes_after_placing():
    """LP-47 (b), LP-65: a ring that is closed by the last tile."""
    arc = ", ".join(RING.split(", ")[:-1])
    state = position(arc, "0-2@(1,0)", phase="place_end", stack="gentle")
    do(state, "name (1,0) 4", "draw gentle", "rotate 1")

    assert ((1,), "swallowed") == ended(state)
