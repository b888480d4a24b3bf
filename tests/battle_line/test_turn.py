"""The turn: play, claims, draw, and whose it is next (section 3, BL-37..BL-41)."""

import pytest

from pygames.battle_line.moves import END_CLAIMS, PASS
from pygames.core.game import IllegalMove
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    EVERY_FRONT,
    asked,
    claim,
    desert,
    drawn,
    go,
    hand,
    legal,
    play,
    position,
)

SEVEN = "R1 R2 R3 R4 R5 R6 R7"
FULL = {front: (f"P{front} O{front} Y{front}", "") for front in EVERY_FRONT}


def test_the_deck_is_chosen_freely():
    """BL-38, BT-49: both decks, whichever card was played."""
    troop = go(position(hands=(SEVEN, "")), play("R1", 1))
    tactics = go(position(hands=("EK R1", "")), play("EK", 1))

    for state in (troop, tactics):
        assert (0, "draw") == asked(state)
        assert [DRAW_TROOP, DRAW_TACTICS] == legal(state)


@pytest.mark.parametrize(
    ("decks", "expected"),
    [(("B1 B2", ""), [DRAW_TROOP]), (("", "SH"), [DRAW_TACTICS])],
)
def test_an_empty_deck_cannot_be_drawn_from(decks, expected):
    """BL-37, BL-40: the draw is compulsory while the other deck has cards."""
    state = go(position(hands=(SEVEN, ""), decks=decks), play("R1", 1))

    assert expected == legal(state)
    for move in (DRAW_TROOP, DRAW_TACTICS, PASS):
        if move not in expected:
            with pytest.raises(IllegalMove):
                state.apply(move, 0)


def test_play_goes_on_without_cards_to_draw():
    """BL-40: with both decks empty there is no draw."""
    state = go(position(hands=(SEVEN, "G1"), decks=("", "")), play("R1", 1))

    assert (1, "play") == asked(state)

    go(state, play("G1", 1), play("R2", 1))

    assert (1, "play") == asked(state)
    assert "R3 R4 R5 R6 R7" == hand(state, 0)


def test_the_last_card_of_a_deck():
    """BL-40: a deck is empty when its last card is drawn."""
    state = position(hands=(SEVEN, "G1 G2"), decks=("B1", "SH EK"))
    go(state, play("R1", 1), DRAW_TROOP, drawn(0, "B1"), play("G1", 1))

    assert [0, 2] == [state.deck_count(0), state.deck_count(1)]
    assert [DRAW_TACTICS] == legal(state)


def test_one_card_is_drawn_and_no_more():
    """BL-37: never more than one a turn, also with a smaller hand."""
    state = position(hands=("R1 R2", "G1"))
    go(state, play("R1", 1), DRAW_TROOP, drawn(0, "B1"))

    assert "R2 B1" == hand(state, 0)
    assert (1, "play") == asked(state)


@pytest.mark.parametrize(("held", "draws"), [(SEVEN, False), ("R1 R2 R3 R4 R5 R6", True)])
def test_a_pass_and_the_draw(held, draws):
    """BL-37, BL-39, BT-64: no draw with a full hand, a compulsory one with less."""
    state = go(position(hands=(held, "G1"), fronts=FULL, played=(1, 0)), PASS)

    assert ((0, "draw") if draws else (1, "play")) == asked(state)


def test_the_drawn_card_comes_into_the_hand():
    """BL-37: a turn ends with seven cards, and the next one is the opponent's."""
    state = go(position(hands=(SEVEN, "G1"), turn=5), play("R1", 1), DRAW_TACTICS, drawn(0, "SH"))

    assert "R2 R3 R4 R5 R6 R7 SH" == hand(state, 0)
    assert (6, 1) == (state.turn, state.player)
    assert (1, "play") == asked(state)


def test_claims_come_before_the_draw():
    """BL-41: a claim is made without knowing the card that will be drawn."""
    state = go(position(hands=("R8", ""), fronts={1: ("R10 R9", "")}), play("R8", 1))

    assert (0, "claim") == asked(state)
    with pytest.raises(IllegalMove):
        state.apply(DRAW_TROOP, 0)
    assert (0, "draw") == asked(go(state, END_CLAIMS))
    with pytest.raises(IllegalMove):
        state.apply(claim(1), 0)


def test_no_claim_state_without_a_provable_front():
    """BL-51, BL-58: who can claim nothing is not asked."""
    state = go(position(hands=("R7", ""), fronts={1: ("R10 R9", "G10 G9")}), play("R7", 1))

    assert (0, "draw") == asked(state)


def test_the_first_turn_is_the_starters():
    """BL-9: then the turns alternate."""
    state = position(hands=("R1 R2", "G1 G2"), player=1, turn=1, decks=("", ""))
    players = []
    for move in (play("G1", 1), play("R1", 1), play("G2", 1)):
        players.append((state.turn, asked(state)[0]))
        go(state, move)

    assert [(1, 1), (2, 0), (3, 1)] == players


def test_guile_cards_end_the_play_too():
    """BL-14, BL-37: one card a turn, whichever it is, then claims and draw."""
    state = go(position(hands=("FI R1", ""), fronts={1: ("", "G1")}), desert("G1"))

    assert (0, "draw") == asked(state)
    assert "R1" == hand(state, 0)
