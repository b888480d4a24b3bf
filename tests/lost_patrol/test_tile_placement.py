"""New tiles: ends that are named, rotations that are legal (section 2.3)."""

import pytest

from tests.lost_patrol.naive import exits
from tests.lost_patrol.positions import (
    BOARD_E,
    STACK,
    asked,
    at,
    cells,
    corridor,
    do,
    ended,
    ends,
    legal,
    position,
    start,
    tile_on,
    without,
)


def rotations(state, end, shape, dropship_exits=1):
    """The exits of every legal rotation of a tile of this shape drawn for an end."""
    state = do(state.copy(), f"name {end}", f"draw {shape}")
    found = [int(text.split()[1]) for text in legal(state)]
    assert sorted(found) == found
    return [exits(shape, k, dropship_exits) for k in found]


def placing(board, scouts, stack=STACK, **other):
    """A position in which phase 3 begins, every tile kept."""
    return position(board, scouts, phase="place_end", stack=stack, **other)


def test_straight_next_to_the_clearing():
    """LP-27, LP-32, LP-T1: the end beyond it can be named first or last."""
    board = "(0,0) clearing@0, (1,0) straight@0 {0,3}"
    state = placing(board, "0-4@(0,0)", "dead_end " * 7)

    assert {"(0,0) 1", "(0,0) 2", "(0,0) 3", "(0,0) 4", "(0,0) 5", "(1,0) 0"} == {*ends(state)}

    first = do(state.copy(), "name (1,0) 0", "draw dead_end", "rotate 3")

    assert {f"(0,0) {e}" for e in range(1, 6)} == {*ends(first)}
    for e in range(1, 6):
        do(state, f"name (0,0) {e}", "draw dead_end", f"rotate {(e + 3) % 6}")

    assert ["name (1,0) 0"] == legal(state)


def test_new_tiles_a_b_and_c():
    """LP-27, LP-32, LP-33, LP-68, LP-T2: the picture of the seed."""
    board = without(BOARD_E, "(-1,2)", "(2,-1)", "(3,-2)")
    state = placing(board, "0,2@(1,0) 3@(-1,1) 1,4@(0,0)", "sharp straight gentle dead_end")

    assert ["name (-1,1) 5", "name (1,0) 1"] == legal(state)

    do(state, "name (-1,1) 5", "draw sharp")

    assert ["rotate 2"] == legal(state)
    counts = state.jungle.rotation_counts((at("(-1,1)"), 5), state.options.tiles[state.drawn])
    assert {1: 1, 2: 0} == counts

    do(state, "rotate 2", "name (1,0) 1", "draw straight")

    assert ["rotate 1"] == legal(state)

    do(state, "rotate 1")

    assert ["(2,-1) 1"] == ends(state)

    do(state, "name (2,-1) 1", "draw gentle")

    assert ["rotate 2", "rotate 4"] == legal(state)

    do(state, "rotate 4")

    assert [] == ends(state)
    assert {"(0,0)", "(1,0)", "(2,-1)", "(3,-2)"} == cells(state.jungle.sight(at("(1,0)")).cells)
    assert ["new (-1,2)", "new (3,-2)"] == legal(state, "new")


def test_every_end_in_sight_is_filled():
    """LP-31: no other end, and no stopping early."""
    state = do(position("(0,0) clearing@0", stack="dead_end " * 9), "end")

    for left in range(6, 0, -1):
        assert (1, "place_end") == asked(state)
        assert [f"name {end}" for end in ends(state)] == legal(state)
        assert left == len(legal(state))
        do(state, legal(state)[-1], "draw dead_end", f"rotate {(left + 2) % 6}")
    assert ((1,), "swallowed") == ended(state)


def test_the_end_comes_before_the_draw():
    """LP-17, LP-32, LP-T21: what is drawn is not known before, and seen by both afterwards."""
    state = start()
    others = {tile: do(state.copy(), "name (0,0) 2", f"draw {tile}") for tile in range(28)}

    assert (1, "place_end") == asked(state)
    assert -1 == state.drawn
    do(state, "name (0,0) 2")
    assert -1 == state.view(1).drawn
    assert (-1, "draw") == asked(state)
    assert [f"draw {tile}" for tile in range(28)] == legal(state)
    for tile, other in others.items():
        assert (1, "place_rot") == asked(other)
        assert tile == other.view(0).drawn == other.view(1).drawn
        assert (at("(0,0)"), 2) == other.end
        assert all(text.startswith("rotate") for text in legal(other))


def test_a_straight_cannot_be_turned_aside():
    """LP-33, LP-T11."""
    state = placing("(0,0) clearing@0", "0-4@(0,0)", "straight")

    assert ["rotate 0"] == legal(do(state, "name (0,0) 0", "draw straight"))


