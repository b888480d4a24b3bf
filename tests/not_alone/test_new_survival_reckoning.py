"""The Survival cards of Exploration for phase 3 (section 10.2)."""

import pytest

from pygames.not_alone import moves
from pygames.not_alone.planet import POSITIONS
from tests.not_alone.decisions import asked, choices, legal, plays_of
from tests.not_alone.exploration import new_table
from tests.not_alone.facts import given, hand, pile, progress
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play


def window(card, *selected, creature=10, holder=1, plays=(), number=0, **how):
    """A card window of phase 3 with a Hunted holding this card."""
    tokens = {token: how.pop(token) for token in ("target", "artemia") if token in how}
    if "artemia" in tokens and not plays:
        how["rescue"] = 6
    state = new_table(
        len(selected) + 1,
        how.pop("planet", ""),
        cards={holder: card},
        hunt=" ".join(it.split()[0] for it in plays),
        limit=len(plays) or 1,
        **how,
    )
    hunt(explore(state, *selected), creature, *plays, **tokens)
    return go_to(state, 3, number)


# --- Alert -----------------------------------------------------------------------------------


def test_alert():
    """NA-T60, NA-182: nobody is caught there, nothing is done there, not even a card back."""
    state = window("alert", 5, 5, creature=5, places={1: "*/1", 2: "*/1"})
    play(state, 1, "alert")
    assert [moves.Aim((position,)) for position in POSITIONS] == choices(state, 1)
    do(state, 1, moves.Aim((5,)))
    end_turn(state)
    assert (3, 3, 8) == (*state.will[1:], state.assimilation)
    assert {1, 5} == pile(state, 1) == pile(state, 2)


@pytest.mark.parametrize("number", [0, 3])
def test_when_alert_can_be_played(number):
    """NA-182: windows 0 to 3."""
    state = window("alert", 5, creature=5, number=number)
    do(play(state, 1, "alert"), 1, moves.Aim((5,)))
    assert (3, 7) == (state.will[1], end_turn(state).assimilation)


def test_alert_against_artemia_and_target():
    """NA-182: all Hunt tokens, for the rest of the turn."""
    state = window("alert", 2, plays=("scream",), target=2)
    do(play(state, 1, "alert"), 1, moves.Aim((2,)))
    assert (3, {2}) == (state.will[1], pile(end_turn(state), 1))

    state = window("alert", 2, artemia=2)
    do(play(state, 1, "alert"), 1, moves.Aim((2,)))
    assert {1, 3, 4, 5} == hand(state, 1)


def test_alert_on_half_of_a_token():
    """NA-182, NA-147: who is on the other half is caught."""
    state = window("alert", 2, 3, plays=("gargantua",), creature=(2, 3))
    do(play(state, 1, "alert"), 1, moves.Aim((2,)))
    end_turn(state)
    assert (0, 3, 2) == state.will


def test_a_token_that_is_moved_onto_an_alerted_place():
    """NA-182: on it, so it has no effect either."""
    state = new_table(3, cards={1: "alert", 2: "wrong_track"})
    pass_all(hunt(explore(state, 2, 3), 3))
    play(state, 1, "alert", moves.Aim((2,)))
    play(state, 2, "wrong_track", moves.Divert("creature", 2))
    end_turn(state)
    assert (0, 3, 3) == state.will


# --- Decoy -----------------------------------------------------------------------------------


def test_decoy():
    """NA-185: two tokens change places, then a card comes back."""
    state = window("decoy", 4, 3, creature=3, artemia=7, places={1: "*/12"})
    play(state, 1, "decoy")
    assert [moves.Exchange(("creature", "artemia"))] == choices(state, 1)
    do(state, 1, moves.Exchange(("creature", "artemia")))
    assert {"creature": (7,), "artemia": (3,)} == state.turn.tokens
    assert [moves.Take(1, (1,)), moves.Take(1, (2,))] == choices(state, 1)
    do(state, 1, moves.Take(1, (2,)))
    assert 2 in hand(state, 1)


def test_decoy_with_one_token():
    """NA-185: there is nothing to exchange."""
    assert [] == plays_of(window("decoy", 4, creature=3), 1)


