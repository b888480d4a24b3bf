"""Worlds that fit what a seat has seen, and what it can rule out (ESP-54)."""

import random
from collections import Counter

import pytest

from pygames.espionage.knowledge import could_be, remaining
from pygames.espionage.pieces import CODES
from tests.espionage.naive import wins
from tests.espionage.playouts import OPTION_VALUES, choose, playout, setup_with
from tests.espionage.positions import play, position
from tests.espionage.test_secrets import HIDDEN


def battles_of(match):
    """(attacker, defender, whether it won) of each battle, and when it was."""
    found = []
    for n, (state, _decision, entry) in enumerate(match.moments):
        if entry.move.kind == "battle":
            found.append((n, state.done, state.who[state.step.to], entry.move.won))
    return found


@pytest.mark.parametrize("item", OPTION_VALUES, ids=str)
def test_a_sample_contradicts_nothing(item):
    """ESP-5, ESP-22, ESP-27, ESP-46, ESP-53, ESP-54: counts, moves, battles and what is known."""
    match = playout(*item, seed=1)
    battles, rng = battles_of(match), random.Random(1)
    for n, (state, _decision, _entry) in list(enumerate(match.moments))[::9]:
        if state.turns < 0:
            continue
        for seat in (0, 1):
            view = state.view(seat)
            world = view.sample(rng)
            fallen = any(state.at[p] < 0 and r == 8 for p, r in enumerate(state.rank))

            assert world.view(seat) == view
            assert world.at == state.at
            for who in (0, 1):
                ranks = Counter(world.rank[who * state.size :][: state.size])
                assert state.options.army == tuple(ranks[rank] for rank in range(9))
            mine = slice(seat * state.size, (seat + 1) * state.size)
            assert state.rank[mine] == world.rank[mine]
            for piece in range(2 * state.size):
                assert view.rank[piece] in (None, world.rank[piece])
                assert not (world.moved[piece] and world.rank[piece] in (7, 8))
                assert piece not in world.rooted or world.rank[piece] in (7, 8)
                assert world.at[piece] >= 0 or world.rank[piece] != 8 or fallen
            for when, attacker, defender, won in battles:
                if when < n:
                    codes = CODES[world.rank[attacker]], CODES[world.rank[defender]]
                    assert won == wins(*codes)


@pytest.mark.parametrize("item", OPTION_VALUES, ids=str)
def test_what_could_be_is_never_less_than_what_is(item):
    """ESP-54: the ranks that a view rules out are really ruled out."""
    match = playout(*item, seed=2)
    for state in match.states[::7]:
        if state.turns < 0:
            continue
        for seat in (0, 1):
            view = state.view(seat)
            left = remaining(view, 1 - seat)
            assert min(left) >= 0
            for piece in range(2 * state.size):
                assert state.rank[piece] in could_be(view, piece)


@pytest.mark.parametrize("told", [False, True], ids=["untold", "told"])
@pytest.mark.parametrize("item", HIDDEN[::5], ids=str)
def test_whoever_stands_beside_a_spy_is_known_to_it(item, told):
    """ESP-50, ESP-52: also in worlds that could be; who would be told and was not stands beside
    no spy."""
    setup = setup_with(*item)
    setup = setup._replace(
        options=setup.options | {"notify_unmasked": told, "visibility": "hidden"}
    )
    state, rng = setup.start(), random.Random(2)
    while state.decisions:
        if state.decisions[0].name == "move" and rng.random() < 0.1:
            for world in (state, state.view(0).sample(rng), state.view(1).sample(rng)):
                for spy, piece in beside_spies(world):
                    assert world.known[piece], (spy, piece)
        decision = state.decisions[-1]
        state.apply(choose(state, decision, rng), decision.seat)


def test_who_was_not_told_stands_beside_no_spy():
    """ESP-52: with `notify_unmasked` silence tells something too."""
    state = position("W3@e5 BP@e6 BS@h8 B2@h7", notify_unmasked=True)
    beside, rng = state.who[state.field.squares["e6"]], random.Random(1)

    assert "S" not in {CODES[state.view(0).sample(rng).rank[beside]] for _world in range(40)}


def beside_spies(world):
    """(spy, enemy piece that it sees) of all spies."""
    for spy in (*world.spies[0], *world.spies[1]):
        for square in world.field.around[world.at[spy]]:
            piece = world.who[square]
            if piece >= 0 and world.seat_of(piece) != world.seat_of(spy):
                yield spy, piece


def test_battles_tell_of_who_won():
    """ESP-53: what beat a Captain is no Corporal; what a General died of is a mine or more."""
    state = play(position("W3@e5 B5@e6 W2@b2"), "e5-e6")
    winner = state.who[state.field.squares["e6"]]

    # not lower, no Spy, no Sapper; the others of the base were removed long ago
    assert {4} == {*could_be(state.view(0), winner)} - {0, 8}
    assert 0 not in could_be(state.view(0), winner)
    assert 8 not in could_be(state.view(0), winner)


def test_who_had_to_move_and_did_not_cannot():
    """ESP-22, ESP-27, ESP-54: a turn that ends after one move tells what the others are."""
    state = play(position("WH@a1 W3@e5 WM@c4 BH@j10 B2@a9 B4@c9", base=False), "e5-e6")
    stuck = [state.who[state.field.squares[name]] for name in ("a1", "c4")]
    view, rng = state.view(1), random.Random(1)
    for piece in stuck:
        assert {7, 8} == {*could_be(view, piece)}
    for _world in range(20):
        world = view.sample(rng)

        assert {7, 8} == {world.rank[piece] for piece in stuck}


def test_who_moved_is_no_mine():
    """ESP-27, ESP-54: that it moved is public."""
    state = play(position("W3@e5 W2@b2 B5@e9 BM@g9"), "e5-e6 b2-b3; e9-e8")
    moved = state.who[state.field.squares["e8"]]

    assert {7, 8} & {*could_be(position("W3@e5 B5@e9 BM@g9").view(0), moved)}
    assert not {7, 8} & {*could_be(state.view(0), moved)}
