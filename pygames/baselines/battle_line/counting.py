"""How likely a side is to become each formation, by counting the ways to draw its cards.

Worths are (rank, sum), as formations compare; sets of troops are bits.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from pygames.battle_line.formations import (
    BATTALION,
    HOST,
    PHALANX,
    SKIRMISH,
    WEDGE,
    best,
    wild_values,
)
from pygames.battle_line.pieces import TROOPS, value

__all__ = ["Supply", "prospects", "useful", "victory"]

Worth = tuple[int, int]
Prospects = tuple[tuple[Worth, float], ...]
"""(worth, probability that the side becomes just that), best first."""

_VALUES = range(1, 11)
_COLUMN = {v: sum(1 << card for card in TROOPS if value(card) == v) for v in _VALUES}
_EVERY = sum(_COLUMN.values())
_ROW = [sum(1 << card for card in TROOPS if card // 10 == colour) for colour in range(6)]


class Supply(NamedTuple):
    """Where a player's cards come from.

    `held`: the troops known to be in the hand; `unseen`: those that may be anywhere; `coming`: how
    many of the unseen ones the player holds or will draw; `sure`: the probability that a card in
    the hand is still there when a front needs it.
    """

    held: int
    unseen: int
    coming: int
    sure: float


class _Way(NamedTuple):
    """A formation, and what it takes: (troops, how many of them) each."""

    worth: Worth
    takes: tuple[tuple[int, int], ...]


@cache
def _at_least(wanted: int, among: int, drawn: int, unseen: int) -> float:
    """Return the probability to draw at least so many of some cards: hypergeometric."""
    if wanted <= 0:
        return 1.0
    if wanted > min(among, drawn) or unseen <= 0:
        return 0.0
    drawn = min(drawn, unseen)
    fewer = sum(comb(among, k) * comb(unseen - among, drawn - k) for k in range(wanted))
    return 1 - fewer / comb(unseen, drawn)


@lru_cache(1 << 15)
def _ways(cards: tuple[int, ...], needed: int, fog: bool) -> tuple[_Way, ...]:
    """List what a side can become, best first; `cards` in ascending order."""
    missing = needed - len(cards)
    if missing <= 0:
        return (_Way(best(cards, needed, 0, fog).worth, ()),)
    if missing == 1:
        return tuple(_last_card(cards, needed, fog))
    total = sum(max(wild_values(card)) if card >= 60 else value(card) for card in cards)
    found = [*_sums(HOST, total, missing, _EVERY)]
    if not fog:
        found += _formations(cards, needed, missing, total)
    return tuple(sorted(found, key=lambda way: way.worth, reverse=True))


def _last_card(cards: tuple[int, ...], needed: int, fog: bool) -> Iterator[_Way]:
    """Ask of each troop what it would make of the side."""
    makes: dict[Worth, int] = {}
    for card in TROOPS:
        if card not in cards:
            worth = best((*cards, card), needed, 0, fog).worth
            makes[worth] = makes.get(worth, 0) | 1 << card
    for worth in sorted(makes, reverse=True):
        yield _Way(worth, ((makes[worth], 1),))


def _formations(cards: tuple[int, ...], needed: int, missing: int, total: int) -> Iterator[_Way]:
    troops = [card for card in cards if card < 60]
    wilds = [card for card in cards if card >= 60]
    values = {value(card) for card in troops}
    colours = {card // 10 for card in troops} or set(range(6))
    one_colour = len(colours) == 1 or not troops
    if len(values) == len(troops):
        for low in range(1, 12 - needed):
            run = set(range(low, low + needed))
            if values <= run:
                for rest in _left_over(run - values, wilds):
                    columns = [_COLUMN[v] for v in rest]
                    yield _Way((SKIRMISH, sum(run)), tuple((column, 1) for column in columns))
                    for colour in colours if one_colour else ():
                        exact = sum(column & _ROW[colour] for column in columns)
                        yield _Way((WEDGE, sum(run)), ((exact, len(rest)),))
    if len(values) <= 1:
        for v in values or _VALUES:
            if all(v in wild_values(wild) for wild in wilds):
                yield _Way((PHALANX, needed * v), ((_COLUMN[v], missing),))
    if one_colour:
        for colour in colours:
            yield from _sums(BATTALION, total, missing, _ROW[colour])


def _left_over(values: set[int], wilds: list[int]) -> set[frozenset[int]]:
    """Return what remains of the values when each wild card stands for one."""
    choices = product(*(values & set(wild_values(wild)) for wild in wilds))
    return {frozenset(values - set(taken)) for taken in choices if len(set(taken)) == len(wilds)}


def _sums(rank: int, total: int, missing: int, within: int) -> Iterator[_Way]:
    """Yield a formation of `missing` more cards of at least some value, at their mean."""
    for low in (9, 7, 5, 3, 1):
        pool = within & sum(_COLUMN[v] for v in range(low, 11))
        mean = (low + 10) / 2 if low > 1 else 4
        yield _Way((rank, total + int(missing * mean)), ((pool, missing),))


@lru_cache(1 << 13)
def prospects(cards: tuple[int, ...], needed: int, fog: bool, supply: Supply) -> Prospects:
    """Return what a side will become; what is missing to 1 is that it stays incomplete."""
    held, unseen, coming, sure = supply
    size, left = unseen.bit_count(), 1.0
    found: list[tuple[Worth, float]] = []
    for worth, takes in _ways(cards, needed, fog):
        chance, drawn = 1.0, 0
        for pool, wanted in takes:
            at_hand = min(wanted, (pool & held).bit_count())
            among = (pool & unseen).bit_count()
            rest = wanted - at_hand
            if rest:
                by_luck = _at_least(rest, among, coming - drawn, size - drawn)
                chance *= by_luck * (sure if at_hand else 1.0)
                drawn += rest
            else:
                otherwise = _at_least(wanted, among, coming - drawn, size - drawn)
                chance *= sure + (1 - sure) * otherwise
            if not chance:
                break
        if chance:
            found.append((worth, left * chance))
            left *= 1 - chance
            if left < 0.01:
                break
    return tuple(found)


@lru_cache(1 << 14)
def useful(cards: tuple[int, ...], needed: int, fog: bool) -> int:
    """Return the troops that would make more than a host of a side, or complete it."""
    found = 0
    for worth, takes in _ways(cards, needed, fog):
        if worth[0] > HOST or needed - len(cards) == 1 or fog:
            for pool, _wanted in takes:
                found |= pool
    return found


def victory(mine: Prospects, theirs: Prospects, first: float) -> float:
    """Return the probability that the first side wins the front.

    `first`: the probability that it is complete before the other if both become equal.
    """
    chance = 0.0
    missed = 1 - sum(p for _worth, p in theirs)
    for worth, p in mine:
        weaker = missed
        for other, q in theirs:
            if other < worth:
                weaker += q
            elif other == worth:
                weaker += q * first
        chance += p * weaker
    return chance + (1 - sum(p for _worth, p in mine)) * missed / 2
