"""The places of Exploration, but for Labyrinth and Portal (section 8.2)."""

import pytest

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, is_refused
from tests.not_alone.exploration import at, new_table
from tests.not_alone.facts import hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, hunt, play, reckon, select

# --- 1, the Nexus ----------------------------------------------------------------------------


def test_the_nexus_copies_a_place_of_row_one():
    """NA-111: any of 2 to 5, with or without a token, also an ineffective one."""
    state = at(1, "*/34", "nexus", creature=5, tokens={"target": (3, 4)}, plays=("mirage",))
    do(state, 1, moves.USE)
    assert [moves.Copy(2), moves.Copy(3), moves.Copy(4), moves.Copy(5)] == choices(state, 1)
    do(state, 1, moves.Copy(4))
    assert state.marker


def test_the_nexus_is_this_card():
    """NA-Q33, NA-89: copying Jungle or Oasis takes the Nexus card back."""
    state = do(at(1, "*/34", "nexus"), 1, moves.USE, moves.Copy(2), moves.Take(1, (3,)))
    assert ({1, 2, 3, 5}, {4}) == (hand(state, 1), pile(state, 1))

    state = do(
        at(1, "*/34", "nexus oasis", will={1: 2}), 1, moves.USE, moves.Copy(2), moves.Take(1, (4,))
    )
    assert ({1, 2, 4, 5}, {3}) == (hand(state, 1), pile(state, 1))


def test_the_nexus_copies_rover_and_labyrinth():
    """NA-Q33: both work normally."""
    assert [moves.Find(card) for card in range(6, 11)] == choices(
        do(at(1, planet="nexus"), 1, moves.USE, moves.Copy(5)), 1
    )
    state = do(at(1, planet="nexus labyrinth"), 1, moves.USE, moves.Copy(5))
    assert ["turn_up"] * 5 == [move.kind for move in choices(state, 1)]


def test_the_nexus_counts_for_once_a_turn():
    """NA-89, NA-104: a copied Beach is used up for all."""
    state = at(1, planet="nexus", seats=3)
    do(state, 1, moves.USE, moves.Copy(4))
    end_turn(state)
    assert (True, 13) == (state.marker, state.rescue)


def test_caught_on_the_nexus():
    """NA-T10, NA-111, NA-84: one Will, two spaces."""
    state = end_turn(at(1, planet="nexus", creature=1, assimilation=6))
    assert (2, 4) == (state.will[1], state.assimilation)


def test_two_caught_on_the_nexus():
    """NA-111, NA-85: still two spaces; and Anticipation is one more."""
    state = at(1, planet="nexus", seats=3, others=1, creature=1, plays=("anticipation 1",))
    end_turn(state)
    assert (2, 2, 8 - 3) == (*state.will[1:], state.assimilation)


@pytest.mark.parametrize(
    ("creature", "plays", "tokens", "spaces"),
    [((1, 2), ("gargantua",), {}, 2), (3, ("clone",), {"target": 1}, 2), (3, (), {}, 0)],
)
def test_the_nest_and_other_tokens(creature, plays, tokens, spaces):
    """NA-111, NA-136, NA-147: below Gargantua and Clone; not if nobody is caught there."""
    state = at(1, planet="nexus", creature=creature, plays=plays, tokens=tokens)
    end_turn(state)
    assert 7 - spaces == state.assimilation


def test_nobody_is_caught_in_the_nest():
    """NA-111: the token there alone, or a Hunted elsewhere below it, brings no more."""
    assert 7 == end_turn(at(2, planet="nexus", creature=1)).assimilation
    state = at(2, planet="nexus", creature=(1, 2), plays=("gargantua",))
    assert 6 == end_turn(state).assimilation


# --- 2, the Oasis ----------------------------------------------------------------------------


@pytest.mark.parametrize(("will", "size"), [(3, 0), (2, 1), (1, 2)])
def test_the_oasis(will, size):
    """NA-T11, NA-112: itself, and a card for each Will that is missing."""
    state = do(at(2, "*/134", "oasis", will={1: will}), 1, moves.USE)
    if size:
        assert {size} == {move.size for move in choices(state, 1)}
        do(state, 1, moves.Take(size, (1, 3)[:size]))
    assert {2, 5, *(1, 3)[:size]} == hand(state, 1)
    assert {1, 3, 4}.difference((1, 3)[:size]) == pile(state, 1)


