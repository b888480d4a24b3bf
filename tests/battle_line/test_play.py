"""Which card may be played where, and when to pass (BL-14..BL-24, BL-33, BL-35)."""

import pytest

from pygames.battle_line.moves import PASS, SCOUT
from pygames.core.game import IllegalMove
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    EVERY_FRONT,
    asked,
    claim,
    desert,
    drawn,
    fronts_of,
    go,
    hand,
    legal,
    play,
    playable,
    position,
    side,
    targets,
)

FULL = {front: (f"R{front} O{front} Y{front}", "") for front in EVERY_FRONT}
"""Every own slot taken by a side of three."""


def full_but(*free):
    return {front: pair for front, pair in FULL.items() if front not in free}


# --- troops and slots --------------------------------------------------------------------


def test_one_card_a_turn():
    """BL-14: the card goes from the hand to the table, and the other seat follows."""
    state = position(hands=("R4 R5", "G1"), decks=("", ""))
    go(state, play("R4", 3))

    assert "R4" == side(state, 3, 0)
    assert "R5" == hand(state, 0)
    assert (1, "play") == asked(state)


def test_a_troop_goes_to_any_front_with_a_free_own_slot():
    """BL-6, BL-15, BL-16: three formation cards a side; the other side does not matter."""
    fronts = {1: ("R1 R2", ""), 2: ("O1 O2 O3", ""), 3: ("", "Y1 Y2 Y3"), 4: ("LA EK SH", "")}
    state = position(hands=("B7", ""), fronts=fronts, won=([5], [6]))

    assert [1, 3, 7, 8, 9] == fronts_of(state, "B7")


def test_a_side_holds_four_cards_in_mud():
    """BL-16, BL-48: both sides, whoever played it; its own front only."""
    fronts = {1: ("R1 R2 R3", "G1 G2 G3"), 2: ("O1 O2 O3", "B1 B2 B3")}
    mine = position(hands=("B7", ""), fronts=fronts, mud=(1, 1))
    theirs = position(hands=("", "B7"), fronts=fronts, mud=(1, 1), player=1)

    assert [1, 3, 4, 5, 6, 7, 8, 9] == fronts_of(mine, "B7") == fronts_of(theirs, "B7")

    go(mine, play("B7", 1))

    assert "R1 R2 R3 B7" == side(mine, 1, 0)

    again = position(hands=("B8", ""), fronts={1: ("R1 R2 R3 B7", "")}, mud=(1, 1))

    assert 1 not in fronts_of(again, "B8")


def test_a_full_side_takes_environment_only():
    """BL-16, BL-24, BT-50: Fog and Mud need no slot, troops and morale tactics do."""
    state = position(hands=("B7 LA EK SH FO MU", ""), fronts={1: ("R1 R2 R3", "")})

    for card in ("B7", "LA", "EK", "SH"):
        assert EVERY_FRONT[1:] == fronts_of(state, card)
    for card in ("FO", "MU"):
        assert EVERY_FRONT == fronts_of(state, card)


def test_a_claimed_front_takes_no_card():
    """BL-17, BL-23, BL-24, BT-51: no card of any kind, and its cards are no targets."""
    fronts = {1: ("R1 R2", "G1 G2 G3"), 2: ("R4", "G4 LH")}
    held = "B7 LA EK SH FO MU GO TB FI HA"
    state = position(hands=(held, ""), fronts=fronts, won=([], [1]))

    assert held == playable(state)
    assert not [move for move in legal(state) if getattr(move, "front", None) == 0]
    assert "R4" == targets(state, "redeploy")
    assert "G4 LH" == targets(state, "desert")
    assert "G4" == targets(state, "betray")


def test_morale_tactics_take_a_slot():
    """BL-16, BL-23: two troops and a wild card fill a side."""
    state = position(hands=("B7 EK", "P1"), fronts={1: ("R1 R2", "")})
    go(state, play("EK", 1))

    assert "R1 R2 EK" == side(state, 1, 0)

    go(state, DRAW_TROOP, drawn(0, "B8"), play("P1", 9), DRAW_TROOP, drawn(1, "P2"))

    assert 1 not in fronts_of(state, "B7")


def test_fog_and_mud_may_lie_together():
    """BL-24, BL-49: on one front, on either side of it, and they stay."""
    state = position(hands=("FO", "MU"), decks=("R1", ""))
    go(state, play("FO", 4), DRAW_TROOP, drawn(0, "R1"))

    assert 4 in fronts_of(state, "MU")

    go(state, play("MU", 4))

    assert [2 * 3 + 0, 2 * 3 + 1] == state.env
    assert "" == side(state, 4, 0) == side(state, 4, 1)


# --- how many tactics --------------------------------------------------------------------

TACTICS = "LA EK FO GO TB FI HA"


@pytest.mark.parametrize(
    ("played", "allowed"),
    [((0, 0), True), ((1, 0), False), ((0, 1), True), ((2, 1), False), ((2, 2), True)],
)
def test_one_tactics_card_ahead_at_most(played, allowed):
    """BL-18, BL-20, BT-11: of all kinds, guile included; cards in hand do not count."""
    state = position(hands=(f"B7 {TACTICS}", "MU SH"), fronts={1: ("R1", "G1")}, played=played)

    assert (f"B7 {TACTICS}" if allowed else "B7") == playable(state)


