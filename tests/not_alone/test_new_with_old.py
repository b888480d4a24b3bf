"""New places and cards together with those of the base game, as the rules name it."""

import pytest

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, plays_of
from tests.not_alone.exploration import at, new_table, with_rows
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, reckon, select

# --- a Smokescreen ---------------------------------------------------------------------------


def behind_smoke(card, held, planet="", **how):
    """H1 resolves a place while H2 has played a Smokescreen."""
    state = new_table(3, planet, places={1: held}, cards={2: "smokescreen"}, **how)
    play(state, 2, "smokescreen")
    return reckon(state, [card, 4], 9)


def test_the_mangrove_behind_a_smokescreen():
    """NA-167, NA-116: the Creature sees how many cards lie there, not which."""
    state = do(behind_smoke(6, "61/234", "mangrove"), 1, moves.USE)
    assert ({2, 3, 4, 6}, {1}) == (hand(state, 1), pile(state, 1))
    assert ({1}, 1) == (state.view(2).pile[1], state.view(0).piled[1])
    assert 1 not in state.view(0).pile[1]


def test_the_oasis_behind_a_smokescreen():
    """NA-167, NA-112: which cards come back is not seen either."""
    state = do(behind_smoke(2, "2/134", "oasis", will={1: 2}), 1, moves.USE)
    do(state, 1, moves.Take(1, (3,)))
    assert ({2, 3}, {1, 4}) == (hand(state, 1), pile(state, 1))
    assert not state.view(0).pile[1] & {1, 3, 4}
    assert {1, 3, 4} <= state.view(0).fog[1]


def test_the_portal_behind_a_smokescreen():
    """NA-120, NA-167: who has no accessible card may stop; both cards are shown."""
    state = do(behind_smoke(10, "023/", "portal"), 1, moves.USE, moves.GoOn(2))
    assert [(2, 2)] == given(state, 1)
    assert (({10}, 1)) == (pile(state, 1), state.view(0).piled[1])


def test_the_smoke_lifts():
    """NA-167, NA-39: at the end of the turn all is seen again."""
    state = end_turn(do(behind_smoke(6, "61/234", "mangrove"), 1, moves.USE))
    assert {1} == state.view(0).pile[1]


# --- Vortex and the Fjord --------------------------------------------------------------------


