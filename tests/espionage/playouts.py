"""Random matches that reach the rare corners: each option value, each way to end."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from pygames.core.game import BadSetup, Decision
from pygames.core.log import Entry, Setup, make_setup
from pygames.espionage.state import State
from tests.espionage.positions import GAME

VALUES: dict[str, Any] = {
    "board": ("6x6", "8x6", "6x8", "8x8", "10x10", "7x6", "6x9", "12x12"),
    "setup_rows": (1, 2, 3, 4, 5),
    "piece_set": ("scaled", "3-1-1-1-1-2-1-1-1", "0-0-0-0-1-6-0-4-1", "1-0-0-0-0-0-0-10-1"),
    "volcano_layout": ("random_symmetric", "none", "c3", "a3-c3-d4-f4"),
    "no_progress_limit": (0, 1, 5, 40, 200),
    "max_turns": (0, 1, 2, 50, 300),
    "volcano_count": (0, 2, 4, 6, 8, 10),
}
"""What the options that have many values are set to in these matches."""

FITTING: dict[str, dict[str, Any]] = {
    "piece_set": {"board": "6x6", "setup_rows": 2},
    "volcano_layout": {"board": "6x6", "setup_rows": 2},
}
"""Boards for values that ask for one."""


def values(name: str) -> Any:
    """What an option is set to in these matches."""
    return VALUES.get(name, GAME.options[name].values)


OPTION_VALUES = [(name, value) for name in GAME.options for value in values(name)]
OFTEN_FITS = [name for name in GAME.options if name not in ("piece_set", "volcano_layout")]


def setup_with(name: str, value: Any, seed: int = 0) -> Setup:
    """One option as given; others by chance, half the time, on a board that suits it."""
    rng = random.Random(f"{name} {value} {seed}")
    while True:
        some = {n: rng.choice(values(n)) for n in OFTEN_FITS if rng.random() < 0.5}
        small = {"board": rng.choice(("6x6", "8x6", "6x8", "8x8")), "setup_rows": 2}
        other = some | small | {"volcano_count": rng.choice((0, 2))}
        if name in ("board", "setup_rows"):
            other["volcano_layout"] = "none"
        if name == "setup_rows":
            other["board"] = f"6x{max(6, 2 * value + 2)}"
        if name == "volcano_count":
            other["board"] = "12x6"
        setup = make_setup(GAME.id, 2, other | FITTING.get(name, {}) | {name: value})
        try:
            setup.start()
        except BadSetup:
            continue
        return setup


def choose(state: State, decision: Decision, rng: random.Random) -> Any:
    """A move by chance: attacks more often than their number, draws offered and taken seldom."""
    offers = [move for move in decision.also if move.kind != "resign" or rng.random() < 0.02]
    if offers and rng.random() < 0.03:
        return rng.choice(offers)
    moves = decision.moves
    if decision.name == "draw":
        return moves[rng.random() < 0.95]  # accept, decline
    if decision.name == "move" and rng.random() < 0.4:
        attacks = [m for m in moves if m.kind in ("step", "pair") and state.sides[m.to]]
        moves = attacks or moves
    return rng.choice(moves)


class Moment(NamedTuple):
    """A state on the way, and what was chosen there."""

    state: State
    decision: Decision
    entry: Entry


class Playout(NamedTuple):
    """A match to its end."""

    setup: Setup
    moments: list[Moment]
    last: State

    @property
    def states(self) -> list[State]:
        """Every state on the way, the last one too."""
        return [*(moment.state for moment in self.moments), self.last]


def run(state: State, rng: random.Random) -> Iterator[Moment]:
    """Play a state to its end, telling each move just before it is made."""
    while state.decisions:
        decision = rng.choice(state.decisions)
        move = choose(state, decision, rng)
        yield Moment(state, decision, Entry(decision.seat, move, decision.known_to))
        state.apply(move, decision.seat)


def playout(name: str, value: Any, seed: int = 0) -> Playout:
    """A match with all that was on the way."""
    setup = setup_with(name, value, seed)
    state: Any = setup.start()
    moments = []
    for moment in run(state, random.Random(f"{setup.options} {seed}")):
        moments.append(moment._replace(state=state.copy()))
    return Playout(setup, moments, state)