def test_decoy_with_a_token_on_two_places():
    """NA-185, NA-161: the positions are exchanged."""
    state = window("decoy", 4, creature=3, plays=("virus",), artemia=(7, 8))
    play(state, 1, "decoy")
    do(state, 1, moves.Exchange(("creature", "artemia")))
    assert {"creature": (7, 8), "artemia": (3,)} == state.turn.tokens


def test_decoy_in_the_last_window():
    """NA-185, NA-77: H1 gets free and is resolved, H2 is caught."""
    state = window("decoy", 4, 7, creature=4, artemia=7, number=3, places={2: "7*/"})
    play(state, 1, "decoy", moves.Exchange(("creature", "artemia")))
    assert {1: "discard"} == asked(state)


# --- Resistance ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["scream", "quicksand", "toxin", "mirage"])
def test_resistance(card):
    """NA-189: neither the penalty nor what the token makes ineffective."""
    target = (2, 3) if card == "mirage" else 2
    state = window("resistance", 2, 2, plays=(card,), target=target, places={1: "*/1"})
    play(state, 1, "resistance")
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE, moves.Take(1, (1,)))
    assert (3, {1, 2, 3, 4, 5}) == (state.will[1], hand(state, 1))


def test_resistance_to_a_clone():
    """NA-189, NA-136: not caught by it."""
    state = window("resistance", 2, 2, plays=("clone",), target=2, places={1: "*/1"})
    play(state, 1, "resistance")
    do(state, 1, moves.NOTHING)
    end_turn(state)
    assert (3, 2, 7) == (*state.will[1:], state.assimilation)


@pytest.mark.parametrize(("number", "allowed"), [(0, True), (1, True), (2, False)])
def test_when_resistance_can_be_played(number, allowed):
    """NA-189: windows 0 and 1, below the token."""
    how = {"plays": ("scream", "virus"), "target": 2, "artemia": (4, 5)}
    assert allowed == legal(
        window("resistance", 2, number=number, **how), 1, moves.Play("resistance")
    )
    assert not legal(window("resistance", 3, number=number, **how), 1, moves.Play("resistance"))


# --- Retreat ---------------------------------------------------------------------------------


def test_retreat():
    """NA-T61, NA-190: H2 takes H1 out of reach; nothing is lost or done."""
    state = window("retreat", 2, 4, creature=2, holder=2, places={1: "7*/1"})
    play(state, 2, "retreat")
    assert [
        *[moves.Lead(1, 2, it) for it in (1, 3, 7)],
        *[moves.Lead(2, 4, it) for it in (3, 5, 9)],
    ] == choices(state, 2)
    do(state, 2, moves.Lead(1, 2, 7))
    assert {2: "resolve"} == asked(state)
    do(state, 2, moves.NOTHING)
    end_turn(state)
    assert (3, 8, {1, 2}) == (state.will[1], state.assimilation, pile(state, 1))


def test_retreat_to_a_token():
    """NA-190: immune there, to all of them."""
    state = window("retreat", 2, creature=3, artemia=3)
    play(state, 1, "retreat", moves.Lead(1, 2, 3))
    end_turn(state)
    assert (3, {2}, 7) == (state.will[1], pile(state, 1), state.assimilation)


def test_whom_retreat_can_move():
    """NA-190: with an unresolved slot; in window 3 only those whom the Creature waits for."""
    state = window("retreat", 2, 4, creature=2, holder=2, number=3)
    play(state, 2, "retreat")
    assert {1} == {move.seat for move in choices(state, 2)}
    assert [] == plays_of(window("retreat", 2, creature=9, number=3), 1)


def test_the_other_slot_of_who_retreats():
    """NA-190: is not immune."""
    state = window("retreat", (2, 4), creature=4, due={1: "both"})
    play(state, 1, "retreat", moves.Lead(1, 2, 7))
    end_turn(state)
    assert (2, 6) == (state.will[1], state.assimilation)


# --- instead of a power ----------------------------------------------------------------------


def resolving(card, selected, **how):
    """H1 resolves a place and looks for a card to play instead."""
    state = pass_all(window(card, selected, **how))
    return do(state, 1, moves.INSTEAD)


