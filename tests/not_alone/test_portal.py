"""The Portal (NA-120), and late arrivals at tokens (NA-218)."""

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, legal, name
from tests.not_alone.exploration import at, new_table
from tests.not_alone.facts import given, hand, pile
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, pass_all, play, reckon


def portal(held="28/", creature=8, **how):
    """H1 is asked at the Portal."""
    return at(10, held, "portal", creature=creature, **how)


def test_the_portal():
    """NA-T15, NA-120: the Portal is discarded now, the second card in phase 4."""
    state = do(portal(), 1, moves.USE)
    assert [moves.GoOn(2), moves.GoOn(8)] == choices(state, 1)
    do(state, 1, moves.GoOn(8))
    assert (2, 6) == (state.will[1], state.assimilation)
    assert ({2}, {8, 10}) == (hand(state, 1), pile(state, 1))


def test_the_portal_is_discarded_at_once():
    """NA-120: before the second place is resolved, so that place can give it back."""
    state = do(portal(), 1, moves.USE, moves.GoOn(2))
    assert [(2, 2)] == given(state, 1)
    assert ({8}, {10}) == (hand(state, 1), pile(state, 1))
    do(state, 1, moves.USE, moves.Take(1, (10,)))
    assert ({2, 8, 10}, set()) == (hand(state, 1), pile(state, 1))


def test_what_the_portal_needs():
    """NA-120: an accessible card in hand."""
    assert ["take", "take", "nothing"] == [it.kind for it in choices(portal("/12"), 1)]

    state = new_table(2, "portal", places={1: "012/345"})
    state.turn.barred = frozenset((1, 2))
    reckon(state, [10], 9)
    assert ["take"] * 3 + ["nothing"] == [it.kind for it in choices(state, 1)]


def test_to_artemia_through_the_portal():
    """NA-120, NA-83: a token whose step is still to come."""
    state = do(
        portal("238/", tokens={"artemia": 2}, plays=("mutation",)), 1, moves.USE, moves.GoOn(2)
    )
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (3,)))
    assert (2, {2, 3, 10}, {8}) == (state.will[1], pile(state, 1), hand(state, 1))


def test_to_the_target_through_the_portal():
    """NA-120, NA-82: in step A the penalties are still to come."""
    state = do(portal("238/", tokens={"target": 2}, plays=("scream",)), 1, moves.USE, moves.GoOn(2))
    assert {1: "scream"} == asked(state)
    do(state, 1, moves.LoseWill())
    assert {1: "resolve"} == asked(state)


def test_to_a_target_whose_step_is_over():
    """NA-120, NA-218: the Portal below the token itself: no second penalty at the next place."""
    state = portal("238/", tokens={"target": (9, 10)}, plays=("mirage",))
    assert (2, {10}) == (state.turns, pile(state, 1))

    state = new_table(2, "portal", places={1: "0239/"}, hunt="quicksand")
    reckon(state, [10], 8, "quicksand", target=10)
    do(state, 1, moves.Discard(1, (9,)))
    do(state, 1, moves.USE, moves.GoOn(2))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE)
    assert (3, {2, 3}) == (state.will[1], hand(state, 1) - {9, 10})


def test_another_hunted_is_not_asked_twice():
    """NA-218, NA-82: H2 below the Target token in step B, H1 gets there in step B."""
    state = new_table(3, "portal", places={1: "023/", 2: "*/"}, hunt="scream")
    reckon(state, [10, 10 - 8], 8, "scream", target=2)
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE, moves.GoOn(3))
    assert [(3, 3)] == given(state, 1)


def test_the_portal_copied():
    """NA-120, NA-89: the card that was played goes to the discard."""
    state = do(at(1, "*/", "portal", creature=10), 1, moves.USE, moves.Copy(10), moves.GoOn(3))
    assert ({2, 4, 5}, {1}) == (hand(state, 1), pile(state, 1))
    assert [(3, 3)] == given(state, 1)


