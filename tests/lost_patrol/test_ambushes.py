"""Phase 5: ambushes, and who is pushed where (section 3.6)."""

import pytest

from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    at,
    do,
    ended,
    legal,
    lurkers,
    position,
    where,
)


def night(scouts, tokens, board=BOARD_E, **other):
    """A position in which phase 5 begins."""
    return position(board, scouts, tokens, phase="ambush", **other)


def clash(dice, **other):
    """LP-T52: Scouts 2 and 3 against three Lurkers on (1,0), with these dice."""
    state = night("2,3@(1,0) 0,1,4@(-1,1)", "3@(1,0)", **other)
    return do(state, "ambush (1,0)", f"dice {dice}")


def spread(**counts):
    """The words of a push: e1=2 is two over edge 1."""
    return " ".join(["spread", *(str(counts.get(f"e{e}", 0)) for e in range(6))])


# --- who may attack ------------------------------------------------------------------------


def test_every_token_is_fresh_at_first():
    """LP-75: whatever it did before."""
    state = position(BOARD_E, "2@(1,0)", "4@(2,-1)", phase="lurker_act")
    do(state, "move (2,-1) 4", "stop", "grow (1,0)", "end", "ambush (1,0)")
    state = do(state, "dice 1 1 1")

    assert 5 == state.clash.lurkers


def test_a_round_later_they_are_fresh_again():
    """LP-75."""
    state = do(clash("4 4 1"), "push 2 3", "push 3 3")

    assert (0, "scout_act") == asked(state)
    assert {} == state.spent

    do(state, "walk 2 0", "end", "end")

    assert ["ambush (1,0)", "end"] == legal(state)


def test_all_fresh_tokens_of_a_tile():
    """LP-76, LP-A33: against all Scouts on it; only where both are."""
    state = night("2,3@(1,0) 4@(0,0)", "3@(1,0) 2+1@(2,-1)")

    assert ["ambush (1,0)", "end"] == legal(state)

    do(state, "ambush (1,0)", "dice 3 1 1")

    assert (3, 2) == (state.clash.lurkers, state.clash.scouts)


def test_which_ambushes_and_in_which_order():
    """LP-76, LP-91: L chooses, one after the other."""
    state = night("2@(1,0) 4@(0,0) 3@(2,-1)", "1@(1,0) 2@(2,-1) 3@(0,0)")

    assert ["ambush (0,0)", "ambush (1,0)", "ambush (2,-1)", "end"] == legal(state)

    do(state, "ambush (2,-1)", "dice 4 4 1", "push 3 1")

    assert ["ambush (0,0)", "ambush (1,0)", "end"] == legal(state)


def test_spent_tokens_do_not_count():
    """LP-78, LP-T56: three fresh ones beside two spent attack as three."""
    state = night("2@(1,0)", "3+2@(1,0)")
    do(state, "ambush (1,0)", "dice 5 6 1")

    assert (3, 5) == (state.clash.lurkers, state.clash.lurker_score)


def test_no_duty():
    """LP-91, LP-T60."""
    state = do(night("2@(1,0) 3@(0,0)", "3@(1,0) 4@(0,0)"), "end")

    assert (0, "scout_act") == asked(state)
    assert [2, 3] == state.alive


def test_the_phase_ends_when_no_ambush_is_left():
    """LP-91: by itself, at once if there is none."""
    lurker = position(BOARD_E, "2@(1,0)", "3@(2,-1)", phase="lurker_act")

    assert (0, "scout_act") == asked(do(lurker, "end"))
    assert (0, "scout_act") == asked(do(clash("4 4 1"), "push 2 3", "push 3 1"))


# --- how it ends ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "phase"),
    [("5 4 1", "casualty"), ("4 4 1", "push_scout"), ("1 4 1", "push_lurkers")],
)
def test_the_higher_score_wins(dice, phase):
    """LP-81: equal scores are a tie."""
    assert phase == clash(dice).phase


