"""How pieces move, and that none goes straight back (section 3.2)."""

import pytest

from pygames.core.game import IllegalMove
from tests.espionage.positions import (
    asked,
    board,
    ended,
    go,
    legal,
    pair,
    play,
    position,
    step,
)

BACK = "W3@e4 W4@h4 B3@e9 B4@h9"


@pytest.mark.parametrize("code", "12345SP")
def test_one_square_up_down_or_aside(code):
    """ESP-24: every mobile rank alike; nothing diagonal, nothing further."""
    state = position(f"W{code}@e5")

    assert ["e5-d5", "e5-e4", "e5-e6", "e5-f5"] == legal(state, "e5")
    for to in ("d4", "d6", "f4", "f6", "e7", "g5", "e5", "e3", "c5"):
        with pytest.raises(IllegalMove):
            state.copy().apply(step(state, f"e5-{to}"), 0)


@pytest.mark.parametrize(
    ("square", "expected"),
    [("a5", "a4 a6 b5"), ("j5", "i5 j4 j6"), ("e1", "d1 e2 f1"), ("e10", "d10 e9 f10")],
)
def test_the_edge_of_the_board(square, expected):
    """ESP-25: nobody leaves it, or comes back on the other side."""
    state = position(f"W3@{square}")

    assert [f"{square}-{to}" for to in expected.split()] == sorted(legal(state, square))


def test_what_stands_in_the_way():
    """ESP-24, ESP-25, ET-15: an own piece, a volcano, the edge."""
    state = position("W3@a5 W4@a4", volcanoes="b5")

    assert ["a5-a6"] == legal(state, "a5")


def test_own_pieces_are_in_the_way():
    """ESP-25, ET-47: whatever they are."""
    state = position("W3@e5 W1@e6 WM@d5 WS@f5")

    assert ["e5-e4"] == legal(state, "e5")
    with pytest.raises(IllegalMove) as refusal:
        state.apply(step(state, "e5-e6"), 0)
    assert str(refusal.value)


def test_a_step_to_a_free_square():
    """ESP-26: the piece stands there, and its square is free."""
    state = play(position("W3@e5 B4@e9"), "e5-f5")

    assert ("", "W3@f5") == (board(state, "e5"), board(state, "f5"))


def test_attacking_is_never_compulsory():
    """ESP-26: other moves are legal beside."""
    state = position("W5@e5 B1@e6")

    assert ["e5-d5", "e5-e4", "e5-e6", "e5-f5"] == legal(state, "e5")


def test_mines_and_headquarters_do_not_move():
    """ESP-27, ESP-45, ET-48."""
    state = position("WM@e5")

    assert [] == legal(state, "e5") == legal(state, "a1")
    for move in ("e5-e6", "a1-a2"):
        with pytest.raises(IllegalMove):
            state.apply(step(state, move), 0)


@pytest.mark.parametrize("code", "12345SPMH")
def test_any_enemy_piece_can_be_attacked(code):
    """ESP-28, ET-44: also a masked mine, General or headquarters."""
    base = "WH@a1 W1@j1 B2@j9" + ("" if code == "H" else " BH@j10")
    for mover in "1SP":
        state = position(f"{base} W{mover}@e5 B{code}@e6", base=False)

        assert "e5-e6" in legal(state)
        assert legal(state) == legal(state.view(0))


def test_a_piece_that_is_not_there():
    """ESP-24: neither an empty square moves, nor a volcano, nor the other's piece."""
    state = position("W3@e5 B3@e8", volcanoes="c5")
    for move in ("d5-d6", "c5-c6", "e8-e7"):
        with pytest.raises(IllegalMove) as refusal:
            state.apply(step(state, move), 0)
        assert str(refusal.value)


# --- no immediate return -----------------------------------------------------------------


def back_and_forth(**other):
    return play(position(BACK, **other), "e4-e5 h4-h5; e9-e8 h9-h8")


def test_no_piece_goes_straight_back():
    """ESP-29, ESP-30, ESP-31, ET-16: in the next turn, whatever is moved first."""
    state = back_and_forth()

    assert "e5-e4" not in legal(state)
    assert "h5-h4" not in legal(state)
    assert {"e5-e6", "e5-d5", "e5-f5"} <= {*legal(state)}
    with pytest.raises(IllegalMove) as refusal:
        state.apply(step(state, "e5-e4"), 0)
    assert str(refusal.value)

    play(state, "h5-g5")

    assert "e5-e4" not in legal(state)
    assert "e5-e6" in legal(state)


def test_the_turn_after_it_may():
    """ESP-30, ET-17: if it did not move in between."""
    state = play(back_and_forth(), "h5-g5 j1-j2; e8-d8 h8-g8")

    assert "e5-e4" in legal(state)
    assert "g5-h5" not in legal(state)


