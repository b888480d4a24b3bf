"""Answers for chance and the referee from a seeded generator."""

import random
from typing import Any

from pygames.core.game import CHANCE, Decision


class Dealer:
    """Rolls the dice, draws the cards, and knows everything."""

    def __init__(self, rng: random.Random) -> None:
        self._choose = rng.choice

    def answer(self, decision: Decision) -> Any:
        """The move of CHANCE (each as likely as the next) or REFEREE (there is only one)."""
        return self._choose(decision.moves) if decision.seat == CHANCE else decision.moves[0]
