"""Phase 3 off the usual way: two slots, late tokens, moved Hunted, copies (section 6.3)."""

import pytest

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, is_refused, legal, name, plays_of
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, explore, go_to, hunt, pass_all, play, reckon

# --- two slots, windows in between, late arrivals ---------------------------------------------


def test_the_order_of_ones_own_slots():
    """NA-88, NA-T7: the Hunted chooses."""
    for first, second in ((2, 7), (7, 2)):
        state = table(2, places={1: "27/1345"}, due={1: "both"})
        reckon(state, [(2, 7)], 10)
        assert [moves.Which(2), moves.Which(7)] == choices(state, 1)
        do(state, 1, moves.Which(first))
        assert "resolve" == name(state)
        do(state, 1, moves.NOTHING)
        do(state, 1, moves.USE)
        assert ("take" if second == 2 else "sort") == name(state)


def test_no_order_is_asked_for_where_nothing_can_be_done():
    """NA-53, NA-Q24: both places are ineffective."""
    state = table(2, places={1: "27/1345"}, due={1: "both"}, hunt="mirage")
    hunt(explore(state, (2, 7)), 10, "mirage", target=(2, 7))
    pass_all(state)
    assert 1 not in asked(state) or "which" != asked(state)[1]
    assert all(slot.resolved for slot in state.turn.slots) or state.turns == 2


def test_each_slot_in_its_own_step():
    """NA-T47, NA-88: the Beach, then the Creature at the Source."""
    state = table(2, places={1: "49*/"}, due={1: "both"}, will={1: 2})
    reckon(state, [(4, 9)], 9)
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE)
    assert state.marker
    assert (1, 6) == (state.will[1], state.assimilation)
    assert {4, 9} == pile(state, 1)


def test_a_card_back_for_each_slot():
    """NA-88: option (b) twice."""
    state = table(2, places={1: "45/123"}, due={1: "both"})
    reckon(state, [(4, 5)], 10)
    do(state, 1, moves.Which(5), moves.Take(1, (1,)), moves.Take(1, (2,)))
    assert ({1, 2}, {3, 4, 5}) == (hand(state, 1), pile(state, 1))


def test_a_slot_that_becomes_free_is_resolved_at_once():
    """NA-77: after a window; what was resolved is not resolved again."""
    state = table(3, cards={1: "hologram"}, rescue=6, places={1: "*/1", 2: "*/1"})
    hunt(explore(state, 2, 3), 10, artemia=2)
    pass_all(state, 2)
    do(state, 2, moves.NOTHING)
    assert (3, 2) == state.turn.moment
    play(state, 1, "hologram", moves.Divert("artemia", 7))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.NOTHING)
    assert 2 == state.turns


@pytest.mark.parametrize("window", [0, 1])
def test_a_slot_that_becomes_free_comes_before_the_penalties(window):
    """NA-77: step A is carried out before going on."""
    state = table(3, hunt="scream", cards={1: "wrong_track"}, places={1: "*/1", 2: "*/1"})
    hunt(explore(state, 2, 3), 2, "scream", target=3)
    go_to(state, 3, window)
    play(state, 1, "wrong_track", moves.Divert("creature", 1))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.NOTHING)
    assert {2: "scream"} == asked(state)


def test_a_slot_that_becomes_free_comes_before_artemia():
    """NA-77, NA-83: H1 is free now, and H2 must discard though the Jungle was used before."""
    state = table(3, cards={1: "hologram"}, rescue=6, places={1: "*/1", 2: "*/1"})
    hunt(explore(state, 2, 3), 10, artemia=2)
    go_to(state, 3, 2)
    play(state, 1, "hologram", moves.Divert("artemia", 3))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.NOTHING)
    assert {2: "discard"} == asked(state)


def test_the_first_hunted_comes_first_again():
    """NA-218: after each resolution, from the first seat on."""
    state = table(4, cards={3: "wrong_track"}, places=dict.fromkeys((1, 2, 3), "*/1"))
    hunt(explore(state, 2, 5, 2), 2)
    pass_all(state)
    play(state, 3, "wrong_track", moves.Divert("creature", 1))
    assert [1, 2, 3] == [resolved(state) for _turn in range(3)]


def resolved(state):
    """Who resolves a place now, and does nothing there."""
    ((seat, what),) = asked(state).items()
    assert "resolve" == what
    do(state, seat, moves.NOTHING)
    return seat


def test_the_target_comes_late():
    """NA-218, NA-136: no penalty any more, but a Clone catches."""
    state = table(3, hunt="scream clone", limit=2, cards={2: "wrong_track"}, places={1: "*/1"})
    hunt(explore(state, 3, 5), 10, "scream", "clone", target=8)
    go_to(state, 3, 3)
    play(state, 2, "wrong_track", moves.Divert("target", 3))
    assert (0, 2, 3) == state.will
    assert (7, 2) == (state.assimilation, state.turns)


# --- moving and avoiding -----------------------------------------------------------------------


def test_a_hunted_is_moved():
    """NA-T49, NA-91, NA-141: to Artemia; the card that was played is discarded."""
    state = table(2, hunt="detour", rescue=6)
    hunt(explore(state, 2), 10, artemia=7)
    pass_all(state)
    play(state, 0, "detour", moves.Lead(1, 2, 7))
    assert [(2, 7)] == given(state, 1)
    do(state, 1, moves.Discard(1, (3,)))
    assert {2, 3} == pile(state, 1)
    assert (3, 7) == (state.will[1], state.assimilation)