def test_a_piece_that_moved_on_returns_elsewhere():
    """ESP-30: only the square it came from in the latest turn counts."""
    state = play(back_and_forth(), "e5-f5 j1-j2; e8-d8 h8-g8")

    assert "f5-e5" not in legal(state)
    assert "f5-f4" in legal(state)

    play(state, "f5-f4 j2-j3; d8-d7 g8-g7")

    assert "f4-e4" in legal(state)
    assert "f4-f5" not in legal(state)


def test_other_pieces_may_go_there():
    """ESP-29: the ban is for the piece that came from there."""
    state = play(position("W3@e4 W4@d4 W2@h4 B3@e9 B4@h9"), "e4-e5 h4-h5; e9-e8 h9-h8")

    assert "d4-e4" in legal(state)


def test_both_players_have_their_bans():
    """ESP-30: for each the own turns count."""
    state = play(back_and_forth(), "h5-g5 j1-j2")

    assert not {"e8-e9", "h8-h9"} & {*legal(state)}
    assert {"e8-d8", "h8-g8"} <= {*legal(state)}


def test_a_first_move_knows_no_ban():
    """ESP-30: nothing has moved before the first turn."""
    state = position("W3@a2 W4@h4")

    assert {"a2-a3", "a2-b2"} <= {*legal(state)}


def test_a_ban_in_the_fast_variants():
    """ESP-30, ESP-31: a turn is one move; another must come first."""
    state = play(position(BACK, "fast"), "e4-e5; e9-e8")

    assert "e5-e4" not in legal(state)

    play(state, "h4-h5; h9-h8")

    assert "e5-e4" in legal(state)
    assert "h5-h4" not in legal(state)


def test_going_back_is_allowed_as_an_option():
    """ESP-29: with `no_return` off."""
    state = back_and_forth(no_return=False)

    assert {"e5-e4", "h5-h4"} <= {*legal(state)}
    assert "e5-e4" in legal(play(state, "h5-h4"))


def followed(**other):
    return play(position("W3@e4 W4@h4 B1@d4 B2@h9", **other), "e4-e5 h4-h5; d4-e4 h9-h8")


def test_the_ban_forbids_to_attack():
    """ESP-32, ET-18: an enemy that has stepped on the square left."""
    state = followed()

    assert "e5-e4" not in legal(state)
    assert "e5-e6" in legal(state)


def test_a_ban_that_does_not_forbid_to_attack():
    """ESP-32, ET-18: with `no_return_blocks_attacks` off; a free square is still barred."""
    state = followed(no_return_blocks_attacks=False)

    assert "e5-e4" in legal(state)
    assert "h5-h4" not in legal(state)

    play(state, "e5-e4")

    assert "W3@e4" == board(state, "e4")


STUCK = "WH@c1 W1@a2 WM@b1 BH@j10 B2@a9 B4@c9"


def test_a_piece_that_could_only_return_is_stuck():
    """ESP-33, ESP-57, ET-19."""
    state = play(position(STUCK, "fast", base=False), "a2-a1; c9-c8")

    assert ((1,), "no_legal_move") == ended(state)


def test_a_ban_waived_for_who_is_stuck():
    """ESP-33, ET-19: with `no_return_waived_if_stuck`."""
    other = {"no_return_waived_if_stuck": True}
    state = play(position(STUCK, "fast", base=False, **other), "a2-a1; c9-c8")

    assert ended(state) is None
    assert ["a1-a2"] == legal(state)
    assert (1, "move") == asked(play(state, "a1-a2"))


def test_a_ban_is_not_waived_while_something_else_moves():
    """ESP-33: only for who has no legal move at all."""
    other = {"no_return_waived_if_stuck": True}
    state = play(position(f"{STUCK} W3@h2", "fast", base=False, **other), "a2-a1; c9-c8")

    assert [] == legal(state, "a1")
    assert 4 == len(legal(state, "h2"))


TWICE = "WH@c1 W1@a2 W2@j2 WM@b1 WM@i1 BH@j10 B2@a9 B4@c9"


def test_a_ban_is_never_waived_for_a_second_move():
    """ESP-33: the first may go back, then the turn ends by itself."""
    other = {"no_return_waived_if_stuck": True}
    state = play(position(TWICE, base=False, **other), "a2-a1 j2-j1; c9-c8 a9-a8")

    assert ["a1-a2", "j1-j2"] == legal(state)
    assert (1, "move") == asked(play(state, "a1-a2"))
    assert "W2@j1" == board(state, "j1")


def test_a_pair_of_who_is_stuck():
    """ESP-33, ESP-68: the same in `batch`."""
    other = {"no_return_waived_if_stuck": True, "commit_mode": "batch"}
    state = position(TWICE, base=False, **other)
    go(state, pair(state, "a2-a1 j2-j1"), pair(state, "c9-c8 a9-a8"))

    assert ["a1-a2", "j1-j2"] == legal(state)


def test_moves_follow_from_the_own_view():
    """ESP-28, ESP-30: the own bans are known to their owner."""
    state = back_and_forth()

    assert legal(state) == legal(state.view(0))
    assert {"e5-e4", "h5-h4"} <= {*legal(position("W3@e5 W4@h5"))}