def test_a_tie():
    """LP-84, LP-85, LP-88, LP-T52: all are pushed, in ascending order; the Lurkers stay, spent."""
    state = clash("4 4 1")

    assert (1, "push_scout") == asked(state)
    assert ["push 2 1", "push 2 3"] == legal(state)

    do(state, "push 2 1")

    assert ["push 3 1", "push 3 3"] == legal(state)

    do(state, "push 3 3")

    assert ("(2,-1)", "(0,0)") == (where(state, 2), where(state, 3))
    assert {"(1,0)": 3} == lurkers(state)
    assert [0, 1, 2, 3, 4] == state.alive


def test_the_lurkers_win():
    """LP-82, LP-85, LP-T53: S picks who dies; the other is pushed over links only."""
    state = clash("5 4 1")

    assert (0, "casualty") == asked(state)
    assert ["lose 2", "lose 3"] == legal(state)

    do(state, "lose 3")

    assert (1, "push_scout") == asked(state)
    assert ["push 2 1", "push 2 3"] == legal(state)

    do(state, "push 2 3")

    assert [0, 1, 2, 4] == state.alive
    assert {"(1,0)": 3} == lurkers(state)


def test_the_scouts_win():
    """LP-83, LP-85, LP-86, LP-88, LP-T54: one falls, two go anywhere on land, none is lost."""
    state = clash("1 4 1")

    assert (0, "push_lurkers") == asked(state)
    assert 16 == state.stock
    assert {
        *(spread(**{f"e{e}": 2}) for e in (1, 2, 3, 4)),
        *(spread(**{f"e{e}": 1, f"e{f}": 1}) for e in (1, 2, 3, 4) for f in range(e + 1, 5)),
    } == {*legal(state)}
    assert 10 == len(legal(state))

    do(state, spread(e1=1, e4=1))

    assert {"(2,-1)": 1, "(0,1)": 1} == lurkers(state)
    assert 16 == state.stock


def test_one_lurker_that_loses_is_gone():
    """LP-83: nobody is left to push."""
    state = night("2@(1,0)", "1@(1,0)")
    do(state, "ambush (1,0)", "dice 2 6 6")

    assert (0, "scout_act") == asked(state)
    assert ({}, 18) == (lurkers(state), state.stock)


def test_the_chain():
    """LP-89, LP-T55: pushed onto another group, and ambushed again."""
    state = night("2,3@(1,0) 0,1,4@(-1,1)", "3@(1,0) 2@(2,-1)")
    do(state, "ambush (1,0)", "dice 5 4 1", "lose 3", "push 2 1")

    assert ["ambush (2,-1)", "end"] == legal(state)

    do(state, "ambush (2,-1)", "dice 2 1 1")

    assert 2 == state.clash.lurkers


@pytest.mark.parametrize("there", ["", " 3@(0,0)"])
def test_spent_tokens_do_not_attack_again(there):
    """LP-75, LP-78, LP-83, LP-89, LP-T56: only fresh ones already there, and they alone."""
    state = night("2@(1,0) 3@(0,0)", "3@(1,0)" + there)
    do(state, "ambush (1,0)", "dice 1 6 1", spread(e3=2))

    if not there:
        assert (0, "scout_act") == asked(state)
        return
    assert ["ambush (0,0)", "end"] == legal(state)

    do(state, "ambush (0,0)", "dice 1 6 1")

    assert 3 == state.clash.lurkers
    assert {"(0,0)": 4} == lurkers(state)
    assert {2} == {sum(move.counts) for move in state.decisions[0].moves}

    do(state, spread(e1=2))

    assert {"(0,0)": 2, "(1,-1)": 2} == lurkers(state)
    assert (0, "scout_act") == asked(state)


def test_whoever_took_part_is_spent():
    """LP-75, LP-89: whatever the result."""
    tie = do(clash("4 4 1"), "push 2 1")

    assert 3 == tie.spent[at("(1,0)")]

    won = do(clash("5 4 1"), "lose 2")

    assert 3 == won.spent[at("(1,0)")]

    night_on = night("2@(1,0) 3,4@(0,0)", "3@(1,0) 1@(0,0)")
    do(night_on, "ambush (1,0)", "dice 1 6 1", spread(e3=2))

    assert {at("(0,0)"): 2} == night_on.spent


