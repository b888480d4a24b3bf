"""The five bot levels: memory, softmax temperature and search depth."""

from collections.abc import Mapping
from math import inf
from typing import NamedTuple

__all__ = ["LEVELS", "PERFECT", "Level"]


class Level(NamedTuple):
    """The search parameters of one level.

    `temperature`: of the softmax choice, in win probability; `lapse`: how much win probability a
    choice may give away at most; `memory`: for how many turns the bot remembers what was seen, None
    for ever; `top`: how many candidates it rolls out in sampled worlds, each for `plies` turns;
    `prior`: how many rollouts a static evaluation counts for; `beliefs`: whether it infers other
    hands from what was played; `insight`: how far it sees through the others where all choose in
    secret: 0 it follows its own wishes, 1 it answers those of the others, 2 it mixes so that nobody
    can answer, 3 it leans from there towards what the others are likely to do; `seconds` and
    `nodes`: the budget for a move, in play and in tests.
    """

    temperature: float
    lapse: float = inf
    memory: int | None = None
    top: int = 0
    plies: int = 0
    prior: int = 8
    beliefs: bool = False
    insight: int = 2
    seconds: float | None = None
    nodes: int | None = None


PERFECT = Level(temperature=0.0)
"""It forgets nothing and never wavers: the rollout policy's."""

LEVELS: Mapping[int, Level] = {
    1: Level(temperature=0.06, memory=3, insight=0),
    2: Level(temperature=0.025, insight=1),
    3: Level(temperature=0.014, top=4, plies=1, seconds=0.35, nodes=36),
    4: Level(temperature=0.0, top=6, plies=1, beliefs=True, insight=3, seconds=1.4, nodes=150),
    5: Level(temperature=0.0, top=8, plies=1, beliefs=True, insight=3, seconds=3.5, nodes=1000),
}
