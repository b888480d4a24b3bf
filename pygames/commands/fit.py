"""The command `fit`: teach a bot what positions are worth, from the outcomes of matches.

A bot plays against itself; a part of the matches is held out, and says whether what was learned
from the others is worth more than what the bot thought before.
"""

import argparse
import json
import random
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from math import exp
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, NamedTuple

from pygames.bots import LEVELS
from pygames.bots.arena import bot, play
from pygames.bots.learned_values import Learned
from pygames.bots.parallel import in_order, map_unordered
from pygames.bots.training import Fitting, fitting_of
from pygames.commands import executors, run_arguments, set_up_arguments
from pygames.commands.arena_results import Results
from pygames.commands.contestants import named
from pygames.commands.extras import fitting_library
from pygames.commands.progress import Progress
from pygames.commands.regression import fitted, log_losses
from pygames.commands.run_arguments import count, stopped
from pygames.core import registry
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.log import make_setup
from pygames.core.match import Match
from pygames.core.normalization import plain
from pygames.core.series import current_play
from pygames.terminal.session import INTERRUPTED, OK

__all__ = ["MOST_BYTES", "add_to", "run"]

MOST_BYTES = 30_000
"""Of a file of weights: a page loads it."""
_HELD_OUT = 0.25
"""The share of the matches that is held out."""
_BINS = 5
"""Parts of the scale of chances for which calibration is told."""
_FEWEST = 20
"""Matches without which nothing can be fitted."""
_CERTAIN = 1.96
"""Standard errors on either side of the mean that cover 95 %."""


class Sample(NamedTuple):
    """A position of a match that is over. `judged` and `won` are of its seat, 0 to 1."""

    model: str
    features: list[float]
    judged: float
    won: float


class _Deal(NamedTuple):
    """A match to be played: its seed, and the place of its set-up among those asked for."""

    seed: str
    setup: int


class Samples(NamedTuple):
    """What can be learned from a match."""

    samples: list[Sample]


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    fit = commands.add_parser("fit", help=_("teach a bot what positions are worth, by playing"))
    fit.add_argument("game", help=_("the id of a game"))
    fit.add_argument("--level", type=int, choices=[*LEVELS], default=2, help=_("the bot's level"))
    set_up_arguments.add_to(fit)
    fit.add_argument("-n", type=count, default=2000, metavar="N", help=_("number of matches"))
    fit.add_argument(
        "--hidden",
        type=int,
        default=0,
        metavar="N",
        help=_("number of hidden units; 0: logistic regression"),
    )
    fit.add_argument(
        "--out",
        type=Path,
        default=Path("weights.json"),
        metavar="FILE",
        help=_("the file for the weights"),
    )
    run_arguments.add_to(fit)


def run(asked: argparse.Namespace) -> int:
    """Play, fit, print how good it is, and write the weights; return the exit status.

    Whoever stops it while it plays is told what the matches so far have taught, and nothing is
    written. Raises `BadSetup`.
    """
    game = registry.find(plain(asked.game))
    fitting = fitting_of(game)
    if fitting is None:
        raise BadSetup(N_("The bot of this game has nothing to be fitted."))
    if not 0 <= asked.hidden <= fitting.most_hidden:
        raise BadSetup(
            N_("The bot of this game can have {most} hidden units at most."),
            most=fitting.most_hidden,
        )
    if asked.n < _FEWEST:
        raise BadSetup(N_("Fitting needs {n} matches at least."), n=_FEWEST)
    named(game, str(asked.level))
    fitting_library("numpy")
    played, status = list[tuple[int, Samples]](), OK
    try:
        for it in _played(game, asked):
            played.append(it)
    except KeyboardInterrupt:
        print("\n" + stopped(len(played), asked.n), file=sys.stderr)
        status = INTERRUPTED
        if len(played) < _FEWEST:
            return status
    models = {}
    held = {*random.Random(asked.seed).sample(range(asked.n), int(asked.n * _HELD_OUT))}
    for model, samples in _by_model(played, fitting).items():
        names = fitting.features[model]
        known = [(number, it) for number, it in samples if number not in held]
        held_out = [(number, it) for number, it in samples if number in held]
        if not known or not held_out:
            raise BadSetup(N_("In too few matches there was a position for “{name}”."), name=model)
        models[model] = fitted(
            names,
            [it.features for _number, it in known],
            [it.won for _number, it in known],
            [number for number, _it in known],
            asked.hidden,
            random.Random(asked.seed).getrandbits(32),
        )
        for line in _told(model, models[model], held_out, len(known)):
            print(line)
    if status == OK:
        _write(asked.out, models)
    return status


