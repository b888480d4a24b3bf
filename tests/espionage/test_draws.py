"""Draws by repetition, for want of progress, and by the number of turns (section 3.6)."""

import pytest

from pygames.espionage.moves import END_TURN
from tests.espionage.positions import board, cycle, ended, go, play, position

ET36 = "WH@a1 W1@c2 W2@e2 BH@j10 B1@c9 B2@e9"
ROUND36 = "c2-c3 c9-c8 e2-e3 e9-e8 c3-c2 c8-c9 e3-e2 e8-e9"
ET37 = "WH@a1 W1@c2 W2@e2 W3@g2 W4@i2 BH@j10 B1@c9 B2@e9 B3@g9 B4@i9"
ROUND37 = (
    "c2-c3 e2-e3 c9-c8 e9-e8 g2-g3 i2-i3 g9-g8 i9-i8 "
    "c3-c2 e3-e2 c8-c9 e8-e9 g3-g2 i3-i2 g8-g9 i8-i9"
)


def test_the_third_time():
    """ESP-60, ET-36: the very first position has no bans and so does not count."""
    state = position(ET36, "fast", base=False, no_progress_limit=500)
    made, state = cycle(state, ROUND36)

    assert (18, ((), "draw_repetition")) == (made, ended(state))


def test_the_third_time_with_two_moves():
    """ESP-60, ET-37."""
    state = position(ET37, base=False, no_progress_limit=500)
    made, state = cycle(state, ROUND37)

    assert (36, ((), "draw_repetition")) == (made, ended(state))


@pytest.mark.parametrize(("limit", "made"), [(2, 10), (3, 18), (4, 26), (5, 34)])
def test_another_limit_of_repetitions(limit, made):
    """ESP-60: eight moves more for each time."""
    other = {"no_progress_limit": 500, "repetition_limit": limit}
    state = position(ET36, "fast", base=False, **other)

    assert (made, "draw_repetition") == ((found := cycle(state, ROUND36))[0], ended(found[1])[1])


def test_repetitions_do_not_count():
    """ESP-60: with the limit off."""
    other = {"no_progress_limit": 500, "repetition_limit": 0}
    made, state = cycle(position(ET36, "fast", base=False, **other), ROUND36)

    assert (500, ((), "draw_no_progress")) == (made, ended(state))


def test_the_first_position_counts_where_nothing_is_barred():
    """ESP-60: with `no_return` off there are no bans."""
    other = {"no_progress_limit": 500, "no_return": False}
    state = position(ET36, "fast", base=False, **other)
    made, state = cycle(state, "c2-c3 c9-c8 c3-c2 c8-c9")

    assert (8, ((), "draw_repetition")) == (made, ended(state))


def test_bans_are_part_of_a_position():
    """ESP-60: the same pieces on the same squares, come from elsewhere."""
    other = {"no_progress_limit": 500, "repetition_limit": 2}
    state = position("WH@a1 W1@c2 W2@g2 BH@j10 B1@c9 B2@g9", "fast", base=False, **other)
    play(state, "c2-c3; c9-c8; g2-g3; g9-g8; c3-c2; c8-c9; g3-g2; g8-g9")
    at_home = board(state)
    play(state, "c2-d2; c9-d9; g2-h2; g9-h9; d2-c2; d9-c9; h2-g2; h9-g9")

    assert at_home == board(state)
    assert ended(state) is None
    assert ((), "draw_repetition") == ended(play(state, "c2-d2; c9-d9"))


def test_the_order_of_two_moves_is_no_part_of_a_position():
    """ESP-60: the bans are the same, whichever piece moved first."""
    other = {"no_progress_limit": 500, "repetition_limit": 2}
    moves = ROUND37.split()
    state = play(position(ET37, base=False, **other), ROUND37)

    assert ended(state) is None

    for first in (0, 2):
        play(state, f"{moves[first + 1]} {moves[first]}")

    assert ((), "draw_repetition") == ended(state)


