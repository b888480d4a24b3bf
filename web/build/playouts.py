"""Random play, in CPython and inside Pyodide alike.

Matches of Battle Line, Lost Patrol, Not Alone and Deep Space Wars through `Match`, and the single
moves of Espionage including all that the referee answers.
"""

import random
import time
from collections.abc import Callable

import pygames
from pygames.core.game import at_random


def playout(seed: int, game: str = "battle-line", seats: int | None = None) -> pygames.Match:
    """Play one match with uniformly random choices; of as many players as usual, or so many."""
    rng = random.Random(seed)
    match = pygames.Match(game, seats, rng=rng)
    chance = rng.random
    while decisions := match.decisions:
        seat, _name, moves, _known_to, _also = decisions[0]
        match.play(moves[int(chance() * len(moves))], seat)
    return match


def battle(seed: int, points: int = 1000, seats: int = 2) -> pygames.Match:
    """Play one battle of Deep Space Wars at random, unlisted moves too; `points`: of each army."""
    rng = random.Random(seed)
    options = {"points": points, "armies": "drawn"}
    match = pygames.Match("deep-space-wars", seats, options, rng=rng)
    while decisions := match.decisions:
        match.play(at_random(decisions[0].moves, rng), decisions[0].seat)
    return match


def campaign(seed: int) -> int:
    """Play one match of Espionage on bare states, listing every decision; count single moves."""
    chance, made = random.Random(seed).random, 0
    game = pygames.GAMES["espionage"]
    state = game.start(2, {name: option.default for name, option in game.options.items()})
    while decisions := state.decisions:
        seat, name, moves, _known_to, _also = decisions[0]
        made += name == "move"
        state.apply(moves[int(chance() * len(moves))], seat)
    return made


def rate(seconds: float) -> float:
    """Measure matches of Battle Line per second."""
    return _best(lambda seed: bool(playout(seed)), 50, seconds)


def patrols(seconds: float) -> float:
    """Measure matches of Lost Patrol per second."""
    return _best(lambda seed: bool(playout(seed, "lost-patrol")), 20, seconds)


def hunts(seconds: float) -> float:
    """Measure matches of Not Alone with four players per second."""
    return _best(lambda seed: bool(playout(seed, "not-alone", 4)), 10, seconds)


def battles(seconds: float) -> float:
    """Measure battles of Deep Space Wars per second."""
    return _best(lambda seed: bool(battle(seed)), 3, seconds)


def steps(seconds: float) -> float:
    """Measure single moves of Espionage per second."""
    return _best(campaign, 4, seconds)


def _best(play: Callable[[int], int], count: int, seconds: float) -> float:
    """Measure the rate over runs of `count` seeds.

    The best run counts, for other programs only slow one down.
    """
    best, first = 0.0, 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begin = time.perf_counter()
        done = sum(map(play, range(first, first + count)))
        best = max(best, done / (time.perf_counter() - begin))
        first += count
    return best
