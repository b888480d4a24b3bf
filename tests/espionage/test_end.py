"""How a match ends, and in which order that is looked at (section 3.6)."""

import pytest

from pygames.core.game import IllegalMove
from pygames.espionage.moves import ACCEPT, OFFER_DRAW, RESIGN, Next, Step
from tests.espionage.positions import (
    after,
    asked,
    board,
    cycle,
    ended,
    go,
    play,
    position,
    settle,
    told,
)
from tests.espionage.test_draws import ET36, ET37, ROUND36, ROUND37

TWO = "W5@e3 WS@f3 B4@e9"


# --- won and lost ------------------------------------------------------------------------


def test_the_headquarters_is_taken():
    """ESP-55, ET-6: at once, with the first of two moves."""
    state = play(position("WS@i10 W2@a3 WH@a1 BH@j10 B3@c9", base=False), "i10-j10")

    assert ((0,), "hq_captured") == ended(state)
    assert () == state.decisions
    assert "W2@a3" == board(state, "a3")


def test_black_takes_the_headquarters():
    """ESP-55: with the second move too."""
    state = position("WH@a1 W2@h2 BH@j10 B4@b1 B3@e5", player=1, base=False)
    play(state, "e5-e4 b1-a1")

    assert ((1,), "hq_captured") == ended(state)
    assert (0, 1) == state.outcome.scores


def test_the_last_mobile_piece_is_taken():
    """ESP-56, ET-30: at once, before the second move."""
    state = position("WH@a1 W5@e5 W1@c1 BH@j10 B2@e6 BM@i10", base=False)
    play(state, "e5-e6")

    assert ((0,), "no_mobile_pieces") == ended(state)


def test_the_last_mobile_piece_dies_attacking():
    """ESP-56, ET-31."""
    state = position("WH@a1 W5@e5 BH@j10 B2@a9 BM@e6", base=False)
    play(state, "e5-e6")

    assert ((1,), "no_mobile_pieces") == ended(state)


def test_the_headquarters_comes_first():
    """ESP-55, ESP-63: though the loser has no mobile piece either."""
    state = position("WH@a1 W5@e5 W1@c1 BH@e6 B2@c2", base=False)
    play(state, "e5-e6")

    assert ((0,), "hq_captured") == ended(state)


def test_no_legal_move_when_a_turn_begins():
    """ESP-57, ET-7."""
    state = position("WH@b1 W1@a1 WM@a2 BH@j10 B2@a9 B4@c9", base=False)

    assert ((1,), "no_legal_move") == ended(state)


def test_no_legal_move_for_black():
    """ESP-57: the player to move loses, not who was blocked first."""
    state = position("BH@b10 B1@a10 BM@a9 WH@j1 W2@e3 W3@f3", base=False)

    assert ended(state) is None
    assert ((0,), "no_legal_move") == ended(play(state, "e3-e4 f3-f4"))


def test_both_are_blocked():
    """ESP-57: the player to move loses."""
    both = "WH@b1 W1@a1 WM@a2 BH@i10 B1@j10 BM@j9"

    assert ((1,), "no_legal_move") == ended(position(both, base=False))
    assert ((0,), "no_legal_move") == ended(position(both, base=False, player=1))


def test_a_missing_second_move_is_no_loss():
    """ESP-58, ET-29."""
    state = play(position("WH@a1 W3@e5 BH@j10 B2@a9 B4@c9", base=False), "e5-e6")

    assert (1, "move") == asked(state)


@pytest.mark.parametrize("moves", ["", "e3-e4"])
@pytest.mark.parametrize("player", [0, 1])
def test_resigning(player, moves):
    """ESP-59: before either move; the other wins."""
    state = position("W5@e3 WS@f3 B4@e9" if not player else "B5@e3 BS@f3 W4@e9", player=player)
    play(state, moves)
    go(state, RESIGN)

    assert ((1 - player,), "resign") == ended(state)


