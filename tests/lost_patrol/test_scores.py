"""What an ambush scores, and who helps (section 3.6)."""

import pytest

from pygames.lost_patrol.odds import lurker_score, scout_score
from tests.lost_patrol.positions import asked, do
from tests.lost_patrol.test_ambushes import night


@pytest.mark.parametrize(
    ("lurkers", "die", "score"),
    [
        *((1, 1, 2), (1, 6, 6), (2, 2, 3), (2, 1, 2), (4, 4, 5), (5, 4, 5), (5, 5, 6), (6, 6, 7)),
        *((6, 1, 6), (7, 6, 6), (8, 6, 6), (9, 1, 6)),
    ],
)
def test_lurker_scores(lurkers, die, score):
    """LP-77, LP-78, LP-T49: in the game as in the formula."""
    state = night("2@(1,0)", f"{lurkers}@(1,0)")

    assert score == lurker_score(lurkers, die)
    assert score == do(state, "ambush (1,0)", f"dice {die} 1 1").clash.lurker_score


@pytest.mark.parametrize(
    ("scouts", "first", "second", "bonus", "score"),
    [
        *((5, 1, 1, 0, 5), (3, 1, 2, 0, 3), (1, 1, 1, 0, 1), (3, 2, 2, 1, 3)),
        *((2, 6, 4, 2, 8), (4, 3, 1, 1, 4), (4, 1, 3, 1, 4), (2, 4, 6, 2, 8)),
    ],
)
def test_scout_scores(scouts, first, second, bonus, score):
    """LP-79, LP-T50."""
    assert score == scout_score(scouts, first, second, bonus)


def test_the_first_example():
    """LP-77, LP-79, LP-T5: two Scouts without help against four: 3 to 5."""
    state = night("2,3@(1,0)", "4@(1,0)")
    do(state, "ambush (1,0)", "dice 4 2 3")

    assert (5, 3) == (state.clash.lurker_score, state.clash.scout_score)
    assert (0, "casualty") == asked(state)


def test_the_second_example():
    """LP-77, LP-79, LP-80, LP-83, LP-T6: both bonuses: 7 to 6; five are pushed back."""
    state = night("0@(1,0) 1@(0,0)", "6@(1,0)")
    do(state, "ambush (1,0)", "dice 3 5 1")

    assert (6, 7) == (state.clash.lurker_score, state.clash.scout_score)
    assert (0, "push_lurkers") == asked(state)
    assert 13 == state.stock
    assert all(5 == sum(move.counts) for move in state.decisions[0].moves)


@pytest.mark.parametrize(
    ("support", "ambushed", "bonus"),
    [
        *(("(0,0)", "(1,0)", 1), ("(3,-2)", "(1,0)", 1), ("(1,0)", "(1,0)", 0)),
        *(("(-1,1)", "(1,0)", 0), (None, "(1,0)", 0), ("(0,0)", "(2,-1)", 0)),
        *(("(2,-1)", "(1,0)", 1), ("(2,-1)", "(3,-2)", 1)),
    ],
)
def test_support_in_and_out_of_sight(support, ambushed, bonus):
    """LP-79, LP-80, LP-T7, LP-T51: from its own tile, over links, alive."""
    scouts = f"2@{ambushed}" + (f" 1@{support}" if support else "")
    state = night(scouts, f"1@{ambushed}")
    do(state, f"ambush {ambushed}", "dice 1 1 1")

    assert (0, bonus) == (state.clash.sergeant, state.clash.support)
    assert max(1 + bonus, state.clash.scouts) == state.clash.scout_score


@pytest.mark.parametrize("sergeant_bonus", [0, 1, 2])
@pytest.mark.parametrize("support_bonus", [0, 1, 2])
def test_what_the_bonuses_are(sergeant_bonus, support_bonus):
    """LP-79, LP-80: one each, or what the options say; both together, and again."""
    other = {"sergeant_bonus": sergeant_bonus, "support_bonus": support_bonus}
    state = night("0,2@(1,0) 1@(0,0) 3,4@(2,-1)", "3@(1,0) 3@(2,-1)", **other)
    do(state, "ambush (1,0)", "dice 3 6 6")

    assert 6 + sergeant_bonus + support_bonus == state.clash.scout_score

    alone = night("0,2@(1,0) 3,4@(0,0) 1@(-1,1)", "3@(1,0)", **other)
    assert 6 + sergeant_bonus == do(alone, "ambush (1,0)", "dice 1 6 1").clash.scout_score


def test_bonuses_apply_again_in_the_same_round():
    """LP-79, LP-80: as the figures stand at that moment."""
    state = night("0@(1,0) 1@(0,0)", "1@(1,0) 2@(2,-1)")
    do(state, "ambush (1,0)", "dice 5 3 1")

    assert (1, 1, 5) == (state.clash.sergeant, state.clash.support, state.clash.scout_score)

    do(state, "push 0 1", "ambush (2,-1)", "dice 3 4 4")

    assert (1, 0, 5) == (state.clash.sergeant, state.clash.support, state.clash.scout_score)

    again = night("0,2@(1,0) 1@(0,0)", "2@(1,0) 2@(0,0)")
    do(again, "ambush (1,0)", "dice 5 3 3", "push 0 3", "push 2 3", "ambush (0,0)", "dice 6 4 4")

    assert (1, 0) == (again.clash.sergeant, again.clash.support)  # now on the tile itself
