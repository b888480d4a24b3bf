"""Old tiles go: ghosts, what stays, what opens (sections 2.4 and 3.4)."""

from pygames.geometry import hexes
from tests.lost_patrol import naive
from tests.lost_patrol.positions import (
    BOARD_E,
    board_of,
    cells,
    corridor,
    do,
    ends,
    legal,
    lurkers,
    position,
    tile_on,
)

CHAIN = (
    "(-4,2) gentle@4 {0,4}, (-3,2) gentle@1 {1,3}, (-2,1) gentle@4 {0,4}, (-1,1) gentle@1 {1,3}, "
    "(0,0) gentle@4 {0,4}, (1,0) gentle@1 {1,3}, (2,-1) gentle@4 {0,4}, (3,-1) gentle@1 {1,3}, "
    "(4,-2) gentle@4 {0,4}"
)
"""LP-T3: C, A, three, S in the middle, two, B, D."""


def board(state):
    """The cells that hold a tile."""
    return cells(state.jungle.laid)


def test_removal_with_ghosts():
    """LP-37, LP-38, LP-39, LP-T3: two steps and what is seen from there; tokens come back."""
    state = position(CHAIN, "0,2,4@(0,0)", "3@(-4,2)")
    ghosts = state.jungle.ghosts(0)

    assert 15 == state.stock
    assert {"(-2,1)", "(-1,1)", "(0,0)", "(1,0)", "(2,-1)"} == cells(ghosts)

    before, discarded = board(state), len(state.discard)
    do(state, "end")

    assert {"(-4,2)", "(4,-2)"} == before - board(state)
    assert 18 == state.stock
    assert {} == lurkers(state)
    assert discarded + 2 == len(state.discard)


def test_ghosts_heed_nothing_but_paths():
    """LP-37: not thorns, full tiles, Lurkers or other Scouts."""
    line = "(0,0) dead_end@0, (1,0) gentle@3* {3,5}, (1,1) sharp@1* {1,2}, (2,0) gentle@4 {0,4}"
    line += ", (3,0) gentle@1 {1,3}, (4,-1) dead_end@4"
    for state in (
        position(line, "0@(0,0)"),
        position(line, "0@(0,0) 1-3@(1,0)", "6@(1,0) 6@(1,1)"),
    ):
        assert {"(0,0)", "(1,0)", "(1,1)"} == cells(state.jungle.ghosts(0))

    state = do(position(line, "0@(0,0)", "6@(1,0) 6@(1,1)"), "end")

    assert {"(0,0)", "(1,0)", "(1,1)", "(2,0)"} == board(state)


def test_sight_keeps_tiles_beyond_the_ghosts():
    """LP-37, LP-38, LP-61, LP-T22: through thorns; an end that opens far away stays unseen."""
    state = position(
        "(0,0) dead_end@0, (1,0) straight@0*, (2,0) straight@0, (3,0) straight@0, "
        "(4,0) straight@0, (5,0) gentle@1 {1,3}, (6,-1) dead_end@4",
        "0-2@(0,0)",
    )

    assert {"(0,0)", "(1,0)", "(2,0)"} == cells(state.jungle.ghosts(0))

    do(state, "end")

    assert {f"({q},0)" for q in range(6)} == board(state)
    assert "lurker_act" == state.phase
    assert "(5,0)" in cells(state.jungle.open_ends())
    assert [] == ends(state)


def test_all_scouts_keep_together():
    """LP-38: what any of them keeps stays, of the living."""
    both = do(position(corridor(14), "0@(2,-1) 1@(6,-3)"), "end")
    one = do(position(corridor(14), "0@(2,-1)"), "end")

    assert 10 == len(board(both))
    assert 6 == len(board(one))


