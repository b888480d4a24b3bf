"""Chance is uniform, the referee certain, and both repeatable."""

import random
from collections import Counter

from pygames.core.dealer import Shuffler
from pygames.core.game import CHANCE, REFEREE, Decision


def test_each_move_of_chance_is_as_likely_as_the_next() -> None:
    dealer, die = Shuffler(random.Random(1)), Decision(CHANCE, "roll", range(1, 7))
    seen = Counter(dealer.answer(die) for _throw in range(6000))
    assert set(seen) == set(range(1, 7))
    assert max(seen.values()) < 1.1 * min(seen.values())


def test_lazy_moves_are_never_listed() -> None:
    moves = range(2**31 - 1)
    dealer = Shuffler(random.Random(2))
    drawn = [dealer.answer(Decision(CHANCE, "draw", moves)) for _draw in range(1000)]
    assert min(drawn) < 2**24
    assert max(drawn) > 2**31 - 2**24


def test_the_referee_takes_no_chance() -> None:
    rng = random.Random(3)
    before = rng.getstate()
    assert Shuffler(rng).answer(Decision(REFEREE, "judge", ("only",))) == "only"
    assert rng.getstate() == before


def test_the_same_seed_gives_the_same_answers() -> None:
    die = Decision(CHANCE, "roll", range(1000))
    one, other = (Shuffler(random.Random(4)) for _dealer in range(2))
    assert [one.answer(die) for _throw in range(20)] == [other.answer(die) for _t in range(20)]
