"""Phase 4: what the Lurkers can do (section 3.5)."""

import pytest

from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    do,
    legal,
    lurkers,
    position,
)


def prowl(board, tokens="", scouts="0-4@(0,0)", **other):
    """A position in which phase 4 begins."""
    return position(board, scouts, tokens, phase="lurker_act", **other)


ROW = "(0,0) dead_end@1, (1,0) fan@2, (2,0) gentle@5, (3,0) straight@1"


def test_a_group_goes_from_a_to_d():
    """LP-73, LP-74, LP-T4: over land, merging on the way, losing one at each step."""
    state = prowl(ROW, "3@(0,0) 2@(2,0)", "4@(3,0)")

    assert 13 == state.stock

    do(state, "move (0,0) 0")

    assert ({"(1,0)": 2, "(2,0)": 2}, 14) == (lurkers(state), state.stock)
    assert (1, "lurker_step") == asked(state)

    do(state, "step 0")

    assert ({"(2,0)": 3}, 15) == (lurkers(state), state.stock)

    do(state, "step 0")

    assert ({"(3,0)": 2}, 16) == (lurkers(state), state.stock)
    assert ["step 3", "stop"] == legal(state)

    do(state, "stop")

    assert (1, "lurker_act") == asked(state)
    assert 2 == state.actions


@pytest.mark.parametrize("actions", [1, 2, 3, 4])
def test_so_many_actions(actions):
    """LP-66: three, or what the option says; the phase ends with the last."""
    state = prowl(BOARD_E, "2@(0,0)", "0@(0,0)", lurker_actions=actions)
    for _action in range(actions):
        assert (1, "lurker_act") == asked(state)
        do(state, "grow (0,0)")

    assert (1, "ambush") == asked(state)
    assert {"(0,0)": 2 + 2 * actions} == lurkers(state)


@pytest.mark.parametrize("actions", [1, 2, 3, 4])
def test_the_actions_of_a_round(actions):
    """LP-66: as many again in every round."""
    state = position(BOARD_E, lurker_actions=actions)
    for _round in range(2):
        do(state, "end")

        assert actions == state.actions

        do(state, "end")


def test_the_lurkers_may_stop_earlier():
    """LP-66."""
    state = do(prowl(BOARD_E, "2@(0,0)"), "grow (0,0)", "end")

    assert (1, "ambush") == asked(state)


def test_three_actions_with_one_group():
    """LP-66, LP-A31, LP-T48: grow, move any number of steps, grow."""
    state = prowl(BOARD_E, "3@(3,-2)", "2@(0,0)")
    do(state, "grow (3,-2)", "move (3,-2) 4", "step 4", "step 3", "stop", "grow (0,0)")

    assert {"(0,0)": 4} == lurkers(state)
    assert (1, "ambush") == asked(state)


def test_the_same_group_moves_again():
    """LP-66, LP-T48: as three actions."""
    state = prowl(BOARD_E, "9@(3,-2)", "2@(0,0)")
    do(state, "move (3,-2) 4", "stop", "move (2,-1) 4", "stop", "move (1,0) 3", "stop")

    assert {"(0,0)": 6} == lurkers(state)


def test_where_groups_may_start():
    """LP-67, LP-68, LP-T42: at open ends only."""
    state = prowl(BOARD_E)

    assert ["new (-1,2)", "new (3,-2)"] == legal(state, "new")

    do(state, "new (3,-2)")

    assert ({"(3,-2)": 2}, 16) == (lurkers(state), state.stock)


def test_the_clearing_as_the_end_of_a_path():
    """LP-68, LP-T43: if one of its exits is open."""
    board = (
        "(0,0) clearing@0, (1,0) straight@0, (2,0) gentle@1, (3,-1) straight@1, "
        "(4,-2) fork_y@0, (5,-2) dead_end@3, (4,-3) gentle@5 {1,5}"
    )

    assert ["new (0,0)", "new (4,-3)"] == legal(prowl(board, scouts="2@(4,-2)"), "new")


def test_blocked_exits_are_no_ends_of_paths():
    """LP-23, LP-68, LP-A27."""
    board = "(0,0) straight@0, (-1,0) dead_end@0, (1,0) dead_end@1, (2,-1) straight@1"

    assert ["new (2,-1)"] == legal(prowl(board, scouts="2@(0,0)"), "new")


