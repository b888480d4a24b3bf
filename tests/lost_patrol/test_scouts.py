"""Phase 1: what the Scouts can do (section 3.3)."""

import pytest

from tests.lost_patrol.positions import (
    BOARD_E,
    asked,
    do,
    legal,
    lurkers,
    position,
    start,
    where,
    without,
)

THORNY = "(0,0) straight@0*, (-1,0) straight@0, (1,0) straight@0*, (2,0) straight@0, "
THORNY += "(3,0) dead_end@3, (-2,0) dead_end@0"


def test_two_actions_each():
    """LP-56: none, one or both, a move or a shot, in any order."""
    state = position(BOARD_E, "2@(1,0)", "3@(1,0) 3@(2,-1)")

    for both in (
        ("walk 2 1", "fire 2", "fire_dice 1 1 1"),
        ("fire 2", "fire_dice 1 1 1", "walk 2 1"),
        ("fire 2", "fire_dice 1 1 1", "fire 2", "fire_dice 1 1 1"),
        ("walk 2 1", "walk 2 1"),
    ):
        first, *_later = both
        assert first in legal(state)
        assert (0, "scout_act") != asked(do(state.copy(), *both))
    assert (0, "scout_act") == asked(do(state.copy(), "walk 2 1"))
    assert (0, "scout_act") != asked(do(state.copy(), "end"))


@pytest.mark.parametrize("actions", [2, 3])
def test_so_many_actions_as_the_option_says(actions):
    """LP-56: two, or three by the option."""
    state = position(BOARD_E, "2@(1,0) 3@(0,0)", scout_actions=actions)
    for _step in range(actions - 1):
        do(state, legal(state, "walk 2")[0])

    assert legal(state, "walk 2")

    do(state, legal(state, "walk 2")[0])

    assert [] == legal(state, "walk 2")
    assert legal(state, "walk 3")


def test_the_active_figure():
    """LP-57, LP-T37: another one's action finishes it, though it has one left."""
    state = do(position(BOARD_E, "2@(0,0) 3@(0,0)", "2@(0,0) 1@(1,0)"), "walk 2 0", "walk 3 2")

    assert [] == legal(state, "walk 2") + legal(state, "fire 2")
    assert ["walk 3 5", "end"] == legal(state)
    assert "lurker_act" == do(state.copy(), "walk 3 5").phase


def test_whoever_has_begun_may_go_on_first():
    """LP-57: before that, every Scout may be the next."""
    state = do(position(BOARD_E), "walk 2 0")

    assert {"0", "1", "2", "3", "4"} == {text.split()[1] for text in legal(state)[:-1]}

    do(state, "walk 4 1")

    assert {"0", "1", "3", "4"} == {text.split()[1] for text in legal(state)[:-1]}


def test_choosing_after_seeing():
    """LP-57, LP-T38: the second action when the first is known."""
    state = position(BOARD_E, "1@(1,0)", "4@(1,0)")
    do(state, "fire 1", "fire_dice 1 2 3", "fire_dice 4 5 5")

    assert ["walk 1 1", "walk 1 3", "fire 1", "end"] == legal(state)


def test_capacity():
    """LP-15, LP-58, LP-T34: nobody enters a full tile; five stand on the Clearing."""
    state = position(BOARD_E, "0,1,2@(1,0) 3,4@(0,0)")

    assert "walk 3 0" not in legal(state)
    assert "walk 3 0" in legal(do(state.copy(), "walk 0 1"))
    for scout in (0, 1, 2):
        do(state, f"walk {scout} 3")
    assert ["(0,0)"] * 5 == [where(state, scout) for scout in range(5)]


def test_no_passing_through_a_full_tile():
    """LP-58, LP-A23, LP-T35: not on the way either."""
    state = position(BOARD_E, "0,1,2@(1,0) 4@(0,0)")

    assert "walk 4 0" not in legal(state)

    do(state, "walk 0 1", "walk 4 0")

    assert "walk 4 1" in legal(state)


