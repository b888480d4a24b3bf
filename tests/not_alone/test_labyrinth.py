"""The Labyrinth in its standard mode (NA-115, NA-200 to NA-203)."""

import pytest

from pygames.core.game import CHANCE
from pygames.not_alone import moves
from pygames.not_alone.dealer_moves import Turned
from pygames.not_alone.option_values import BASE_DECKS, EXPLORATION, PROMO
from tests.not_alone.decisions import choices, is_refused, name, plays_of
from tests.not_alone.exploration import new_table, with_rows
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, hunt, pass_all, play, reckon

ROW = range(6, 11)
ALL_UP = {6: "swamp", 7: "shelter", 8: "wreck", 9: "source", 10: "artefact_blue"}


def labyrinth(held="*/", planet="", up=None, *, seats=2, creature=1, plays=(), tokens=(), **how):
    """H1 is asked at the Labyrinth; these places of row two lie face up."""
    fields = with_rows(planet, up or {})
    places = {1: held} | how.pop("places", {})
    hunts = " ".join(play.split()[0] for play in plays)
    state = table(seats, places=places, hunt=hunts, **fields, **how)
    return reckon(state, [5, *[4] * (seats - 2)], creature, *plays, **dict(tokens))


def turn_up(state, position, place):
    """H1 turns this place up there."""
    state.apply(moves.USE, 1)
    state.apply(moves.TurnUp(position), 1)
    state.apply(Turned(position, place), CHANCE)
    return state


# --- the planet ------------------------------------------------------------------------------


def test_row_two_lies_face_down():
    """NA-200, NA-16: at random; the reserve as usual."""
    state = new_table(3, "labyrinth")
    assert ("",) * 5 == state.planet[5:]
    assert "labyrinth" == state.planet[4]
    assert dict.fromkeys(ROW, 2) == state.reserve


def test_any_place_may_lie_anywhere():
    """NA-200: each of those not turned up yet is as likely."""
    state = labyrinth(planet="pole", up={7: "source"})
    state.apply(moves.USE, 1)
    state.apply(moves.TurnUp(6), 1)
    (chance,) = state.decisions
    assert [Turned(6, it) for it in ("swamp", "shelter", "pole", "artefact_blue")] == [
        *chance.moves
    ]


def test_adjacency_follows_positions():
    """NA-200, NA-15: place 9 below place 1 is adjacent to that."""
    state = table(2, cards={1: "gate"}, places={1: "*/5"}, **with_rows("", {6: "source"}))
    pass_all(reckon(state, [1], 3))
    do(state, 1, *[it for it in choices(state, 1) if it.kind == "instead"])
    play(state, 1, "gate")
    assert [moves.Copy(2), moves.Copy(9)] == choices(state, 1)


# --- face-down places ------------------------------------------------------------------------


def test_a_face_down_place_is_inaccessible():
    """NA-201: nobody can go or be moved there; tokens can."""
    state = table(2, places={1: "6*/"}, **with_rows("", {}))
    assert is_refused(state, 1, moves.Select((6,)))

    state = explore(table(2, places={1: "6*/"}, hunt="detour", **with_rows("", {})), 2)
    assert {(it,) for it in range(1, 11)} == {
        it.where for it in choices(state, 0) if isinstance(it, moves.Place)
    }
    pass_all(hunt(state, 8))
    assert {1, 3} == {it.position for it in detours(state)}


def detours(state):
    """Where Detour can lead."""
    play(state, 0, "detour")
    return [it for it in choices(state, 0) if isinstance(it, moves.Lead)]


def test_a_token_is_moved_onto_a_face_down_place():
    """NA-201: by Wrong Track, for example."""
    state = explore(table(2, cards={1: "wrong_track"}, **with_rows("", {})), 2)
    pass_all(hunt(state, 2))
    play(state, 1, "wrong_track")
    assert moves.Divert("creature", 7) in choices(state, 1)
    do(state, 1, moves.Divert("creature", 7), moves.USE)
    end_turn(state)
    assert 3 == state.will[1]


def test_a_face_down_place_is_not_copied():
    """NA-89, NA-201: by Lair and Gate; the Lair has its discard then."""
    state = reckon(table(2, places={1: "*/2"}, **with_rows("", {})), [1], 8)
    assert ["take_all"] == [it.kind for it in choices(do(state, 1, moves.USE), 1)]

    state = reckon(table(2, cards={1: "gate"}, **with_rows("", {})), [1], 8)
    pass_all(state, 2)
    assert "instead" not in {it.kind for it in choices(state, 1)}