@pytest.mark.parametrize(("card", "place", "lost"), [(2, 1, 2), (1, 2, 1)])
def test_the_lair_costs_who_is_there_now(card, place, lost):
    """NA-91, NA-101: where the Hunted is counts, not the card that was played."""
    state = table(2, hunt="detour")
    pass_all(hunt(explore(state, card), place))
    play(state, 0, "detour", moves.Lead(1, card, place))
    assert 3 - lost == state.will[1]
    assert {card} == pile(state, 1)


def test_nobody_is_moved_to_an_inaccessible_place():
    """NA-91, NA-126: of Force Field."""
    state = table(2, hunt="force_field detour", limit=2)
    play(state, 0, "force_field", moves.Aim((3, 4)))
    hunt(explore(state, 2), 10)
    pass_all(state)
    play(state, 0, "detour")
    assert [moves.Lead(1, 2, 1), moves.Lead(1, 2, 7)] == choices(state, 0)


def test_who_avoids_a_token():
    """NA-92: is resolved in step A."""
    state = table(3, cards={1: "dodge"}, places={1: "7*/"})
    hunt(explore(state, 7, 5), 7)
    pass_all(state)
    play(state, 1, "dodge")
    assert {1: "resolve"} == asked(state)
    assert legal(state, 1, moves.USE)


def test_who_avoids_the_clone_alone():
    """NA-92, NA-136: no other Target card is active, so the slot belongs to step A."""
    state = table(3, hunt="clone", cards={1: "dodge"}, places={1: "8*/", 2: "8*/"})
    hunt(explore(state, 8, 2), 10, "clone", target=8)
    pass_all(state)
    play(state, 1, "dodge")
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE)
    assert (13, {2: "resolve"}) == (state.rescue, asked(state))


def test_who_avoids_the_clone_suffers_other_target_cards():
    """NA-92, NA-171, NA-82: Scream works on them."""
    state = table(2, hunt="clone scream", limit=2, cards={1: "dodge"})
    hunt(explore(state, 2), 10, "clone", "scream", target=2)
    pass_all(state)
    play(state, 1, "dodge")
    assert {1: "scream"} == asked(state)
    do(state, 1, moves.LOSE_WILL)
    assert {1: "resolve"} == asked(state)
    assert 2 == state.will[1]


# --- copying, cards instead of a power ---------------------------------------------------------


def test_copying():
    """NA-89, NA-T3, NA-T50: tokens and ineffectiveness there do not matter; "this card" is the
    one that was played."""
    state = table(2, hunt="mirage", places={1: "*/3"})
    hunt(explore(state, 1), 2, "mirage", target=(2, 7))
    do(state, 1, moves.USE, moves.Copy(2), moves.Take(1, (3,)))
    assert ({1, 2, 3, 4, 5}, set()) == (hand(state, 1), pile(state, 1))

    state = table(2, hunt="detour", places={1: "*/3"})
    hunt(explore(state, 1), 10)
    pass_all(state)
    play(state, 0, "detour", moves.Lead(1, 1, 2))
    do(state, 1, moves.USE, moves.Take(1, (3,)))
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_copies_count_for_once_a_turn():
    """NA-89, NA-108: the Wreck copied by the Lair."""
    state = table(3, cards={2: "dodge"}, places={1: "*/2", 2: "8*/2"})
    hunt(explore(state, 1, 8), 8)
    pass_all(state)
    play(state, 2, "dodge")
    do(state, 1, moves.USE, moves.Copy(8))
    assert [moves.Take(1, (2,)), moves.NOTHING] == choices(state, 2)


@pytest.mark.parametrize("place", [1, 10])
def test_what_cannot_be_copied(place):
    """NA-90, NA-T7: the Artefact, and the Lair by the Lair."""
    state = reckon(table(2, cards={1: "dodge"}, places={1: "*/23"}), [1], place)
    pass_all(state) if place == 10 else play(state, 1, "dodge")
    do(state, 1, moves.USE)
    assert [moves.TAKE_ALL] == choices(state, 1)

    state = reckon(table(2, cards={1: "gate"}), [5], 8)
    pass_all(state)
    do(state, 1, *[it for it in choices(state, 1) if it.kind == "instead"])
    play(state, 1, "gate")
    assert [moves.Copy(4)] == choices(state, 1)


def test_cards_instead_of_the_power():
    """NA-80: only where the power could be used."""
    for hunts, kinds in (("", "use instead nothing"), ("interference", "")):
        state = table(2, cards={1: "gate"}, hunt=hunts)
        hunt(explore(state, 4), 10, *hunts.split())
        pass_all(state, 2)
        assert kinds.split() == [it.kind for it in choices(state, 1) if name(state) == "resolve"]


def test_no_card_instead_of_a_power_that_was_used_up():
    """NA-80, NA-104: the Beach, once a turn."""
    state = reckon(table(3, cards={2: "gate"}, places={2: "*/1"}), [4, 4], 10)
    pass_all(state, 2)
    do(state, 1, moves.USE)
    assert [moves.Take(1, (1,)), moves.NOTHING] == choices(state, 2)
    assert is_refused(state, 2, moves.Play("gate"))
    assert [] == plays_of(state, 2)
