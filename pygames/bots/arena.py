"""Player against player: pairs of matches with the same chance, the seats swapped in between.

What the cards give to a seat in one match of a pair they give to the other player in the next,
so the pair says more of the players than two matches would.
"""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from math import inf, log10, sqrt
from typing import Any, NamedTuple, TypeAlias

from pygames.bots.budget import Budget
from pygames.bots.thinking import choose
from pygames.core.game import Decision, Game
from pygames.core.match import Match

__all__ = ["Pair", "Player", "Tally", "bot", "chance_player", "elo", "play", "play_pair", "tally"]

Player: TypeAlias = Callable[[Any, Decision, random.Random], Any]
"""(what its seat may know, its decision, a generator) -> a move."""

_CERTAIN = 1.96
"""Standard errors to either side of the mean that hold 95 %."""


def chance_player(_view: Any, decision: Decision, rng: random.Random) -> Any:
    """Each move as likely as the next."""
    return rng.choice(decision.moves)


def bot(game: Game, level: int, nodes: int | None = None) -> Player:
    """A bot of this level; `nodes` a move instead of the level's own."""

    def player(view: Any, decision: Decision, rng: random.Random) -> Any:
        budget = Budget(nodes=nodes) if nodes else None
        return choose(game, view, decision, level, rng, budget)

    return player


class Pair(NamedTuple):
    """What two matches with swapped seats came to.

    `points`: of the first player in each, 1 for a win, 0.5 for a draw; `seconds`: what each
    choice took of the first player and of the second, in processor time.
    """

    points: tuple[float, float]
    seconds: tuple[list[float], list[float]]


def play(
    game: Game,
    players: Sequence[Player],
    seed: str,
    options: Mapping[str, Any] | None = None,
    seconds: Sequence[list[float]] | None = None,
) -> Match:
    """A match to its end, player n in seat n. `seconds`: lists to add each choice's time to."""
    match = Match(game.id, len(players), options, rng=random.Random(seed))
    rngs = [random.Random(f"{seed} {seat}") for seat in range(len(players))]
    while match.decisions:
        decision = next(d for d in match.decisions if len(d.moves))
        seat = decision.seat
        view = match.view(seat)
        start = time.process_time()
        move = players[seat](view, decision, rngs[seat])
        if seconds is not None:
            seconds[seat].append(time.process_time() - start)
        match.play(move, seat)
    return match


def play_pair(
    game: Game, first: Player, second: Player, seed: str, options: Mapping[str, Any] | None = None
) -> Pair:
    """Two matches with the chance of this seed: the first player in seat 0, then in seat 1."""
    times: tuple[list[float], list[float]] = ([], [])
    there = play(game, (first, second), seed, options, times)
    back = play(game, (second, first), seed, options, times[::-1])
    return Pair((_points(there, 0), _points(back, 1)), times)


def _points(match: Match, seat: int) -> float:
    assert match.outcome is not None
    winners = match.outcome.winners
    return float(seat in winners) / len(winners) if winners else 0.5


class Tally(NamedTuple):
    """What a row of pairs says of the first player against the second.

    `rate` is its part of all points, `low` and `high` the ends of the 95 % interval.
    """

    matches: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float


def tally(points: Sequence[tuple[float, float]]) -> Tally:
    """The sum of pairs: the interval from the spread of the pairs. Needs one pair or more."""
    single = [point for pair in points for point in pair]
    means = [sum(pair) / 2 for pair in points]
    n = len(means)
    rate = sum(means) / n
    if n > 1:
        variance = sum((mean - rate) ** 2 for mean in means) / (n - 1)
        # Where all pairs came out alike, nothing is certain yet: as if half a pair had not.
        variance = max(variance, (0.5 / n) * (1 - 0.5 / n) / 2)
        error = _CERTAIN * sqrt(variance / n)
    else:
        error = 1.0
    wins, losses = single.count(1.0), single.count(0.0)
    return Tally(
        2 * n,
        wins,
        2 * n - wins - losses,
        losses,
        rate,
        max(0.0, rate - error),
        min(1.0, rate + error),
    )


def elo(rate: float) -> float:
    """The difference of Elo ratings at which this part of all points is expected."""
    if rate <= 0 or rate >= 1:
        return inf if rate >= 1 else -inf
    return 400 * log10(rate / (1 - rate))