def test_the_portal_as_one_of_two():
    """NA-Q34, NA-120: only its own slot is replaced."""
    state = new_table(2, "portal", places={1: "028/"}, due={1: "both"})
    reckon(state, [(2, 10)], 9)
    do(state, 1, moves.Which(10), moves.USE, moves.GoOn(8))
    assert [(2, 2), (8, 8)] == sorted(given(state, 1))
    assert {1: "which"} == asked(state)


def test_the_pole_through_the_portal():
    """NA-120, NA-118: it goes back to the reserve, the Portal to the discard."""
    state = do(at(10, "8*/", "pole portal"), 1, moves.USE, moves.GoOn(8), moves.USE)
    assert (1, {10}) == (state.reserve[8], pile(state, 1))


def test_the_portal_on_the_run():
    """NA-120, NA-193: the card that was revealed has gone, the second one is discarded."""
    state = new_table(2, "portal", places={1: "0*/"}, cards={1: "on_the_run"})
    play(state, 1, "on_the_run")
    hunt(explore(state, (1, 2, 10)), 9)
    do(state, 1, moves.Keep(10), moves.USE, moves.GoOn(3), moves.NOTHING)
    assert ({4, 5}, {1, 2, 3, 10}) == (hand(state, 1), pile(state, 1))


# --- NA-218 ----------------------------------------------------------------------------------


def decoy_at_3(creature, target=None, **how):
    """Window 3, in which H2, on 4, holds Decoy; H1 has revealed 7 and holds 1 and 3."""
    plays = ("scream",) if target else ()
    tokens = {"artemia": 2} | ({"target": target} if target else {})
    state = new_table(
        3,
        places={1: "713/", 2: "*/"},
        cards={2: "decoy"},
        hunt=plays[0] if plays else "",
        rescue=6,
        **how,
    )
    hunt(explore(state, 7, 4), creature, *plays, **tokens)
    return go_to(state, 3, 3)


def test_a_late_artemia_token():
    """NA-T72, NA-218, NA-185: step C at once, and nobody is caught."""
    state = decoy_at_3(7)
    play(state, 2, "decoy", moves.Exchange(("creature", "artemia")))
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (3,)))
    end_turn(state)
    assert (3, 8) == (state.will[1], state.assimilation)
    assert {3, 7} == pile(state, 1)


def test_a_late_artemia_token_beside_the_creature():
    """NA-218, NA-84: both work on a slot that comes to lie under Artemia too."""
    state = decoy_at_3(7, target=7)
    play(state, 2, "decoy", moves.Exchange(("artemia", "target")))
    assert {1: "discard"} == asked(state)
    do(state, 1, moves.Discard(1, (3,)))
    end_turn(state)
    assert 7 == state.assimilation
    assert {3, 7} <= pile(state, 1)


def test_a_resolved_slot_that_artemia_reaches_late():
    """NA-218: suffers nothing."""
    state = decoy_at_3(9, target=7)
    play(state, 2, "decoy", moves.Exchange(("artemia", "target")))
    assert "explore" in asked(state).values()
    assert ({1, 3}, {7}) == (hand(state, 1), pile(state, 1))


def test_a_late_target_token():
    """NA-218: no penalty any more; the slot is resolved."""
    state = decoy_at_3(7, target=9)
    play(state, 2, "decoy", moves.Exchange(("creature", "target")))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE)
    assert "sort" == name(state)


def test_step_a_goes_on_with_the_first_hunted():
    """NA-218: whoever gets a slot without a token is asked in seat order."""
    state = new_table(3, "portal", places={1: "02/", 2: "*/"})
    reckon(state, [10, 2], 9)
    do(state, 1, moves.USE, moves.GoOn(2))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.NOTHING)
    assert {2: "resolve"} == asked(state)
    assert not legal(state, 1, moves.NOTHING)
    pass_all(state)
