"""Who sits where: people at this terminal, bots of some level, and chance for the rest."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from pygames.bots import Thought, choose, think
from pygames.core.game import Decision, at_random
from pygames.core.match import Match

__all__ = ["ADVISER", "RANDOM", "Party", "Players", "usual", "usual_level"]

ADVISER = 4
"""The level of the bot that gives hints."""
RANDOM = 0
"""The level of whoever chooses at random."""


class Party(NamedTuple):
    """The people at the terminal by seat, and the level of each other seat."""

    people: tuple[int, ...]
    levels: Mapping[int, int]
    """Seat -> a bot's level, or `RANDOM`."""

    @property
    def bots(self) -> dict[int, int]:
        """Seat -> level, of bots alone."""
        return {seat: level for seat, level in self.levels.items() if level != RANDOM}

    @property
    def arguments(self) -> str:
        """What is typed behind `play` for the same party."""
        levels = ",".join(
            f"{seat}:{level or 'random'}" for seat, level in sorted(self.levels.items())
        )
        people = ",".join(map(str, self.people)) or "none"
        return f"--people {people} --bots {levels}" if levels else f"--people {people}"


def usual_level(match: Match) -> int:
    """Return the level of those of whom nothing is said."""
    return 2 if match.game.bot else RANDOM


def usual(match: Match) -> Party:
    """Return one person in the first seat, and the others as usual."""
    return Party((0,), dict.fromkeys(range(1, match.setup.seats), usual_level(match)))


class Players:
    """Chooses for everybody who is no person, and advises people."""

    def __init__(self, match: Match, party: Party) -> None:
        self._match = match
        self._party = party
        self._rng = random.Random(match.link())  # so that a seed repeats their moves too

    def choose(self, decision: Decision, level: int | None = None) -> Any:
        """Return a choice of this level (None: that of the seat)."""
        level = self._party.levels.get(decision.seat, RANDOM) if level is None else level
        if level == RANDOM:
            return at_random(decision.moves, self._rng)
        view = self._match.view(decision.seat)
        return choose(self._match.game, view, decision, level, self._rng)

    def advise(self, decision: Decision) -> Thought:
        """Return what a bot that knows what this seat knows would do, and why."""
        view = self._match.view(decision.seat)
        return think(self._match.game, view, decision, ADVISER, random.Random(0))