def test_hindrance_forbids_all_of_row_two():
    """NA-201, NA-183: turned up or not."""
    state = table(2, cards={1: "hindrance"}, **with_rows("", {7: "wreck"}))
    explore(play(state, 1, "hindrance"), 2)
    assert {(it,) for it in range(1, 6)} == {
        it.where for it in choices(state, 0) if isinstance(it, moves.Place)
    }


def test_magnetism_does_not_pull_onto_a_face_down_place():
    """NA-91, NA-201: H1 stays."""
    state = table(2, hunt="magnetism", **with_rows("", {}))
    reckon(state, [2], 5, "magnetism", target=7)
    assert [(2, 2)] == given(state, 1)


# --- turning up ------------------------------------------------------------------------------


def test_to_turn_up_a_place():
    """NA-T16, NA-115, NA-202: its power at once; neither card comes back."""
    state = turn_up(labyrinth("*/123"), 8, "swamp")
    assert "swamp" == state.place_at(8)
    assert [moves.USE, moves.Find(6), moves.NOTHING] == choices(state, 1)
    do(state, 1, moves.USE, moves.Take(2, (1, 3)))
    assert ({1, 3, 4}, {2, 5}) == (hand(state, 1), pile(state, 1))


def test_to_take_the_card_or_nothing():
    """NA-115: instead of the power; not if one owns it, or none is there."""
    state = turn_up(labyrinth(), 8, "wreck")
    assert {8} <= hand(do(state.copy(), 1, moves.Find(8)), 1)
    assert hand(do(state, 1, moves.NOTHING), 1) == {1, 2, 3, 4}

    state = turn_up(labyrinth("8*/"), 8, "wreck")
    assert [moves.USE, moves.NOTHING] == choices(state, 1)
    state = labyrinth()
    state.reserve = {**state.reserve, 8: 0}
    assert [moves.USE, moves.NOTHING] == choices(turn_up(state, 8, "wreck"), 1)


def test_the_mangrove_turned_up():
    """NA-202: hand and discard exchanged, no card back."""
    state = do(turn_up(labyrinth("*/34", "mangrove"), 6, "mangrove"), 1, moves.USE)
    assert ({3, 4}, {1, 2, 5}) == (hand(state, 1), pile(state, 1))


def test_the_portal_turned_up():
    """NA-202: the Labyrinth is discarded, another place is played."""
    state = do(turn_up(labyrinth(planet="portal"), 6, "portal"), 1, moves.USE, moves.GoOn(3))
    assert ({5}, [(3, 3)]) == (pile(state, 1), given(state, 1))


@pytest.mark.parametrize("place", ["artefact_blue", "artefact_red", "pole"])
def test_what_is_not_used_when_turned_up(place):
    """NA-202: Artefact and Pole; their cards can be taken."""
    state = turn_up(labyrinth("*/12", place), 6, place)
    assert ["find", "nothing"] == [it.kind for it in choices(state, 1)]


def test_tokens_and_ineffectiveness_do_not_matter_there():
    """NA-202: the power is not played."""
    state = at_jam()
    rescue = state.rescue
    turn_up(state, 8, "wreck")
    do(state, 1, moves.USE)
    assert rescue - 2 == end_turn(state).rescue


def at_jam():
    """H1 at the Labyrinth under Interference, with the Creature on 8."""
    state = explore(table(2, hunt="interference_x", **with_rows("", {})), 5)
    play(state, 0, "interference_x", moves.Decide("jam"))
    return do(state, 0, moves.Place("creature", (8,)), moves.FINISH)


@pytest.mark.parametrize(("made", "copied"), [(moves.USE, []), (moves.NOTHING, [moves.Copy(8)])])
def test_the_wreck_turned_up_counts_for_once_a_turn(made, copied):
    """NA-108, NA-89: H2 in the Lair can copy it only if H1 has not used it."""
    state = table(3, places={2: "*/3"}, **with_rows("", {}))
    reckon(state, [5, 1], 8)
    do(turn_up(state, 8, "wreck"), 1, made)
    assert copied == [it for it in choices(do(state, 2, moves.USE), 2) if it.kind == "copy"]


def test_persecution_on_what_is_turned_up():
    """NA-132, NA-202: one card of the discard."""
    state = labyrinth("*/123", plays=("persecution",))
    do(turn_up(state, 6, "swamp"), 1, moves.USE)
    assert [moves.Take(1, (card,)) for card in (1, 2, 3)] == choices(state, 1)