def test_the_oasis_with_a_small_discard():
    """NA-112: as far as it goes."""
    state = do(at(2, "*/3", "oasis", will={1: 1}), 1, moves.USE)
    assert [moves.Take(1, (3,))] == choices(state, 1)
    state = do(at(2, "*/", "oasis", will={1: 1}), 1, moves.USE)
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_the_oasis_under_persecution():
    """NA-132: this card or one of the discard."""
    state = at(2, "*/13", "oasis", will={1: 1}, plays=("persecution",))
    do(state, 1, moves.USE)
    assert [moves.THIS, moves.Take(1, (1,)), moves.Take(1, (3,))] == choices(state, 1)
    assert {1, 4, 5} == hand(do(state.copy(), 1, moves.Take(1, (1,))), 1)
    assert {2, 4, 5} == hand(do(state, 1, moves.THIS), 1)

    state = do(at(2, "*/13", "oasis", plays=("persecution",)), 1, moves.USE)
    assert ({2, 4, 5}, {1, 3}) == (hand(state, 1), pile(state, 1))


# --- 3, the Fjord ----------------------------------------------------------------------------


def test_the_fjord():
    """NA-T12, NA-113, NA-64, NA-71: one of the discard face up; one is explored, both go."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"})
    assert moves.Select((4,), 2) in choices(state, 1)
    do(state, 1, moves.Select((4,), 2))
    assert {3} == pile(state, 1)
    hunt(state, 2)
    assert [moves.Keep(2), moves.Keep(4)] == choices(state, 1)
    do(state, 1, moves.Keep(4), moves.USE)
    assert state.marker
    end_turn(state)
    assert ({1}, {2, 3, 4}) == (hand(state, 1), pile(state, 1))


def test_the_fjord_can_be_explored_from_the_discard():
    """NA-113, NA-71: also the open card."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"})
    hunt(do(state, 1, moves.Select((4,), 2)), 9)
    do(state, 1, moves.Keep(2), moves.USE, moves.Take(1, (3,)))
    end_turn(state)
    assert ({1, 2, 3}, {4}) == (hand(state, 1), pile(state, 1))


