"""Phase 3: revealing, resolving, the tokens, exhaustion (section 6.3)."""

from pygames.not_alone import moves
from tests.not_alone.decisions import asked, choices, decision, name
from tests.not_alone.facts import given, hand, pile, progress
from tests.not_alone.positions import table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, idle, pass_all, play, reckon

# --- reveal ----------------------------------------------------------------------------------


def test_river_one_of_two_is_chosen():
    """NA-T46, NA-71: after the tokens, in secret; the other returns to the hand unseen."""
    state = table(2, places={1: "18/2345"}, due={1: "one_of_two"})
    hunt(explore(state, (1, 8)), 8)
    assert {1: "keep"} == asked(state)
    assert [moves.Keep(1), moves.Keep(8)] == choices(state, 1)
    assert frozenset((1,)) == decision(state, 1).known_to
    do(state, 1, moves.Keep(1))
    assert [(1, 1)] == given(state, 1)
    assert {8} == hand(state, 1)
    do(state, 1, moves.NOTHING)
    assert {1, 2, 3, 4, 5} == pile(state, 1)
    assert (12, 7) == progress(state)


def test_rivers_are_chosen_at_once():
    """NA-71, NA-52: nobody waits for the other, and nothing is revealed before."""
    state = table(4, due={1: "one_of_two", 3: "one_of_two"})
    hunt(explore(state, (1, 2), 4, (2, 3)), 10)
    assert {1: "keep", 3: "keep"} == asked(state)
    do(state, 3, moves.Keep(3))
    assert {1: "keep"} == asked(state)
    assert () == state.turn.slots
    do(state, 1, moves.Keep(1))
    assert [[(1, 1)], [(4, 4)], [(3, 3)]] == [given(state, seat) for seat in (1, 2, 3)]


def test_all_are_revealed():
    """NA-72, NA-110: one slot each, two with the Artefact."""
    state = reckon(table(3, due={2: "both"}), [5, (1, 4)], 10)
    assert [(5, 5)] == given(state, 1)
    assert [(1, 1), (4, 4)] == given(state, 2)
    assert {1, 2, 3, 4} == hand(state, 1)


# --- order -----------------------------------------------------------------------------------


def test_the_steps():
    """NA-75, NA-74, NA-76: free slots, Target, Artemia, Creature, with windows before the last
    three and after the reveal."""
    state = table(
        5, rescue=6, hunt="scream stasis", limit=2, places=dict.fromkeys((1, 2, 3, 4), "*/1")
    )
    hunt(explore(state, 5, 4, 3, 2), 5, "scream", artemia=4, target=3)
    pass_all(state)
    seen = []
    while state.turn.moment[0] == 3:
        seen.append((name(state), state.turn.moment[1] if name(state) == "window" else None))
        idle(state, state.decisions[0].seat)
    assert seen == [
        ("window", 0),
        ("resolve", None),
        ("window", 1),
        ("scream", None),
        ("resolve", None),
        ("window", 2),
        ("discard", None),
        ("window", 3),
    ]
    assert 2 == state.will[1]


def test_windows_are_skipped():
    """NA-76: without a Target or an Artemia token on the planet; without cards."""
    windows = []
    for how in ({}, {"rescue": 6}):
        tokens = {"artemia": 9} if how else {}
        state = hunt(explore(table(2, hunt="stasis", places={1: "*/1"}, **how), 2), 10, **tokens)
        pass_all(state)
        while state.turn.moment[0] == 3:
            windows += [state.turn.moment[1]] * (name(state) == "window")
            idle(state, state.decisions[0].seat)
    assert [0, 3, 0, 2, 3] == windows


def test_inside_a_step_the_hunted_act_in_seat_order():
    """NA-75, NA-11: clockwise from the Creature's left."""
    state = reckon(table(5), [4, 4, 4, 4], 10)
    order = []
    while name(state) == "resolve":
        order.append(state.decisions[0].seat)
        do(state, order[-1], moves.NOTHING if order[-1] != 2 else moves.USE)
    assert [1, 2] == order  # nothing is left for the others to do
    assert state.marker


# --- resolving -------------------------------------------------------------------------------