def test_two_of_one_rank_are_the_same():
    """ESP-60: kinds on squares count, not which piece it is."""
    other = {"no_progress_limit": 500, "repetition_limit": 2, "no_return": False}
    state = position("WH@a1 W1@c2 W1@c4 BH@j10 B1@c9 B2@e9", "fast", base=False, **other)
    play(state, "c2-d2; c9-c8; c4-c3; c8-c7; c3-c2; c7-c8; d2-d3; c8-d8; d3-d4; d8-d9")

    assert ended(state) is None
    assert ((), "draw_repetition") == ended(play(state, "d4-c4; d9-c9"))


def test_two_of_different_ranks_are_not_the_same():
    """ESP-60: ranks on squares count, though nobody but their owner sees them."""
    other = {"no_progress_limit": 500, "repetition_limit": 2, "no_return": False}
    state = position("WH@a1 W1@c2 W2@c4 BH@j10 B1@c9 B2@e9", "fast", base=False, **other)
    play(state, "c2-d2; c9-c8; c4-c3; c8-c7; c3-c2; c7-c8; d2-d3; c8-d8; d3-d4; d8-d9")

    assert ended(play(state, "d4-c4; d9-c9")) is None


def test_a_copy_counts_for_itself():
    """ESP-60, ESP-61: what is played in a copy is no part of the match."""
    state = position(ET36, "fast", base=False)
    before = dict(state.history)
    cycle(state.copy(), ROUND36)

    assert before == state.history
    assert 0 == state.idle


def test_bans_of_two_of_one_rank_are_the_same():
    """ESP-60: a ban belongs to a square, not to a piece of its own.

    A Corporal comes from c2 to c3, another stands on e3; then they change places.
    """
    other = {"no_progress_limit": 500, "repetition_limit": 2}
    state = position("WH@a1 W1@c2 W1@e2 BH@j10 B1@c9 B2@e9", "fast", base=False, **other)
    white = ["e3-e2", "e2-d2", "d2-c2", "c3-c4", "c4-d4", "d4-e4", "e4-e3"]
    black = ["c8-c9", "e8-e9", "c9-c8", "e9-e8", "c8-c9", "e8-e9", "c9-c8"]
    play(state, "e2-e3; c9-c8; c2-c3; e9-e8")
    for move, answer in zip(white, black, strict=True):
        play(state, f"{move}; {answer}")

    assert ended(state) is None
    assert ((), "draw_repetition") == ended(play(state, "c2-c3"))


def test_the_bans_of_both_are_part_of_a_position():
    """ESP-60: also of who has just moved; the Corporal comes to c3 from c2, then from d3."""
    other = {"no_progress_limit": 500, "repetition_limit": 2}
    state = position("WH@a1 W1@c2 W2@g2 BH@j10 B1@c9 B2@e9", "fast", base=False, **other)
    white = ["h3-h2", "c3-d3", "h2-h3", "d3-d2", "h3-h4", "d2-d3", "h4-h3", "d3-c3"]
    black = ["c8-c9", "e8-e9", "c9-c8", "e9-e8", "c8-c9", "e8-e9", "c9-c8", "e9-e8"]
    play(state, "g2-g3; c9-c8; g3-h3; e9-e8; c2-c3")
    before = board(state)
    for answer, move in zip(black, white, strict=True):
        play(state, f"{answer}; {move}")

    assert before == board(state)
    assert ended(state) is None


def test_who_is_to_move_is_part_of_a_position():
    """ESP-60: the same pieces and the same bans, but it is the other player's turn."""
    other = {"no_progress_limit": 500, "repetition_limit": 2, "second_move": "optional"}
    state = position("WH@a1 W1@c2 W2@g2 BH@j10 B1@c9 B2@e9", base=False, **other)
    boards = []
    for turn in (
        *("c2-c3", "c9-c8", "g2-g3", "e9-e8", "c3-d3", "c8-c9"),
        *("d3-d2 g3-g2", "e8-e9", "d2-c2", "c9-c8", "c2-c3"),
    ):
        play(state, turn)
        if " " not in turn:
            go(state, END_TURN)
        boards.append((board(state), state.player))

    assert boards[1] == (boards[-1][0], 0)
    assert 1 == state.player
    assert ended(state) is None


