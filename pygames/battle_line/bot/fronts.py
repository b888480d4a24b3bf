"""From what sides may form to win probabilities of fronts and of the game, and their worth."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import product
from operator import mul

from pygames.battle_line.bot.formation_chances import Distribution

__all__ = ["Rival", "front_chance", "game_chance", "worth"]

_SOONER = 0.7
"""How often three adjacent fronts are won before the opponent has five: then the three win."""


class Rival:
    """What the opposing side may form as a cumulative distribution, to compare one's own with."""

    __slots__ = ("below", "strengths")

    def __init__(self, theirs: Distribution) -> None:
        self.strengths: list[int] = []
        self.below = [1.0 - sum(p for _strength, p in theirs)]
        """[n]: the probability of anything weaker than `strengths[n]`; strengths ascend."""
        for strength, p in reversed(theirs):
            self.strengths.append(strength)
            self.below.append(self.below[-1] + p)


def front_chance(mine: Distribution, theirs: Rival, ahead: float) -> float:
    """Return the probability that the side with the distribution `mine` wins a front.

    `ahead`: the probability that it is complete first, which decides between equals.
    """
    chance, left = 0.0, 1.0
    strengths, below = theirs.strengths, theirs.below
    for strength, p in mine:
        place = bisect_left(strengths, strength)
        beaten = below[place]
        if place < len(strengths) and strengths[place] == strength:
            beaten += (below[place + 1] - beaten) * ahead
        chance += p * beaten
        left -= p
    return chance + left * below[0] * 0.5


def _won(mine: Sequence[int]) -> float:
    """Return the win probability for one final division of the nine fronts (1: mine)."""
    three = any(mine[f] and mine[f + 1] and mine[f + 2] for f in range(7))
    theirs = any(not (mine[f] or mine[f + 1] or mine[f + 2]) for f in range(7))
    five = sum(mine) >= 5
    if three and theirs:
        return 0.6 if five else 0.4
    if three:
        return 1.0 if five else _SOONER
    if theirs:
        return 1 - _SOONER if five else 0.0
    return float(five)


@cache
def _table() -> list[list[list[float]]]:
    """Tabulate [left three][middle three][right three] -> win probability."""
    eight = list(product((0, 1), repeat=3))
    return [[[_won((*a, *b, *c)) for c in eight] for b in eight] for a in eight]


@cache
def _turned() -> list[list[list[float]]]:
    """Return the same table as [right three][middle three][left three]."""
    table = _table()
    return [[[table[a][b][c] for a in range(8)] for b in range(8)] for c in range(8)]


def _eight(p: Sequence[float]) -> list[float]:
    """Return the probability of each division of three fronts, in binary order.

    The first front is the most significant bit; 1: won.
    """
    a, b, c = p
    no, yes = (1 - a) * (1 - b), a * (1 - b)
    no_b, yes_b = (1 - a) * b, a * b
    d = 1 - c
    return [no * d, no * c, no_b * d, no_b * c, yes * d, yes * c, yes_b * d, yes_b * c]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    total: float = sum(map(mul, one, other))
    return total


def _slopes(p: Sequence[float], values: Sequence[float]) -> list[float]:
    """Return the worth of each of three fronts, from the values of their eight divisions."""
    a, b, c = p
    return [
        _dot(_eight((1, b, c)), values) - _dot(_eight((0, b, c)), values),
        _dot(_eight((a, 1, c)), values) - _dot(_eight((a, 0, c)), values),
        _dot(_eight((a, b, 1)), values) - _dot(_eight((a, b, 0)), values),
    ]


def game_chance(p: Sequence[float]) -> float:
    """Return the win probability of the game from those of its nine fronts."""
    a, b, c = _eight(p[:3]), _eight(p[3:6]), _eight(p[6:])
    return _dot(a, [_dot(b, [_dot(c, row) for row in rows]) for rows in _table()])


def worth(p: Sequence[float]) -> list[float]:
    """Return the gain in win probability from winning each front instead of losing it."""
    a, b, c = _eight(p[:3]), _eight(p[3:6]), _eight(p[6:])
    by_right = [[_dot(c, row) for row in rows] for rows in _table()]  # [a][b]
    left = [_dot(b, row) for row in by_right]
    middle = [_dot(a, column) for column in zip(*by_right, strict=True)]
    right = [_dot(b, [_dot(a, row) for row in rows]) for rows in _turned()]
    return _slopes(p[:3], left) + _slopes(p[3:6], middle) + _slopes(p[6:], right)
