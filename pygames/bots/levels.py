"""The four levels: how well a bot remembers, how firmly it chooses, how far it looks."""

from collections.abc import Mapping
from typing import NamedTuple

__all__ = ["LEVELS", "Level"]


class Level(NamedTuple):
    """How one level thinks.

    `temperature`: how much worth a bot overlooks when it chooses, as chance to win; `memory`:
    for how many turns it remembers what was seen, None for ever; `top`: how many candidates it
    rolls out in sampled worlds, each for `plies` turns; `prior`: as how many samples a
    value counts that was found without looking ahead; `beliefs`: whether it guesses the other
    hands from what was played; `seconds` and `nodes`: what it may spend on a move, in play and
    in tests.
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
