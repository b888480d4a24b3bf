"""The turn: one single move or two, chosen one by one or together (section 3.1)."""

import pytest

from pygames.core.game import IllegalMove
from pygames.espionage.moves import ACCEPT, DECLINE, END_TURN, OFFER_DRAW, Next
from tests.espionage.positions import (
    after,
    also,
    asked,
    board,
    ended,
    go,
    legal,
    pair,
    play,
    position,
    seen,
)

TWO = "W5@e3 WS@f3 B4@e9"
ALONE = "WH@a1 W3@e5 BH@j10 B2@a9 B4@c9"


def test_two_pieces_move():
    """ESP-20, ET-2: not the same one twice; then it is the other player's turn."""
    state = play(position(TWO), "e3-e4")

    assert (0, "move") == asked(state)
    assert [] == legal(state, "e4")
    assert ["f3-e3", "f3-f2", "f3-f4", "f3-g3"] == legal(state, "f3")

    play(state, "f3-f4")

    assert (1, "move") == asked(state)
    assert (1, 0) == (state.turns, state.number)


def test_players_alternate():
    """ESP-19: and each has two moves."""
    state = position(TWO)
    players = []
    for move in ["e3-e4", "f3-f4", "e9-e8", "a10-a9", "e4-e5", "f4-f5"]:
        players.append(asked(state)[0])
        play(state, move)

    assert [0, 0, 1, 1, 0, 0] == players
    assert (1, 3) == (state.player, state.turns)


def test_two_pieces_of_one_rank():
    """ESP-20: are different pieces."""
    state = play(position("W3@e3 W3@f3"), "e3-e4")

    assert "f3-f4" in legal(state)
    assert [] == legal(state, "e4")


def test_one_move_in_the_fast_variants():
    """ESP-21, ET-32."""
    state = play(position(TWO, "fast"), "e3-e4")

    assert (1, "move") == asked(state)


@pytest.mark.parametrize("preset", ["fast", "open_fast", "small_fast"])
def test_fast_presets(preset):
    """ESP-21: each of them."""
    state = position("WH@a1 W5@e3 W3@c3 BH@h8 B4@e7", preset, base=False)

    assert (1, "move") == asked(play(state, "e3-e4"))


@pytest.mark.parametrize("preset", ["espionage", "small"])
def test_presets_of_two_moves(preset):
    """ESP-20."""
    state = position("WH@a1 W5@e3 W3@c3 BH@h8 B4@e7", preset, base=False)

    assert (0, "move") == asked(play(state, "e3-e4"))


def test_the_second_move_must_be_made():
    """ESP-22: if there is one, there is no way to leave it out."""
    state = play(position(TWO), "e3-e4")

    assert "end_turn" not in legal(state)
    assert {"resign"} == also(state)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(END_TURN, 0)
    assert str(refusal.value)


def test_a_turn_ends_by_itself_without_a_second_move():
    """ESP-22, ESP-58, ET-29: only one piece can move, and the match goes on."""
    state = position(ALONE, base=False)

    assert [Next("turn", None)] == after(state, "e5-e6")[-1:]
    assert (1, "move") == asked(play(state, "e5-e6"))
    assert ended(state) is None


def test_a_turn_ends_when_the_others_are_blocked():
    """ESP-22, ESP-58: a second piece that stands in a corner."""
    state = position("WH@b1 W1@a1 WM@a2 W3@e5 BH@j10 B2@a9 B4@c9", base=False)

    assert (1, "move") == asked(play(state, "e5-e6"))


def test_a_second_move_that_only_the_first_makes_possible():
    """ESP-22: what is blocked is asked after the first move."""
    state = position("WH@b1 W1@a1 W3@a2 BH@j10 B2@a9 B4@c9", base=False)

    assert [] == legal(state, "a1")

    play(state, "a2-a3")

    assert ["a1-a2"] == legal(state)