def test_vortex_on_a_card_of_the_fjord():
    """NA-169, NA-113: either of the two is exchanged."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"}, cards={1: "vortex"})
    do(state, 1, moves.Select((4,), 2))
    hunt(state, 2)
    play(state, 1, "vortex")
    assert {moves.Swap(4, 3), moves.Swap(2, 3)} == {*choices(state, 1)}
    do(state, 1, moves.Swap(2, 3))
    assert [moves.Keep(3), moves.Keep(4)] == choices(state, 1)


def test_on_the_run_with_a_force_field():
    """NA-60, NA-193: too few accessible cards leave Resist and Give Up."""
    state = new_table(2, places={1: "1234/5"}, cards={1: "on_the_run"}, hunt="force_field")
    play(state, 1, "on_the_run")
    do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    do(play(state, 0, "force_field"), 0, moves.Aim((1, 2)))
    assert {"resist", "give_up"} == {it.kind for it in choices(state, 1)}


# --- tokens ----------------------------------------------------------------------------------


def test_detour_to_a_new_place():
    """NA-141, NA-91: the Pole works for who is led there; the own card is discarded."""
    state = new_table(2, "pole", hunt="detour")
    pass_all(hunt(explore(state, 3), 10))
    play(state, 0, "detour", moves.Lead(1, 3, 8))
    do(state, 1, moves.USE)
    assert (2, 13 - 2 - 1) == (state.will[1], end_turn(state).rescue)
    assert ({3}, 1) == (pile(state, 1), state.reserve[8])


def test_double_back_does_not_save_the_pole():
    """NA-177, NA-118: it goes to the reserve."""
    state = new_table(2, "pole", places={1: "8*/"}, cards={1: "double_back"})
    hunt(explore(state, 8), 8)
    assert [] == plays_of(go_to(state, 4), 1)


def test_double_back_after_the_portal():
    """NA-177, NA-120: the second card can be saved, the Portal lies in the discard."""
    state = new_table(2, "portal", places={1: "02/"}, cards={1: "double_back"})
    pass_all(hunt(explore(state, 10), 9), 2)
    do(state, 1, moves.USE, moves.GoOn(2))
    go_to(state, 4)
    play(state, 1, "double_back")
    assert [moves.Which(2)] == choices(state, 1)


def test_the_pole_among_two_slots():
    """NA-118, NA-205: both used in one turn by two Hunted, whatever the Wreck may do."""
    state = new_table(3, "pole", places={1: "8*/"}, rescue=13)
    state.turn.due = {1: "both"}
    state._decisions = None
    reckon(state, [(4, 8), 2], 10)
    do(state, 1, moves.Which(8), moves.USE)
    assert 11 == state.rescue
    do(state, 1, moves.USE)
    assert state.marker


def test_two_at_the_pole():
    """NA-118: not limited to once a turn; one stands there by its own card, one by Detour."""
    state = new_table(3, "pole", places={1: "8*/"}, hunt="detour")
    pass_all(hunt(explore(state, 8, 3), 10))
    play(state, 0, "detour", moves.Lead(2, 3, 8))
    do(state, 1, moves.USE)
    do(state, 2, moves.USE)
    assert (14 - 4 - 1, (0, 2, 2)) == (end_turn(state).rescue, state.will)


def test_lair_below_gargantua():
    """NA-Q29, NA-101: one more Will only for the slot on the Lair."""
    state = new_table(3, hunt="gargantua")
    end_turn(reckon(state, [1, 2], (1, 2), "gargantua"))
    assert (0, 1, 2) == state.will


@pytest.mark.parametrize(("card", "spaces"), [("anticipation 1", 2), ("fierceness", 1)])
def test_cards_that_look_at_gargantua(card, spaces):
    """NA-127, NA-129, NA-147: below either half."""
    state = new_table(2, hunt=f"{card.split()[0]} gargantua", limit=2)
    end_turn(reckon(state, [2], (2, 7), card, "gargantua"))
    assert (7 - spaces, 3 - (1 if spaces == 2 else 2)) == (state.assimilation, state.will[1])


def test_epidemic_and_what_was_copied():
    """NA-89, NA-154: an ineffective place can be copied."""
    state = new_table(3, hunt="epidemic", places={1: "*/2", 2: "*/"})
    reckon(state, [1, 4], 4, "epidemic 2")
    do(state, 1, moves.USE)
    assert [moves.TAKE_ALL, moves.Copy(4)] == choices(state, 1)


# --- copies ----------------------------------------------------------------------------------


def test_gate_copies_new_places():
    """NA-173, NA-89: Mangrove from the Lair; this card is the one that was played."""
    state = new_table(2, "mangrove", places={1: "*/34"}, cards={1: "gate"})
    pass_all(hunt(explore(state, 1), 9), 2)
    do(state, 1, moves.INSTEAD)
    play(state, 1, "gate", moves.Copy(6))
    assert ({1, 3, 4}, {2, 5}) == (hand(state, 1), pile(state, 1))


def test_gate_copies_the_labyrinth():
    """NA-202, NA-115: adjacent to the Beach."""
    fields = with_rows("", {6: "wreck"})
    state = table(2, cards={1: "gate"}, **fields)
    pass_all(hunt(explore(state, 4), 9), 2)
    do(state, 1, moves.INSTEAD)
    play(state, 1, "gate", moves.Copy(5))
    assert moves.Find(8) in choices(state, 1)


def test_a_copied_fjord():
    """NA-65, NA-113: by the Nexus; the next selection is that of the Fjord."""
    state = end_turn(do(at(1, "*/5", "nexus fjord"), 1, moves.USE, moves.Copy(3)))
    assert {0, 1, 5} == {it.up for it in choices(state, 1) if isinstance(it, moves.Select)}


def test_the_lair_copies_the_pole_not():
    """NA-90: nor does the Nexus reach beyond row one."""
    state = do(at(1, "*/2", "pole", creature=8), 1, moves.USE)
    assert [moves.TAKE_ALL] == choices(state, 1)


# --- Artemia ---------------------------------------------------------------------------------


def test_artemia_at_the_pole():
    """NA-83, NA-118: no power, a card of the hand, and the Pole goes back."""
    state = new_table(2, "pole", places={1: "82/"}, rescue=6)
    end_turn(do(hunt(explore(state, 8), 10, artemia=8), 1, moves.Discard(1, (2,))))
    assert ({2}, 1, 5) == (pile(state, 1), state.reserve[8], state.rescue)


def test_a_pole_that_is_discarded():
    """NA-83, NA-118: of the hand it goes to the own discard, only a played one returns."""
    state = new_table(2, "pole", places={1: "82/"}, rescue=6)
    end_turn(do(hunt(explore(state, 2), 10, artemia=2), 1, moves.Discard(1, (8,))))
    assert ({2, 8}, 0) == (pile(state, 1), state.reserve[8])


def test_decoy_brings_artemia_to_the_creature():
    """NA-185, NA-83, NA-84: exchanged before step C, both steps work as usual."""
    state = new_table(3, cards={2: "decoy"}, rescue=6, places={1: "23/"})
    pass_all(hunt(explore(state, 2, 4), 2, artemia=4))
    play(state, 2, "decoy", moves.Exchange(("creature", "artemia")))
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (3,)))
    assert (3, 2) == (state.will[1], state.will[2])


def test_nothing_at_all_is_a_choice():
    """NA-78: at new places, too."""
    state = do(at(8, "*/", "pole"), 1, moves.NOTHING)
    assert 3 == state.will[1]
    select(state, {1: 1})


# --- the Fjord -------------------------------------------------------------------------------


def test_exhausted_at_the_fjord():
    """NA-86, NA-113: the card that was not explored comes back as well."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"}, will={1: 1})
    do(state, 1, moves.Select((4,), 2))
    do(hunt(state, 4), 1, moves.Keep(4))
    assert ({1, 2, 3, 4}, set(), 3) == (hand(state, 1), pile(state, 1), state.will[1])


