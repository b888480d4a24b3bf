"""Throws: as a list of them all, but made on demand; told apart, and fair in links and deals."""

import random
from collections import Counter
from functools import partial
from itertools import islice, product
from math import log2
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.core.codec import Reader, Writer
from pygames.core.dealer import Shuffler
from pygames.core.dice import MOST, Throws
from pygames.core.game import CHANCE, Decision, is_legal, is_open


class Rolled(NamedTuple):
    seat: int
    dice: tuple[int, ...]
    kind: str = "rolled"


class Other(NamedTuple):
    seat: int
    dice: tuple[int, ...]
    kind: str = "rolled"


def throws(number: int, seat: int = 0) -> Throws[Rolled]:
    return Throws(number, partial(Rolled, seat))


@pytest.mark.parametrize("number", range(5))
def test_a_throw_is_one_of_all_ordered_results(number: int) -> None:
    listed = [Rolled(0, dice) for dice in product(range(1, 7), repeat=number)]
    asked = throws(number)
    assert len(listed) == len(asked)
    assert listed == [*asked] == [asked[n] for n in range(len(asked))]
    assert listed == [asked[n - len(asked)] for n in range(len(asked))]
    assert listed[3:40:7] == asked[3:40:7]
    assert [*range(len(asked))] == [asked.index(move) for move in listed]


@given(number=st.integers(0, MOST), data=st.data())
def test_a_throw_is_found_by_its_index_and_its_index_by_it(
    number: int, data: st.DataObject
) -> None:
    asked = throws(number)
    index = data.draw(st.integers(0, len(asked) - 1))
    move = asked[index]
    assert move in asked
    assert index == asked.index(move)
    assert move == next(islice(asked, index, None))


def test_there_is_no_throw_beyond_the_last() -> None:
    for index in (36, -37):
        with pytest.raises(IndexError):
            throws(2)[index]


@pytest.mark.parametrize("number", [-1, MOST + 1])
def test_there_are_no_throws_of_more_dice_than_fit_or_fewer_than_none(number: int) -> None:
    with pytest.raises(ValueError, match="dice"):
        throws(number)


@pytest.mark.parametrize(
    "move",
    [
        Rolled(0, (1,)),
        Rolled(0, (1, 2, 3)),
        Rolled(0, (0, 1)),
        Rolled(0, (1, 7)),
        Rolled(0, (True, 1)),
        Rolled(0, (1.0, 1)),
        Rolled(0, [1, 1]),
        Rolled(0, "11"),
        Rolled(0, None),
        Rolled(1, (1, 1)),
        Rolled(0, (1, 1), "other"),
        Other(0, (1, 1)),
        (0, (1, 1), "rolled"),
        None,
    ],
)
def test_nothing_else_is_a_throw(move: Rolled) -> None:
    asked = throws(2)
    assert Rolled(0, (1, 1)) in asked
    assert move not in asked
    with pytest.raises(ValueError, match=r".*"):
        asked.index(move)


def test_it_is_a_listed_choice_of_chance() -> None:
    decision = Decision(CHANCE, "rolled", throws(3))
    assert not is_open(decision.moves)
    assert is_legal(Rolled(0, (6, 1, 6)), decision)
    assert not is_legal(Rolled(0, (6, 1)), decision)


def test_the_dealer_throws_each_equally_often() -> None:
    dealer, decision = Shuffler(random.Random(1)), Decision(CHANCE, "rolled", throws(2))
    count = Counter(dealer.answer(decision) for _throw in range(36_000))
    assert len(count) == 36
    assert sum((found - 1000) ** 2 / 1000 for found in count.values()) < 66.6  # p = 0.001


def test_a_die_costs_no_more_of_a_link_than_it_holds() -> None:
    writer, rng = Writer(), random.Random(2)
    rolled = [rng.choice(throws(MOST)) for _throw in range(200)]
    for move in rolled:
        writer.write(throws(MOST).index(move), len(throws(MOST)))
    data = writer.to_bytes()
    reader = Reader(data)
    assert rolled == [throws(MOST)[reader.read(len(throws(MOST)))] for _throw in rolled]
    assert 8 * len(data) < 200 * MOST * log2(6) * 1.01