WITH_SHIP = "(0,0) clearing@0, (1,0) dropship@3, (0,-1) dead_end@5, (1,-1) dead_end@4"


def test_on_the_dropship():
    """LP-69, LP-70, LP-T44: a group may always start on it; if it holds some, they grow."""
    state = prowl(WITH_SHIP, scouts="0-2@(1,0)", stack="")

    assert ["new (0,0)", "new (1,0)"] == legal(state, "new")

    do(state, "new (1,0)")

    assert ["new (0,0)"] == legal(state, "new")
    assert ["grow (1,0)"] == legal(state, "grow")
    assert {"(1,0)": 4} == lurkers(do(state, "grow (1,0)"))


def test_a_new_group_among_scouts():
    """LP-70, LP-A28."""
    state = prowl(BOARD_E, scouts="0-2@(3,-2)")

    assert "new (3,-2)" in legal(state)
    assert {"(3,-2)": 2} == lurkers(do(state, "new (3,-2)"))


def test_where_lurkers_are_a_group_grows():
    """LP-70, LP-71: anywhere, not only at ends of paths."""
    state = prowl(BOARD_E, "1@(3,-2) 2@(1,-1)")

    assert ["new (-1,2)"] == legal(state, "new")
    assert ["grow (1,-1)", "grow (3,-2)"] == sorted(legal(state, "grow"))
    assert {"(1,-1)": 4, "(3,-2)": 1} == lurkers(do(state, "grow (1,-1)"))


def test_growing_past_six():
    """LP-71, LP-93, LP-T47: the surplus goes in phase 6."""
    state = do(prowl(BOARD_E, "5@(1,-1)"), "grow (1,-1)", "grow (1,-1)")

    assert {"(1,-1)": 9} == lurkers(state)

    do(state, "end")

    assert (0, "scout_act") == asked(state)
    assert ({"(1,-1)": 6}, 12) == (lurkers(state), state.stock)


def test_low_stock():
    """LP-72, LP-T8: one if there is one, none if there is none; what comes back serves at once."""
    state = prowl(BOARD_E, "9@(1,-1) 8@(0,1)", lurker_actions=4)

    assert 1 == state.stock

    do(state, "new (3,-2)")

    assert {"(0,1)": 8, "(1,-1)": 9, "(3,-2)": 1} == lurkers(state)
    assert 0 == state.stock
    assert [] == legal(state, "new") + legal(state, "grow")
    assert "move (1,-1) 3" in legal(state)

    do(state, "move (1,-1) 3", "stop")

    assert 1 == state.stock
    assert ["grow (0,-1)", "grow (0,1)", "grow (3,-2)"] == sorted(legal(state, "grow"))
    assert 9 == lurkers(do(state, "grow (0,-1)"))["(0,-1)"]


@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize("stock", [1, 2, 3, 9])
def test_how_many_appear(size, stock):
    """LP-67, LP-71, LP-72: two, or what the option says; no more than there are."""
    tokens = f"{18 - stock}@(1,-1)"
    new = do(prowl(BOARD_E, tokens, spawn_size=size), "new (3,-2)")
    grown = do(prowl(BOARD_E, tokens, spawn_size=size), "grow (1,-1)")

    assert min(size, stock) == lurkers(new)["(3,-2)"]
    assert 18 - stock + min(size, stock) == lurkers(grown)["(1,-1)"]
    assert stock - min(size, stock) == new.stock == grown.stock


@pytest.mark.parametrize("number", [6, 12, 24])
def test_how_many_lurkers_there_are(number):
    """LP-4: 18, or what the option says."""
    assert number == prowl(BOARD_E, lurker_tokens=number).stock


def test_no_path_needed():
    """LP-21, LP-73, LP-T45: any tile beside it; no step into the void."""
    state = prowl(BOARD_E, "4@(1,-1)")

    assert [f"move (1,-1) {edge}" for edge in (0, 3, 4, 5)] == legal(state, "move")


@pytest.mark.parametrize("number", [2, 3, 4])
def test_how_far_a_group_gets(number):
    """LP-74, LP-T46: a group of four at most three steps; the last one arrives alone."""
    state = prowl(ROW, f"{number}@(0,0)", "4@(3,0)")
    do(state, "move (0,0) 0")
    steps = 1
    while state.phase == "lurker_step":
        do(state, "step 0")
        steps += 1

    assert number - 1 == steps
    assert {f"({steps},0)": 1} == lurkers(state)
    assert (1, "lurker_act") == asked(state)
    assert 2 == state.actions


