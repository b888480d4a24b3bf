"""The values of pieces, and the expected values for one whose rank is only guessed.

Values are in units: a lieutenant is worth three of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from pygames.espionage.pieces import BEATS, HQ, MOBILE, RANKS

__all__ = ["KNOWN", "WORTH", "Expectation", "chance", "expectation"]

WORTH = (2.0, 3.0, 4.2, 6.0, 9.0, 3.5, 4.0, 2.0, 70.0)
"""The value of each rank; that of the headquarters rewards pressing towards it."""

KNOWN = 0.08
"""Fraction of its value that a piece loses when the enemy knows it."""

_DARING = (0.3, 0.35, 0.4, 0.55, 0.7, 0.04, 0.2, 0.0, 0.0)
"""Probability that a piece of each rank attacks a masked piece."""
_FOOLISH = 0.5
"""Fraction counted of what an enemy would lose by attacking a stronger piece."""
_PREY = [[r for r in RANKS if BEATS[mine][r]] for mine in MOBILE]
"""[rank] -> the ranks that it beats by attacking them."""
_HUNTERS = [[r for r in MOBILE if BEATS[r][mine]] for mine in RANKS]
_FOOLS = [[r for r in MOBILE if not BEATS[r][mine]] for mine in RANKS]
"""[rank] -> the ranks that beat it by attacking it, and those that do not."""
_SLOPE = 0.05
"""Slope of the logistic curve from a lead in units to the win probability."""


def chance(units: float) -> float:
    """Return the win probability of a side that is ahead by this many units."""
    return 1 / (1 + exp(-_SLOPE * max(-80.0, min(80.0, units))))


class Expectation:
    """What to expect of an enemy piece, given the probability `p` of each rank.

    `home`, `mobile`: the probability that it is the headquarters, that it can move; `doubt`: how
    uncertain its rank is, 0 (`known`) to 1; `worth`: its expected value, without the headquarters;
    `strength`: the same if it is mobile.

    Lists by the rank of our piece. Our attack: `wins`, the probability that it succeeds; `gain`,
    `cost`, the expected capture and loss. The enemy's attack: `beats`, the probability that it
    would succeed; `threat`, `blind`, our expected loss if the enemy knows our piece and if it does
    not.
    """

    __slots__ = (
        "beats",
        "blind",
        "cost",
        "doubt",
        "gain",
        "home",
        "known",
        "mobile",
        "p",
        "strength",
        "threat",
        "wins",
        "worth",
    )

    def __init__(self, p: Sequence[float]) -> None:
        self.p = p
        values = [x * worth for x, worth in zip(p, WORTH, strict=True)]
        dares = [x * daring for x, daring in zip(p, _DARING, strict=True)]
        wastes = [_FOOLISH * x * worth for x, worth in zip(dares, WORTH, strict=True)]
        self.home = p[HQ]
        self.doubt = 1.0 - max(p)
        self.known = self.doubt < 0.001
        self.worth = sum(values) - values[HQ]
        self.mobile = sum([p[rank] for rank in MOBILE])
        strength = sum([values[rank] for rank in MOBILE])
        self.strength = strength / self.mobile if self.mobile else 0.0
        self.wins = [sum([p[r] for r in prey]) for prey in _PREY]
        self.gain = [sum([values[r] for r in prey]) for prey in _PREY]
        self.cost = [(1 - wins) * WORTH[mine] for wins, mine in zip(self.wins, MOBILE, strict=True)]
        self.beats = [sum([p[r] for r in hunters]) for hunters in _HUNTERS]
        self.threat = [0.95 * beats * WORTH[mine] for mine, beats in enumerate(self.beats)]
        self.blind = [
            sum([dares[r] for r in hunters]) * WORTH[mine] - sum([wastes[r] for r in fools])
            for mine, (hunters, fools) in enumerate(zip(_HUNTERS, _FOOLS, strict=True))
        ]


@lru_cache(maxsize=1_000)
def expectation(p: tuple[float, ...]) -> Expectation:
    """Return what to expect of a piece with this probability of each rank."""
    return Expectation(p)
