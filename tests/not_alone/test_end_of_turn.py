"""Phase 4, the tracks, the end of a match, illegal moves (sections 3, 6.4 and 6.5)."""

import random

import pytest

from pygames.core.game import CHANCE
from pygames.not_alone.dealer_moves import Draw
from pygames.not_alone.moves import FINISH, GIVE_UP, NOTHING, PASS, USE, Copy, Place, Play, Select
from pygames.not_alone.pieces import CREATURE, HUNT
from tests.not_alone.decisions import asked, choices, is_refused, name
from tests.not_alone.facts import hand, pile, progress
from tests.not_alone.positions import add_cards, table
from tests.not_alone.turns import do, end_turn, explore, go_to, hunt, play, reckon, select

# --- phase 4 ---------------------------------------------------------------------------------


def test_first_there_is_a_window():
    """NA-93: for the cards of phase 4."""
    state = table(3, hunt="stasis", cards={2: "double_back"})
    go_to(reckon(state, [5, 5], 5), 4)
    assert {0: "window", 2: "window"} == asked(state)
    assert set() == pile(state, 1) | pile(state, 2)


def test_what_happens_then():
    """NA-94, NA-95: cards are discarded, the Creature draws, the counter moves."""
    state = table(3, hunt="clone", used=("virus", ""), due={2: "both"}, marker=True)
    explore(state, 5, (1, 3))
    end_turn(hunt(state, 5, "clone", target=9))
    assert [{5}, {1, 3}] == [pile(state, 1), pile(state, 2)]
    assert ("virus", "clone") == state.used[HUNT]
    assert 3 == len(state.hands[0])
    assert (13, 7) == progress(state)
    assert 2 == state.turns
    assert (1, 0) == state.turn.moment
    assert state.marker
    explore(state, 4, 4)
    assert {CREATURE} == {it.token for it in choices(state, 0) if it.kind == "place"}
    assert {} == state.turn.tokens


def test_the_creature_draws_before_the_counter_moves():
    """NA-94: (3), (5), (6) in this order."""
    state = table(2, hunt="clone virus", places={1: "2/1345"})
    explore(state, 2)
    hunt_and_stop(state)
    assert {CHANCE: "draw"} == asked(state)
    assert {"draw"} == {it.kind for it in choices(state, CHANCE)}
    assert ("clone",) == state.used[HUNT]
    assert {1, 2, 3, 4, 5} == pile(state, 1)
    assert (13, 1) == (state.rescue, state.turns)
    assert Draw(0, "clone") not in choices(state, CHANCE)


def hunt_and_stop(state):
    """Catch H1 by a Clone and pass until cards are drawn."""
    for move in (Play("clone"), Place("creature", (2,)), Place("target", (9,)), FINISH):
        state.apply(move, 0)
    while name(state) != "draw":
        (one,) = state.decisions
        state.apply(PASS if one.seat == 0 else one.moves[0], one.seat)


def test_a_creature_with_more_cards_draws_none():
    """NA-33, NA-94: up to three."""
    state = table(2, hunt="clone virus stasis despair")
    end_turn(reckon(state, [5], 5))
    assert {"clone", "virus", "stasis", "despair"} == state.hands[0]


def test_a_hunted_may_hold_any_number_of_survival_cards():
    """NA-33: there is no limit."""
    cards = "gate drone dodge vortex hologram detector"
    state = table(2, cards={1: cards}, places={1: "9*/"})
    go_to(reckon(state, [9], 10), 3, -1)
    do(state, 1, USE, choices(do(state.copy(), 1, USE), 1)[-1])
    end_turn(state)
    assert 7 == len(state.hands[1])


@pytest.mark.parametrize("creature", [5, 10])
def test_the_rescue_counter_moves_in_every_turn(creature):
    """NA-95: whether or not somebody was caught."""
    assert 12 == end_turn(reckon(table(2), [5], creature)).rescue


@pytest.mark.parametrize("stasis", [False, True])
def test_rescue(stasis):
    """NA-T66, NA-27, NA-95: the last step, but for Stasis."""
    state = table(2, rescue=1, hunt="stasis")
    explore(state, 5)
    go_to(hunt(state, 5, artemia=9), 4)
    if stasis:
        play(state, 0, "stasis")
    end_turn(state)
    if stasis:
        assert (1, None) == (state.rescue, state.outcome)
    else:
        assert (0, (1,)) == (state.rescue, state.outcome.winners)


