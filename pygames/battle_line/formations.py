"""Formations, how they compare, and the best one an incomplete side can still reach.

The proof of a claim (section 4.3 of the rules) rests on `best` alone. It uses only what lies
face up: a side's cards, fog, the number of cards needed, and which troops nobody has seen yet.

Sets are bits: a set of values is a ten-bit number, bit v-1 for the value v; a set of troops is a
sixty-bit number, bit `card` for the troop `card`.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from pygames.battle_line.pieces import ACHILLES, EXTRA_ASSAULT, HECTOR, LINE_OF_DEFENCE

__all__ = [
    "BATTALION",
    "EVERY_TROOP",
    "HOST",
    "PHALANX",
    "SKIRMISH",
    "WEDGE",
    "Formation",
    "best",
    "host",
    "wild_values",
]

NOTHING, HOST, SKIRMISH, BATTALION, PHALANX, WEDGE = range(6)
EVERY_TROOP = (1 << 60) - 1
_TEN_BITS = (1 << 10) - 1
_new = tuple.__new__  # a NamedTuple's own constructor takes three times as long
_NONE = (0,)  # the covers of no wild cards: the empty set alone

_WILD_VALUES = {
    ACHILLES: range(1, 11),
    HECTOR: range(1, 11),
    EXTRA_ASSAULT: range(8, 9),
    LINE_OF_DEFENCE: range(1, 4),
}
_HIGHEST = [*(card % 10 + 1 for card in range(60)), *(w[-1] for w in _WILD_VALUES.values())]
_COLUMN = 1 << 0 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50
"""The troops of value 1; shifted by v - 1, those of value v."""


class Formation(NamedTuple):
    """The rank and sum of a side: formations compare by rank, then by sum (BL-42).

    `added`: the troops that would complete it; () for a complete side.
    """

    rank: int
    total: int
    added: tuple[int, ...] = ()

    @property
    def worth(self) -> tuple[int, int]:
        """Rank and sum: what decides between two formations."""
        return self[:2]


def wild_values(card: int) -> range:
    """Return the values a morale card can take (BL-45)."""
    return _WILD_VALUES[card]


@cache
def _runs(length: int) -> tuple[tuple[int, int], ...]:
    """List (bits, sum) of every run of `length` values, highest first."""
    return tuple(
        (((1 << length) - 1) << (low - 1), sum(range(low, low + length)))
        for low in range(11 - length, 0, -1)
    )


@cache
def _covers(wilds: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """List the subsets of `wanted` that the wild cards can cover, one value each."""
    values = [v for v in range(1, 11) if wanted >> (v - 1) & 1]
    covers = {
        sum(1 << (v - 1) for v in choice)
        for choice in permutations(values, len(wilds))
        if all(v in _WILD_VALUES[w] for v, w in zip(choice, wilds, strict=True))
    }
    return tuple(sorted(covers))


@cache
def _highest(values: int, count: int) -> tuple[int, tuple[int, ...]]:
    """Return (sum, values) of the `count` highest values of a set; sum -1 if it has fewer."""
    chosen = [v for v in range(10, 0, -1) if values >> (v - 1) & 1][:count]
    return (sum(chosen) if len(chosen) == count else -1, tuple(chosen))


def best(cards: tuple[int, ...], needed: int, unseen: int, fog: bool) -> Formation:
    """Return the best formation of `needed` cards that a side can reach with unseen troops.

    `cards`: the formation cards of the side; `unseen`: bits of the troops that nobody has seen
    (BL-55), ignored for a complete side. Follows the algorithm of section 4.3 (BL-60).
    """
    if len(cards) > needed:  # only after Mud was removed (BL-71)
        return max(_best(chosen, needed, 0, fog) for chosen in combinations(cards, needed))
    if len(cards) == needed:
        return _complete(cards, needed, fog)
    return _best(cards, needed, unseen, fog)


@lru_cache(4096)
def _complete(cards: tuple[int, ...], needed: int, fog: bool) -> Formation:
    return _best(cards, needed, 0, fog)


def _best(cards: tuple[int, ...], needed: int, unseen: int, fog: bool) -> Formation:
    missing = needed - len(cards)
    if missing > unseen.bit_count():
        return Formation(NOTHING, 0)
    if fog:
        return host(cards, missing, unseen)
    wilds: tuple[int, ...] = ()
    colours: set[int] = set()
    values = 0
    for card in cards:
        if card >= 60:
            wilds += (card,)
        else:
            colours.add(card // 10)
            values |= 1 << card % 10
    different = values.bit_count() == len(cards) - len(wilds)
    if different and len(colours) <= 1:
        found = _wedge(colours or range(6), values, wilds, needed, unseen)
        if found:
            return found
    if not values & (values - 1):  # at most one value
        found = _phalanx(values, wilds, needed, missing, unseen)
        if found:
            return found
    if len(colours) <= 1:
        found = _battalion(colours or range(6), cards, missing, unseen)
        if found:
            return found
    if different:
        found = _skirmish(values, wilds, needed, unseen)
        if found:
            return found
    return host(cards, missing, unseen)


def _wedge(
    colours: Iterable[int], values: int, wilds: tuple[int, ...], needed: int, unseen: int
) -> Formation | None:
    for run, total in _runs(needed):
        if values & ~run:
            continue
        for colour in colours:
            there = unseen >> 10 * colour & _TEN_BITS
            rest = run & ~values
            for covered in _covers(wilds, rest) if wilds else _NONE:
                if not rest & ~covered & ~there:
                    return _new(Formation, (WEDGE, total, _bits(rest & ~covered, 10 * colour)))
    return None


def _phalanx(
    values: int, wilds: tuple[int, ...], needed: int, missing: int, unseen: int
) -> Formation | None:
    for v in range(10, 0, -1):
        if values and values != 1 << (v - 1):
            continue
        column = unseen & _COLUMN << (v - 1)
        if column.bit_count() >= missing and all(v in _WILD_VALUES[w] for w in wilds):
            return _new(Formation, (PHALANX, needed * v, _bits(column)[:missing]))
    return None


def _battalion(
    colours: Iterable[int], cards: tuple[int, ...], missing: int, unseen: int
) -> Formation | None:
    highest, added, colour = max(
        (*_highest(unseen >> 10 * colour & _TEN_BITS, missing), colour) for colour in colours
    )
    if highest < 0:
        return None
    total = _sum(cards) + highest
    return _new(Formation, (BATTALION, total, tuple(10 * colour + v - 1 for v in added)))


def _skirmish(values: int, wilds: tuple[int, ...], needed: int, unseen: int) -> Formation | None:
    there = 0
    for colour in range(6):
        there |= unseen >> 10 * colour & _TEN_BITS
    for run, total in _runs(needed):
        if values & ~run:
            continue
        rest = run & ~values
        for covered in _covers(wilds, rest) if wilds else _NONE:
            if not rest & ~covered & ~there:
                added = (_bits(unseen & _COLUMN << v)[0] for v in _bits(rest & ~covered))
                return _new(Formation, (SKIRMISH, total, tuple(added)))
    return None


def host(cards: tuple[int, ...], missing: int, unseen: int) -> Formation:
    """Return the highest sum of these cards and `missing` unseen troops, as a host.

    At least `missing` troops must be unseen.
    """
    total = _sum(cards)
    added: list[int] = []
    v = 10
    while missing:
        v -= 1
        for card in _bits(unseen & _COLUMN << v)[:missing]:
            added.append(card)
            total += v + 1
            missing -= 1
    return _new(Formation, (HOST, total, tuple(added)))


def _sum(cards: tuple[int, ...]) -> int:
    """Add up the troops and the highest values of the wild cards."""
    return sum([_HIGHEST[card] for card in cards])


def _bits(bits: int, offset: int = 0) -> tuple[int, ...]:
    """Return the indices of the set bits in ascending order, plus the offset."""
    places = []
    while bits:
        low = bits & -bits
        places.append(low.bit_length() - 1 + offset)
        bits ^= low
    return tuple(places)