def test_a_first_move_that_fails_is_followed_by_a_second():
    """ESP-20, ET-33: the piece that attacked is lost."""
    state = play(position("W1@e5 B5@e6 W3@c2"), "e5-e6")

    assert (0, "move") == asked(state)
    assert "" == board(state, "e5")
    assert (1, "move") == asked(play(state, "c2-c3"))


def test_the_first_move_is_resolved_before_the_second():
    """ESP-23, ESP-25, ET-34: its square is free."""
    state = play(position("W1@e5 W3@e4 B5@j8"), "e5-e6 e4-e5")

    assert ("W3@e5", "W1@e6") == (board(state, "e5"), board(state, "e6"))
    assert (1, "move") == asked(state)


def test_what_the_first_move_shows_is_known_before_the_second():
    """ESP-23, ET-35: White captures nothing yet, and sees the Captain."""
    state = position("WS@e5 W5@d6 B3@e7")
    play(state, "e5-e6")

    assert (0, "move") == asked(state)
    assert "B3@e7" == seen(state, 0)


# --- the second move left out ------------------------------------------------------------


def test_the_second_move_can_be_left_out():
    """ESP-22, ESP-68: `second_move` optional."""
    state = position(TWO, second_move="optional")

    assert "end_turn" not in legal(state)

    play(state, "e3-e4")

    assert "end_turn" in legal(state)

    go(state, END_TURN)

    assert (1, "move") == asked(state)
    assert 1 == state.turns


def test_no_second_move_to_leave_out():
    """ESP-22, ESP-68: the turn ends by itself, as ever."""
    state = position(ALONE, base=False, second_move="optional")

    assert (1, "move") == asked(play(state, "e5-e6"))


@pytest.mark.parametrize("move", [END_TURN, ACCEPT, DECLINE])
def test_what_is_not_asked_is_refused(move):
    """ESP-22, ESP-68: passing is impossible."""
    for state in (position(TWO), play(position(TWO), "e3-e4"), position(TWO, "fast")):
        with pytest.raises(IllegalMove):
            state.apply(move, 0)


# --- both together -----------------------------------------------------------------------


def batch(pieces, **other):
    return position(pieces, commit_mode="batch", **other)


def test_pairs():
    """ESP-23, ESP-68: ordered, of different pieces, and nothing but pairs."""
    state = batch("WH@a1 W3@e5 W4@f5 BH@j10 B2@a9 B4@c9", base=False)
    expected = [
        *(f"e5-{one} f5-{two}" for one in ("d5", "e4", "e6") for two in ("e5", "f4", "f6", "g5")),
        *(f"f5-{one} e5-{two}" for one in ("g5", "f4", "f6") for two in ("f5", "e4", "e6", "d5")),
    ]

    assert sorted(expected) == legal(state)

    go(state, pair(state, "e5-e6 f5-e5"))

    assert ("W3@e6", "W4@e5") == (board(state, "e6"), board(state, "e5"))
    assert (1, "move") == asked(state)
    assert 1 == state.turns


def test_the_second_of_a_pair_does_not_enter_where_the_first_goes():
    """ESP-68: if its target was empty, it stands there already."""
    state = batch("W3@e5 W4@f6")

    assert "e5-e6 f6-e6" not in legal(state)
    assert "f6-e6 e5-e6" not in legal(state)


@pytest.mark.parametrize(
    ("attacker", "result"), [("3", "W3@e6 W4@f6"), ("1", "W4@e6")], ids=["won", "lost"]
)
def test_both_attack_one_piece(attacker, result):
    """ESP-23, ESP-68: if the first succeeds, the second is dropped."""
    state = batch(f"W{attacker}@e5 W4@f6 B3@e6")
    go(state, pair(state, "e5-e6 f6-e6"))
    there = f"{board(state, 'e6')} {board(state, 'f6')}".strip()

    assert result == there
    assert (1, "move") == asked(state)


def test_a_single_move_where_there_is_no_pair():
    """ESP-68: only then, unless the second may be left out."""
    state = batch(ALONE, base=False)

    assert ["e5-d5", "e5-e4", "e5-e6", "e5-f5"] == legal(state)
    assert (1, "move") == asked(play(state, "e5-e6"))

    state = batch("WH@b1 W1@a1 W3@a2 BH@j10 B2@a9 B4@c9", base=False)

    assert ["a2-a3 a1-a2", "a2-b2 a1-a2"] == legal(state)


