"""What each player knows (section 2.1, BL-13), and what passing tells (BL-36)."""

import pytest

import pygames
from pygames.battle_line.moves import END_CLAIMS, PASS, SCOUT
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    EVERY_FRONT,
    asked,
    card_of,
    cards,
    drawn,
    go,
    hand,
    legal,
    names,
    play,
    position,
    put_back,
)

FULL = {front: (f"R{front} O{front} Y{front}", "") for front in EVERY_FRONT}


def table():
    return position(
        hands=("R4 R5 LA", "G1 G2 FO"),
        fronts={1: ("R1 EK", "G9"), 2: ("B1", "B2 SH")},
        seen="B8 P3",
        mud=(4, 1),
        won=([2], [3]),
        guile=("TB", "FI"),
    )


# --- public and hidden -------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_public(seat):
    """BL-13: all that lies face up, the numbers of cards, who has played what."""
    state = table()
    view = state.view(seat)
    public = (
        *("cards", "stamps", "env", "flags", "discards", "guile", "played", "leaders", "visible"),
        *("turn", "player", "starter", "left", "idle", "outcome"),
    )

    for name in public:
        assert getattr(state, name) == getattr(view, name), name
    for who in (0, 1):
        assert [2, 1] == [view.held(who, deck) for deck in (0, 1)]
        assert 3 == view.hand_count(who)
    assert [state.deck_count(deck) for deck in (0, 1)] == [view.deck_count(d) for d in (0, 1)]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden(seat):
    """BL-13: the other hand and both decks are one heap of cards not seen."""
    state = table()
    view = state.view(seat)
    other = state.hands[1 - seat]

    assert state.hands[seat] == view.hands[seat]
    assert [] == view.hands[1 - seat]
    for deck in (0, 1):
        mixed = state.unseen[deck] + [card for card in other if (card >= 60) == deck]

        assert sorted(mixed) == view.unseen[deck]


def test_a_card_drawn_is_seen_by_who_draws_it():
    """BL-13: the others see which deck it came from."""
    state = position(hands=("R1 R2", "G1"), step="draw")

    assert None is state.decisions[0].known_to

    go(state, DRAW_TACTICS)

    assert {0} == state.decisions[0].known_to

    go(state, drawn(0, "LA"))

    assert "R1 R2 LA" == hand(state.view(0), 0)
    assert "" == hand(state.view(1), 0)
    assert [2, 1] == [state.view(1).held(0, deck) for deck in (0, 1)]


# --- what a Scout tells ------------------------------------------------------------------


def scouted(*back):
    """Seat 0 has drawn B7, B8 and LA with the Scout and put two cards back."""
    state = position(hands=("R1 R2 GO", "G1 G2"))
    go(state, SCOUT, DRAW_TROOP, drawn(0, "B7"), DRAW_TROOP, drawn(0, "B8"))
    return go(state, DRAW_TACTICS, drawn(0, "LA"), *map(put_back, back))


def test_returned_cards_are_known_to_who_returned_them():
    """BL-13, BL-25: and their order; the other sees on which decks they lie."""
    state = scouted("B7", "R1")

    assert [(card_of("B7"), 0), (card_of("R1"), 0)] == state.view(0).tops[0]
    assert [(None, 0), (None, 0)] == state.view(1).tops[0]
    assert set(cards("B7 R1")) <= {*state.view(1).unseen[0]}
    assert not set(cards("B7 R1")) & {*state.view(0).unseen[0]}


def test_putting_back_is_seen_by_its_player():
    """BL-13: the others see the deck."""
    (decision,) = scouted().decisions

    assert {0} == decision.known_to
    assert ("card",) == decision.moves[0].secret


def test_the_returner_knows_what_the_other_draws():
    """BL-13, BL-25: the card on top was his, until it is drawn or covered."""
    state = go(scouted("B7", "R1"), play("G1", 1), DRAW_TROOP)

    assert [drawn(1, "R1")] == legal(state) == legal(state.view(0))
    assert {0, 1} == state.decisions[0].known_to
    assert {*cards("R1 B7 B8 R2")} < {move.card for move in legal(state.view(1))}

    go(state, drawn(1, "R1"))

    assert "R1" == hand(state.view(0), 1) == names(state.known[1])
    assert "G2 R1" == " ".join(sorted(hand(state.view(1), 1).split()))


def test_who_draws_the_own_returned_card_tells_nothing():
    """BL-13: the others know only that it is the card put back."""
    state = go(scouted("B7", "LA"), play("G1", 1), DRAW_TROOP, drawn(1, "B7"))
    go(state, play("R1", 1), DRAW_TACTICS)

    assert [drawn(0, "LA")] == legal(state) == legal(state.view(0))
    assert {0} == state.decisions[0].known_to
    assert len(legal(state.view(1))) > 1

    go(state, drawn(0, "LA"))

    assert "" == hand(state.view(1), 0)


def test_a_known_card_that_is_played_is_no_longer_in_the_hand():
    """BL-13: knowledge ends where everybody sees the card."""
    state = go(scouted("B7", "R1"), play("G1", 1), DRAW_TROOP, drawn(1, "R1"))
    go(state, play("R2", 1), DRAW_TROOP, drawn(0, "B7"), play("R1", 2))

    assert "" == hand(state.view(0), 1)
    assert [] == state.known[1]


# --- forced passes -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "options"),
    [
        pytest.param("B1 LH", {"leaders": (True, False)}, id="a second Leader"),
        pytest.param("B1 EK", {}, id="a morale card without a slot"),
        pytest.param("B1 HA", {}, id="a Traitor without a slot"),
    ],
)
def test_a_pass_forced_by_hidden_cards(held, options):
    """BL-36: only who holds them knows that no tactics card can be played."""
    state = position(hands=(held, ""), fronts=FULL, **options)

    assert [PASS] == legal(state) == legal(state.view(0))
    assert PASS in legal(state.view(1))
    assert len(legal(state.view(1))) > 1


@pytest.mark.parametrize(
    ("held", "options"),
    [
        pytest.param("B1", {}, id="troops only"),
        pytest.param("B1 FO", {"played": (1, 0)}, id="the limit"),
        pytest.param("", {}, id="no card"),
    ],
)
def test_a_pass_that_everybody_sees_to_be_forced(held, options):
    """BL-18, BL-36: the numbers of cards and of tactics played are public."""
    state = position(hands=(held, ""), fronts=FULL, **options)

    assert [PASS] == legal(state) == legal(state.view(0)) == legal(state.view(1))


def full_table():
    """A match in which both have filled all their slots; seat 0 holds an Extra Assault."""
    setup = pygames.Match("battle-line", options={"starter": "P0", "hand_size": 3}).setup
    state, log = setup.start(), []
    while state.turn < 55:
        (decision,) = state.decisions
        move = decision.moves[0]
        if decision.name == "claim":
            move = END_CLAIMS
        elif decision.name == "draw" and state.turn == 53:
            move = DRAW_TACTICS
        elif decision.name == "drawn" and state.turn == 53:
            move = drawn(0, "EK")
        log.append(pygames.Entry(decision.seat, move, decision.known_to))
        state.apply(move, decision.seat)
    return pygames.Match.from_log(setup, log)


def test_a_forced_pass_looks_like_a_chosen_one():
    """BL-36: one that hidden cards force is pressed by its player, any other made at once."""
    match = full_table()

    assert (0, "play") == asked(match)
    assert [PASS] == legal(match)

    length = len(match.log)
    match.play(PASS, 0)

    assert [(0, PASS, None), (1, PASS, None)] == match.log[length:]