def _played(game: Game, asked: argparse.Namespace) -> Iterator[tuple[int, Samples]]:
    """Yield what each match teaches, in order."""
    setups = [make_setup(game.id, 2, it) for it in set_up_arguments.several(game, asked)]
    for setup in setups:
        setup.start()  # rejects arguments that do not fit together
    what = {
        "fitted": game.id,
        "version": game.version,
        "options": [dict(setup.options) for setup in setups],
        "level": asked.level,
        "nodes": asked.nodes,
    }
    results = Results(asked.results, what, _as_samples) if asked.results else None
    deals = [_Deal(f"{asked.seed} {n}", n % len(setups)) for n in range(asked.n)]
    found = results.found if results else {}
    known = {deal: found[deal.seed] for deal in deals if deal.seed in found}
    left = [deal for deal in deals if deal not in known]
    match = partial(_match, game.id, what["options"], asked.level, asked.nodes)
    where = executors.chosen(asked.jobs, asked.dask)
    with Progress(asked.n, asked.n - len(left)) as progress, where as executor:

        def kept() -> Iterator[tuple[_Deal, Samples]]:
            for deal, samples in map_unordered(executor, match, left):
                if results:
                    results.add(deal.seed, samples)
                progress.advance()
                yield deal, samples

        for number, (_deal, samples) in enumerate(in_order(deals, kept(), known)):
            yield number, samples


def _as_samples(said: Mapping[str, Any]) -> Samples:
    return Samples([Sample(*it) for it in said["samples"]])


def _match(
    game_id: str,
    options: Sequence[Mapping[str, Any]],
    level: int,
    nodes: int | None,
    deal: _Deal,
) -> Samples:
    game = registry.find(game_id)
    fitting = fitting_of(game)
    assert fitting is not None
    player = bot(game, level, nodes)
    return Samples(
        [*_samples(play(game, [player, player], deal.seed, options[deal.setup]), fitting)]
    )


def _samples(match: Match, fitting: Fitting) -> Iterator[Sample]:
    """Yield the positions of a match; if it is a series, of its last play.

    One that was left undecided is a draw.
    """
    state = match.setup.start()
    winners = match.outcome.winners if match.outcome else ()
    for entry in match.log:
        found = fitting.position(current_play(state)) if entry.seat >= 0 else None
        if found:
            won = float(found.seat in winners) / len(winners) if winners else 0.5
            features = [round(feature, 6) for feature in found.features]
            yield Sample(found.model, features, round(found.judged, 6), won)
        state.apply(entry.move, entry.seat)


def _by_model(
    played: Iterable[tuple[int, Samples]], fitting: Fitting
) -> Mapping[str, list[tuple[int, Sample]]]:
    """Return model -> its positions, each with the number of its match."""
    found: dict[str, list[tuple[int, Sample]]] = {model: [] for model in fitting.features}
    for number, samples in played:
        for sample in samples.samples:
            found[sample.model].append((number, sample))
    return found


def _told(
    model: str, learned: Learned, held_out: Sequence[tuple[int, Sample]], known: int
) -> Iterator[str]:
    """Yield how well a model foretells the matches that it has not seen."""
    samples = [sample for _number, sample in held_out]
    won = [it.won for it in samples]
    chances = [1 / (1 + exp(-learned.value(it.features))) for it in samples]
    new, old = log_losses(chances, won), log_losses([it.judged for it in samples], won)
    yield _("{model}: {n} positions, {m} held out", model=model, n=known, m=len(samples))
    gaps: dict[int, list[float]] = {}
    for (number, _sample), gap in zip(held_out, new - old, strict=True):
        gaps.setdefault(number, []).append(gap)
    low, high = _interval([*gaps.values()])
    yield _(
        "Log loss {new}, today {old}: a difference of {low} to {high}",
        new=f"{new.mean():.4f}",
        old=f"{old.mean():.4f}",
        low=f"{low:+.4f}",
        high=f"{high:+.4f}",
    )
    for part in range(_BINS):
        mine = [it.won for it, chance in zip(samples, chances, strict=True) if _bin(chance) == part]
        before = [it.won for it in samples if _bin(it.judged) == part]
        yield _(
            "Foretold {low}% to {high}%: {rate}% of {n} won; today {other}% of {m}",
            low=100 * part // _BINS,
            high=100 * (part + 1) // _BINS,
            rate=_percent(mine),
            n=len(mine),
            other=_percent(before),
            m=len(before),
        )


def _bin(chance: float) -> int:
    return min(_BINS - 1, int(chance * _BINS))


def _interval(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """Return the 95 % interval of a mean over positions, those of a match being one sample."""
    total = sum(map(len, groups))
    mean = sum(map(sum, groups)) / total
    if len(groups) < 2:
        return float("-inf"), float("inf")
    off = [sum(group) - mean * len(group) for group in groups]
    error = _CERTAIN * stdev(off) * len(groups) ** 0.5 / total
    return mean - error, mean + error


def _percent(won: Sequence[float]) -> str:
    return f"{100 * fmean(won):.1f}" if won else "–"


def _write(path: Path, models: Mapping[str, Learned]) -> None:
    """Write the file of weights. Raises `BadSetup`."""
    rows = (
        f"{json.dumps(model)}: {json.dumps(learned._asdict())}" for model, learned in models.items()
    )
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    if len(text) > MOST_BYTES:
        raise BadSetup(
            N_("The weights take {n} bytes, more than {most}: choose fewer hidden units."),
            n=len(text),
            most=MOST_BYTES,
        )
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as fault:
        raise BadSetup(
            N_("The file {file} cannot be used: {why}."), file=str(path), why=fault.strerror
        ) from None
    print(_("The weights are in {file}, {n} bytes.", file=str(path), n=len(text)))
