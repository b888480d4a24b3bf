"""The Survival cards of phases 1, 2 and 4 (section 10.1)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import ARTEMIA, CREATURE, HUNT, SURVIVAL
from tests.not_alone.decisions import asked, choices, decision, is_refused, legal, plays_of
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, play, reckon, select


def holding(card, *selected, places="*/1", **how):
    """Phase 2 with H1 holding a Survival card."""
    state = table(len(selected) + 1, cards={1: card}, places={1: places}, **how)
    return explore(state, *selected)


# --- phase 1 ---------------------------------------------------------------------------------


@pytest.mark.parametrize("will", [1, 2, 3])
def test_adrenaline(will):
    """NA-163, NA-34: one Will, but never more than three."""
    state = table(2, cards={1: "adrenaline"}, will={1: will})
    if will == 3:
        assert is_refused(state, 1, moves.Play("adrenaline"))
    else:
        assert will + 1 == play(state, 1, "adrenaline").will[1]


def test_ingenuity():
    """NA-164: the Marker is put on the Beach; the Beach can still be used (NA-104)."""
    state = play(table(2, cards={1: "ingenuity"}), 1, "ingenuity")
    assert state.marker
    assert is_refused(table(2, cards={1: "ingenuity"}, marker=True), 1, moves.Play("ingenuity"))
    reckon(state, [4], 10)
    do(state, 1, moves.USE)
    assert (False, 11) == (state.marker, state.rescue)


def test_sacrifice():
    """NA-165, NA-T27: a Place card for a turn without Hunt cards; Artemia only by the board."""
    state = table(2, hunt="virus despair clone", cards={1: "sacrifice"}, rescue=6)
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    assert [moves.Discard(1, (card,)) for card in (1, 2, 3, 4, 5)] == choices(state, 1)
    do(state, 1, moves.Discard(1, (2,)))
    assert {1: "explore"} == asked(state)
    select(state, {1: 1})
    assert {CREATURE, ARTEMIA} == {it.token for it in choices(state, 0)}
    hunt(state, 10, artemia=10)
    assert {1: "resolve"} == asked(state)
    end_turn(state)
    assert ["despair"] == plays_of(state, 0)


def test_sacrifice_needs_a_play_of_the_creature():
    """NA-165: which still holds cards, and has not played as many as it may."""
    state = table(2, cards={1: "sacrifice"}, hunt="despair force_field stasis", limit=2)
    assert legal(state, 1, moves.Play("sacrifice"))
    play(state, 0, "force_field", moves.Aim((9, 10)))
    assert legal(state, 1, moves.Play("sacrifice"))
    state = table(2, cards={1: "sacrifice"}, hunt="force_field stasis")
    play(state, 0, "force_field", moves.Aim((9, 10)))
    assert is_refused(state, 1, moves.Play("sacrifice"))


def test_sacrifice_after_the_last_play_of_the_creature():
    """NA-165, NA-42: a card played first leaves nothing to forbid, so Sacrifice returns."""
    state = table(2, cards={1: "sacrifice"}, hunt="force_field stasis")
    play(state, 1, "sacrifice")
    play(state, 0, "force_field", moves.Aim((9, 10)))
    assert ({"sacrifice"}, set()) == ({*state.hands[1]}, pile(state, 1))
    assert {1: "explore"} == asked(state)


def test_sacrifice_of_who_has_selected():
    """NA-165, NA-61: the selection is withdrawn first; those of others stay."""
    state = table(3, cards={1: "sacrifice"}, hunt="stasis")
    select(state, {1: 2, 2: 2})
    assert is_refused(state, 1, moves.Play("sacrifice"))
    do(state, 1, moves.WITHDRAW)
    play(state, 1, "sacrifice")
    do(state, 0, moves.DECLINE)
    assert moves.Discard(1, (2,)) in choices(state, 1)
    do(state, 1, moves.Discard(1, (2,)))
    assert {1: "explore", 2: "wait"} == asked(state)


@pytest.mark.parametrize(("places", "count"), [("45/123", 2), ("*/3", 1)])
def test_sixth_sense(places, count):
    """NA-166: two cards of the discard, or one if there is only one; it is no Resist (NA-55)."""
    state = table(2, cards={1: "sixth_sense"}, places={1: places})
    play(state, 1, "sixth_sense")
    assert {count} == {it.size for it in choices(state, 1)}
    do(state, 1, choices(state, 1)[0])
    assert 3 == state.will[1]
    assert (places != "*/3") == any(it.kind == "resist" for it in choices(state, 1))


def test_smokescreen_lasts_until_the_end_of_the_turn():
    """NA-T28, NA-167: only one at a time would do something (NA-44)."""
    state = play(table(3, cards={1: "smokescreen", 2: "gate"}), 1, "smokescreen")
    assert state.turn.smoke
    reckon(state, [1, 2], 10)
    end_turn(state)
    assert not state.turn.smoke


@pytest.mark.parametrize(("hunts", "left"), [("despair virus clone", 1), ("virus", 0)])
def test_strike_back(hunts, left):
    """NA-168, NA-97: two cards of the Creature at random, or all, below the Hunt deck."""
    state = table(2, hunt=hunts, cards={1: "strike_back"})
    before = state.left[HUNT]
    state.apply(moves.Play("strike_back"), 1)
    state.apply(moves.DECLINE, 0)
    (strike,) = state.decisions
    count = len(hunts.split()) - left
    assert (-1, frozenset((0,))) == (strike.seat, strike.known_to)
    assert (3 if left else 1) == len(strike.moves)
    state.apply(strike.moves[0], -1)
    assert left == len(state.hands[0])
    assert (*before, count) == state.left[HUNT]
    assert {*strike.moves[0].cards} == {*state.below[HUNT][0]}


def test_struck_cards_are_drawn_last():
    """NA-168: they lie at the bottom of the deck, in random order."""
    state = table(2, hunt="virus clone", cards={1: "strike_back"})
    state.apply(moves.Play("strike_back"), 1)
    do(state, 0, moves.DECLINE)
    state.unseen = (frozenset(("stasis",)), state.unseen[SURVIVAL])
    state.left = ((1, 2), state.left[SURVIVAL])
    assert 0 == len(state.hands[0])
    explore(state, 5)
    end_turn(hunt(state, 5))
    assert {"stasis", "virus", "clone"} == state.hands[0]


def test_the_creature_refills_only_at_the_end():
    """NA-168, NA-33, NA-T65, NA-94: one card is left, two are drawn."""
    state = table(2, hunt="virus clone stasis", cards={1: "strike_back"})
    state.apply(moves.Play("strike_back"), 1)
    do(state, 0, moves.DECLINE)
    assert 1 == len(state.hands[0])
    reckon(state, [5], 5)
    assert 1 == len(go_to(state, 4).hands[0])
    assert 3 == len(end_turn(state).hands[0])


# --- phase 2 ---------------------------------------------------------------------------------


def test_vortex():
    """NA-T33, NA-169: the old card is discarded, the new one selected."""
    state = holding("vortex", 4, places="4135/26")
    hunt(state, 10)
    play(state, 1, "vortex")
    assert [moves.Swap(4, 2), moves.Swap(4, 6)] == choices(state, 1)
    assert decision(state, 1).known_to is None
    do(state, 1, moves.Swap(4, 6))
    assert {2, 4} == pile(state, 1)
    assert [(6, 6)] == given(state, 1)
    assert {1, 3, 5} == hand(state, 1)


def test_vortex_with_two_cards():
    """NA-169: one of the selected ones."""
    state = table(2, cards={1: "vortex"}, places={1: "1345/26"}, due={1: "both"})
    hunt(explore(state, (3, 4)), 10)
    play(state, 1, "vortex")
    assert {(3, 2), (3, 6), (4, 2), (4, 6)} == {(it.out, it.back) for it in choices(state, 1)}
    do(state, 1, moves.Swap(3, 6))
    assert [4, 6] == sorted(card for card, _place in given(state, 1))


def test_vortex_to_an_inaccessible_place():
    """NA-169, NA-126: is not possible."""
    state = table(2, cards={1: "vortex"}, places={1: "*/12"}, hunt="force_field")
    play(state, 0, "force_field", moves.Aim((2, 3)))
    hunt(explore(state, 4), 10)
    play(state, 1, "vortex")
    assert [moves.Swap(4, 1)] == choices(state, 1)

    state = table(2, cards={1: "vortex"}, places={1: "*/12"}, hunt="force_field")
    play(state, 0, "force_field", moves.Aim((1, 2)))
    hunt(explore(state, 4), 10)
    assert is_refused(state, 1, moves.Play("vortex"))


# --- phase 4 ---------------------------------------------------------------------------------


def at_end(card, **how):
    """The window of phase 4; H1 was caught on the Jungle."""
    return go_to(hunt(holding(card, 2, **how), 2), 4)


def test_amplifier():
    """NA-176: the Marker leaves the Beach for a step."""
    state = play(at_end("amplifier", marker=True), 1, "amplifier")
    assert (False, 11) == (state.marker, state.rescue)
    assert is_refused(at_end("amplifier"), 1, moves.Play("amplifier"))


def test_amplifier_wins():
    """NA-176, NA-27."""
    state = holding("amplifier", 2, marker=True, rescue=1)
    go_to(hunt(state, 2, artemia=10), 4)
    play(state, 1, "amplifier")
    assert (1,) == state.outcome.winners


def test_amplifier_and_stasis():
    """NA-T63, NA-142, NA-44: what was moved stays; after Stasis it cannot be played."""
    for first, rescue in (("amplifier", 4), ("stasis", 5)):
        state = holding("amplifier", 2, marker=True, rescue=5, hunt="stasis")
        go_to(hunt(state, 2, artemia=10), 4)
        if first == "amplifier":
            play(state, 1, "amplifier")
            do(state, 0, moves.DECLINE)
            play(state, 0, "stasis")
        else:
            play(state, 0, "stasis")
            assert is_refused(state, 1, moves.Play("amplifier"))
        assert rescue == end_turn(state).rescue


def test_stasis_before_amplifier():
    """NA-T63, NA-42: it returns to the hand."""
    state = holding("amplifier", 2, marker=True, rescue=5, hunt="stasis")
    go_to(hunt(state, 2, artemia=10), 4)
    play(state, 1, "amplifier")
    play(state, 0, "stasis")
    assert ({"amplifier"}, True) == ({*state.hands[1]}, state.marker)
    assert 5 == end_turn(state).rescue


def test_double_back():
    """NA-T64, NA-177: the card of who was caught returns to the hand."""
    state = table(2, cards={1: "double_back"}, places={1: "8*/"})
    go_to(hunt(explore(state, 8), 8), 4)
    play(state, 1, "double_back", moves.Which(8))
    assert 8 in hand(state, 1)
    end_turn(state)
    assert ({1, 2, 3, 4, 5, 8}, set()) == (hand(state, 1), pile(state, 1))


def test_double_back_with_two_cards():
    """NA-177: one of them."""
    state = table(2, cards={1: "double_back"}, due={1: "both"})
    go_to(hunt(explore(state, (2, 3)), 10), 4)
    play(state, 1, "double_back")
    assert [moves.Which(2), moves.Which(3)] == choices(state, 1)
    end_turn(do(state, 1, moves.Which(3)))
    assert {2} == pile(state, 1)


def test_double_back_needs_a_card_on_the_table():
    """NA-177, NA-44: not after the Jungle has brought it back."""
    state = go_to(hunt(holding("double_back", 2), 10), 3, -1)
    do(state, 1, moves.USE, moves.Take(1, (1,)))
    go_to(state, 4)
    assert is_refused(state, 1, moves.Play("double_back"))
    assert legal(state, 1, moves.PASS)