def test_tactics_are_legal_again_when_the_opponent_follows():
    """BL-18, BT-11: two to one, until the opponent has played a second."""
    state = position(hands=("B7 EK", "FO"), played=(2, 1))

    assert [] == fronts_of(state, "EK")

    go(state, play("B7", 1), DRAW_TROOP, drawn(0, "B8"), play("FO", 1), DRAW_TROOP, drawn(1, "P1"))

    assert [2, 2] == state.played
    assert EVERY_FRONT == fronts_of(state, "EK")


@pytest.mark.parametrize("card", ["LA", "FO", "MU", "EK"])
def test_a_played_tactics_card_counts(card):
    """BL-18, BL-20: whatever its kind, for the player who played it from the hand."""
    state = go(position(hands=(card, "")), play(card, 2))

    assert [1, 0] == state.played


def test_removed_tactics_cards_still_count():
    """BL-19, BT-61: one each; the opponent's Deserter takes mine: one to two, and I may play."""
    fronts = {1: ("EK", "SH")}
    state = position(hands=("FO", "FI"), fronts=fronts, player=1, decks=("R1", ""))

    assert [1, 1] == state.played

    go(state, desert("EK"), DRAW_TROOP, drawn(1, "R1"))

    assert [1, 2] == state.played
    assert EVERY_FRONT == fronts_of(state, "FO")


# --- Leaders -----------------------------------------------------------------------------


LEADERS = pytest.mark.parametrize(("first", "second"), [("LA", "LH"), ("LH", "LA")])


@LEADERS
def test_one_leader_a_player(first, second):
    """BL-21, BT-13: the second stays in the hand; the opponent may still play one."""
    mine = position(hands=(f"{second} B7", ""), fronts={1: (first, "")})
    theirs = position(hands=("", second), fronts={1: (first, "")}, player=1)

    assert [] == fronts_of(mine, second)
    with pytest.raises(IllegalMove):
        mine.apply(play(second, 2), 0)
    assert f"B7 {second}" == hand(mine, 0)
    assert EVERY_FRONT == fronts_of(theirs, second)


@LEADERS
def test_a_leader_that_was_removed_still_counts(first, second):
    """BL-22, BT-60: the opponent's Deserter does not give a second one."""
    state = position(hands=(f"{first} {second}", "FI"), decks=("R1 R2 R3", ""))
    go(state, play(first, 1), DRAW_TROOP, drawn(0, "R1"))
    go(state, desert(first), DRAW_TROOP, drawn(1, "R2"))

    assert [1, 1] == state.played
    assert [] == fronts_of(state, second)
    assert EVERY_FRONT == fronts_of(state, "R1")


# --- passing -----------------------------------------------------------------------------


def test_no_pass_while_a_troop_can_be_placed():
    """BL-14, BL-35, BT-63: one free own slot and a troop in hand are enough."""
    state = position(hands=("B7 FO", ""), fronts=full_but(9))

    assert [9] == fronts_of(state, "B7")
    assert PASS not in legal(state)
    with pytest.raises(IllegalMove):
        state.apply(PASS, 0)


def test_pass_with_all_slots_full():
    """BL-35, BT-62: a playable tactics card does not forbid it."""
    state = position(hands=("B7 FO", ""), fronts=FULL)

    assert EVERY_FRONT == fronts_of(state, "FO")
    assert [] == fronts_of(state, "B7")
    assert PASS in legal(state)


def test_pass_without_troops():
    """BL-35: with free slots and tactics cards only."""
    state = position(hands=("EK FO", ""))

    assert PASS in legal(state)
    assert EVERY_FRONT == fronts_of(state, "EK")


@pytest.mark.parametrize("held", ["", "B7", "B7 EK"])
def test_a_pass_is_forced_where_nothing_else_is_legal(held):
    """BL-36: also with an empty hand."""
    state = position(hands=(held, ""), fronts=FULL, played=(1, 0))

    assert [PASS] == legal(state)


def test_free_slots_of_claimed_fronts_do_not_count():
    """BL-17, BL-35: a front already won or lost takes no troop."""
    state = position(hands=("B7", ""), fronts=full_but(8, 9), won=([8], [9]))

    assert [PASS] == legal(state)


@pytest.mark.parametrize("step", ["claim", "draw"])
def test_cards_are_played_in_the_play_state_only(step):
    """BL-14: one card a turn, before claims and draw."""
    fronts = {1: ("R10 R9 R8", "")}
    state = position(hands=("B7 GO", ""), fronts=fronts, step=step)
    before = state.copy()

    for move in (play("B7", 2), SCOUT, PASS):
        with pytest.raises(IllegalMove):
            state.apply(move, 0)

    assert before == state


def test_nobody_plays_out_of_turn():
    """BL-14: neither the other player nor somebody else's cards."""
    state = position(hands=("B7", "R7"), fronts={1: ("R10 R9 R8", "")})
    before = state.copy()

    for move, seat in ((play("R7", 1), 1), (play("R7", 1), 0), (play("B7", 2), 1), (claim(1), 1)):
        with pytest.raises(IllegalMove):
            state.apply(move, seat)

    assert before == state


def test_a_guile_card_is_not_placed_at_a_front():
    """BL-24, BL-34: only formation cards and environment go to fronts."""
    state = position(hands=("GO TB FI HA", ""))

    for card in ("GO", "TB", "FI", "HA"):
        with pytest.raises(IllegalMove):
            state.apply(play(card, 1), 0)


def test_drawing_tactics_gives_nothing_at_once():
    """BL-39: a hand may hold tactics cards only; they fill its places like troops."""
    state = position(hands=("LA LH EK SH FO MU B7", ""), step="play")
    go(state, play("B7", 1), DRAW_TACTICS, drawn(0, "GO"))

    assert "LA LH EK SH FO MU GO" == hand(state, 0)
