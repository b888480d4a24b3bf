"""What the game is made of and how it begins (BL-1..BL-12, BL-74, BL-78)."""

import pytest

from pygames.battle_line import pieces
from pygames.battle_line.describe import describe, narrate
from pygames.battle_line.moves import First, Shown
from pygames.battle_line.state import State
from pygames.core.game import CHANCE
from pygames.core.language import Name
from pygames.core.players import called, named
from tests.battle_line.positions import (
    DRAW_TROOP,
    asked,
    card_of,
    cards,
    claim,
    drawn,
    every_card,
    go,
    legal,
    names,
    options,
    play,
)

HANDS = ("R1 R2 R3 R4 R5 R6 R7", "G1 G2 G3 G4 G5 G6 G7")


def shown(seat, card):
    return Shown(seat, card_of(card))


def new(**chosen):
    """A game before its first card."""
    return State(options(**chosen))


def deal(state, hands=HANDS):
    """Both hands, card by card."""
    rows = zip(*(hand.split() for hand in hands), strict=True)
    return go(state, *(drawn(seat, card) for row in rows for seat, card in enumerate(row)))


# --- components --------------------------------------------------------------------------


def test_sixty_troops():
    """BL-1, BL-5: each value of each of the six colours once."""
    ids = [pieces.card_id(card) for card in pieces.TROOPS]

    assert [f"{colour}{v}" for colour in "ROYGBP" for v in range(1, 11)] == ids
    assert [(c, v) for c in range(6) for v in range(1, 11)] == [
        (pieces.colour(card), pieces.value(card)) for card in pieces.TROOPS
    ]
    assert ("Red", "Orange", "Yellow", "Green", "Blue", "Purple") == pieces.COLOUR_NAMES


def test_ten_tactics():
    """BL-2: each once, by the names of table 1.1."""
    titles = {
        "LA": "Achilles",
        "LH": "Hector",
        "EK": "Extra Assault",
        "SH": "Line of Defence",
        "FO": "Fog",
        "MU": "Mud",
        "GO": "Scout",
        "TB": "Redeploy",
        "FI": "Deserter",
        "HA": "Traitor",
    }

    assert [*titles] == [pieces.card_id(card) for card in pieces.TACTICS_CARDS]
    assert [*titles.values()] == [*pieces.TACTICS_NAMES]


@pytest.mark.parametrize("front", [1, 9])
def test_fronts_are_numbered_from_one(front):
    """BL-3: nine of them, as P0 sees them from left to right."""
    assert f"Claim front {front}" == describe(claim(front))
    assert f"Ann claims front {front}" == narrate(claim(front), new(), Name("Ann"))
    assert [None] * 9 == new().flags


def test_backs_of_the_two_decks_differ():
    """BL-4: everybody sees of a hidden card which deck it is from."""
    state = deal(new(starter="P0"))
    go(state, play("R1", 1), DRAW_TROOP, drawn(0, "B1"))

    for view in (state.view(0), state.view(1)):
        assert [(7, 0), (7, 0)] == [(view.held(seat, 0), view.held(seat, 1)) for seat in (0, 1)]


# --- the deal ----------------------------------------------------------------------------


def test_the_deal():
    """BL-6, BL-7, BL-8, BT-48: seven troops each, 46 left, ten tactics cards."""
    state = deal(new(starter="P0"))

    assert HANDS == (names(state.hands[0]), names(state.hands[1]))
    assert [46, 10] == [state.deck_count(0), state.deck_count(1)]
    assert sorted(set(range(60)) - set(cards(" ".join(HANDS)))) == state.unseen[0]
    assert [()] * 18 == state.cards
    assert list(range(70)) == every_card(state)


def test_cards_are_dealt_alternately():
    """BL-7, BL-12: P0 first; each card any that is left, seen by who gets it."""
    state = new()
    for number in range(14):
        (decision,) = state.decisions

        assert (CHANCE, "deal", frozenset((number % 2,))) == (
            *decision[:2],
            decision.known_to,
        )
        assert 60 - number == len(decision.moves)
        assert {number % 2} == {move.seat for move in decision.moves}

        go(state, decision.moves[-1])

    assert "show" == asked(state)[1]


@pytest.mark.parametrize("size", [3, 10])
def test_the_size_of_the_hands(size):
    """BL-7, BL-37: by option; hands are filled up to it."""
    hands = tuple(" ".join(f"{colour}{v}" for v in range(1, size + 1)) for colour in "RG")
    state = deal(new(hand_size=size, starter="P0"), hands)

    assert [size, size] == [state.hand_count(0), state.hand_count(1)]

    go(state, play("R1", 1), DRAW_TROOP, drawn(0, "B1"))

    assert size == state.hand_count(0)
    assert (1, "play") == asked(state)


