"""The players that the bots of Espionage are measured against do what they say."""

import random

import pytest

from pygames.baselines import FIRST, baselines
from pygames.bots.arena import chance_player, play
from pygames.core.log import make_setup
from pygames.espionage.moves import ACCEPT, OFFER_DRAW
from pygames.espionage.pieces import HQ
from tests.espionage.positions import GAME, go, position, words

PLAYERS = {name: player for name, player in baselines(GAME).items() if name != FIRST}
OPTIONS = [
    *GAME.presets.values(),
    {"commit_mode": "batch", "board": "8x8"},
    {"second_move": "optional", "board": "8x8", "combat_reveal": "both"},
    {"board": "6x6", "setup_rows": 2, "piece_set": "0-0-0-0-0-11-0-0-1"},
    {"board": "6x6", "setup_rows": 1, "volcano_count": 2},
]


def chosen(name, state, seed=0):
    """The move of a baseline as `e3-e4`, from the view of the seat that must choose."""
    (decision,) = state.decisions
    move = PLAYERS[name](state.view(decision.seat), decision, random.Random(seed))
    return words(state, move)


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("options", OPTIONS)
def test_they_play_legally_in_either_seat(name, options):
    """A match refuses what is illegal; each ends, for a draw ends it in the end."""
    limited = {**options, "no_progress_limit": 60, "max_turns": 200}
    for seed, players in enumerate(
        [(PLAYERS[name], chance_player), (chance_player, PLAYERS[name])]
    ):
        assert play(GAME, players, f"{seed}", limited).outcome


@pytest.mark.parametrize("name", PLAYERS)
def test_what_is_hidden_changes_nothing(name):
    """The same view leads to the same move, whatever stands behind it."""
    pieces = "W5@e3 W3@d3 W1@f2 B{}@e8 B{}@d7 B1@g8"
    first, second = (position(pieces.format(*two), preset="fast") for two in ("25", "52"))

    assert [chosen(name, first, n) for n in range(9)] == [chosen(name, second, n) for n in range(9)]


@pytest.mark.parametrize("name", PLAYERS)
def test_their_headquarters_are_at_the_back(name):
    for seed in range(10):
        state = make_setup(GAME.id, 2, GAME.presets["small_fast"]).start()
        rng = random.Random(seed)
        while state.decisions[0].seat < 0 or state.decisions[0].name == "place":
            decision = state.decisions[0]
            move = (
                rng.choice(decision.moves)
                if decision.seat < 0
                else PLAYERS[name](state.view(decision.seat), decision, rng)
            )
            state.apply(move, decision.seat)
            if state.placed[0] == state.size:
                break

        assert state.rank.index(HQ) < 8


@pytest.mark.parametrize("name", PLAYERS)
def test_they_decline_draws(name):
    state = go(position("W5@e3 B5@e8", preset="fast"), OFFER_DRAW)
    (decision,) = state.decisions

    assert PLAYERS[name](state.view(1), decision, random.Random(0)) != ACCEPT


def seen_at(state, *squares):
    """The state once the seat to move knows what stands on these squares."""
    for name in squares:
        state.known[state.who[state.field.squares[name]]] = 1
    return state


@pytest.mark.parametrize(
    ("pieces", "move"),
    [
        ("WS@i9 W5@a3 B3@c9", "i9-i10 i9-j9"),
        ("W3@j9 B5@a2 B4@b1", "j9-j10"),  # whatever happens at home
        ("W3@j8 W5@a3 B5@j9 B1@c9", "j8-i8"),  # not through what it knows to be stronger
        ("W5@j8 W3@a3 B3@j9 B1@c9", "j8-j9"),
        ("WP@j8 W3@a3 BM@j9 B1@c9", "j8-j9"),
    ],
)
def test_a_rusher_takes_the_shortest_way(pieces, move):
    state = position(pieces, preset="fast")
    seen_at(state, *(name[3:] for name in pieces.split() if name[0] == "B"), "j10")

    assert {chosen("rusher", state, n) for n in range(6)} <= set(move.split())


def test_a_rusher_guesses_at_the_back_where_nobody_has_died():
    state = position("W3@d7 B4@c8 B4@e8", preset="fast")
    first, other = (state.who[state.field.squares[name]] for name in ("c8", "e8"))
    before = {chosen("rusher", state, n) for n in range(6)}
    state.feats[first] = ((state.size - 1, False),)
    after = {chosen("rusher", state, n) for n in range(6)}

    assert first < other  # set up farther back, or at the side
    assert before == {"d7-c7", "d7-d8"}
    assert after == {"d7-e7", "d7-d8"}


@pytest.mark.parametrize(
    ("pieces", "moves"),
    [
        ("W3@b3 W2@d2 BP@b4 B5@h8", "b3-b4"),  # beaten for sure, and close
        ("W3@f8 W1@b2 BP@f9 B5@h8", "b2- j1-"),  # too far from home
        ("W3@b3 W1@c2 B5@b4 B2@h8", "b3-a3 b3-b2 b3-c3 c2- j1-"),  # stronger
    ],
)
def test_a_sitter_takes_what_it_beats_and_stays_at_home(pieces, moves):
    state = position(pieces, preset="fast")
    seen_at(state, *(name[3:] for name in pieces.split() if name[0] == "B"))
    made = {chosen("sitter", state, n) for n in range(6)}

    assert all(move.startswith(tuple(moves.split())) for move in made)


def test_a_sitter_meets_who_walks_at_its_headquarters():
    state = position("W4@e3 W1@i2 B2@b4 B5@h8", preset="fast")
    seen_at(state, "b4")
    state.moved[state.who[state.field.squares["b4"]]] = True

    assert chosen("sitter", state) in ("e3-d3", "e3-e2")
