"""The formations a side may still complete, with their probabilities.

Each formation within reach is a recipe: the troops the side still lacks for it. The probability
that its owner gets them follows from the owner's hand, the unseen troops, and the share of these
that the owner will draw.

Sets of troops are bits, as in `formations`; strengths order formations by rank, then sum.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import permutations
from math import comb
from typing import NamedTuple, TypeAlias

from pygames.battle_line.formations import (
    BATTALION,
    HOST,
    PHALANX,
    SKIRMISH,
    WEDGE,
    Formation,
    best,
    wild_values,
)

__all__ = [
    "NOTHING",
    "Chances",
    "Distribution",
    "Recipe",
    "chances",
    "distribution",
    "recipes",
    "strength_of",
    "wanted",
]

Distribution: TypeAlias = list[tuple[int, float]]
"""(strength, probability that this is the best formation completed), strongest first. The rest of
the probability is that of a side never completed."""

NOTHING = 0
"""The strength of a side never completed."""

_COLUMN = sum(1 << 10 * colour for colour in range(6))
_ROW = (1 << 10) - 1
_NEGLIGIBLE = 0.005


class Recipe(NamedTuple):
    """One way to complete a side, as bits of the troops it takes.

    All of `exact`, or one of each of `singles`, or `many` of `pool`; nothing for a complete side.
    """

    strength: int
    exact: int = 0
    pool: int = 0
    many: int = 0
    singles: tuple[int, ...] = ()


class Chances:
    """Tables of the probability that a player gets certain cards.

    Each unseen card comes with probability `rate`; a card in the hand, which may be gone when it
    is wanted, is there with probability `keep`.
    """

    __slots__ = ("at_least", "exact", "hit", "keep")

    def __init__(self, rate: float, keep: float) -> None:
        self.keep = keep
        self.hit = [1 - (1 - rate) ** n for n in range(61)]
        """[n]: at least one of n unseen cards."""
        self.at_least = [[_tail(rate, n, need) for n in range(61)] for need in range(5)]
        """[need][n]: at least `need` of n unseen cards."""
        self.exact = [[keep**held * rate**unseen for unseen in range(5)] for held in range(5)]
        """[held][unseen]: all of this many cards in the hand and this many unseen ones."""


def _tail(rate: float, n: int, need: int) -> float:
    fewer = sum(comb(n, k) * rate**k * (1 - rate) ** (n - k) for k in range(min(need, n + 1)))
    return max(0.0, 1 - fewer)


@cache
def chances(percent: int, keep: float) -> Chances:
    """Return the tables for a rate in whole per cent."""
    return Chances(percent / 100, keep)


def strength_of(formation: Formation) -> int:
    """Return a number that orders formations as the rules do."""
    return formation.rank * 64 + formation.total


@lru_cache(1 << 15)
def recipes(cards: tuple[int, ...], needed: int, fog: bool) -> tuple[Recipe, ...]:
    """List the ways to complete a side that are worth considering, strongest first.

    `cards`: in ascending order.
    """
    missing = needed - len(cards)
    if missing <= 0:
        return (Recipe(strength_of(best(cards, needed, 0, fog))),)
    troops = [card for card in cards if card < 60]
    wilds = [card for card in cards if card >= 60]
    total = sum(card % 10 + 1 for card in troops) + sum(wild_values(w)[-1] for w in wilds)
    found = [] if fog else [*_formed(troops, wilds, needed, missing, total)]
    found += [
        Recipe(HOST * 64 + total + sum_, 0, pool, missing)
        for sum_, pool in _pools(missing, _COLUMN * _ROW, fog)
    ]
    found.sort(key=lambda recipe: -recipe.strength)
    return tuple(found)


def _formed(
    troops: list[int], wilds: list[int], needed: int, missing: int, total: int
) -> Iterable[Recipe]:
    colours = {card // 10 for card in troops}
    values = [card % 10 + 1 for card in troops]
    different = len(set(values)) == len(values)
    if different:
        for low in range(11 - needed, 0, -1):
            run = {*range(low, low + needed)}
            if not run.issuperset(values):
                continue
            strength = sum(run)
            for rest in _uncovered(run.difference(values), wilds):
                columns = tuple(_COLUMN << v - 1 for v in rest)
                yield Recipe(SKIRMISH * 64 + strength, singles=columns)
                if len(colours) <= 1:
                    for colour in colours or range(6):
                        row = _ROW << 10 * colour
                        exact = sum(column & row for column in columns)
                        yield Recipe(WEDGE * 64 + strength, exact)
    for v in set(values) if values else range(1, 11):
        if len(set(values)) <= 1 and all(v in wild_values(wild) for wild in wilds):
            yield Recipe(PHALANX * 64 + needed * v, 0, _COLUMN << v - 1, missing)
    if len(colours) <= 1:
        for colour in colours or range(6):
            for sum_, pool in _pools(missing, _ROW << 10 * colour, False):
                yield Recipe(BATTALION * 64 + total + sum_, 0, pool, missing)


def _uncovered(values: set[int], wilds: list[int]) -> set[tuple[int, ...]]:
    """Return all sets of values that can remain when each wild card covers one."""
    return {
        tuple(sorted(values.difference(taken)))
        for taken in permutations(sorted(values), len(wilds))
        if all(v in wild_values(w) for v, w in zip(taken, wilds, strict=True))
    }


@cache
def _pools(missing: int, within: int, fine: bool) -> tuple[tuple[int, int], ...]:
    """List pools of troops with the approximate sum of `missing` cards of each: (sum, pool).

    A pool has all troops of at least some value; exactly one value if a single card is missing.
    """
    if missing == 1:
        return tuple((v, within & _COLUMN << v - 1) for v in range(10, 0, -1))
    lows = range(10, 0, -1) if fine else (8, 6, 4, 1)
    found = []
    for low in lows:
        values = [v for v in range(low, 11) for _card in range(6)]
        mean = sum(values) / len(values) if low > 1 else 4
        pool = within & sum(_COLUMN << v - 1 for v in range(low, 11))
        found.append((int(mean * missing), pool))
    return tuple(found)


@lru_cache(1 << 15)
def wanted(cards: tuple[int, ...], needed: int, fog: bool) -> int:
    """Return the troops that any recipe of this side asks for, as bits.

    Recipes for a host count only in fog, or where a single card is missing.
    """
    bits = 0
    for recipe in recipes(cards, needed, fog):
        if recipe.strength >= SKIRMISH * 64 or fog or needed - len(cards) == 1:
            for single in recipe.singles:
                bits |= single
            bits |= recipe.pool | recipe.exact
    return bits


def distribution(ways: tuple[Recipe, ...], held: int, unseen: int, luck: Chances) -> Distribution:
    """Return the distribution for a side from its recipes, strongest first.

    `held`, `unseen`: bits of the troops in the owner's hand, and of those that nobody has seen.
    """
    left = 1.0
    found: Distribution = []
    keep, hit, at_least, exactly = luck.keep, luck.hit, luck.at_least, luck.exact
    out_of_reach = ~(held | unseen)
    for strength, exact, pool, many, singles in ways:
        if exact:
            if exact & out_of_reach:
                continue
            p = exactly[(exact & held).bit_count()][(exact & unseen).bit_count()]
        elif pool:
            short = many - (pool & held).bit_count()
            p = keep if short <= 0 else at_least[short][(pool & unseen).bit_count()]
        else:
            p = 1.0
            for single in singles:
                p *= keep if single & held else hit[(single & unseen).bit_count()]
        p *= left
        if p > _NEGLIGIBLE:
            left -= p
            if found and found[-1][0] == strength:
                found[-1] = (strength, found[-1][1] + p)
            else:
                found.append((strength, p))
            if left < _NEGLIGIBLE:
                break
    return found