def test_the_clearing_can_be_removed():
    """LP-39: as any other tile."""
    state = do(position(BOARD_E, "0-2@(3,-2)"), "end")

    assert "(0,0)" in board(state)  # seen from (1,0)

    far = BOARD_E + ", (4,-2) gentle@1, (5,-3) gentle@4"
    state = do(position(far, "0-2@(5,-3)"), "end")

    assert "(0,0)" not in board(state)
    assert state.options.clearing in state.discard


def test_after_a_removal_nothing_more_goes():
    """LP-40: no Scout falls, all hangs on a Scout's path, the tiles next to him stay."""
    for scouts in ("0@(0,0)", "0@(2,-1) 1@(12,-6)", "0@(6,-3) 2@(7,-3)", "0@(13,-6)"):
        before = position(corridor(14), scouts)
        after = do(before.copy(), "end")

        assert before.stands == after.stands
        assert {*after.stands} <= {*after.jungle.laid}
        assert {*after.jungle.laid} == after.jungle.keep_set(after.stands)
        walkable = [after.jungle.path_component(cell) for cell in after.stands]
        assert {*after.jungle.laid} == set().union(*walkable)
        for cell in before.stands:
            assert before.jungle.links(cell) == after.jungle.links(cell)


def test_a_blocked_exit_opens():
    """LP-41, LP-T19: and is filled if a Scout sees it."""
    state = position(
        "(0,0) straight@0 {0,3}, (-1,0) dead_end@0, (1,0) straight@1 {1,4}", "0-2@(0,0)"
    )

    assert [] == ends(state)

    do(state, "end")

    assert {"(0,0)", "(-1,0)"} == board(state)
    assert ["name (0,0) 0"] == legal(state)


def test_nothing_is_removed_once_the_dropship_lies():
    """LP-42, LP-64, LP-T23: and one who can walk to it is not swallowed."""
    state = position(CHAIN + ", (5,-2) dropship@3 {3}", "0,2,4@(0,0)", "3@(-4,2)", stack="")
    before = board(state)
    do(state, "end")

    assert before == board(state)
    assert {"(-4,2)": 3} == lurkers(state)
    assert "lurker_act" == state.phase


def test_a_tile_beside_a_scout_without_a_path_goes():
    """LP-A46, LP-27, LP-38: it is not seen."""
    state = do(position(BOARD_E, "0@(1,0)"), "end")

    assert "(2,-1)" in board(state)
    assert "(1,-1)" in board(state)  # a ghost on the Clearing sees it

    lonely = "(0,0) dead_end@3, (-1,0) dead_end@0, (1,0) straight@1"
    state = do(position(lonely, "0@(0,0)"), "end")

    assert "(1,0)" not in board(state)


def test_phase_two_and_three_follow_by_themselves():
    """LP-51, LP-64, LP-65: removal, then placing, then the Lurkers."""
    state = position(CHAIN, "0,2,4@(2,-1)", stack="dead_end gentle")
    do(state, "end")

    assert "(-4,2)" not in board(state)
    assert "lurker_act" == state.phase  # (4,-2) is seen, but no end from (2,-1)

    state = position(CHAIN, "0,2,4@(4,-2)", stack="dead_end gentle")
    do(state, "end")

    assert ["name (4,-2) 0"] == legal(state)

    do(state, "name (4,-2) 0", "draw dead_end", "rotate 3")

    assert ("dead_end", 3) == tile_on(state, "(5,-2)")
    assert "lurker_act" == state.phase


def test_the_slow_rules_see_the_same_ghosts():
    """LP-37, LP-38: on the boards of section 6."""
    for text in (BOARD_E, CHAIN, corridor(14)):
        state = position(text)
        plain = board_of(state)
        for cell in plain:
            number = hexes.cell(*cell)
            ghosts = {hexes.cell(*found) for found in naive.ghosts(plain, cell)}
            kept = {hexes.cell(*found) for found in naive.keep_set(plain, [cell])}

            assert ghosts == state.jungle.ghosts(number)
            assert kept == state.jungle.keep_set([number])