def test_without_tactics():
    """BL-8, BL-74: no tactics deck, otherwise unchanged."""
    state = go(deal(new(use_tactics=False, starter="P0")), play("R1", 1))

    assert [46, 0] == [state.deck_count(0), state.deck_count(1)]
    assert [DRAW_TROOP] == legal(state)
    assert list(range(60)) == every_card(state)


# --- who starts --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "draws", "starter"),
    [
        pytest.param("high_card", ["Y4", "B9"], 1, id="BT-46"),
        pytest.param("high_card", ["B9", "Y4"], 0, id="the other way"),
        pytest.param("low_card", ["Y4", "B9"], 0, id="low card"),
        pytest.param("high_card", ["Y4", "B4", "B2", "Y1"], 0, id="BT-47"),
        pytest.param("low_card", ["Y4", "B4", "P4", "O4", "Y1", "B2"], 0, id="two ties"),
        pytest.param("high_card", ["Y10", "Y9"], 0, id="ten is the highest"),
        pytest.param("high_card", ["P1", "Y2"], 1, id="colours do not matter"),
    ],
)
@pytest.mark.parametrize("when", ["after_deal", "before_deal"])
def test_the_draw_for_the_start(rule, draws, starter, when):
    """BL-9, BL-10, BL-11: the owner of the higher card starts; equal values: again."""
    state = new(starter=rule, start_draw=when)
    moves = [shown(number % 2, card) for number, card in enumerate(draws)]
    state = deal(go(state, *moves)) if when == "before_deal" else go(deal(state), *moves)

    assert (starter, "play") == asked(state)
    assert starter == state.starter == state.player
    assert [46, 10] == [state.deck_count(0), state.deck_count(1)]
    assert {card_of(card) for card in draws} <= set(state.unseen[0])


@pytest.mark.parametrize(("when", "cards_left"), [("after_deal", 46), ("before_deal", 60)])
def test_what_the_start_draw_can_turn_up(when, cards_left):
    """BL-10, BL-11: any card of the deck, not twice the same; after a tie all are back."""
    state = new(start_draw=when)
    if when == "after_deal":
        deal(state)
    for seat, card, left in ((0, "B7", 0), (1, "Y7", 1), (0, "B7", 0), (1, "Y6", 1)):
        (decision,) = state.decisions

        assert (CHANCE, "show", None) == (*decision[:2], decision.known_to)
        assert cards_left - left == len(decision.moves)
        assert {seat} == {move.seat for move in decision.moves}

        go(state, shown(seat, card))


def test_shown_cards_are_public_and_not_visible():
    """BL-11, BL-55: both players see them; they prove nothing later."""
    state = go(deal(new()), shown(0, "B7"))

    assert cards("B7") == state.shown == state.view(0).shown == state.view(1).shown

    go(state, shown(1, "B9"))

    assert 0 == state.visible
    assert set(cards("B7 B9")) <= set(state.unseen[0])


@pytest.mark.parametrize("when", ["after_deal", "before_deal"])
def test_no_start_draw_where_the_starter_is_fixed(when):
    """BL-12: `P0` begins at once after the deal."""
    assert (0, "play") == asked(deal(new(starter="P0", start_draw=when)))


@pytest.mark.parametrize("seat", [0, 1])
def test_a_starter_by_chance(seat):
    """BL-12: `random`: one of two, as likely as the other."""
    state = deal(new(starter="random"))

    assert (CHANCE, "first") == asked(state)
    assert [First(0), First(1)] == legal(state)
    assert (seat, "play") == asked(go(state, First(seat)))


@pytest.mark.parametrize("rule", ["high_card", "low_card", "random", "P0"])
@pytest.mark.parametrize("when", ["after_deal", "before_deal"])
def test_players_decide_nothing_in_the_set_up(rule, when):
    """BL-12: chance alone is asked until the first turn."""
    state = new(starter=rule, start_draw=when)
    asked_first = set()
    while not state.turn:
        asked_first.add(asked(state)[0])
        go(state, legal(state)[-1 if state.shown else 0])

    assert {CHANCE} == asked_first
    assert (1, "play") == (state.turn, asked(state)[1])


@pytest.mark.parametrize(
    ("starter", "second", "text"),
    [
        ("high_card", "R5", "Ann draws Red 5, so Player 1 will start"),
        ("high_card", "R9", "Ann draws Red 9 and starts"),
        ("low_card", "R5", "Ann draws Red 5 and starts"),
        ("high_card", "R8", "Ann draws Red 8: a tie, so both draw again"),
    ],
)
def test_who_starts_and_why_is_told(starter, second, text):
    """BL-7..BL-10: what happens before the first turn explains itself."""
    state = deal(new(starter=starter))

    first = narrate(shown(0, "B8"), state, Name("Ben"))
    assert first == "Ben draws Blue 8 to see who starts"
    told = narrate(shown(1, second), go(state, shown(0, "B8")), Name("Ann"))
    assert named(told, called((), 2)) == text
