"""Formations, their worth, and the best that an incomplete side can still become.

The proof of a claim (section 4.3 of the rules) rests on `best` alone. It sees only what lies
face up: a side's cards, fog, how many cards are needed, and which troops nobody has seen yet.

Values are sets of bits: bit v-1 of a ten-bit number stands for the value v; bit `card` of a
sixty-bit number for a troop card.
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
_NONE = (0,)  # what no wild card covers

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
    """What a side is worth: compared by rank, then sum (BL-42).

    `added` are the troops that complete it: () for a complete side.
    """

    rank: int
    total: int
    added: tuple[int, ...] = ()

    @property
    def worth(self) -> tuple[int, int]:
        """What is compared."""
        return self[:2]


def wild_values(card: int) -> range:
    """The values a morale tactics card can take (BL-45)."""
    return _WILD_VALUES[card]


@cache
def _runs(length: int) -> tuple[tuple[int, int], ...]:
    """(bits, sum) of every run of that many values, the highest first."""
    return tuple(
        (((1 << length) - 1) << (low - 1), sum(range(low, low + length)))
        for low in range(11 - length, 0, -1)
    )


@cache
def _covers(wilds: tuple[int, ...], wanted: int) -> tuple[int, ...]:
    """The sets of values within `wanted` that the wild cards can take, one value each."""
    values = [v for v in range(1, 11) if wanted >> (v - 1) & 1]
    covers = {
        sum(1 << (v - 1) for v in choice)
        for choice in permutations(values, len(wilds))
        if all(v in _WILD_VALUES[w] for v, w in zip(choice, wilds, strict=True))
    }
    return tuple(sorted(covers))


@cache
def _highest(values: int, count: int) -> tuple[int, tuple[int, ...]]:
    """(sum, values) of the highest `count` values of a set; the sum is -1 if it has fewer."""
    chosen = [v for v in range(10, 0, -1) if values >> (v - 1) & 1][:count]
    return (sum(chosen) if len(chosen) == count else -1, tuple(chosen))


def best(cards: tuple[int, ...], needed: int, unseen: int, fog: bool) -> Formation:
    """The best formation of `needed` cards that these can become with troops of `unseen`.

    `cards`: the formation cards of one side; `unseen`: bits of the troops that nobody has seen
    (BL-55), of no account for a complete side. The algorithm of section 4.3 (BL-60).
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
    """The highest sum that these cards have with `missing` of the unseen troops.

    There must be as many.
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
    """The sum of the troops and of the highest values of the wild cards."""
    return sum([_HIGHEST[card] for card in cards])


def _bits(bits: int, offset: int = 0) -> tuple[int, ...]:
    """The places of the bits that are set, from the lowest, moved up by the offset."""
    places = []
    while bits:
        low = bits & -bits
        places.append(low.bit_length() - 1 + offset)
        bits ^= low
    return tuple(places)
