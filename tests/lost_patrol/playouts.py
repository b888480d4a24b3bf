"""Random games that reach the rare corners: each value of each option, each way to end."""

import random
from functools import cache
from typing import Any, NamedTuple

from pygames.core.game import Decision
from pygames.core.log import Entry, Setup, make_setup
from pygames.core.series import current_play
from tests.lost_patrol.positions import GAME

TINY = "2-1-1-1-0-0-0-2"
THORNY = "0+4-0+3-0+2-0+1-0+1-0+1-0+1-0+1"
FANS = "1-0-0-0-0-0-8-1"
STRAIGHT = "9-1-0-0-0-0-0-1"
CURVES = "0-9-3-0-0-0-0-2"
BLIND = "1-2-3-0-0-0-0-9"
HUGE = "15-15-5-5-5-5-5-5"

VALUES: dict[str, Any] = {
    "mix": (*GAME.options["mix"].values, TINY, THORNY, FANS, STRAIGHT, CURVES, BLIND, HUGE),
    "max_rounds": (0, 1, 2, 10, 60),
    "lurker_tokens": (6, 7, 12, 18, 24),
}
"""What the options that have many values are set to in these games."""


def values(name: str) -> Any:
    """What an option is set to in these games."""
    return VALUES.get(name, GAME.options[name].values)


NODES = 4
"""A bot looks far in a jungle: a few worlds show what it does."""

OPTION_VALUES = [(name, value) for name in GAME.options for value in values(name)]


def setup_with(name: str, value: Any, seed: int = 0) -> Setup:
    """One option as given; others by chance, some of the time."""
    rng = random.Random(f"{name} {value} {seed}")
    others = [other for other in GAME.options if rng.random() < 0.4]
    some = {other: rng.choice(values(other)) for other in others}
    some.setdefault("mix", rng.choice(values("mix")))
    limit = {"max_rounds": some.get("max_rounds") or 60}
    return make_setup(GAME.id, 2, some | limit | {name: value})


LIKED = {"walk": 4, "fire": 4, "ambush": 9, "new": 2, "grow": 3, "move_group": 1, "end_phase": 0.3}
"""How much rather a kind of move is chosen than others."""


def choose(state: Any, decision: Decision, rng: random.Random) -> Any:
    """A move by chance: the Scouts get on, the Lurkers rather ambush than not."""
    if decision.also and rng.random() < 0.0005:
        return decision.also[0]
    moves = decision.moves
    if decision.name in ("scout_act", "lurker_act", "ambush"):
        few = [rng.choice(moves) for _some in range(4)]
        return rng.choices(few, [LIKED.get(move.kind, 1) for move in few])[0]
    return rng.choice(moves)


class Moment(NamedTuple):
    """A state on the way, and what was chosen there."""

    state: Any
    decision: Decision
    entry: Entry


class Playout(NamedTuple):
    """A match to its end."""

    setup: Setup
    moments: list[Moment]
    last: Any

    @property
    def states(self) -> list[Any]:
        """Every state on the way, the last one too; in a duel the play that is going on."""
        return [current_play(moment.state) for moment in self.moments] + [current_play(self.last)]


def play_out(setup: Setup, seed: Any) -> Playout:
    """A match with all that was on the way."""
    rng = random.Random(f"{setup.options} {seed}")
    state: Any = setup.start()
    moments = []
    while state.decisions:
        (decision,) = state.decisions
        move = choose(state, decision, rng)
        moments.append(Moment(state.copy(), decision, Entry(decision.seat, move, None)))
        state.apply(move, decision.seat)
    return Playout(setup, moments, state)


@cache
def playout(name: str, value: Any, seed: int = 0) -> Playout:
    """The match with this value of this option: the same for every test."""
    return play_out(setup_with(name, value, seed), seed)