def test_only_who_is_asked_resigns():
    """ESP-59."""
    with pytest.raises(IllegalMove):
        position(TWO).apply(RESIGN, 1)


def test_a_draw_by_agreement():
    """ESP-59."""
    assert ((), "draw_agreed") == ended(go(position(TWO), OFFER_DRAW, ACCEPT))


# --- which comes first -------------------------------------------------------------------


def test_no_legal_move_before_any_draw():
    """ESP-63: whoever cannot move has lost, though the limits are reached."""
    other = {"no_progress_limit": 2, "max_turns": 1, "repetition_limit": 2}
    state = position("BH@b10 B1@a10 BM@a9 WH@j1 W2@e3 W3@f3", base=False, **other)

    assert ((0,), "no_legal_move") == ended(play(state, "e3-e4 f3-f4"))


def test_repetition_before_no_progress():
    """ESP-63."""
    state = position(ET36, "fast", base=False, no_progress_limit=18)

    assert ((), "draw_repetition") == ended(cycle(state, ROUND36)[1])

    state = position(ET36, "fast", base=False, no_progress_limit=18, max_turns=18)

    assert ((), "draw_repetition") == ended(cycle(state, ROUND36)[1])


def test_no_progress_before_the_last_turn():
    """ESP-63."""
    state = position(ET36, "fast", base=False, no_progress_limit=6, max_turns=6)

    assert ((), "draw_no_progress") == ended(cycle(state, ROUND36)[1])


def test_what_is_seen_before_the_last_mobile_piece_is_missed():
    """ESP-63: the order after a single move."""
    state = position("WH@a1 WS@e5 W1@c1 BH@j10 BS@e6 BM@e7", base=False)
    said = after(state, "e5-e6")

    assert ["battle", "spied", "spied", "next"] == [m.kind for m in said if m.kind != "shown"]
    assert ((54 + 10, 7),) == said[1].seen
    assert Next("no_mobile_pieces", 0) == said[3]


def test_what_a_result_tells():
    """ESP-65: winner, reason, turns, and the whole position."""
    state = play(position("WH@a1 WS@e5 W1@c1 BH@j10 BS@e6 BM@e7", base=False), "c1-c2 e5-e6")

    assert ((0,), (1, 0), "no_mobile_pieces") == state.outcome
    assert {0, 1} == {seat for seat in (0, 1) if board(state.view(seat)) == board(state)}
    assert "BH@j10 BM@e7 W1@c2 WH@a1 WS@e6" == board(state)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(Step(54, 55), 0)
    assert str(refusal.value)


def test_everything_is_turned_up():
    """ESP-52, ESP-65: also what was unmasked without its owner's knowing."""
    state = position("WS@e5 W2@c2 B3@e6 B4@h8")
    (recognised,) = (p for p, known in enumerate(state.known) if known == 1)
    state.apply(RESIGN, 0)
    turned_up = {move.piece: move.rank for move in told(state)}

    assert 2 == turned_up[recognised]
    assert turned_up.keys() == {p for p, place in enumerate(state.at) if place >= 0}
    assert {2} == set(settle(state).known)


def test_the_number_of_turns():
    """ESP-65: those that have ended count, the last one too."""
    for limit in (1, 2, 10):
        state = position(ET36, "fast", base=False, max_turns=limit)

        assert limit == cycle(state, ROUND36)[1].turns

    state = position("BH@b10 B1@a10 BM@a9 WH@j1 W2@e3 W3@f3", base=False)

    assert 1 == play(state, "e3-e4 f3-f4").turns


def test_a_match_that_ends_for_the_limit_of_progress():
    """ESP-64: by default no match is longer than 121 times 201 single moves, nor 2000 turns."""
    state = position(ET37, base=False, repetition_limit=0)
    made, state = cycle(state, ROUND37)

    assert (200, ((), "draw_no_progress")) == (made, ended(state))
