"""Phase 6, and how a game ends (section 3.7)."""

import pytest

from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    corridor,
    do,
    ended,
    legal,
    lurkers,
    position,
    start,
    where,
)

SHIP = "(0,0) dead_end@0, (1,0) straight@0, (2,0) dropship@3"


def dusk(board, scouts, tokens="", **other):
    """A position whose phase 5 can be ended."""
    other.setdefault("stack", "")
    return position(board, scouts, tokens, phase="ambush", **other)


def test_the_surplus_of_scouts():
    """LP-15, LP-92: S chooses exactly as many as are too many."""
    state = do(dusk(BOARD_E, "0-4@(1,0)", "1@(0,0)", stack="gentle"), "end")

    assert (0, "swamp") == asked(state)
    assert ["sink 0 1", "sink 0 2", "sink 0 3", "sink 0 4", "sink 1 2"] == legal(state)[:5]
    assert 10 == len(legal(state))
    assert [1, 2, 3] == do(state, "sink 0 4").alive


def test_five_on_the_clearing_are_not_too_many():
    """LP-15, LP-92."""
    assert (0, "scout_act") == asked(do(dusk(BOARD_E, "0-4@(0,0)", stack="gentle"), "end"))


def test_the_surplus_of_lurkers():
    """LP-15, LP-93: over six go back to the stock."""
    state = do(dusk(BOARD_E, "2@(0,0)", "9@(1,0) 7@(2,-1) 2@(0,1)", stack="gentle"), "end")

    assert {"(0,1)": 2, "(1,0)": 6, "(2,-1)": 6} == lurkers(state)
    assert 4 == state.stock


def test_escape_among_lurkers():
    """LP-94, LP-T62: whether or not Lurkers are there."""
    state = do(dusk(SHIP, "4@(2,0) 2@(0,0)", "6@(2,0)"), "end")

    assert ((0,), "escaped") == ended(state)
    assert (2, 0) == state.outcome.scores


def test_the_scores_are_of_those_who_lead():
    """LP-94: who leads the Scouts wins, whichever seat that is."""
    state = do(dusk(SHIP, "4@(2,0)", "6@(2,0)", scouts_seat=1), "end")

    assert ((1,), "escaped") == ended(state)
    assert (0, 1) == state.outcome.scores

    state = do(position(SHIP, "4@(0,0)", "6@(0,0)", phase="ambush", scouts_seat=1), "ambush (0,0)")

    assert ((0,), "all_dead") == ended(do(state, "dice 6 1 1", "lose 4"))


def test_pushed_off():
    """LP-94, LP-95, LP-T63: arriving in phase 1 is not enough."""
    state = position(SHIP, "4@(1,0) 2@(0,0)", "3@(2,0)", stack="")
    do(state, "walk 4 0", "end")

    assert "lurker_act" == state.phase

    do(state, "end", "ambush (2,0)", "dice 4 4 1", "push 4 3")

    assert (0, "scout_act") == asked(state)
    assert 2 == state.round
    assert ended(state) is None


def test_pushed_on():
    """LP-85, LP-94, LP-T64: forced onto the Dropship."""
    board = "(1,0) dead_end@0, (2,0) dropship@3"
    state = do(dusk(board, "4@(1,0)", "3@(1,0)"), "ambush (1,0)", "dice 4 4 1")

    assert ["push 4 0"] == legal(state)

    do(state, "push 4 0")

    assert ((0,), "escaped") == ended(state)


def test_swamped_on_the_dropship():
    """LP-92, LP-94, LP-T65: two are lost, then three escape."""
    state = do(dusk(SHIP, "0-4@(2,0)", "1@(0,0)"), "end")

    assert 10 == len(legal(state))

    do(state, "sink 0 1")

    assert ((0,), "escaped") == ended(state)
    assert (3, 0) == state.outcome.scores


def test_escaping_comes_before_being_swallowed():
    """LP-94: in this order."""
    cut_off = "(0,0) dead_end@0, (1,0) dead_end@3, (5,0) dropship@0"
    state = do(dusk(cut_off, "0@(0,0) 4@(5,0)"), "end")

    assert ((0,), "escaped") == ended(state)

    state = do(dusk(cut_off, "0@(0,0)", "6@(5,0)"), "end")

    assert ((1,), "swallowed") == ended(state)


def test_only_with_the_dropship_is_swallowing_looked_at_again():
    """LP-47 (c), LP-94.3: without it the next round begins."""
    state = do(dusk(corridor(4), "0@(0,0)", stack="gentle"), "end")

    assert (0, "scout_act") == asked(state)
    assert ((1,), "swallowed") == ended(do(state, "end"))


@pytest.mark.parametrize("limit", [1, 2, 5])
def test_the_round_limit(limit):
    """LP-96: the Lurkers win when it is reached."""
    state = position(BOARD_E, max_rounds=limit)
    for number in range(1, limit + 1):
        assert number == state.round
        do(state, "end", "end")

    assert ((1,), "round_limit") == ended(state)
    assert limit == state.round


def test_in_the_last_round_the_scouts_can_still_escape():
    """LP-94, LP-96: the limit comes last."""
    state = do(dusk(SHIP, "4@(2,0)", max_rounds=1), "end")

    assert ((0,), "escaped") == ended(state)


def test_no_limit():
    """LP-96: by default there is none."""
    state = position(BOARD_E)
    for _round in range(300):
        do(state, "end", "end")

    assert 301 == state.round
    assert 0 == start().options.max_rounds


def test_a_new_round_begins():
    """LP-94.4: the figures stay where they are, nobody is spent."""
    state = dusk(BOARD_E, "2@(1,0) 3@(0,0)", "2+2@(1,0)", stack="gentle")
    do(state, "end")

    assert (2, {}, None) == (state.round, state.spent, state.clash)
    assert "(1,0)" == where(state, 2)
    assert {"(1,0)": 4} == lurkers(state)
