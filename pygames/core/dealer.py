"""Answers CHANCE and REFEREE from a seeded generator."""

import random
from collections.abc import Sequence

from pygames.core.game import CHANCE, Decision, Move


class Dealer:
    """Resolves CHANCE and REFEREE decisions on the full state."""

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
