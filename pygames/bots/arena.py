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
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from pygames.bots.brain import Brain
from pygames.bots.budget import Budget
from pygames.bots.move_choice import choose, how
from pygames.core.game import Decision, Game, at_random
from pygames.core.log import make_setup
from pygames.core.match import Match

__all__ = [
    "Choose",
    "Forfeit",
    "Guest",
    "Pair",
    "Player",
    "Tally",
    "bot",
    "chance_player",
    "elo",
    "first_player",
    "play",
    "play_pair",
    "tally",
]

LONGEST = 20_000
"""Entries of the log after which a match is left undecided: not all rules see to an end."""

Choose: TypeAlias = Callable[[Any, Decision, random.Random], Any]
"""(view of its seat, its decision, a generator) -> a move."""


class Forfeit(Exception):
    """The player in a seat has lost the match by what it did; the text says what."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason


@runtime_checkable
class Guest(Protocol):
    """A player who has to be told of each match: a program from outside."""

    def sit(self, match: Match, seat: int, seed: str) -> Choose:
        """Take a seat in a match that begins; return what chooses there.

        `seed`: for what is drawn by chance. Both may raise `Forfeit`.
        """

    def rise(self) -> None:
        """Leave all seats of a match that has ended in whatever way."""


Player: TypeAlias = Choose | Guest

_CERTAIN = 1.96
"""Standard errors on either side of the mean that cover 95 %."""


def chance_player(_view: Any, decision: Decision, rng: random.Random) -> Any:
    """Choose at random."""
    return at_random(decision.moves, rng)


def first_player(_view: Any, decision: Decision, _rng: random.Random) -> Any:
    """Choose the first listed move."""
    return decision.moves[0]


def bot(
    game: Game, level: int, nodes: int | None = None, brain: Brain[Any] | None = None
) -> Choose:
    """Return a bot of this level.

    `nodes`: per move, in place of the level's own budget; `brain`: in place of the game's own.
    Raises `ValueError` for a level that the game does not have.
    """
    how(game, level, brain)

    def player(view: Any, decision: Decision, rng: random.Random) -> Any:
        budget = Budget(nodes=nodes) if nodes else None
        return choose(game, view, decision, level, rng, budget, brain=brain)

    return player


class Pair(NamedTuple):
    """The result of a duplicate pair of matches.

    `points`: the first player's points in each match, 1 for a win, 0.5 for a draw; `seconds`: how
    long each choice of the first player took, and of the second; `forfeits`: who has lost a match
    by what it did, the first player (0) or the second (1), and what that was.
    """

    points: tuple[float, float]
    seconds: tuple[list[float], list[float]]
    forfeits: tuple[tuple[int, str], ...] = ()


def play(
    game: Game,
    players: Sequence[Player],
    seed: str,
    options: Mapping[str, Any] | None = None,
    seconds: Sequence[list[float]] | None = None,
    seeds: Sequence[str] | None = None,
) -> Match:
    """Play a match, player n in seat n: to its end, or until it is left. Raises `Forfeit`.

    `seconds`: a list per seat that the time of each choice is added to, of the processor or, for a
    guest, of a clock. `seeds`: a seat's, for what its player draws by chance.
    """
    match = Match(game.id, len(players), options, rng=random.Random(seed))
    seeds = seeds or [f"{seed} {seat}" for seat in range(len(players))]
    rngs = [random.Random(own) for own in seeds]
    clocks = [time.perf_counter if isinstance(it, Guest) else time.thread_time for it in players]
    try:
        choosing = [
            player.sit(match, seat, seeds[seat]) if isinstance(player, Guest) else player
            for seat, player in enumerate(players)
        ]
        while match.decisions and len(match.log) < LONGEST:
            decision = next(d for d in match.decisions if len(d.moves))
            seat = decision.seat
            view = match.view(seat)
            start = clocks[seat]()
            move = choosing[seat](view, decision, rngs[seat])
            if seconds is not None:
                seconds[seat].append(clocks[seat]() - start)
            match.play(move, seat)
    finally:
        for player in players:
            if isinstance(player, Guest):
                player.rise()
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

    What the players draw by chance is their own, so that a level against itself plays two different
    matches. Raises `BadSetup`.
    """
    sides = game.sides(seats, make_setup(game.id, seats, options).options)
    near = [side == sides[0] for side in sides]
    pair = first, second
    seconds: tuple[list[float], list[float]] = ([], [])
    points: list[float] = []
    forfeits: list[tuple[int, str]] = []
    for ours in (near, [not it for it in near]):
        who = [0 if it else 1 for it in ours]
        try:
            match = play(
                game,
                [pair[it] for it in who],
                seed,
                options,
                [seconds[it] for it in who],
                [f"{seed} {seat} {it}" for seat, it in enumerate(who)],
            )
        except Forfeit as forfeit:
            loser = who[forfeit.seat]
            forfeits.append((loser, forfeit.reason))
            points.append(float(loser))
        else:
            points.append(_points(match, ours))
    return Pair((points[0], points[1]), seconds, tuple(forfeits))


def _points(match: Match, ours: Sequence[bool]) -> float:
    """Return the points of the player whose seats are `ours`: half of one that was left."""
    winners = {ours[seat] for seat in match.outcome.winners} if match.outcome else ()
    return float(*winners) if len(winners) == 1 else 0.5


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
    """Summarize pairs, the interval being estimated from their spread.

    Raises `ValueError` if there is none.
    """
    if not points:
        raise ValueError("there must be at least one pair of matches")
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
