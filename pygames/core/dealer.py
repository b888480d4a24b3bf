"""Who answers for CHANCE and the REFEREE, and for seats that do not move here."""

import json
import random
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from pygames.core.game import CHANCE, Decision, Move

__all__ = ["Dealer", "SameAgain", "Shuffler", "spelling", "spelt"]

_LISTED = 10_000
"""Where there are more answers, none is looked for."""


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


class SameAgain:
    """Answers CHANCE as in another match: the cards and dice that came there, in their order.

    What its players choose may differ. An answer that is not possible waits for its turn; where
    none is, another dealer goes on. Who draws a card makes no difference.
    """

    def __init__(self, answers: Iterable[str], otherwise: Dealer) -> None:
        self._answers = [*answers]
        self._otherwise = otherwise

    def answer(self, decision: Decision) -> Move | None:
        """Return the first answer that is possible."""
        if decision.seat == CHANCE and len(decision.moves) <= _LISTED:
            moves = {spelling(move): move for move in decision.moves}
            for index, text in enumerate(self._answers):
                if text in moves:
                    del self._answers[index]
                    found: Move = moves[text]
                    return found
        return self._otherwise.answer(decision)

    def heed(self, move: Move) -> None:
        """Take an answer for given: a match is gone on with."""
        with suppress(ValueError):
            self._answers.remove(spelling(move))


def spelling(move: Any) -> str:
    """Return what is dealt as a text, the same whoever gets it."""
    fields: dict[str, object] = move._asdict()
    rest = (value for name, value in fields.items() if name not in ("kind", "seat"))
    return spelt([move.kind, *rest])


def spelt(values: Iterable[object]) -> str:
    """Return the same for a kind of move and the values of its other fields."""
    return json.dumps([*values], default=sorted, separators=(",", ":"))