def test_pushed_over_the_capacity():
    """LP-86, LP-92, LP-T58: deliberately; then one of the four is lost."""
    state = night("0,2,3@(1,0) 1,4@(2,-1)", "6@(1,0)")
    do(state, "ambush (1,0)", "dice 6 1 1", "lose 3", "push 0 1", "push 2 1")

    assert (0, "swamp") == asked(state)
    assert ["sink 0", "sink 1", "sink 2", "sink 4"] == legal(state)

    do(state, "sink 1")

    assert [0, 2, 4] == state.alive
    assert (0, "scout_act") == asked(state)


def test_pushed_out_of_thorns():
    """LP-61, LP-86, LP-T57: without a roll."""
    board = "(0,0) straight@0*, (-1,0) dead_end@0, (1,0) dead_end@3"
    state = do(night("2@(0,0)", "3@(0,0)", board), "ambush (0,0)", "dice 4 4 1")

    assert ["push 2 0", "push 2 3"] == legal(state)
    assert "(1,0)" == where(do(state, "push 2 0"), 2)


@pytest.mark.parametrize("seat", [0, 1])
def test_who_pushes_the_scouts(seat):
    """LP-85, section 7.3 `push_by`: the opponent, or their owner."""
    state = clash("4 4 1", push_by=("owner", "opponent")[seat])

    assert (seat, "push_scout") == asked(state)
    assert ["push 2 1", "push 2 3"] == legal(state)


@pytest.mark.parametrize("owner", ["owner", "opponent"])
def test_the_scout_player_pushes_the_lurkers(owner):
    """LP-83, LP-85: whoever pushes the Scouts."""
    assert (0, "push_lurkers") == asked(clash("1 4 1", push_by=owner))


def test_nowhere_to_be_pushed():
    """LP-87: it stays where it is."""
    alone = night("2,3@(0,0)", "3@(0,0)", "(0,0) dead_end@0, (0,1) dead_end@0")
    do(alone, "ambush (0,0)", "dice 4 4 1")

    assert (0, "scout_act") == asked(alone)
    assert ("(0,0)", "(0,0)") == (where(alone, 2), where(alone, 3))

    island = night("2@(0,0)", "3@(0,0)", "(0,0) dead_end@0")
    do(island, "ambush (0,0)", "dice 1 6 6")

    assert ({"(0,0)": 2}, 16) == (lurkers(island), island.stock)
    assert (0, "scout_act") == asked(island)


def test_the_last_scout():
    """LP-90, LP-T59: the Lurkers win at once, and nobody is pushed."""
    state = do(night("2@(1,0)", "3@(1,0)"), "ambush (1,0)", "dice 5 4 1", "lose 2")

    assert ((1,), "all_dead") == ended(state)
    assert (0, 0) == state.outcome.scores


def test_scouts_elsewhere_are_not_pushed():
    """LP-82: only those of the tile."""
    state = clash("5 4 1")
    do(state, "lose 2", "push 3 1")

    assert ["(-1,1)"] * 3 == [where(state, scout) for scout in (0, 1, 4)]


@pytest.mark.parametrize("number", [2, 3, 5, 6, 12, 18])
def test_every_way_to_push_lurkers(number):
    """LP-88: counts for each edge that sum to their number, each way once."""
    state = night("0@(1,0)", f"{number}@(1,0)", sergeant_bonus=2)
    do(state, "ambush (1,0)", "dice 1 6 6")
    pushed = number - 1
    found = [move.counts for move in state.decisions[0].moves]

    assert (pushed + 1) * (pushed + 2) * (pushed + 3) // 6 == len(found) == len({*found})
    assert sorted(found) == found
    assert all(pushed == sum(counts) and not counts[0] + counts[5] for counts in found)
    moves = state.decisions[0].moves
    assert [moves.index(move) for move in moves[:50]] == [*range(min(50, len(moves)))]