@pytest.mark.parametrize(
    ("shape", "fewest"),
    [
        ("straight", [{1, 4}]),
        ("gentle", [{2, 4}, {0, 4}]),
        ("sharp", [{4, 5}]),
        ("fork_y", [{0, 2, 4}]),
        ("fork_l", [{1, 4, 5}]),
        ("fork_r", [{2, 4, 5}]),
        ("fan", [{3, 4, 5}, {0, 4, 5}]),
        ("dead_end", [{4}]),
        ("dropship", [{4}]),
    ],
)
def test_as_few_blocked_paths_as_possible(shape, fewest):
    """LP-33, LP-T12: every shape beside the Clearing and the other end of a sharp curve."""
    stack = "" if shape == "dropship" else shape
    state = placing("(0,0) clearing@0, (1,0) sharp@2 {2,3}", "0-4@(0,0)", stack or "gentle")
    if not stack:
        state.stack = (state.options.dropship,)

    assert fewest == rotations(state, "(0,0) 1", shape)


def test_a_sharp_curve_closes_a_pair():
    """LP-34, LP-T13: joining another end is no blocking, though it closes a loop."""
    state = placing("(0,0) clearing@0, (1,0) sharp@2 {2,3}", "0-4@(0,0)", "sharp gentle")
    do(state, "name (0,0) 1", "draw sharp", "rotate 4")

    assert (5, at("(1,0)")) in state.jungle.links(at("(1,-1)"))
    assert ["(0,0) 2", "(0,0) 3", "(0,0) 4", "(0,0) 5"] == sorted(ends(state))
    assert [at("(0,0)")] == [*state.jungle.open_ends()]


def test_a_dead_end_may_block():
    """LP-34: what is forced is legal, in the set-up too."""
    ring = "(0,0) dead_end@0, (1,-1) dead_end@5, (0,1) dead_end@1, (2,0) dead_end@3"
    state = placing(ring, "0@(0,0)", "dead_end gentle")

    assert [{3}] == rotations(state, "(0,0) 0", "dead_end")

    setup = start()
    do(setup, "name (0,0) 0", "draw sharp", "rotate 2", "name (0,0) 1", "draw dead_end")

    assert ["rotate 4"] == legal(setup)


def test_rotations_that_look_the_same_are_one_choice():
    """LP-34: the smallest of them."""
    state = placing("(0,0) clearing@0", "0-4@(0,0)", "straight fork_y")

    for edge, turn in ((0, 0), (1, 1), (2, 2), (3, 0), (4, 1), (5, 2)):
        named = do(state.copy(), f"name (0,0) {edge}", "draw straight")
        assert [f"rotate {turn}"] == legal(named)
        named = do(state.copy(), f"name (0,0) {edge}", "draw fork_y")
        assert [f"rotate {(edge + 1) % 2}"] == legal(named)


@pytest.mark.parametrize(
    ("shape", "found"),
    [
        ("straight", [{0, 3}]),
        ("gentle", [{1, 3}, {3, 5}]),
        ("fork_y", [{1, 3, 5}]),
        ("fork_l", [{0, 1, 3}, {0, 3, 4}]),
    ],
)
def test_two_ends_that_face_one_cell(shape, found):
    """LP-35, LP-T14: naming either fills it, and both are gone."""
    board = "(0,0) dead_end@0 {0}, (2,0) dead_end@3 {3}"
    state = placing(board, "0@(0,0) 1@(2,0)", f"{shape} gentle")

    assert ["name (0,0) 0", "name (2,0) 3"] == legal(state)
    assert found == rotations(state, "(0,0) 0", shape)
    named = do(state, "name (0,0) 0", f"draw {shape}")
    for text in legal(named):
        done = do(named.copy(), text)
        assert not {"(0,0) 0", "(2,0) 3"} & {*ends(done)}
        assert (shape, int(text.split()[1])) == tile_on(done, "(1,0)")


def test_an_empty_stack_leaves_ends_open():
    """LP-36: the Dropship is the last tile."""
    board = "(0,0) clearing@0, (1,0) dropship@3"
    state = do(position(board, stack=""), "end")

    assert 5 == len(ends(state))
    assert "lurker_act" == state.phase


def test_the_last_tile_is_the_dropship():
    """LP-17, LP-36, LP-49: when everything else is drawn it comes, and no sooner."""
    state = placing("(0,0) clearing@0", "0-4@(0,0)", "dead_end straight")
    drop = state.options.dropship
    do(state, "name (0,0) 0")

    assert f"draw {drop}" not in legal(state)

    do(state, "draw dead_end", "rotate 3", "name (0,0) 1", "draw straight", "rotate 1")
    do(state, "name (0,0) 2")

    assert [f"draw {drop}"] == legal(state)

    do(state, f"draw {drop}", "rotate 5")

    assert () == state.stack
    assert at("(0,-1)") == state.jungle.dropship
    assert "lurker_act" == state.phase


def test_the_jungle_of_a_corridor():
    """Section 6.1: Corridor(6) is what the rules say it is."""
    assert corridor(6) == (
        "(0,0) dead_end@0, (1,0) gentle@1, (2,-1) gentle@4, (3,-1) gentle@1, "
        "(4,-2) gentle@4, (5,-2) dead_end@3"
    )
