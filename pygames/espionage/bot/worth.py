"""What pieces are worth, and what can be expected of one whose rank is only guessed.

Worth is counted in units: a lieutenant is about three of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from pygames.espionage.pieces import BEATS, HQ, MOBILE, RANKS

__all__ = ["KNOWN", "WORTH", "Outlook", "chance", "outlook"]

WORTH = (2.0, 3.0, 4.2, 6.0, 9.0, 3.5, 4.0, 2.0, 70.0)
"""Of each rank; the headquarters' stands for what is gained by pressing towards it."""

KNOWN = 0.08
"""Which part of its worth a piece loses when the enemy knows it."""

_DARING = (0.3, 0.35, 0.4, 0.55, 0.7, 0.04, 0.2, 0.0, 0.0)
"""How likely each rank attacks what it does not know."""
_FOOLISH = 0.5
"""Which part of the worth of a piece is counted on that may attack a stronger one."""
_SLOPE = 0.05
"""How fast the chance to win grows with what one side has more, in units."""


def chance(units: float) -> float:
    """The chance to win of a side that has so many units more."""
    return 1 / (1 + exp(-_SLOPE * max(-80.0, min(80.0, units))))


class Outlook:
    """What to expect of an enemy piece; lists go by the rank of an own piece.

    `home`: the chance that it is the headquarters; `mobile` that it can move; `doubt`: how much is
    not known of it, 0 to 1; `worth`: what it is worth on average, `strength` the same if it is
    mobile; `wins`: the chance that the own piece survives when it attacks, `gain` what it captures
    on average, `cost` what it loses; `beats`: the chance that the enemy's attack would succeed,
    `threat` what that costs if the enemy knows the own piece, and `blind` if it does not.
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
        self.home = p[HQ]
        self.doubt = 1.0 - max(p)
        self.known = self.doubt < 0.001
        self.worth = sum(p[rank] * WORTH[rank] for rank in RANKS if rank != HQ)
        self.mobile = sum(p[rank] for rank in MOBILE)
        worth = sum(p[rank] * WORTH[rank] for rank in MOBILE)
        self.strength = worth / self.mobile if self.mobile else 0.0
        self.wins = [sum(p[r] for r in RANKS if BEATS[mine][r]) for mine in MOBILE]
        self.gain = [sum(p[r] * WORTH[r] for r in RANKS if BEATS[mine][r]) for mine in MOBILE]
        self.cost = [(1 - wins) * WORTH[mine] for wins, mine in zip(self.wins, MOBILE, strict=True)]
        self.beats = [sum(p[r] for r in MOBILE if BEATS[r][mine]) for mine in RANKS]
        self.threat = [0.95 * beats * WORTH[mine] for mine, beats in enumerate(self.beats)]
        self.blind = [self._blind(mine) for mine in RANKS]

    def _blind(self, mine: int) -> float:
        lost = sum(self.p[r] * _DARING[r] for r in MOBILE if BEATS[r][mine]) * WORTH[mine]
        fools = [r for r in MOBILE if not BEATS[r][mine]]
        return lost - _FOOLISH * sum(self.p[r] * _DARING[r] * WORTH[r] for r in fools)


@lru_cache(maxsize=1_000)
def outlook(p: tuple[float, ...]) -> Outlook:
    """The outlook on a piece with these chances to be of each rank."""
    return Outlook(p)