def test_what_a_hunted_does_at_a_place():
    """NA-78, NA-79: the power, a card of the discard but not the one played, or nothing."""
    state = reckon(table(2, places={1: "*/134"}), [2], 10)
    assert [
        moves.USE,
        moves.Take(1, (1,)),
        moves.Take(1, (3,)),
        moves.Take(1, (4,)),
        moves.NOTHING,
    ] == choices(state, 1)
    for move, held in (
        (moves.USE, {2, 5}),
        (moves.Take(1, (3,)), {3, 5}),
        (moves.NOTHING, {5}),
    ):
        tried = do(state.copy(), 1, move)
        if move == moves.USE:
            assert [moves.Take(1, (1,)), moves.Take(1, (3,)), moves.Take(1, (4,))] == choices(
                tried, 1
            )
        else:
            assert 2 == tried.turns
        assert held == hand(tried, 1)


def test_an_ineffective_place():
    """NA-78, NA-T17: nothing at all."""
    state = explore(table(2, places={1: "*/12"}, hunt="interference"), 4)
    hunt(state, 10, "interference")
    assert 2 == state.turns
    assert ({3, 5}, {1, 2, 4}) == (hand(state, 1), pile(state, 1))
    assert not state.marker


def test_the_played_card_is_not_in_the_discard():
    """NA-79, NA-T6, NA-101: the Lair does not take itself back."""
    state = do(reckon(table(2, places={1: "*/23"}), [1], 10), 1, moves.USE)
    do(state, 1, moves.TAKE_ALL)
    assert ({2, 3, 4, 5}, {1}) == (hand(state, 1), pile(state, 1))


# --- Target ----------------------------------------------------------------------------------


def test_penalties_come_before_resolving():
    """NA-82: all of them in seat order, then the places; Artemia or the Creature later."""
    state = table(4, hunt="scream", rescue=6, places=dict.fromkeys((1, 2, 3), "*/1"))
    hunt(explore(state, 2, 2, 3), 10, "scream", artemia=10, target=2)
    assert {3: "resolve"} == asked(state)
    do(state, 3, moves.NOTHING)
    assert {1: "scream"} == asked(state)
    do(state, 1, moves.LOSE_WILL)
    assert {2: "scream"} == asked(state)
    do(state, 2, moves.Discard(2, (3, 4)))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.NOTHING)
    assert {2: "resolve"} == asked(state)
    assert (0, 2, 3, 3) == state.will


def test_penalties_below_other_tokens_too():
    """NA-82: but the place is resolved with those tokens."""
    state = table(3, hunt="scream", places={1: "*/1", 2: "*/1"})
    hunt(explore(state, 2, 3), 2, "scream", target=2)
    do(state, 2, moves.NOTHING)
    do(state, 1, moves.LOSE_WILL)
    assert (0, 1, 3) == state.will
    assert 2 == state.turns


def test_one_penalty_for_two_slots():
    """NA-82, NA-138: once per Hunted."""
    state = table(2, hunt="mirage scream", limit=2, due={1: "both"})
    hunt(explore(state, (2, 3)), 10, "mirage", "scream", target=(2, 3))
    do(state, 1, moves.LOSE_WILL)
    assert "scream" != name(state)
    assert (2, 2) == (state.will[1], end_turn(state).turns)


# --- Artemia ---------------------------------------------------------------------------------


def test_artemia():
    """NA-83: a card of the hand is discarded; no power, and no card back."""
    state = reckon(table(2, places={1: "*/1"}, rescue=6), [2], 10, artemia=2)
    assert [moves.Discard(1, (card,)) for card in (3, 4, 5)] == choices(state, 1)
    do(state, 1, moves.Discard(1, (4,)))
    assert (2, {1, 2, 4}) == (state.turns, pile(state, 1))
    assert (3, 7) == (state.will[1], state.assimilation)


def test_artemia_with_an_empty_hand():
    """NA-T39, NA-83: nothing is discarded, and nothing taken back."""
    state = reckon(table(2, places={1: "2/1345"}, rescue=6), [2], 10, artemia=2)
    assert (2, set(), {1, 2, 3, 4, 5}) == (state.turns, hand(state, 1), pile(state, 1))


def test_artemia_on_two_slots():
    """NA-83: once for each; and NA-133: a Will for each with Mutation."""
    state = table(2, rescue=6, hunt="virus mutation", limit=2, due={1: "both"})
    hunt(explore(state, (2, 3)), 10, "virus", "mutation", artemia=(2, 3))
    do(state, 1, moves.Discard(1, (1,)), moves.Discard(1, (5,)))
    assert (1, {1, 2, 3, 5}) == (state.will[1], pile(state, 1))


