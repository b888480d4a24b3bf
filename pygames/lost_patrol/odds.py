"""Scores and exact probabilities of ambushes and shots (section 3.9 of the rules)."""

from functools import cache
from itertools import product
from math import comb
from typing import NamedTuple

__all__ = ["Odds", "ambush_odds", "hit_chances", "lurker_score", "scout_score"]


class Odds(NamedTuple):
    """How many of the 216 throws of an ambush end in each way."""

    lurkers_win: int
    tie: int
    scouts_win: int


def lurker_score(lurkers: int, die: int) -> int:
    """Return the score of this many Lurkers in an ambush (LP-77)."""
    return max(die + (die == lurkers), min(lurkers, 6))


def scout_score(scouts: int, first: int, second: int, bonus: int) -> int:
    """Return the Scouts' score (LP-79).

    `scouts`: how many are on the tile. `bonus`: of Sergeant and Support trooper together.
    """
    return max(first + bonus, second + bonus, scouts)


@cache
def ambush_odds(lurkers: int, scouts: int, bonus: int) -> Odds:
    """Count the throws with which an ambush ends in each way."""
    wins = ties = 0
    for die, first, second in product(range(1, 7), repeat=3):
        mine, theirs = lurker_score(lurkers, die), scout_score(scouts, first, second, bonus)
        wins += mine > theirs
        ties += mine == theirs
    return Odds(wins, ties, 216 - wins - ties)


@cache
def hit_chances(dice: int, hit_from: int, lurkers: int) -> tuple[float, ...]:
    """Return the probabilities that a shot removes 0, 1, .. `lurkers` Lurkers (LP-62)."""
    hits = 7 - hit_from
    exactly = [
        comb(dice, n) * hits**n * (6 - hits) ** (dice - n) / 6**dice for n in range(dice + 1)
    ]
    most = min(lurkers, dice)
    return (*exactly[:most], sum(exactly[most:]))
