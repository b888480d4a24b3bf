"""One job on many items: each once, on any executor, and in their order again."""

from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from random import Random

import pytest

import pygames
from pygames.bots.arena import chance_player, play_pair
from pygames.bots.parallel import in_order, map_unordered

ITEMS = [*range(40)]


class Shuffled(Executor):
    """Does nothing until asked often enough, then everything in another order."""

    def __init__(self, count):
        self._count = count
        self._asked = []

    def submit(self, fn, /, *args, **kwargs):
        future = Future()
        self._asked.append((future, partial(fn, *args, **kwargs)))
        if len(self._asked) == self._count:
            for asked, job in Random(1).sample(self._asked, self._count):
                try:
                    asked.set_result(job())
                except ZeroDivisionError as fault:
                    asked.set_exception(fault)
        return future


class Slow(Executor):
    """Has done the first job at once, and never begins another."""

    def __init__(self):
        self.asked = []

    def submit(self, fn, /, *args, **kwargs):
        self.asked.append(Future())
        if len(self.asked) == 1:
            self.asked[0].set_result(fn(*args, **kwargs))
        return self.asked[-1]


def square(number):
    return number * number


def pair(seed):
    return play_pair(pygames.GAMES["battle-line"], chance_player, chance_player, seed)


def whole(number):
    return 100 // (number - 20)


@pytest.fixture(params=["here", "threads", "processes", "shuffled"])
def executor(request):
    """Each kind of executor, and none."""
    if request.param in ("here", "shuffled"):
        yield None if request.param == "here" else Shuffled(len(ITEMS))
        return
    with {"threads": ThreadPoolExecutor, "processes": ProcessPoolExecutor}[request.param](2) as it:
        yield it


def test_each_item_has_its_result_once(executor):
    found = [*map_unordered(executor, square, ITEMS)]

    assert Counter((item, square(item)) for item in ITEMS) == Counter(found)


def test_what_comes_in_any_order_is_put_in_order(executor):
    found = [*in_order(ITEMS, map_unordered(executor, square, ITEMS))]

    assert [(item, square(item)) for item in ITEMS] == found


def test_matches_are_the_same_wherever_they_are_played(executor):
    seeds = [str(number) for number in ITEMS[:3]]
    if isinstance(executor, Shuffled):
        executor = Shuffled(len(seeds))
    found = dict(map_unordered(executor, pair, seeds))

    assert {seed: pair(seed).points for seed in seeds} == {it: found[it].points for it in found}


def test_shuffled_is_shuffled():
    found = [item for item, _result in map_unordered(Shuffled(len(ITEMS)), square, ITEMS)]

    assert sorted(found) == ITEMS != found


def test_what_a_job_raises_is_raised(executor):
    with pytest.raises(ZeroDivisionError):
        [*map_unordered(executor, whole, ITEMS)]


def test_whoever_stops_leaves_what_has_not_begun():
    slow = Slow()
    played = map_unordered(slow, square, ITEMS)

    assert next(played) == (0, 0)
    played.close()
    assert [it.cancelled() for it in slow.asked] == [False] + [True] * (len(ITEMS) - 1)


def test_what_is_known_is_not_asked_for():
    known = {item: square(item) for item in ITEMS if item % 3}
    asked = [item for item in ITEMS if item not in known]
    played = map_unordered(Shuffled(len(asked)), square, asked)

    assert [(item, square(item)) for item in ITEMS] == [*in_order(ITEMS, played, known)]
