"""Answers for chance and the referee from a seeded generator."""

import random
from typing import Any

from pygames.core.game import CHANCE, Decision


class Dealer:
    """Rolls the dice, draws the cards, and knows everything."""

    def __init__(self, rng: random.Random) -> None:
        self._random = rng.random

    def answer(self, decision: Decision) -> Any:
        """The move of CHANCE (each as likely as the next) or REFEREE (there is only one)."""
        moves = decision.moves
        # With fewer than 2**31 moves the rounding of a 53-bit fraction cannot be noticed.
        return moves[int(self._random() * len(moves)) if decision.seat == CHANCE else 0]