def test_the_whole_example():
    """NA-T3, NA-101, NA-84, NA-86: Jennifer, Edward, Malcolm and Jack."""
    state = table(5, rescue=6, hunt="mirage", will={4: 1}, places={3: "8*/", 4: "83*/124"})
    add_cards(state, {1: "amplifier"})
    explore(state, 3, 1, 8, 8)
    hunt(state, 8, "mirage", artemia=2, target=(5, 10))
    go_to(state, 3, -1)
    do(state, 1, NOTHING)
    do(state, 2, USE, Copy(8))
    assert 5 == state.rescue
    go_to(state, 4)
    assert (0, 3, 3, 2, 3) == state.will
    assert (5, 8) == progress(state)
    assert {1, 2, 3, 4, 5, 8} == hand(state, 4)
    end_turn(state)
    assert (4, 8) == progress(state)
    assert [{3}, {1}, {8}, set()] == [pile(state, seat) for seat in (1, 2, 3, 4)]


# --- the tracks ------------------------------------------------------------------------------


def test_the_creature_wins():
    """NA-28, NA-29: at once, before exhaustion."""
    state = reckon(table(3, assimilation=1, will={1: 1}), [5, 2], 5)
    do(state, 2, NOTHING)
    assert (0,) == state.outcome.winners
    assert (0, 0, 3) == state.will
    assert () == state.decisions


def test_the_first_counter_at_the_star_ends_the_match():
    """NA-29: the Creature's, though the other would follow."""
    state = reckon(table(2, rescue=1, assimilation=1), [5], 5, artemia=9)
    assert ((0,), (1, 0)) == (state.outcome.winners, progress(state))

    state = table(2, rescue=1, assimilation=1, places={1: "*/"}, will={1: 2})
    do(state, 1, GIVE_UP)
    assert (0,) == state.outcome.winners


def test_all_hunted_win_together():
    """NA-27, NA-29: and there are no draws."""
    state = table(4, rescue=1, places={2: "8*/"})
    go_to(reckon(state, [5, 8, 5], 5, artemia=9), 3, -1)
    do(state, 2, USE)
    assert (1, 2, 3) == state.outcome.winners


@pytest.mark.parametrize("will", [0, 1])
def test_no_will_is_lost_below_none(will):
    """NA-34: losses beyond it are ignored."""
    state = table(2, will={1: 2}, hunt="fierceness")
    state.will = (0, will + 1)
    explore(state, 1)
    hunt(state, 1, "fierceness")
    assert 3 == state.will[1]  # exhausted: it was 0, not less
    assert 5 == state.assimilation


# --- engine ----------------------------------------------------------------------------------


def test_illegal_moves_change_nothing():
    """NA-96."""
    state = select(table(3, hunt="despair", cards={2: "gate"}), {1: 4})
    for seat, move in (
        *((0, Play("virus")), (0, Play("force_field"))),
        *((2, Play("dodge")), (2, Play("gate"))),
        *((2, Select((6,))), (2, Select((1, 2))), (1, Select((2,)))),
    ):
        assert is_refused(state, seat, move)


def test_chance_comes_by_moves():
    """NA-97: the same moves lead to the same state."""
    rng = random.Random(1)
    state = table(3, hunt="stasis", cards={1: "strike_back"})
    twin = state.copy()
    for _move in range(60):
        if not state.decisions:
            break
        one = rng.choice([it for it in state.decisions if it.moves])
        move = rng.choice(one.moves)
        state.apply(move, one.seat)
        twin.apply(move, one.seat)
        assert state == twin


def test_what_is_forced_is_done():
    """NA-53: nobody is asked where nothing can be done, but for the selection."""
    state = table(2, places={1: "2/1345"}, rescue=6)
    assert Select((2,)) in choices(state, 1)  # the only card, but not played by itself
    reckon(state, [2], 10, artemia=2)
    assert 2 == state.turns  # no card to discard, no power, no card back


def test_two_players():
    """NA-98: the only Hunted is whoever a card names."""
    state = explore(table(2, hunt="anticipation"), 5)
    play(state, 0, "anticipation")
    assert [1] == [it.seat for it in choices(state, 0)]


def test_seven_players():
    """NA-99: all take part, in seat order."""
    state = table(7)
    assert (18, 12) == progress(state)
    reckon(state, [2] * 6, 2)
    assert (0, *[2] * 6) == state.will
    assert (17, 11) == progress(state)
