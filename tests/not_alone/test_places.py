"""The ten places (section 8.1)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.pieces import SURVIVAL
from tests.not_alone.decisions import asked, choices
from tests.not_alone.facts import hand, pile, progress
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, hunt, pass_all, play, reckon


def at(place, held="*/", seats=2, creature=10, **how):
    """H1 resolves this place; nobody else is there."""
    if place > 5:
        held = f"{place % 10}{held}"
    state = table(seats, places={1: held}, **how)
    return reckon(state, [place, *[4] * (seats - 2)], creature)


def caught(place, **how):
    """The Will of H1 after being caught there."""
    return reckon(table(2, places={1: how.pop("held", "*/")}, **how), [place], place).will[1]


# --- 1, the Lair -----------------------------------------------------------------------------


def test_the_lair_takes_all_back():
    """NA-101: the whole discard."""
    state = do(at(1, "*/2345", creature=9), 1, moves.USE)
    assert [moves.TAKE_ALL] == [it for it in choices(state, 1) if it.kind == "take_all"]
    do(state, 1, moves.TAKE_ALL)
    assert ({2, 3, 4, 5}, {1}) == (hand(state, 1), pile(state, 1))


def test_the_lair_copies_the_place_of_the_creature():
    """NA-101: with all cards of the discard, or that power."""
    state = do(at(1, "*/2", creature=5), 1, moves.USE)
    assert [moves.TAKE_ALL, moves.Copy(5)] == choices(state, 1)
    do(state, 1, moves.Copy(5))
    assert [moves.Find(card) for card in (6, 7, 8, 9, 10)] == choices(state, 1)
    do(state, 1, moves.Find(9))
    assert {3, 4, 5, 9} == hand(state, 1)


def test_the_lair_copies_either_place_of_a_clone():
    """NA-T42, NA-101, NA-136: H1 and H2 are caught, H3 copies 2 or 7."""
    state = table(4, hunt="clone", places={2: "7*/", 3: "*/3"})
    hunt(explore(state, 2, 7, 1), 2, "clone", target=7)
    do(state, 3, moves.USE)
    assert [moves.TAKE_ALL, moves.Copy(2), moves.Copy(7)] == choices(state, 3)
    do(state, 3, moves.Copy(2), moves.Take(1, (3,)))
    assert (0, 2, 2, 3) == state.will
    assert (14, 8) == progress(state)
    assert {1, 2, 3, 4, 5} == hand(state, 3)


def test_the_target_token_alone_is_not_copied():
    """NA-101: only the Creature's place, if there is no Clone."""
    state = table(2, hunt="scream", places={1: "*/3"})
    hunt(explore(state, 1), 5, "scream", target=2)
    do(state, 1, moves.USE)
    assert [moves.TAKE_ALL, moves.Copy(5)] == choices(state, 1)


def test_caught_in_the_lair():
    """NA-101: one more Will."""
    assert (1, 2) == (caught(1), caught(2))


def test_fierceness_in_the_lair():
    """NA-T37, NA-101, NA-129: three Will."""
    state = explore(table(2, hunt="fierceness"), 1)
    hunt(state, 1, "fierceness")
    assert (3, 5) == (state.will[1], state.assimilation)  # exhausted


# --- cards back ------------------------------------------------------------------------------


def test_the_jungle():
    """NA-102: this card and one of the discard; this card alone if there is none."""
    state = do(at(2, "*/34"), 1, moves.USE)
    assert [moves.Take(1, (3,)), moves.Take(1, (4,))] == choices(state, 1)
    do(state, 1, moves.Take(1, (4,)))
    assert ({1, 2, 4, 5}, {3}) == (hand(state, 1), pile(state, 1))

    state = do(at(2), 1, moves.USE)
    assert (2, {1, 2, 3, 4, 5}) == (state.turns, hand(state, 1))


def test_the_swamp():
    """NA-106: this card and up to two of the discard."""
    state = do(at(6, "*/123"), 1, moves.USE)
    assert {0, 1, 2} == {getattr(it, "size", 0) for it in choices(state, 1)}
    do(state, 1, moves.Take(2, (1, 3)))
    assert ({1, 3, 4, 5, 6}, {2}) == (hand(state, 1), pile(state, 1))
    assert {5, 6, 4} == hand(do(do(at(6, "*/123"), 1, moves.USE), 1, moves.NOTHING), 1)


