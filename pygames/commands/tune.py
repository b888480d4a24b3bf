"""The command `tune`: find better weights for a bot by playing against a pool, with CMA-ES.

In each round new weights are drawn around the best known, and all of them play the same pairs of
matches; the next round has other ones. CMA-ES learns from their order alone, so luck that all of
them share costs nothing.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from pygames.bots import LEVELS
from pygames.bots.arena import Pair, Player, bot, play_pair, tally
from pygames.bots.levels import PERFECT
from pygames.bots.parallel import map_unordered
from pygames.bots.training import Tuning, tuning_of
from pygames.commands import executors, run_arguments, set_up_arguments
from pygames.commands.arena_results import Results, as_pair
from pygames.commands.contestants import named, title
from pygames.commands.extras import fitting_library
from pygames.commands.progress import Progress
from pygames.commands.run_arguments import count, stopped
from pygames.commands.scores import score
from pygames.commands.set_up_arguments import listed
from pygames.core import registry
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.log import make_setup
from pygames.core.normalization import plain
from pygames.terminal.session import INTERRUPTED, OK

__all__ = ["add_to", "run"]

Weights = tuple[float, ...]

_HEURISTIC = 0
"""The level that plays the best candidate at once."""
_SIGMA = 0.2
"""How widely weights are drawn in the first round, as a share of their range."""
_FEWEST = 2
"""Weights without which CMA-ES cannot begin."""
_DIGITS = 4
"""Decimal places of a weight: what lies closer together plays alike."""


class _Job(NamedTuple):
    """A pair of matches of some weights against a player, "": the bot as it is."""

    weights: Weights
    other: str
    seed: str

    @property
    def key(self) -> str:
        """A name of it for the file of results."""
        return json.dumps(self)


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    tune = commands.add_parser("tune", help=_("find better weights for a bot by playing"))
    tune.add_argument("game", help=_("the id of a game"))
    tune.add_argument(
        "--against",
        required=True,
        type=lambda text: text.split(","),
        metavar="PLAYER,PLAYER",
        help=_("levels, random, or baselines of the game"),
    )
    tune.add_argument(
        "--level",
        type=int,
        choices=[_HEURISTIC, *LEVELS],
        default=_HEURISTIC,
        help=_("the bot's level; 0: its first thought"),
    )
    tune.add_argument(
        "--only",
        type=lambda text: text.split(","),
        metavar="WEIGHT,WEIGHT",
        help=_("tune only these weights: the fewer, the fewer matches it takes"),
    )
    set_up_arguments.add_to(tune)
    tune.add_argument(
        "--rounds", type=count, default=30, metavar="N", help=_("how often weights are drawn")
    )
    tune.add_argument(
        "-n",
        type=count,
        default=24,
        metavar="N",
        help=_("number of matches in a round for each weights against each player, even"),
    )
    tune.add_argument(
        "--check",
        type=count,
        default=400,
        metavar="N",
        help=_("number of matches in the end against each player, even"),
    )
    run_arguments.add_to(tune)


def run(asked: argparse.Namespace) -> int:
    """Tune, check, print the results, and return the exit status. Raises `BadSetup`.

    Whoever stops it gets the weights of the last round that was played.
    """
    game = registry.find(plain(asked.game))
    tuning = _tuning(game, asked.only)
    against = [plain(name) for name in asked.against]
    for name in [*against, *([str(asked.level)] if asked.level else [])]:
        named(game, name)
    if asked.n % 2 or asked.check % 2:
        raise BadSetup(N_("Matches are played in pairs, so their number must be even."))
    options = set_up_arguments.chosen(game, asked)
    setup = make_setup(game.id, 2, options)
    setup.start()  # rejects arguments that do not fit together
    search = _search(tuning, random.Random(f"{asked.seed}").getrandbits(32))
    what = {
        "tuned": setup.game,
        "version": setup.version,
        "options": dict(setup.options),
        "weights": list(tuning.weights),
        "level": asked.level,
        "nodes": asked.nodes,
    }
    results = Results(asked.results, what, as_pair) if asked.results else None
    in_round = search.population_size * len(against) * asked.n
    total = asked.rounds * in_round + (2 * len(against) + 1) * asked.check
    pair = partial(_pair, game.id, options, asked.level, asked.nodes)
    progress = Progress(total)
    try:
        with progress, executors.chosen(asked.jobs, asked.dask) as executor:
            play = partial(_played, executor, pair, results, progress)
            progress.print(_("Weights in use: {weights}", weights=_listed(tuning.weights)))
            for number in range(asked.rounds):
                seeds = [f"{asked.seed} {number} {place}" for place in range(asked.n // 2)]
                progress.print(_told(number, _round(search, tuning, against, seeds, play)))
            progress.print(_best(search, tuning))
            fresh = [f"{asked.seed} check {place}" for place in range(asked.check // 2)]
            for line in _checked(tuning, _weights(tuning, search.mean), against, fresh, play):
                progress.print(line)
    except KeyboardInterrupt:
        print("\n" + stopped(progress.done, total), file=sys.stderr)
        print(_best(search, tuning))
        return INTERRUPTED
    return OK


def _told(number: int, rates: Sequence[float]) -> str:
    """Say how a round has gone."""
    return _(
        "Round {n}: {rate}% of the points, at best {best}%",
        n=number + 1,
        rate=f"{100 * sum(rates) / len(rates):.1f}",
        best=f"{100 * max(rates):.1f}",
    )


def _best(search: Any, tuning: Tuning) -> str:
    """Say which weights have been found so far."""
    tuned = tuning.weights._make(_weights(tuning, search.mean))
    return _("Tuned weights: {weights}", weights=_listed(tuned))


def _tuning(game: Game, only: Sequence[str] | None) -> Tuning:
    """Return what is to be tuned of a game's bot. Raises `BadSetup`."""
    tuning = tuning_of(game)
    if tuning is None:
        raise BadSetup(N_("The bot of this game has no weights to tune."))
    for name in only or ():
        if name not in tuning.ranges:
            raise BadSetup(
                N_("There is no weight called “{name}”. Choose from: {names}."),
                name=name,
                names=listed(tuning.ranges),
            )
    ranges = {name: it for name, it in tuning.ranges.items() if only is None or name in only}
    if len(ranges) < _FEWEST:
        raise BadSetup(N_("CMA-ES needs {n} weights at least."), n=_FEWEST)
    return tuning._replace(ranges=ranges)


