"""The Scout: three cards drawn one by one, two put back (BL-25..BL-27)."""

import pytest

from pygames.battle_line.moves import SCOUT
from pygames.core.game import IllegalMove
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    EVERY_FRONT,
    asked,
    card_of,
    drawn,
    fronts_of,
    go,
    hand,
    legal,
    names,
    play,
    playable,
    position,
    put_back,
)

SIX = "R1 R2 R3 R4 R5 R6"


def after_the_draws():
    """A hand of seven with the Scout: troop, tactics, troop are drawn."""
    state = position(hands=(f"{SIX} GO", "P1"))
    return go(
        state,
        *(SCOUT, DRAW_TROOP, drawn(0, "B7"), DRAW_TACTICS, drawn(0, "LA")),
        *(DRAW_TROOP, drawn(0, "B8")),
    )


def test_three_cards_are_drawn_one_by_one():
    """BL-25, BT-52: each is seen before the next deck is chosen, in any mixture."""
    state = go(position(hands=(f"{SIX} GO", "")), SCOUT)

    for card in ("B7", "LA", "B8"):
        assert (0, "scout_draw") == asked(state)
        assert [DRAW_TROOP, DRAW_TACTICS] == legal(state)

        go(state, DRAW_TACTICS if card == "LA" else DRAW_TROOP, drawn(0, card))

        assert card in hand(state, 0)

    assert (0, "scout_return") == asked(state)
    assert "GO" == names(state.guile[0])
    assert [1, 0] == state.played


def test_any_two_cards_of_the_hand_are_put_back():
    """BL-25: not only the drawn ones; each goes on its own deck."""
    state = after_the_draws()

    assert f"{SIX} B7 B8 LA" == names(move.card for move in legal(state))

    go(state, put_back("R1"))

    assert (0, "scout_return") == asked(state)
    assert "R2 R3 R4 R5 R6 B7 B8 LA" == names(move.card for move in legal(state))
    with pytest.raises(IllegalMove):
        state.apply(put_back("R1"), 0)


def test_no_other_draw_follows():
    """BL-27, BL-37, BT-52: the hand is back at its size, and the turn is over."""
    state = go(after_the_draws(), put_back("R1"), put_back("LA"))

    assert 7 == state.hand_count(0)
    assert "R2 R3 R4 R5 R6 B7 B8" == hand(state, 0)
    assert (1, "play") == asked(state)
    assert [52, 9] == [state.deck_count(0), state.deck_count(1)]


def test_each_card_lies_on_top_of_its_own_deck():
    """BL-4, BL-25, BT-52: the other player draws it from there."""
    state = go(after_the_draws(), put_back("R1"), put_back("LA"), play("P1", 9))

    assert [drawn(1, "R1")] == legal(go(state.copy(), DRAW_TROOP))
    assert [drawn(1, "LA")] == legal(go(state.copy(), DRAW_TACTICS))


@pytest.mark.parametrize("order", [("R1", "R2"), ("R2", "R1")])
def test_the_player_chooses_the_order_on_one_deck(order):
    """BL-25, BT-52: the card put back last is drawn first."""
    state = go(after_the_draws(), *map(put_back, order), play("P1", 9))

    assert [drawn(1, order[1])] == legal(go(state, DRAW_TROOP))

    go(state, drawn(1, order[1]), play("R3", 9))

    assert [drawn(0, order[0])] == legal(go(state, DRAW_TROOP))

    go(state, drawn(0, order[0]), play(order[1], 8), DRAW_TROOP)

    assert not {move.card for move in legal(state)} & {card_of("R1"), card_of("R2")}


def test_a_card_goes_on_no_other_deck():
    """BL-25: a troop cannot be put on the tactics deck, nor a tactics card on the troops."""
    state = after_the_draws()

    for card, deck in (("R1", 1), ("LA", 0)):
        with pytest.raises(IllegalMove):
            state.apply(put_back(card)._replace(deck=deck), 0)


def test_a_second_leader_may_be_put_back():
    """BL-21, BL-25, BT-54: a Leader that can never be played goes to the tactics deck."""
    state = position(hands=("LH GO R1", "R2 R3"), fronts={1: ("LA", "EK")}, decks=("B1 B2", "SH"))
    go(state, SCOUT, DRAW_TROOP, drawn(0, "B1"), DRAW_TROOP, drawn(0, "B2"))
    go(state, DRAW_TACTICS, drawn(0, "SH"), put_back("LH"), put_back("B1"))

    assert "R1 B2 SH" == hand(state, 0)
    assert [drawn(1, "LH")] == legal(go(state, play("R2", 9), DRAW_TACTICS))


@pytest.mark.parametrize(
    ("decks", "draws", "returns"),
    [
        pytest.param(("B1 B2", ""), 2, 1, id="BT-53 two troops"),
        pytest.param(("B1", "SH"), 2, 1, id="BT-53 one of each"),
        pytest.param(("", "SH EK"), 2, 1, id="BT-53 two tactics"),
        pytest.param(("B1", ""), 1, 0, id="BT-53 one"),
        pytest.param(("", "SH"), 1, 0, id="BT-53 one tactics card"),
        pytest.param(("B1 B2", "SH"), 3, 2, id="three are enough"),
        pytest.param(("B1 B2 B3 B4", ""), 3, 2, id="one deck empty"),
    ],
)
def test_short_decks(decks, draws, returns):
    """BL-26: all that is left is drawn, all but one put back."""
    state = go(position(hands=("R1 R2 GO", "P1"), decks=decks), SCOUT)
    steps = []
    while asked(state)[0] != 1:
        steps.append(asked(state)[1])
        go(state, legal(state)[0])

    assert ["scout_draw", "drawn"] * draws + ["scout_return"] * returns == steps
    assert 3 == state.hand_count(0)


def test_only_decks_that_are_not_empty():
    """BL-25, BL-40: the Scout draws from what is there, also what it has just emptied."""
    state = go(position(hands=("R1 GO", "P1"), decks=("B1 B2 B3", "SH")), SCOUT)

    assert [DRAW_TROOP, DRAW_TACTICS] == legal(state)

    go(state, DRAW_TACTICS, drawn(0, "SH"))

    assert [DRAW_TROOP] == legal(state)


@pytest.mark.parametrize(("needs", "expected"), [(True, "R1"), (False, "R1 GO")])
def test_without_cards_to_draw(needs, expected):
    """BL-26, BT-53: not playable, unless `scout_needs_cards` is off."""
    state = position(hands=("R1 GO", "P1"), decks=("", ""), scout_needs_cards=needs)

    assert expected == playable(state)


def test_a_scout_without_effect_counts_as_played():
    """BL-18, BL-26: nothing is drawn or put back, and the turn is over."""
    state = position(hands=("R1 GO", "P1"), decks=("", ""), scout_needs_cards=False)
    go(state, SCOUT)

    assert (1, "play") == asked(state)
    assert [1, 0] == state.played
    assert "GO" == names(state.guile[0])


def test_claims_follow_the_scout():
    """BL-27, BL-41, BL-51: the turn goes on with its claims, and ends without a draw."""
    state = position(hands=("GO B1", "P1"), fronts={1: ("R10 R9 R8", "")}, decks=("B5", ""))
    go(state, SCOUT, DRAW_TROOP, drawn(0, "B5"))

    assert (0, "claim") == asked(state)

    go(state, legal(state)[0])

    assert (1, "play") == asked(state)
    assert EVERY_FRONT[1:] == fronts_of(state, "P1")