def test_a_single_move_where_the_second_may_be_left_out():
    """ESP-68."""
    state = batch(TWO, second_move="optional")

    assert {"e3-e4", "e3-e4 f3-f4"} < {*legal(state)}
    assert (1, "move") == asked(play(state, "e3-e4"))
    assert 1 == state.turns


def test_a_pair_is_over_when_the_match_is():
    """ESP-23, ESP-55, ESP-56: no second move is made."""
    state = batch("WH@a1 WS@i10 W2@a3 BH@j10 B3@c9", base=False)
    go(state, pair(state, "i10-j10 a3-a4"))

    assert ((0,), "hq_captured") == ended(state)
    assert "W2@a3" == board(state, "a3")


def test_a_pair_in_which_the_first_is_lost():
    """ESP-23, ESP-68: the second is made all the same."""
    state = batch("W1@e5 W3@c2 B5@e6")
    go(state, pair(state, "e5-e6 c2-c3"))

    assert ("", "W3@c3", "B5@e6") == tuple(board(state, at) for at in ("e5", "c3", "e6"))


def test_no_batch_of_one():
    """ESP-21, ESP-68: with one move a turn there is nothing to choose together."""
    assert legal(position(TWO, "fast")) == legal(position(TWO, "fast", commit_mode="batch"))


def test_bans_hold_for_both_of_a_pair():
    """ESP-31, ESP-68: neither goes back."""
    state = batch("W3@e4 W4@h4 B3@e9 B4@h9")
    go(state, pair(state, "e4-e5 h4-h5"), pair(state, "e9-e8 h9-h8"))
    moves = {move for text in legal(state) for move in text.split()}

    assert not {"e5-e4", "h5-h4"} & moves
    assert {"e5-e6", "h5-h6", "e5-d5"} < moves


# --- draws offered -----------------------------------------------------------------------


def test_a_draw_is_offered_and_taken():
    """ESP-59, ESP-68: by the other player, at once."""
    state = go(position(TWO), OFFER_DRAW)

    assert (1, "draw") == asked(state)
    assert [ACCEPT, DECLINE] == list(state.decisions[0].moves)

    go(state, ACCEPT)

    assert ((), "draw_agreed") == ended(state)
    assert (0, 0) == state.outcome.scores


def test_a_draw_is_offered_and_declined():
    """ESP-68: the same player goes on, and does not offer again in this turn."""
    state = go(position(TWO), OFFER_DRAW, DECLINE)

    assert (0, "move") == asked(state)
    assert (0, 0) == (state.turns, state.number)
    assert legal(position(TWO)) == legal(state)
    assert {"resign"} == also(state)
    with pytest.raises(IllegalMove):
        state.apply(OFFER_DRAW, 0)

    play(state, "e3-e4")

    assert {"resign"} == also(state)

    play(state, "f3-f4")

    assert {"resign", "offer_draw"} == also(state)

    play(state, "e9-e8 a10-a9")

    assert {"resign", "offer_draw"} == also(state)


def test_no_offer_between_the_moves():
    """ESP-68: only before the first."""
    assert {"resign"} == also(play(position(TWO), "e3-e4"))


def test_draws_are_not_offered():
    """ESP-68: as an option."""
    state = position(TWO, draw_offers=False)

    assert {"resign"} == also(state)
    with pytest.raises(IllegalMove):
        state.apply(OFFER_DRAW, 0)


def test_an_offer_is_no_move():
    """ESP-68: it neither counts nor makes progress."""
    state = play(position(TWO), "e3-e4 f3-f4")
    before = (state.idle, dict(state.history), state.turns)
    go(state, OFFER_DRAW, DECLINE)

    assert before == (state.idle, state.history, state.turns)
    assert (0, "move") == asked(play(state, "e9-e8 a10-a9"))