def test_a_card_is_looked_for_once():
    """NA-78: who plays none does one of the other things, so that no match goes on for ever."""
    state = pass_all(window("gate", (2, 4), due={1: "both"}))
    do(state, 1, moves.Which(4), moves.INSTEAD, moves.BACK)
    assert "instead" not in {it.kind for it in choices(state, 1)}
    assert moves.USE in choices(state, 1)

    do(state, 1, moves.NOTHING, moves.INSTEAD)
    assert [moves.BACK, moves.Play("gate")] == choices(state, 1)


def test_drone():
    """NA-179: a card of the reserve instead of the power."""
    state = resolving("drone_x", 4, places={1: "7*/"})
    assert [moves.BACK, moves.Play("drone_x")] == choices(state, 1)
    play(state, 1, "drone_x")
    assert [moves.Find(card) for card in (6, 8, 9, 10)] == choices(state, 1)
    do(state, 1, moves.Find(8))
    assert ({1, 2, 3, 5, 7, 8}, False) == (hand(state, 1), state.marker)


def test_regeneration():
    """NA-188: the power of a card of the discard; this card is the one played."""
    state = resolving("regeneration", 4, places={1: "*/25"})
    play(state, 1, "regeneration")
    assert [moves.Copy(2), moves.Copy(5)] == choices(state, 1)
    do(state, 1, moves.Copy(2), moves.Take(1, (5,)))
    assert ({1, 3, 4, 5}, {2}) == (hand(state, 1), pile(state, 1))


def test_what_regeneration_cannot_copy():
    """NA-90, NA-188: neither Artefact nor Pole; nor without a discard (NA-44)."""
    assert [moves.BACK] == choices(
        resolving("regeneration", 4, places={1: "*/80"}, planet="pole"), 1
    )
    assert [moves.BACK] == choices(resolving("regeneration", 4), 1)
    state = resolving("regeneration", 4, places={1: "*/580"}, planet="pole artefact_red")
    play(state, 1, "regeneration")
    assert [moves.Copy(5)] == choices(state, 1)


@pytest.mark.parametrize("card", ["drone_x", "regeneration", "gate"])
def test_only_if_the_power_could_be_used(card):
    """NA-80, NA-Q38: not at the Beach that another has used."""
    state = window(card, 4, 4, holder=2, places={2: "*/2"})
    pass_all(state)
    do(state, 1, moves.USE)
    assert {"take", "nothing"} == {it.kind for it in choices(state, 2)}


def test_persecution_and_regeneration():
    """NA-132: of a copied power as well."""
    state = window("regeneration", 4, plays=("persecution",), places={1: "*/125"})
    do(pass_all(state), 1, moves.INSTEAD)
    play(state, 1, "regeneration", moves.Copy(2))
    assert {"this", "take"} == {it.kind for it in choices(state, 1)}


def test_cataclysm_before_drone():
    """NA-42, NA-80: what was announced returns, the place gives nothing."""
    state = new_table(2, cards={1: "drone_x"}, hunt="cataclysm", places={1: "*/1"})
    pass_all(hunt(explore(state, 4), 10))
    pass_all(state)
    do(state, 1, moves.INSTEAD, moves.Play("drone_x"))
    assert moves.DECLINE in choices(state, 0)
    do(play(state, 0, "cataclysm"), 0, moves.Aim((4,)))
    assert {"drone_x"} == {*state.hands[1]}
    assert {1: "resolve"} != asked(state)
    end_turn(state)
    assert {1, 4} == pile(state, 1)


def test_wrong_track_with_a_wide_creature_token():
    """NA-51, NA-175: to one place that is adjacent to either."""
    state = window("wrong_track", 2, plays=("gargantua",), creature=(2, 3))
    play(state, 1, "wrong_track")
    assert [1, 4, 7, 8] == [it.position for it in choices(state, 1)]
    do(state, 1, moves.Divert("creature", 7))
    assert [(2, 2)] == given(state, 1)
    assert {1: "resolve"} == asked(state)
    assert (13, 7) == progress(state)