def test_the_second_card_of_the_fjord():
    """NA-113, NA-64, NA-Q18: optional, accessible, of the discard, one only."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"})
    wanted = [(1,), (4,)]
    assert {(cards, up) for cards in wanted for up in (0, 2, 3)} == {
        (it.cards, it.up) for it in choices(state, 1) if isinstance(it, moves.Select)
    }
    assert is_refused(state, 1, moves.Select((1, 4)))
    assert is_refused(state, 1, moves.Select((1,), 5))

    state.turn.barred = frozenset((2, 7))
    state._decisions = None
    assert is_refused(state, 1, moves.Select((1,), 2))
    assert not is_refused(state, 1, moves.Select((1,), 3))

    state = hunt(do(state, 1, moves.Select((1,))), 9)
    assert [(1, 1)] == [slot[1:3] for slot in state.turn.slots]


def test_the_fjord_without_a_discard():
    """NA-113: only one card is played."""
    state = new_table(2, "fjord", due={1: "with_discard"})
    assert {0} == {it.up for it in choices(state, 1) if isinstance(it, moves.Select)}


def test_the_fjord_is_used():
    """NA-113, NA-103: for the turn after this one."""
    state = end_turn(do(at(3, "*/5", "fjord", creature=10), 1, moves.USE))
    assert {0, 3, 5} == {it.up for it in choices(state, 1) if isinstance(it, moves.Select)}
    assert {1} == {len(it.cards) for it in choices(state, 1) if isinstance(it, moves.Select)}


def test_only_one_thing_waits():
    """NA-65: the Fjord after the Artefact of the same turn gives a card back only."""
    state = new_table(2, "fjord", places={1: "30/1245"}, due={1: "both"})
    reckon(state, [(3, 10)], 9)
    do(state, 1, moves.Which(10), moves.USE)
    assert {"take", "nothing"} == {move.kind for move in choices(state, 1)}


def test_all_see_the_open_card_of_the_fjord():
    """NA-64: and only that."""
    state = new_table(3, "fjord", places={1: "14/23"}, due={1: "with_discard"})
    do(state, 1, moves.Select((4,), 2))
    assert [2] == [*state.view(0).turn.chosen[1]] == [*state.view(2).turn.chosen[1]]
    assert {3} == state.view(0).pile[1]


# --- 6, the Mangrove -------------------------------------------------------------------------


def test_the_mangrove():
    """NA-T68, NA-116: hand and discard exchanged, and this card back."""
    state = new_table(2, "mangrove", places={1: "61/234"})
    do(reckon(state, [6], 10), 1, moves.USE)
    assert ({2, 3, 4, 6}, {1}) == (hand(state, 1), pile(state, 1))
    end_turn(state)
    assert ({2, 3, 4, 6}, {1}) == (hand(state, 1), pile(state, 1))


def test_the_mangrove_copied():
    """NA-116, NA-89: the card that was played comes back."""
    state = do(at(1, "*/34", "mangrove", creature=6), 1, moves.USE, moves.Copy(6))
    assert ({1, 3, 4}, {2, 5}) == (hand(state, 1), pile(state, 1))


def test_the_mangrove_under_persecution():
    """NA-132: only this card, no exchange."""
    state = do(at(6, "*/34", "mangrove", plays=("persecution",)), 1, moves.USE)
    assert ({1, 2, 5, 6}, {3, 4}) == (hand(state, 1), pile(state, 1))


# --- 7, the Archipelago ----------------------------------------------------------------------


def test_the_archipelago():
    """NA-T69, NA-117: a card, and with few cards a Will for anybody."""
    state = new_table(3, "archipelago", places={1: "712/345"}, will={2: 2})
    do(reckon(state, [7, 4], 10), 1, moves.USE)
    assert [moves.Heal(2)] == choices(state, 1)
    do(state, 1, moves.Heal(2))
    assert (3, 1) == (state.will[2], len(state.hands[1]))


@pytest.mark.parametrize(("held", "will"), [("7123/45", 2), ("712/345", 3), ("712/345", 0)])
def test_the_archipelago_without_will(held, will):
    """NA-117, NA-87: not with three cards, not for who has three Will, nor none."""
    state = new_table(3, "archipelago", places={1: held})
    reckon(state, [7, 4], 10)
    state.will = (0, 3, will)
    do(state, 1, moves.USE)
    assert {2: "resolve"} == asked(state)
    assert 1 == len(state.hands[1])
    assert will == state.will[2]


def test_the_archipelago_under_despair():
    """NA-117, NA-125: no card is drawn, but Will regained."""
    state = new_table(2, "archipelago", places={1: "712/345"}, will={1: 1}, hunt="despair")
    reckon(play(state, 0, "despair"), [7], 10, artemia=9)
    do(state, 1, moves.USE, moves.Heal(1))
    assert (2, 0) == (state.will[1], len(state.hands[1]))

    state = new_table(2, "archipelago", places={1: "7123/45"}, will={1: 1}, hunt="despair")
    reckon(play(state, 0, "despair"), [7], 10, artemia=9)
    assert [moves.Take(1, (4,)), moves.Take(1, (5,)), moves.NOTHING] == choices(state, 1)


# --- 8, the Pole -----------------------------------------------------------------------------


def test_the_pole():
    """NA-T13, NA-118, NA-205: the last Will for two spaces, then exhaustion."""
    state = at(8, "*/", "pole", will={1: 1}, rescue=9, assimilation=5)
    assert 0 == state.reserve[8]
    do(state, 1, moves.USE)
    assert (3, 4) == (state.will[1], state.assimilation)
    assert {1, 2, 3, 4, 5} == hand(state, 1)
    assert (1, 6) == (state.reserve[8], state.rescue)


def test_the_pole_goes_back_unused():
    """NA-118: the reserve gets it again in any case, also from who is caught."""
    state = end_turn(do(at(8, "*/", "pole"), 1, moves.NOTHING))
    assert (1, set(), {1, 2, 3, 4, 5}) == (state.reserve[8], pile(state, 1), hand(state, 1))
    state = end_turn(at(8, "*/", "pole", creature=8))
    assert (1, set(), {1, 2, 3, 4, 5}) == (state.reserve[8], pile(state, 1), hand(state, 1))


def test_both_counters_at_the_pole():
    """NA-118, NA-27, NA-29: the Hunted win before anybody is exhausted."""
    state = do(at(8, "*/", "pole", will={1: 1}, rescue=2, assimilation=1), 1, moves.USE)
    assert (1,) == state.outcome.winners


def test_the_pole_is_not_copied():
    """NA-90: not by the Lair."""
    state = at(1, "*/34", "pole", creature=8)
    assert [moves.TAKE_ALL] == choices(do(state, 1, moves.USE), 1)


def test_one_pole_in_the_reserve():
    """NA-204: whatever the number of Hunted."""
    for seats in range(2, 8):
        assert 1 == new_table(seats, "pole").reserve[8]


# --- 9, the Fungi ----------------------------------------------------------------------------


def test_the_fungi():
    """NA-119: a Survival card, or two Will between the counter and the star."""
    state = do(at(9, "*/", "fungi", will={1: 1}, rescue=4), 1, moves.USE)
    assert [moves.SEARCH, moves.Sow((1, 2)), moves.Sow((1, 3)), moves.Sow((2, 3))] == choices(
        state, 1
    )
    assert 1 == len(do(state.copy(), 1, moves.SEARCH).hands[1])
    do(state, 1, moves.Sow((1, 2)))
    assert ({1, 2}, 0, 1) == (state.track, state.supply, state.will[1])


@pytest.mark.parametrize(
    ("will", "track", "rescue", "sown"),
    [
        (2, (), 4, [(1,), (2,), (3,)]),
        (1, (1, 2), 4, []),
        (1, (2,), 4, [(1,), (3,)]),
        (1, (), 2, [(1,)]),
        (1, (), 1, []),
        (3, (), 4, []),
    ],
)
def test_what_the_fungi_can_sow(will, track, rescue, sown):
    """NA-119, NA-206: on empty spaces ahead, as much as there is in the supply."""
    state = at(9, "*/", "fungi", will={1: will}, rescue=rescue, track=frozenset(track))
    do(state, 1, moves.USE)
    assert sown == [move.spaces for move in choices(state, 1) if isinstance(move, moves.Sow)]


def test_the_fungi_under_despair():
    """NA-119, NA-Q24: no card; without anything to sow only a card comes back."""
    for will, kinds in [(2, ["use", "nothing"]), (3, ["take", "nothing"])]:
        held = "9*/" if will == 2 else "9*/2"
        state = new_table(2, "fungi", places={1: held}, will={1: will}, hunt="despair")
        reckon(play(state, 0, "despair"), [9], 10, artemia=8)
        assert kinds == [move.kind for move in choices(state, 1)]


# --- what goes for all -----------------------------------------------------------------------


def test_interference_on_the_beach():
    """NA-T17, NA-Q24: nothing, and no card back."""
    state = table(2, hunt="interference", places={1: "*/12"})
    hunt(explore(state, 4), 10, "interference")
    assert ({1, 2, 4}, 2) == (pile(state, 1), state.turns)


def test_new_places_that_are_ineffective():
    """NA-Q24: no power, no card back."""
    state = at(2, "*/13", "oasis", plays=("mirage",), tokens={"target": (2, 3)})
    assert ({1, 2, 3}, 2) == (pile(state, 1), state.turns)


def test_selecting_again_with_the_fjord():
    """NA-61, NA-113: the open card goes back to the discard."""
    state = new_table(3, "fjord", places={1: "14/23"}, due={1: "with_discard"})
    do(state, 1, moves.Select((4,), 2))
    asked = next(it for it in state.decisions if it.seat == 1)
    do(state, 1, *[it for it in asked.also if it.kind == "withdraw"])
    assert ({1, 4}, {2, 3}) == (hand(state, 1), pile(state, 1))
    select(state, {1: 1})
    assert {2, 3} == pile(state, 1)
