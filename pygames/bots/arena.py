"""Play bots against each other in duplicate pairs, so that luck cancels out.

Both matches of a pair use the same random numbers, with the seats swapped: what the cards give to
one player in the first match they give to the other in the second. A pair therefore says more about
the players than two independent matches would. With more than two seats one player has seat 0 and
those allied with it, and the other all the rest.
"""

import random
import time
from collections.abc import Callable, Mapping, Sequence
from math import inf, log10, sqrt
from typing import Any, NamedTuple, TypeAlias

from pygames.bots.budget import Budget
from pygames.bots.thinking import choose
from pygames.core.game import Decision, Game, at_random
from pygames.core.log import make_setup
from pygames.core.match import Match

__all__ = ["Pair", "Player", "Tally", "bot", "chance_player", "elo", "play", "play_pair", "tally"]

Player: TypeAlias = Callable[[Any, Decision, random.Random], Any]
"""(view of its seat, its decision, a generator) -> a move."""

_CERTAIN = 1.96
"""Standard errors on either side of the mean that cover 95 %."""


def chance_player(_view: Any, decision: Decision, rng: random.Random) -> Any:
    """Choose at random."""
    return at_random(decision.moves, rng)


def bot(game: Game, level: int, nodes: int | None = None) -> Player:
    """Return a bot of this level; `nodes` per move replace the level's own budget."""

    def player(view: Any, decision: Decision, rng: random.Random) -> Any:
        budget = Budget(nodes=nodes) if nodes else None
        return choose(game, view, decision, level, rng, budget)

    return player


class Pair(NamedTuple):
    """The result of a duplicate pair of matches.

    `points`: the first player's points in each match, 1 for a win, 0.5 for a draw; `seconds`: the
    processor time of each choice of the first player and of the second.
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
    """Play a match to its end, player n in seat n.

    `seconds`: a list per seat that the processor time of each choice is added to.
    """
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
    game: Game,
    first: Player,
    second: Player,
    seed: str,
    options: Mapping[str, Any] | None = None,
    seats: int = 2,
) -> Pair:
    """Play two matches with the same seed: the first player on the side of seat 0, then on others.

    Raises `BadSetup`.
    """
    sides = game.sides(seats, make_setup(game.id, seats, options).options)
    near = [side == sides[0] for side in sides]
    mine, theirs = times = (list[float](), list[float]())
    there = play(
        game,
        [first if is_near else second for is_near in near],
        seed,
        options,
        [mine if is_near else theirs for is_near in near],
    )
    back = play(
        game,
        [second if is_near else first for is_near in near],
        seed,
        options,
        [theirs if is_near else mine for is_near in near],
    )
    return Pair((_points(there, near), 1 - _points(back, near)), times)


def _points(match: Match, near: Sequence[bool]) -> float:
    """Return the points of the player in seat 0, against whom all play who are not `near` it."""
    assert match.outcome is not None
    winners = {near[seat] for seat in match.outcome.winners}
    return float(winners.pop()) if len(winners) == 1 else 0.5


class Tally(NamedTuple):
    """A summary of many pairs from the first player's side.

    `rate` is its share of all points, `low` and `high` the ends of the 95 % confidence interval.
    """

    matches: int
    wins: int
    draws: int
    losses: int
    rate: float
    low: float
    high: float


def tally(points: Sequence[tuple[float, float]]) -> Tally:
    """Summarize pairs, the interval being estimated from their spread. Needs at least one pair."""
    single = [point for pair in points for point in pair]
    means = [sum(pair) / 2 for pair in points]
    n = len(means)
    rate = sum(means) / n
    if n > 1:
        variance = sum((mean - rate) ** 2 for mean in means) / (n - 1)
        # If all pairs came out alike, the variance is not zero: assume half a pair that did not.
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
    """Return the Elo difference for which this score rate is expected."""
    if rate <= 0 or rate >= 1:
        return inf if rate >= 1 else -inf
    return 400 * log10(rate / (1 - rate))
