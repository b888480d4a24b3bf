"""Who answers for CHANCE and the REFEREE, and for seats that do not move here."""

import random
from collections.abc import Sequence
from typing import Protocol

from pygames.core.game import CHANCE, Decision, Move

__all__ = ["Dealer", "Shuffler"]


class Dealer(Protocol):
    """Answers the decisions that nobody here makes."""

    def answer(self, decision: Decision, /) -> Move | None:
        """Return the move that is made, None as long as it is not known."""


class Shuffler:
    """Answers CHANCE and the REFEREE on the full state, from a seeded generator."""

    def __init__(self, rng: random.Random) -> None:
        """Draw from a generator, of numpy or not. Raises `ValueError` for anything else."""
        if not callable(getattr(rng, "random", None)):
            raise ValueError(f"rng must be a generator such as random.Random(5), not {rng!r}")
        self._random = rng.random

    def answer(self, decision: Decision) -> Move:
        """Return a move of CHANCE, drawn uniformly, or REFEREE's only move."""
        moves: Sequence[Move] = decision.moves
        # With fewer than 2**31 moves the rounding of a 53-bit fraction is negligible.
        return moves[int(self._random() * len(moves)) if decision.seat == CHANCE else 0]