@pytest.mark.parametrize(("place", "held"), [(2, "*/13"), (6, "*/13")])
def test_one_card_under_persecution(place, held):
    """NA-132, NA-T53: this card or one of the discard, not more."""
    state = table(2, hunt="persecution", places={1: f"{place if place > 5 else ''}{held}"})
    hunt(explore(state, place), 10, "persecution")
    assert [moves.USE, moves.Take(1, (1,)), moves.Take(1, (3,)), moves.NOTHING] == choices(state, 1)
    do(state, 1, moves.USE)
    assert [moves.THIS, moves.Take(1, (1,)), moves.Take(1, (3,))] == choices(state, 1)
    both = {place, 2, 4, 5}
    assert both == hand(do(state.copy(), 1, moves.THIS), 1)
    assert both - {place} | {1} == hand(do(state.copy(), 1, moves.Take(1, (1,))), 1)


def test_the_lair_under_persecution():
    """NA-132: one card of the discard."""
    state = table(2, hunt="persecution", places={1: "*/23"})
    hunt(explore(state, 1), 10, "persecution")
    do(state, 1, moves.USE, moves.TAKE_ALL)
    assert [moves.Take(1, (2,)), moves.Take(1, (3,))] == choices(state, 1)
    do(state, 1, moves.Take(1, (2,)))
    assert {2, 4, 5} == hand(state, 1)


# --- next turn -------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "effect"), [(3, "one_of_two"), (10, "both")])
def test_two_cards_in_the_next_turn(place, effect):
    """NA-103, NA-110, NA-64: River and Artefact."""
    state = end_turn(do(at(place, creature=1), 1, moves.USE))
    assert {2} == {len(it.cards) for it in choices(state, 1) if isinstance(it, moves.Select)}
    reckon(state, [(4, 5)], 1)
    if effect == "one_of_two":
        assert [moves.Keep(4), moves.Keep(5)] == choices(state, 1)
    else:
        pass_all(state)
        assert [moves.Which(4), moves.Which(5)] == choices(state, 1)


def test_the_power_is_optional():
    """NA-78: no River, no second card."""
    state = end_turn(do(at(3), 1, moves.NOTHING))
    assert {1} == {len(it.cards) for it in choices(state, 1) if isinstance(it, moves.Select)}


def test_only_one_effect_waits():
    """NA-T48, NA-65: at the Artefact, after the River, only a card can be taken back."""
    state = table(2, places={1: "30/1245"}, due={1: "both"})
    reckon(state, [(3, 10)], 1)
    do(state, 1, moves.Which(3), moves.USE)
    assert {"take", "nothing"} == {it.kind for it in choices(state, 1)}
    do(state, 1, moves.NOTHING)
    reckon(do(state, 1, *[it for it in choices(state, 1) if it.kind == "give_up"]), [(1, 2)], 9)
    assert {1: "keep"} == asked(state)


# --- once a turn -----------------------------------------------------------------------------


def test_the_marker_is_put_on_the_beach():
    """NA-T4, NA-104: once a turn for all; the other may only take a card back."""
    state = reckon(table(3, places={2: "*/1"}), [4, 4], 10)
    do(state, 1, moves.USE)
    assert (True, 14) == (state.marker, state.rescue)
    assert [moves.Take(1, (1,)), moves.NOTHING] == choices(state, 2)


def test_beach_and_wreck():
    """NA-T5, NA-104, NA-108: both in the same turn, each once."""
    state = table(4, places={2: "8*/", 3: "8*/1"}, marker=True)
    reckon(state, [4, 8, 8], 10)
    do(state, 1, moves.USE)
    assert (False, 14) == (state.marker, state.rescue)
    do(state, 2, moves.USE)
    assert 13 == state.rescue
    assert [moves.Take(1, (1,)), moves.NOTHING] == choices(state, 3)
    assert 12 == do(state, 3, moves.NOTHING).rescue


def test_the_wreck_wins():
    """NA-T56, NA-108, NA-29, NA-27: before the Creature catches anybody."""
    state = table(3, places={1: "8*/"}, rescue=1, assimilation=1)
    reckon(state, [8, 5], 5, artemia=10)
    do(state, 1, moves.USE)
    assert (1, 2) == state.outcome.winners
    assert (0, 1) == progress(state)
    assert 3 == state.will[2]


