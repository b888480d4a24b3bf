"""Matches of environments at random, for the tests of this folder."""

import random
from collections.abc import Iterator
from functools import cache

import pygames
from pygames.env import Environment, State
from pygames.env.description import has_encoding
from tests.strategies import set_ups

GAMES = [*filter(has_encoding, pygames.GAMES)]
"""Those that are environments."""
MOST = 120
"""So many choices of players are looked at."""


@cache
def environments(game: str) -> tuple[Environment, ...]:
    """A game with its usual options, its presets and some at random."""
    return tuple(Environment(setup) for setup in set_ups(pygames.GAMES[game]))


def played(environment: Environment, seed: int, most: int = MOST) -> Iterator[State]:
    """The same state before each choice of a player; any of several may choose first."""
    rng = random.Random(seed)
    state = environment.new_initial_state().deal(rng)
    while not state.is_terminal() and most:
        yield state
        player = rng.choice(state.actors)
        state.apply_action(rng.choice(state.legal_actions(player)), player)
        state.deal(rng)
        most -= 1


def some_states(game: str) -> Iterator[State]:
    """A few states of matches with each set-up: copies, to be played on."""
    for seed, environment in enumerate(environments(game)):
        for place, state in enumerate(played(environment, seed)):
            if place % 17 == 0:
                yield state.clone()