def test_the_source_and_the_fungi_turned_up():
    """NA-202: the rest works as usual."""
    state = do(turn_up(labyrinth(planet="fungi", will={1: 2}), 6, "fungi"), 1, moves.USE)
    assert moves.Search() in choices(state, 1)
    state = do(turn_up(labyrinth(planet="archipelago"), 6, "archipelago"), 1, moves.USE)
    assert 1 == len(state.hands[1])


def test_the_nexus_copies_the_labyrinth():
    """NA-Q33, NA-202: this card is the Nexus, and the Portal discards that."""
    state = table(2, places={1: "*/"}, **with_rows("nexus portal", {}))
    do(reckon(state, [1], 9), 1, moves.USE)
    assert moves.Copy(5) in choices(state, 1)
    state.apply(moves.Copy(5), 1)
    state.apply(moves.TurnUp(7), 1)
    state.apply(Turned(7, "portal"), CHANCE)
    do(state, 1, moves.USE, moves.GoOn(3))
    assert ({1}, [(3, 3)]) == (pile(state, 1), given(state, 1))


# --- what lies face up -----------------------------------------------------------------------


def test_to_take_a_card_of_a_face_up_place():
    """NA-115: of which one owns none."""
    state = do(labyrinth("7*/", up={6: "source", 9: "shelter"}), 1, moves.USE)
    assert [*map(moves.TurnUp, (7, 8, 10)), moves.Find(9)] == choices(state, 1)
    do(state, 1, moves.Find(9))
    assert 9 in hand(state, 1)


def test_when_all_lies_face_up():
    """NA-203: only cards are left to take."""
    state = do(labyrinth("6*/", up=ALL_UP), 1, moves.USE)
    assert [moves.Find(card) for card in (7, 8, 9, 10)] == choices(state, 1)


def test_a_place_can_be_entered_once_it_is_turned_up():
    """NA-201: its card can be selected then."""
    state = table(2, places={1: "89*/"}, **with_rows("", {6: "wreck"}))
    assert is_refused(state, 1, moves.Select((9,)))
    assert not is_refused(state, 1, moves.Select((8,)))


def test_where_a_number_lies():
    """NA-200, NA-201: card 8 leads to position 6."""
    state = reckon(table(2, places={1: "8*/"}, **with_rows("", {6: "wreck"})), [8], 1)
    assert [(8, 6)] == given(state, 1)
    assert 13 - 2 == do(state, 1, moves.USE).rescue


def test_interference_on_a_wreck_turned_up_later():
    """NA-201, NA-145: from then on it is ineffective, too."""
    state = table(
        3,
        places={2: "02*/"},
        hunt="interference_x",
        **with_rows("artefact_green", {9: "artefact_green"}),
    )
    explore(state, 5, 10)
    play(state, 0, "interference_x", moves.Decide("jam"))
    do(state, 0, moves.Place("creature", (1,)), moves.FINISH)
    turn_up(state, 8, "wreck")
    do(state, 1, moves.NOTHING)
    do(state, 2, moves.USE, *choices(do(state.copy(), 2, moves.USE), 2)[:1], moves.Lead(2, 10, 8))
    assert "resolve" != name(state)
    assert 13 == state.rescue


@pytest.mark.parametrize(
    ("card", "decks"), [("drone", BASE_DECKS), ("drone_x", EXPLORATION), ("drone_x", PROMO)]
)
def test_drone_takes_only_cards_of_face_up_places(card, decks):
    """NA-172, NA-179: also where the Labyrinth is number 5, and no Rover on the planet."""
    fields = with_rows("", {6: "source"}, decks)
    state = table(2, cards={1: card}, places={1: "*/"}, **fields)
    assert "rover" not in state.planet
    pass_all(reckon(state, [4], 1))
    do(state, 1, *[it for it in choices(state, 1) if it.kind == "instead"])
    assert [card] == plays_of(state, 1)
    play(state, 1, card)
    assert [moves.Find(9)] == choices(state, 1)
    do(state, 1, moves.Find(9))
    assert {1, 2, 3, 5, 9} == hand(state, 1)


@pytest.mark.parametrize(("card", "decks"), [("drone", BASE_DECKS), ("drone_x", EXPLORATION)])
def test_drone_finds_nothing_while_all_of_row_two_lies_face_down(card, decks):
    """NA-172, NA-179, NA-44: whoever looks for a card to play finds that there is none."""
    state = table(2, cards={1: card}, places={1: "*/"}, **with_rows("", {}, decks))
    pass_all(reckon(state, [4], 1))
    do(state, 1, moves.INSTEAD)
    assert [moves.BACK] == choices(state, 1)
