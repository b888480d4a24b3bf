"""The four bot levels: memory, softmax temperature and search depth."""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["LEVELS", "Level"]


class Level(NamedTuple):
    """The search parameters of one level.

    `temperature`: of the softmax choice, in win probability; `memory`: for how many turns the bot
    remembers what was seen, None for ever; `top`: how many candidates it rolls out in sampled
    worlds, each for `plies` turns; `prior`: how many rollouts a static evaluation counts for;
    `beliefs`: whether it infers the other hands from what was played; `seconds` and `nodes`: the
    budget for a move, in play and in tests.
    """

    temperature: float
    memory: int | None = None
    top: int = 0
    plies: int = 0
    prior: int = 8
    beliefs: bool = False
    seconds: float | None = None
    nodes: int | None = None


LEVELS: Mapping[int, Level] = {
    1: Level(temperature=0.06, memory=3),
    2: Level(temperature=0.025),
    3: Level(temperature=0.014, top=4, plies=1, seconds=0.35, nodes=36),
    4: Level(temperature=0.0, top=6, plies=1, beliefs=True, seconds=1.4, nodes=150),
}