# --- finds -----------------------------------------------------------------------------------


def test_the_rover():
    """NA-105: a card of the reserve of which one owns no copy, also in the discard."""
    state = do(at(5, "6*/78"), 1, moves.USE)
    assert [moves.Find(9), moves.Find(10)] == choices(state, 1)
    do(state, 1, moves.Find(9))
    assert 9 in hand(state, 1)
    assert {6: 0, 7: 0, 8: 0, 9: 0, 10: 1} == state.reserve


def test_an_empty_reserve():
    """NA-105, NA-16: what others have taken cannot be found."""
    state = table(4, places={1: "*/12", 2: "68*/", 3: "68*/"})
    state.reserve = {6: 0, 7: 0, 8: 0, 9: 0, 10: 0}
    reckon(state, [5, 6, 6], 10)
    assert [moves.Take(1, (1,)), moves.Take(1, (2,)), moves.NOTHING] == choices(state, 1)


def test_the_played_card_is_owned():
    """NA-105: a Hunted with two slots finds no second Swamp."""
    state = table(3, places={1: "56*/"}, due={1: "both"})
    reckon(state, [(5, 6), 4], 10)
    do(state, 1, moves.Which(5), moves.USE)
    assert [moves.Find(7), moves.Find(8), moves.Find(9), moves.Find(10)] == choices(state, 1)


def test_the_shelter():
    """NA-107: two Survival cards, one of them is kept, the other lies open."""
    state = do(at(7), 1, moves.USE)
    assert {1: "sort"} == asked(state)
    one, other = sorted(state.hands[1])
    assert [moves.Drop(one), moves.Drop(other)] == choices(state, 1)
    do(state, 1, moves.Drop(one))
    assert ({other}, (one,)) == ({*state.hands[1]}, state.used[SURVIVAL])


def test_the_shelter_sorts_only_what_was_drawn():
    """NA-107: not the cards that one holds already."""
    state = at(7, cards={1: "gate"})
    pass_all(state, 2)
    do(state, 1, moves.USE)
    assert {moves.Drop(card) for card in state.hands[1] - {"gate"}} == {*choices(state, 1)}
    assert 2 == len(choices(state, 1))


def test_the_shelter_under_despair():
    """NA-T54, NA-107, NA-125: nothing can be drawn, but a card taken back."""
    state = play(table(2, hunt="despair", places={1: "7*/2"}), 0, "despair")
    reckon(state, [7], 10, artemia=10)
    assert [moves.Take(1, (2,)), moves.NOTHING] == choices(state, 1)


def test_the_source():
    """NA-109: one Will for who has one or two, or a Survival card."""
    state = table(5, places={1: "9*/"}, will={1: 2, 2: 3, 3: 1, 4: 2})
    reckon(state, [9, 4, 4, 4], 10)
    do(state, 1, moves.USE)
    assert [moves.Heal(1), moves.Heal(3), moves.Heal(4), moves.SEARCH] == choices(state, 1)
    assert 2 == do(state.copy(), 1, moves.Heal(3)).will[3]
    assert 3 == do(state.copy(), 1, moves.Heal(1)).will[1]
    assert 1 == len(do(state.copy(), 1, moves.SEARCH).hands[1])


def test_the_source_under_despair():
    """NA-109: no card is drawn."""
    state = play(table(2, hunt="despair", places={1: "9*/2"}, will={1: 1}), 0, "despair")
    reckon(state, [9], 10, artemia=10)
    do(state, 1, moves.USE)
    assert [moves.Heal(1)] == choices(state, 1)

    state = play(table(2, hunt="despair", places={1: "9*/2"}), 0, "despair")
    reckon(state, [9], 10, artemia=10)
    assert [moves.Take(1, (2,)), moves.NOTHING] == choices(state, 1)


def test_two_artefact_slots():
    """NA-110: both are resolved."""
    state = table(2, places={1: "24/135"}, due={1: "both"})
    reckon(state, [(2, 4)], 10)
    do(state, 1, moves.Which(4), moves.USE, moves.USE, moves.Take(1, (5,)))
    assert state.marker
    assert ({2, 5}, {1, 3, 4}) == (hand(state, 1), pile(state, 1))