def test_artemia_comes_to_a_resolved_slot():
    """NA-83, NA-Q14: it still works there."""
    state = table(3, rescue=6, places={1: "*/1"}, cards={2: "hologram"})
    hunt(explore(state, 2, 5), 10, artemia=3)
    pass_all(state, 2)
    do(state, 1, moves.NOTHING)
    go_to(state, 3, 2)
    play(state, 2, "hologram", moves.Divert("artemia", 2))
    assert {1: "discard"} == asked(state)


# --- the Creature ----------------------------------------------------------------------------


def test_all_on_the_place_are_caught():
    """NA-T35, NA-84: a Will each, one step in all; no power and no card back."""
    state = reckon(table(4, places={1: "*/1"}), [5, 5, 5], 5)
    assert (0, 2, 2, 2) == state.will
    assert (14, 8) == progress(state)
    assert {1, 5} == pile(state, 1)


def test_nobody_is_caught():
    """NA-84: then the counter stays."""
    assert (13, 8) == progress(end_turn(reckon(table(3), [4, 5], 10)))


def test_caught_on_two_slots():
    """NA-84, NA-136, NA-T42: a Will for each, one step; H3 copies either place."""
    state = table(2, hunt="clone", due={1: "both"})
    hunt(explore(state, (2, 3)), 2, "clone", target=3)
    assert (1, 6) == (state.will[1], state.assimilation)

    state = table(2, hunt="clone")
    hunt(explore(state, 2), 2, "clone", target=2)
    assert (2, 6) == (state.will[1], state.assimilation)


def test_the_order_within_the_catch():
    """NA-85, NA-127: Will is lost first, then one step, then Anticipation."""
    state = table(3, hunt="anticipation fierceness", limit=2, assimilation=1)
    hunt(explore(state, 2, 2), 2, "anticipation 1", "fierceness")
    assert (0,) == state.outcome.winners
    assert (0, 1, 1) == state.will
    assert 0 == state.assimilation


def test_the_creature_comes_to_a_resolved_slot():
    """NA-T44, NA-77, NA-84: H1 is free and uses the Jungle, H2 is caught."""
    state = table(3, cards={1: "wrong_track"}, places={2: "*/1"})
    hunt(explore(state, 2, 3), 2)
    pass_all(state, 2)
    do(state, 2, moves.NOTHING)
    assert (3, 3) == state.turn.moment
    play(state, 1, "wrong_track", moves.Divert("creature", 3))
    assert {1: "resolve"} == asked(state)
    do(state, 1, moves.USE)
    assert (0, 3, 2) == state.will
    assert (13, 7) == progress(state)
    assert 2 in hand(state, 1)


# --- exhaustion ------------------------------------------------------------------------------


def test_two_are_exhausted():
    """NA-T36, NA-86: one step for all of them, after the one for the catch."""
    state = reckon(table(3, will={1: 1, 2: 1}, places={1: "*/12"}), [5, 5], 5)
    assert (13, 6) == progress(state)
    assert (0, 3, 3) == state.will
    assert {1, 2, 3, 4, 5} == hand(state, 1) == hand(state, 2)


def test_experts_get_two_will():
    """NA-T8, NA-211: and all cards."""
    state = reckon(table(2, expert=True, will={1: 1}, places={1: "*/12"}), [5], 5)
    assert (2, 5) == (state.will[1], state.assimilation)
    assert {1, 2, 3, 4, 5} == hand(state, 1)


def test_the_second_step_of_the_creature_wins():
    """NA-86, NA-28, NA-29: nothing more happens."""
    state = reckon(table(2, will={1: 1}, places={1: "*/12"}, assimilation=2), [5], 5)
    assert (0,) == state.outcome.winners
    assert 0 == state.will[1]
    assert {3, 4} == hand(state, 1)


def test_nobody_is_healed_before_exhaustion():
    """NA-87, NA-T55: who has no Will left stays so until then."""
    state = table(3, hunt="scream", limit=2, will={1: 1}, places={2: "9*/"}, cards={2: "hologram"})
    state.rescue = 6
    hunt(explore(state, 2, 9), 10, "scream", artemia=9, target=2)
    pass_all(state, 3)
    do(state, 1, moves.LOSE_WILL)
    go_to(state, 3, 2)
    play(state, 2, "hologram", moves.Divert("artemia", 8))
    do(state, 2, moves.USE)
    assert [moves.SEARCH] == choices(state, 2)
    assert 0 == state.will[1]
    end_turn(state)
    assert (3, 7) == (state.will[1], state.assimilation)