def test_unmasked_pieces_are_part_of_a_position():
    """ESP-60: the same pieces on the same squares, one of them now unmasked."""
    other = {"no_progress_limit": 500, "repetition_limit": 2, "no_return": False}
    state = position("WH@a1 WS@c2 W2@e2 BH@j10 B1@c4 B2@e9", "fast", base=False, **other)
    before = board(state)
    play(state, "c2-c3; e9-e8; c3-c2; e8-e9")

    assert before == board(state)
    assert ended(state) is None
    assert ((), "draw_repetition") == ended(play(state, "c2-c3"))


def test_no_progress():
    """ESP-61, ET-38: neither removal nor unmasking in the last single moves of both."""
    state = position(ET36, "fast", base=False, no_progress_limit=6)
    made, state = cycle(state, ROUND36)

    assert (6, ((), "draw_no_progress")) == (made, ended(state))


def test_no_progress_is_looked_at_when_a_turn_begins():
    """ESP-61: not between two moves."""
    state = position(ET37, base=False, no_progress_limit=5)
    made, state = cycle(state, ROUND37)

    assert (6, ((), "draw_no_progress")) == (made, ended(state))


def test_a_removal_is_progress():
    """ESP-61: the count begins anew, whoever is removed."""
    for code in "15":
        state = position(f"W{code}@e5 B3@e6 W2@c2", "fast", no_progress_limit=3)
        play(state, "c2-c3; a10-a9; e5-e6")

        assert ended(state) is None
        assert 0 == state.idle

        play(state, "a9-b9; c3-c4; b9-c9")

        assert ((), "draw_no_progress") == ended(state)


def test_an_unmasking_is_progress():
    """ESP-61: a new one; a piece known already is none."""
    state = position("WS@e4 W2@c2 B3@e6 B2@h9", "fast", no_progress_limit=4)
    play(state, "c2-c3; h9-h8; e4-e5")

    assert 0 == state.idle

    play(state, "h8-h7; e5-d5; h7-h6")

    assert 3 == state.idle
    assert ((), "draw_no_progress") == ended(play(state, "c3-c4"))


def test_an_unmasking_by_the_other_side_is_progress():
    """ESP-61: whoever sees it."""
    state = position("W3@e4 W2@c2 BS@e6 B2@h9", "fast", no_progress_limit=4)
    play(state, "e4-e5")

    assert 0 == state.idle


def test_the_first_look_is_no_move():
    """ESP-61: counters begin with nought."""
    assert 0 == position("WS@e5 B5@e6").idle == position("WS@e4 B5@e6").idle


def test_an_unmasking_in_an_open_match_is_no_progress():
    """ESP-61, ESP-66."""
    state = position("WS@e4 W2@c2 B3@e6 B2@h9", "open_fast", no_progress_limit=4)
    play(state, "e4-e5; h9-h8")

    assert 2 == state.idle


def test_progress_does_not_count():
    """ESP-61: with the limit off."""
    other = {"no_progress_limit": 0, "repetition_limit": 0, "max_turns": 300}
    made, state = cycle(position(ET36, "fast", base=False, **other), ROUND36)

    assert (300, ((), "draw_turn_limit")) == (made, ended(state))


@pytest.mark.parametrize(("preset", "moves"), [("fast", 10), ("espionage", 20)])
def test_the_last_turn(preset, moves):
    """ESP-62: so many turns of both players."""
    pieces, turns = (ET36, ROUND36) if preset == "fast" else (ET37, ROUND37)
    made, state = cycle(position(pieces, preset, base=False, max_turns=10), turns)

    assert (moves, ((), "draw_turn_limit")) == (made, ended(state))


def test_the_usual_limits():
    """ESP-60, ESP-61, ESP-62, ESP-64."""
    options = position(ET36, base=False).options

    assert (3, 200, 2000) == (
        options.repetition_limit,
        options.no_progress_limit,
        options.max_turns,
    )