def test_despair_cancels_the_selection_of_the_fjord():
    """NA-62, NA-125: the open card goes back to the discard."""
    state = new_table(2, "fjord", places={1: "14/23"}, due={1: "with_discard"}, hunt="despair")
    do(state, 1, moves.Select((4,), 2))
    play(state, 0, "despair")
    assert ({1, 4}, {2, 3}) == (hand(state, 1), pile(state, 1))


def test_dread_after_the_fjord():
    """NA-153, NA-58: the selection stays, with the open card."""
    state = new_table(2, "fjord", places={1: "14/235"}, due={1: "with_discard"}, hunt="dread")
    do(state, 1, moves.Resist(1), moves.Take(1, (5,)))
    do(state, 1, moves.Select((4,), 2))
    play(state, 0, "dread", moves.Choose(1))
    assert ({1, 3, 5}, set()) == (hand(state, 1), pile(state, 1))
    do(hunt(state, 10), 1, moves.Keep(2), moves.NOTHING)
    assert {2, 4} == pile(state, 1)


def test_a_forbidden_zone_spares_what_was_played():
    """NA-130: the open card of the Fjord is not part of the hand."""
    state = new_table(
        2, "fjord", places={1: "14/23"}, due={1: "with_discard"}, hunt="forbidden_zone"
    )
    do(state, 1, moves.Select((4,), 2))
    play(do(state, 0, moves.PASS), 0, "forbidden_zone")
    assert [1] == [move.card for move in choices(state, 1)]


# --- two Hunt cards in a turn ----------------------------------------------------------------


def test_inertia_and_mirage():
    """NA-49, NA-148: the token covers two places for both cards."""
    state = new_table(3, hunt="inertia mirage", limit=2, places={1: "*/1", 2: "*/1"})
    reckon(state, [3, 5], 10, "inertia", "mirage", target=(2, 3))
    end_turn(state)
    assert ({1, 3}, {1, 5}) == (pile(state, 1), pile(state, 2))


def test_bloodlust_and_clone():
    """NA-48, NA-136, NA-160: both work on the places of the one token."""
    state = new_table(2, hunt="bloodlust clone", limit=2, will={1: 1})
    end_turn(reckon(state, [2], 10, "bloodlust", "clone", target=2))
    assert (1, 6) == (state.will[1], state.assimilation)


def test_mutation_and_tornado():
    """NA-47, NA-150, NA-133: both apply where the token is."""
    state = new_table(2, hunt="mutation tornado", limit=2, places={1: "34/"})
    reckon(state, [3], 10, "mutation", "tornado", artemia=2)
    do(state, 0, moves.Divert("artemia", 3))
    do(state, 1, moves.Discard(1, (4,)))
    assert 2 == state.will[1]


def test_deployment_of_a_token_on_two_places():
    """NA-158, NA-51: to one place that is adjacent to either."""
    state = new_table(2, hunt="deployment gargantua", limit=2, assimilation=6)
    hunt(explore(state, 2), (2, 3), "gargantua")
    pass_all(state)
    play(state, 0, "deployment")
    assert [1, 4, 7, 8] == [it.position for it in choices(state, 0)]


def test_resist_with_tenacity_and_dread():
    """NA-192, NA-153: Dread undoes it."""
    state = new_table(2, places={1: "1/2345"}, cards={1: "tenacity"}, hunt="dread")
    play(state, 1, "tenacity")
    do(state, 0, *[it for it in choices(state, 0) if it.kind == "decline"])
    do(state, 1, moves.Resist(1), moves.Take(3, (2, 3, 4)))
    play(state, 0, "dread", moves.Choose(1))
    assert (3, 6, {1, 2, 3, 4, 5}) == (state.will[1], state.assimilation, hand(state, 1))