def test_a_single_lurker_does_not_move():
    """LP-74, LP-A30, LP-T46."""
    assert [] == legal(prowl(ROW, "1@(1,0)", "4@(3,0)"), "move")


def test_merging():
    """LP-73, LP-T46: two onto five are six; and on they go together."""
    state = do(prowl(ROW, "2@(0,0) 5@(1,0)", "4@(3,0)"), "move (0,0) 0")

    assert {"(1,0)": 6} == lurkers(state)

    do(state, "step 0")

    assert {"(2,0)": 5} == lurkers(state)


def test_a_group_of_one_is_joined_and_carries_on():
    """LP-73, LP-74: what arrives alone on one that was there is two, and may go on."""
    state = do(prowl(ROW, "2@(0,0) 1@(1,0)", "4@(3,0)"), "move (0,0) 0")

    assert {"(1,0)": 2} == lurkers(state)
    assert (1, "lurker_step") == asked(state)


def test_through_scouts():
    """LP-74: freely; and whole groups only."""
    state = do(prowl(BOARD_E, "6@(2,-1)", "0-2@(1,0) 3,4@(0,0)"), "move (2,-1) 4", "step 3")

    assert {"(0,0)": 4} == lurkers(state)


def test_the_last_action_ends_with_its_last_step():
    """LP-66, LP-74: then come the ambushes."""
    state = prowl(BOARD_E, "2@(2,-1) 1@(0,0)", "2@(0,0)", lurker_actions=1)
    do(state, "move (2,-1) 4")

    assert (1, "ambush") == asked(state)


IN_SIGHT = "(0,0) dead_end@0, (1,0) straight@0, (2,0) fork_y@1, (3,-1) dropship@0, "
IN_SIGHT += "(-1,0) fork_y@1, (-2,0) dead_end@0"


@pytest.mark.parametrize("scouts", ["0@(0,0)", "0@(2,0)"])
def test_ends_in_sight(scouts):
    """LP-68, section 7.3 `lurker_start_in_sight`: only an end that nobody sees, if it is false."""
    shown = prowl(IN_SIGHT, scouts=scouts, stack="")
    hidden = prowl(IN_SIGHT, scouts=scouts, stack="", lurker_start_in_sight=False)
    seen = {"new (2,0)"} if scouts == "0@(2,0)" else set()

    assert {"new (-1,0)", "new (2,0)", "new (3,-1)"} == {*legal(shown, "new")}
    assert {*legal(shown, "new")} - seen == {*legal(hidden, "new")}


def test_one_end_out_of_sight_is_enough():
    """Section 7.3: a tile is the end of a path if one of its ends is not seen."""
    board = "(0,0) dead_end@0, (1,0) straight@0, (2,0) straight@0, (9,9) dropship@0"
    state = prowl(board, scouts="0@(0,0)", stack="", lurker_start_in_sight=False)

    assert ["new (9,9)"] == legal(state, "new")

    board = "(0,0) dead_end@0, (1,0) fork_l@0 {0,1,3}, (9,9) dropship@0"
    state = prowl(board, scouts="0@(0,0)", stack="", lurker_start_in_sight=False)

    assert ["new (1,0)", "new (9,9)"] == legal(state, "new")

    state = prowl(board, scouts="0@(1,0)", stack="", lurker_start_in_sight=False)

    assert ["new (9,9)"] == legal(state, "new")


def test_the_dropship_stays_a_start():
    """LP-69, section 7.3: though its exit is linked, and whoever sees it."""
    board = "(0,0) dead_end@0, (1,0) dropship@3"
    state = prowl(board, scouts="0@(0,0)", stack="", lurker_start_in_sight=False)

    assert ["new (1,0)"] == legal(state, "new")


def test_starts_are_listed_in_ascending_order():
    """LP-52, LP-69: the Dropship among the others; a link tells a move by its place in the list."""
    board = "(0,0) dead_end@0, (0,-1) fork_y@0, (1,0) dropship@3, (2,0) fan@0"
    state = prowl(board, scouts="0@(0,0)", stack="")

    assert ["new (0,-1)", "new (1,0)", "new (2,0)"] == legal(state, "new")
