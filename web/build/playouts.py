"""Random matches of Battle Line through `Match`, in CPython and inside Pyodide alike."""

import random
import time

import pygames


def playout(seed: int) -> pygames.Match:
    """One match in which every choice is as likely as any other."""
    rng = random.Random(seed)
    match = pygames.Match("battle-line", rng=rng)
    chance = rng.random
    while decisions := match.decisions:
        seat, _name, moves, _known_to, _also = decisions[0]
        match.play(moves[int(chance() * len(moves))], seat)
    return match


def rate(seconds: float) -> float:
    """Matches a second: the best of several runs, for other programs only ever slow one down."""
    count, best, first = 50, 0.0, 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begin = time.perf_counter()
        for seed in range(first, first + count):
            playout(seed)
        best = max(best, count / (time.perf_counter() - begin))
        first += count
    return best