Play = Callable[[Sequence[_Job]], Mapping[_Job, tuple[float, float]]]
"""Plays pairs of matches, and returns the points of the weights in both matches of each."""


def _round(
    search: Any, tuning: Tuning, against: Sequence[str], seeds: Sequence[str], play: Play
) -> list[float]:
    """Draw weights, and tell the search how well they play; return the shares of all points."""
    drawn = [search.ask() for _place in range(search.population_size)]
    jobs = [
        [_Job(_weights(tuning, it), other, seed) for other in against for seed in seeds]
        for it in drawn
    ]
    points = play([job for row in jobs for job in row])
    rates = [tally([points[job] for job in row]).rate for row in jobs]
    search.tell([(it, -rate) for it, rate in zip(drawn, rates, strict=True)])
    return rates


def _checked(
    tuning: Tuning, tuned: Weights, against: Sequence[str], seeds: Sequence[str], play: Play
) -> Iterator[str]:
    """Yield how the tuned weights play on fresh cards, and those in use for comparison."""
    names = {tuned: _("the tuned weights"), tuple(tuning.weights): _("the weights in use")}
    rivals = [(weights, other) for other in against for weights in names]
    for weights, other in [*rivals, (tuned, "")]:
        points = play([_Job(weights, other, seed) for seed in seeds])
        second = title(other) if other else names[tuple(tuning.weights)]
        yield _("{first} against {second}", first=names[weights], second=second)
        yield score([points[_Job(weights, other, seed)] for seed in seeds])


def _search(tuning: Tuning, seed: int) -> Any:
    """Return CMA-ES over the tunable weights, each from 0 to 1 in its range."""
    numpy, cmaes = fitting_library("numpy"), fitting_library("cmaes")
    start = [
        (getattr(tuning.weights, name) - low) / (high - low)
        for name, (low, high) in tuning.ranges.items()
    ]
    bounds = numpy.array([[0.0, 1.0]] * len(start))
    return cmaes.CMA(numpy.array(start), _SIGMA, bounds=bounds, seed=seed)


def _weights(tuning: Tuning, place: Iterable[float]) -> Weights:
    """Return the weights at a place of the search."""
    found = {
        name: round(low + float(part) * (high - low), _DIGITS)
        for part, (name, (low, high)) in zip(place, tuning.ranges.items(), strict=True)
    }
    return tuple(tuning.weights._replace(**found))


def _played(
    executor: Executor | None,
    pair: Callable[[_Job], Pair],
    results: Results[Pair] | None,
    progress: Progress,
    jobs: Sequence[_Job],
) -> Mapping[_Job, tuple[float, float]]:
    """Play what is not in the file of results; return the points of all."""
    known = results.found if results else {}
    found = {job: known[job.key].points for job in jobs if job.key in known}
    left = [*dict.fromkeys(job for job in jobs if job not in found)]
    progress.advance(2 * (len(jobs) - len(left)))
    for job, result in map_unordered(executor, pair, left):
        if results:
            results.add(job.key, result)
        progress.advance(2)
        found[job] = result.points
    return found


def _pair(
    game_id: str, options: Mapping[str, Any], level: int, nodes: int | None, job: _Job
) -> Pair:
    game = registry.find(game_id)
    tuning = tuning_of(game)
    assert tuning is not None
    first, other = (
        _tuned(game, tuning, weights, level, nodes) for weights in (job.weights, tuning.weights)
    )
    second = named(game, job.other, nodes) if job.other else other
    return play_pair(game, first, second, job.seed, options)._replace(seconds=([], []))


def _tuned(game: Game, tuning: Tuning, weights: Weights, level: int, nodes: int | None) -> Player:
    """Return the bot of a level that thinks with these weights."""
    brain = tuning.brain(tuning.weights._make(weights))
    levels = {**brain.levels, _HEURISTIC: PERFECT}
    return bot(game, level, nodes, replace(brain, levels=levels))


def _listed(weights: Any) -> str:
    return listed(f"{name}={value:g}" for name, value in weights._asdict().items())
