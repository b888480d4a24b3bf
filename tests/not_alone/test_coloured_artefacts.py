"""The coloured Artefacts (section 8.3)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.options import OPTIONS
from tests.not_alone.decisions import asked, choices
from tests.not_alone.exploration import at, new_table, with_rows
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, pass_all, play, reckon

CALM = moves.Decide("calm")


def artefact(colour, held="*/", **how):
    """H1 is asked at the Artefact of this colour."""
    return at(10, held, f"artefact_{colour}", **how)


def test_one_colour_for_the_whole_game():
    """NA-124, NA-12: or the Portal, for number 10."""
    assert (
        "artefact_blue",
        "artefact_green",
        "artefact_red",
        "artefact_yellow",
        "portal",
    ) == OPTIONS["place10"].values


# --- red -------------------------------------------------------------------------------------


def test_the_red_artefact():
    """NA-121: the power of any card of the discard; the Artefact is this card."""
    state = do(artefact("red", "*/245"), 1, moves.USE)
    assert [moves.Copy(2), moves.Copy(4), moves.Copy(5)] == choices(state, 1)
    assert do(state.copy(), 1, moves.Copy(4)).marker
    assert "find" in {move.kind for move in choices(do(state.copy(), 1, moves.Copy(5)), 1)}
    do(state, 1, moves.Copy(2), moves.Take(1, (5,)))
    assert ({1, 3, 5, 10}, {2, 4}) == (hand(state, 1), pile(state, 1))


def test_the_red_artefact_copies_no_pole():
    """NA-90: hence with the Pole alone only a card comes back."""
    state = at(10, "*/8", "artefact_red pole")
    assert [moves.Take(1, (8,)), moves.NOTHING] == choices(state, 1)


def test_the_red_artefact_copies_the_lair():
    """NA-121, NA-101: all cards back."""
    state = do(artefact("red", "*/123", creature=9), 1, moves.USE, moves.Copy(1), moves.TAKE_ALL)
    assert ({1, 2, 3, 4, 5}, {10}) == (hand(state, 1), pile(state, 1))


def test_the_red_artefact_without_a_discard():
    """NA-121: there is nothing to copy."""
    assert 2 == artefact("red").turns


def test_the_red_artefact_under_persecution():
    """NA-132: of a copied power as well."""
    state = artefact("red", "*/25", plays=("persecution",))
    do(state, 1, moves.USE, moves.Copy(2))
    assert ["this", "take", "take"] == [move.kind for move in choices(state, 1)]


# --- green -----------------------------------------------------------------------------------


def test_the_green_artefact():
    """NA-122: a card of the hand; then oneself or another, unresolved Hunted."""
    state = artefact("green", "12/", seats=3, others=3)
    do(state, 1, moves.USE)
    assert [moves.Discard(1, (1,)), moves.Discard(1, (2,))] == choices(state, 1)
    do(state, 1, moves.Discard(1, (1,)))
    assert [
        *[moves.Lead(1, 10, it) for it in (5, 9)],
        *[moves.Lead(2, 3, it) for it in (2, 4, 8)],
    ] == sorted(choices(state, 1))
    do(state, 1, moves.Lead(2, 3, 8))
    assert {2: "resolve"} == asked(state)
    do(state, 2, moves.USE)
    assert (13 - 1, {1, 10}, {3}) == (state.rescue, pile(state, 1), pile(state, 2))


def test_to_move_oneself():
    """NA-122: an unresolved slot on the new place; the card stays the Artefact."""
    state = do(
        artefact("green", "12/", creature=1),
        1,
        moves.USE,
        moves.Discard(1, (1,)),
        moves.Lead(1, 10, 5),
    )
    assert [(10, 5)] == given(state, 1)
    do(state, 1, moves.USE, moves.Find(7))
    assert ({2, 7}, {1, 10}) == (hand(state, 1), pile(state, 1))


def test_to_move_to_a_token():
    """NA-122, NA-218: the slot belongs to the step of the token then."""
    state = do(artefact("green", "12/"), 1, moves.USE, moves.Discard(1, (1,)), moves.Lead(1, 10, 5))
    assert (2, 6) == (state.will[1], state.assimilation)


def test_to_move_somebody_away_from_a_token():
    """NA-122, NA-77: who stands below a token is not resolved yet."""
    state = artefact("green", "12/", seats=3, others=5)
    do(state, 1, moves.USE, moves.Discard(1, (1,)), moves.Lead(2, 5, 4), *[])
    assert {2: "resolve"} == asked(state)
    do(state, 2, moves.USE)
    assert (True, 8) == (state.marker, state.assimilation)


def test_who_is_resolved_is_not_moved():
    """NA-122: H1 is done when H2 uses the Artefact."""
    state = new_table(3, "artefact_green", places={2: "012/"})
    reckon(state, [2, 10], 9)
    do(state, 1, moves.NOTHING) if asked(state) == {1: "resolve"} else None
    do(state, 2, moves.USE, moves.Discard(1, (1,)))
    assert {2} == {move.seat for move in choices(state, 2)}


def test_the_green_artefact_needs_a_card_and_an_accessible_place():
    """NA-122, NA-91: without a card in hand it cannot be used."""
    assert [moves.Take(1, (2,)), moves.NOTHING] == choices(artefact("green", "/2"), 1)
    state = new_table(2, "artefact_green", places={1: "02/1"})
    state.turn.barred = frozenset((5, 9))
    reckon(state, [10], 1)
    assert [moves.Take(1, (1,)), moves.NOTHING] == choices(state, 1)


def test_the_second_slot_of_the_green_artefact():
    """NA-122: its own other slot can be moved while it is unresolved."""
    state = new_table(2, "artefact_green", places={1: "024/"}, due={1: "both"})
    reckon(state, [(2, 10)], 1)
    do(state, 1, moves.Which(10), moves.USE, moves.Discard(1, (4,)), moves.Lead(1, 2, 7))
    assert [(2, 7), (10, 10)] == sorted(given(state, 1))
    assert {1: "resolve"} == asked(state)


# --- yellow ----------------------------------------------------------------------------------


def test_the_yellow_artefact_takes_cards_back():
    """NA-123: up to two."""
    state = do(artefact("yellow", "*/123"), 1, moves.USE)
    assert {1, 2} == {move.size for move in choices(state, 1)}
    do(state, 1, moves.Take(2, (1, 3)))
    assert ({1, 3, 4, 5}, {2, 10}) == (hand(state, 1), pile(state, 1))


def test_the_yellow_artefact_calms_artemia():
    """NA-123: nobody suffers, and who stands below it is resolved."""
    state = artefact("yellow", seats=3, others=2, tokens={"artemia": 2}, plays=("mutation",))
    do(state, 1, moves.USE)
    assert [CALM] == choices(state, 1)
    do(state, 1, CALM)
    assert {2: "resolve"} == asked(state)
    do(state, 2, moves.USE)
    assert (3, {1, 2, 3, 4, 5}) == (state.will[2], hand(state, 2))


def test_the_yellow_artefact_under_persecution():
    """NA-132: one card."""
    state = artefact("yellow", "*/123", plays=("persecution",))
    assert {1} == {move.size for move in choices(do(state, 1, moves.USE), 1)}


# --- none can be copied ----------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["blue", "green", "red", "yellow"])
def test_no_artefact_is_copied(colour):
    """NA-90, NA-121 to NA-123: neither by the Lair nor by Gate or Regeneration."""
    state = at(1, "*/2", f"artefact_{colour}", creature=10)
    assert [moves.TAKE_ALL] == choices(do(state, 1, moves.USE), 1)

    state = at(9, "*/0", f"artefact_{colour}", cards={1: "gate regeneration"}, creature=1)
    do(pass_all(state), 1, *[it for it in choices(state, 1) if it.kind == "instead"])
    assert "regeneration" not in [getattr(it, "card", 0) for it in choices(state, 1)]
    play(state, 1, "gate")
    assert moves.Copy(10) not in choices(state, 1)


def test_a_copied_artefact_of_the_labyrinth():
    """NA-202: its power is not used by turning it up; its card can be taken."""
    how = with_rows("artefact_yellow", {6: "swamp", 7: "shelter", 8: "wreck", 9: "source"})
    state = table(2, places={1: "*/12"}, **how)
    do(reckon(state, [5], 1), 1, moves.USE)
    do(state, 1, *[it for it in choices(state, 1) if it.kind == "turn_up"])
    assert [moves.Find(10), moves.NOTHING] == choices(state, 1)
    end_turn(do(state, 1, moves.Find(10)))
    assert {3, 4, 10} == hand(state, 1)
