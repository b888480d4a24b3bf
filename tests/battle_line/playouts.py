"""Random matches that reach the rare corners: each option value, each kind of move."""

import random
from collections.abc import Iterator
from functools import cache, partial
from typing import Any

import pygames
from pygames.battle_line.state import State
from pygames.core.game import Decision
from pygames.core.log import Entry, Setup, make_setup
from pygames.core.series import current_play
from tests.strategies import Moment, Playout

GAME = pygames.GAMES["battle-line"]
SERIES = ("off", "games:2", "points:6")
"""Longer ones show nothing new."""


def values(name: str) -> Any:
    """What an option is set to in these matches."""
    return SERIES if name == "series" else GAME.options[name].values


OPTION_VALUES = [(name, value) for name in GAME.options for value in values(name)]


def setup_with(name: str, value: Any, seed: int) -> Setup:
    """One option as given; each other as usual or, half the time, by chance."""
    rng = random.Random(f"{name} {value} {seed}")
    chosen = {other: rng.choice(values(other)) for other in GAME.options if rng.random() < 0.5}
    return make_setup(GAME.id, 2, chosen | {name: value})


def choose(decision: Decision, rng: random.Random) -> Any:
    """A move by chance: first what is played, then how, so that a guile card has its chance."""
    if decision.seat < 0:
        return rng.choice(decision.moves)
    ways: dict[Any, list[Any]] = {}
    for move in decision.moves:
        ways.setdefault(move.card if move.kind == "play" else move.kind, []).append(move)
    return rng.choice(rng.choice([*ways.values()]))


def run(state: Any, rng: random.Random) -> Iterator[Entry]:
    """Play a state to its end, telling each move just before it is made."""
    while state.decisions:
        (decision,) = state.decisions
        entry = Entry(decision.seat, choose(decision, rng), decision.known_to)
        yield entry
        state.apply(entry.move, entry.seat)


@cache
def playout(name: str, value: Any, seed: int = 0) -> Playout:
    """A match to its end, with all that was on the way."""
    setup = setup_with(name, value, seed)
    state, moments = setup.start(), []
    for entry in run(state, random.Random(f"{setup.options} {seed}")):
        views = (state.view(0), state.view(1))
        moments.append(Moment(state.copy(), views, state.decisions[0], entry))
    return Playout(setup, tuple(moments), state)


LAW_PLAYOUTS = {f"{name}={value}": partial(playout, name, value) for name, value in OPTION_VALUES}
"""The laws are held against these to their end: they reach what chance seldom plays."""


def states(match: Playout) -> Iterator[State]:
    """Every state of a match, or of the games of a series, the last one too."""
    yield from (current_play(moment.state) for moment in match.moments)
    yield current_play(match.last)