def test_no_step_into_the_unknown():
    """LP-58, LP-A22, LP-T36: tiles come in phase 3 only."""
    state = position(without(BOARD_E, "(2,-1)", "(3,-2)"), "2@(0,0) 3@(0,0)")
    do(state, "walk 2 0")

    assert ["walk 2 3"] == legal(state, "walk 2")


def test_only_over_links():
    """LP-22, LP-58: not over an edge without a path."""
    state = position(BOARD_E, "2@(1,0)")

    assert ["walk 2 1", "walk 2 3", "end"] == legal(state)


def test_entering_and_leaving_among_lurkers():
    """LP-59, LP-T41: without a roll, and nobody is hurt."""
    state = position(BOARD_E, "2@(1,0)", "6@(1,0) 6@(2,-1)")
    do(state, "walk 2 1")

    assert "(2,-1)" == where(state, 2)
    assert {"(1,0)": 6, "(2,-1)": 6} == lurkers(state)

    do(state, "walk 2 1")

    assert "(3,-2)" == where(state, 2)


def test_thorns():
    """LP-60, LP-T39: 4, 5 or 6 gets out; each attempt is an action."""
    state = do(position(THORNY, "2@(0,0) 3@(0,0)"), "walk 2 0")

    assert (-1, "thorns") == asked(state)

    do(state, "thorn 3")

    assert "(0,0)" == where(state, 2)
    assert ["walk 2 0", "walk 2 3"] == legal(state, "walk 2")

    do(state, "walk 2 0", "thorn 4")

    assert "(1,0)" == where(state, 2)
    assert [] == legal(state, "walk 2")


@pytest.mark.parametrize("die", range(1, 7))
@pytest.mark.parametrize("thorn_from", range(2, 7))
def test_what_gets_out_of_the_thorns(thorn_from, die):
    """LP-60: from 4 on, or what the option says."""
    state = position(THORNY, "2@(0,0) 3@(0,0)", thorn_from=thorn_from)
    do(state, "walk 2 3", f"thorn {die}")

    assert ("(-1,0)" if die >= thorn_from else "(0,0)") == where(state, 2)


def test_out_of_the_thorns_and_on():
    """LP-60, LP-T39: no die where there are none; one again on the next thorn tile."""
    free = do(position(THORNY, "2@(0,0) 3@(0,0)"), "walk 2 3", "thorn 6", "walk 2 3")

    assert "(-2,0)" == where(free, 2)

    entering = do(position(THORNY, "2@(2,0) 3@(2,0)"), "walk 2 3")

    assert "(1,0)" == where(entering, 2)
    assert (-1, "thorns") == asked(do(entering.copy(), "walk 2 3"))


def test_each_scout_rolls_for_itself():
    """LP-60, LP-T39: one die each for each attempt."""
    state = do(position(THORNY, "2,3@(0,0)"), "walk 2 0", "thorn 5", "walk 3 0")

    assert (-1, "thorns") == asked(state)

    do(state, "thorn 1")

    assert ("(1,0)", "(0,0)") == (where(state, 2), where(state, 3))


def test_thorns_hold_nobody_up_otherwise():
    """LP-61: not a shot, not an ambush, not Lurkers."""
    state = position(THORNY, "2@(0,0)", "3@(0,0)")

    assert (-1, "fire_dice") == asked(do(state.copy(), "fire 2"))

    state = position(THORNY, "2@(0,0)", "3@(0,0)", phase="lurker_act")
    do(state, "move (0,0) 0", "step 3", "grow (0,0)", "end")

    assert ["ambush (0,0)", "end"] == legal(state)


@pytest.mark.parametrize(
    ("scout", "dice", "before", "after"),
    [
        (2, ["6 6 2"], 1, 0),
        (2, ["5 5 5"], 3, 3),
        (2, ["6 1 6"], 3, 1),
        (0, ["6 6 6"], 4, 1),
        (1, ["6 6 6", "1 1 1"], 4, 1),
        (1, ["1 2 6", "3 4 6"], 5, 3),
        (1, ["6 6 6", "6 6 6"], 5, 0),
    ],
)
def test_fire(scout, dice, before, after):
    """LP-62, LP-T40: each 6 takes one token, at most as many as there are."""
    state = position(BOARD_E, f"{scout}@(1,0) 4@(0,0)", f"{before}@(1,0) 2@(2,-1)")
    do(state, f"fire {scout}", *(f"fire_dice {throw}" for throw in dice))

    assert (0, "scout_act") == asked(state)
    assert {"(1,0)": after, "(2,-1)": 2} == {"(1,0)": 0} | lurkers(state)
    assert 16 - after == state.stock


def test_each_shot_shows_its_own_dice():
    """LP-5, LP-62, LP-99: those of the shot before are put away."""
    state = position(BOARD_E, "1,2@(1,0) 3@(0,0)", "9@(1,0)")
    do(state, "fire 1", "fire_dice 1 2 3", "fire_dice 4 5 1")

    assert (1, (1, 2, 3, 4, 5, 1)) == tuple(state.throw)

    do(state, "fire 1", "fire_dice 2 2 2", "fire_dice 1 1 1", "fire 2", "fire_dice 5 5 5")

    assert (2, (5, 5, 5)) == tuple(state.throw)


def test_only_the_own_tile_can_be_shot_at():
    """LP-62, LP-A26, LP-T40: without a token there `fire` is not offered."""
    state = position(BOARD_E, "2@(1,0) 3@(0,0)", "6@(2,-1) 1@(0,0)")

    assert [] == legal(state, "fire 2")
    assert ["fire 3"] == legal(state, "fire 3")

    do(state, "fire 3", "fire_dice 6 1 1")

    assert [] == legal(state, "fire 3")


@pytest.mark.parametrize("hit_from", [5, 6])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_dice_and_hits_by_options(number, hit_from):
    """LP-62: as many dice as the options say, hitting from 6 or 5."""
    state = position(BOARD_E, "2@(1,0) 3@(0,0)", "9@(1,0)", fire_dice=number, hit_from=hit_from)
    do(state, "fire 2")
    left = number
    while left:
        now = min(3, left)
        do(state, " ".join(["fire_dice", *["5"] * now]))
        left -= now

    assert (0, "scout_act") == asked(state)
    assert 9 - (number if hit_from == 5 else 0) == lurkers(state)["(1,0)"]


@pytest.mark.parametrize("number", range(2, 13))
def test_the_dice_of_the_support_trooper(number):
    """LP-62: its own option."""
    state = do(position(BOARD_E, "1,3@(1,0)", "18@(1,0)", support_fire_dice=number), "fire 1")
    thrown = []
    while state.phase == "fire_dice":
        thrown.append(len(state.decisions[0].moves[0].dice))
        do(state, " ".join(["fire_dice", *["6"] * thrown[-1]]))

    assert number == sum(thrown)
    assert 18 - number == lurkers(state)["(1,0)"]
    assert (-1, "fire_dice") == asked(do(state, "fire 3"))
    assert 216 == len(legal(state))


def test_phase_one_ends_with_the_last_action():
    """LP-63: or with `end`."""
    state = position(BOARD_E, "2@(0,0)")
    do(state, "walk 2 0")

    assert (0, "scout_act") == asked(state)
    assert "lurker_act" == do(state.copy(), "walk 2 3").phase
    assert "lurker_act" == do(state.copy(), "end").phase


def test_nobody_is_carried_into_the_next_round():
    """LP-56, LP-57: everybody has two actions again."""
    state = do(position(BOARD_E), "walk 2 0", "walk 3 0", "end", "end")

    assert (0, "scout_act") == asked(state)
    assert {"0", "1", "2", "3", "4"} == {text.split()[1] for text in legal(state)[:-1]}
    assert (-1, 0, frozenset()) == (state.active, state.left, state.finished)


def test_no_action_before_the_set_up_is_over():
    """LP-50, LP-56."""
    assert (1, "place_end") == asked(start())
