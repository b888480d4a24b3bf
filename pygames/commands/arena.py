"""The command `arena`: play levels or programs against each other, and report the result."""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import ceil
from typing import Any

from pygames.bots import LEVELS
from pygames.bots.arena import Pair, Player, play_pair
from pygames.bots.parallel import in_order, map_unordered
from pygames.commands import executors, run_arguments, set_up_arguments
from pygames.commands.arena_results import Results, as_pair
from pygames.commands.contestants import RANDOM, named, names, title, unknown
from pygames.commands.progress import Progress
from pygames.commands.run_arguments import count, seconds, stopped
from pygames.commands.scores import score
from pygames.commands.set_up_arguments import listed
from pygames.core import registry
from pygames.core.game import BadSetup, Game
from pygames.core.language import N_, _
from pygames.core.log import Setup, make_setup
from pygames.core.normalization import plain
from pygames.programs.outside import Outside
from pygames.terminal.session import INTERRUPTED, OK

__all__ = ["add_to", "run"]

_PLACES = ("first", "second")
_STEP = 20
"""Matches between interim reports."""


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    arena = commands.add_parser("arena", help=_("play many matches between two players"))
    arena.add_argument("game", help=_("the id of a game"))
    arena.add_argument(
        "players",
        nargs="*",
        default=[],
        metavar="PLAYER",
        help=_(
            "{names}, or one of the game's baselines", names=listed([*map(str, LEVELS), RANDOM])
        ),
    )
    for place in _PLACES:
        arena.add_argument(
            f"--{place}",
            metavar="COMMAND",
            help=_("a player that is a program, see PROTOCOL.md: how it is started"),
        )
    arena.add_argument(
        "--patience",
        type=seconds,
        default=10.0,
        metavar="SECONDS",
        help=_("how long a program may take for an answer"),
    )
    set_up_arguments.add_to(arena)
    arena.add_argument(
        "--seats",
        type=count,
        default=2,
        metavar="N",
        help=_("number of players: one against all others"),
    )
    arena.add_argument(
        "-n", type=count, default=400, metavar="N", help=_("number of matches, even")
    )
    run_arguments.add_to(arena)


def run(asked: argparse.Namespace) -> int:
    """Play the matches, print the results, and return the exit status. Raises `BadSetup`.

    Whoever stops it gets the results of the pairs so far, in the order of their seeds: if those
    counted that end first, short matches would count for more.
    """
    game = registry.find(plain(asked.game))
    players = _players(game, asked)
    for name in players:
        _player(game, name, None, asked.patience)
    if asked.n % 2:
        raise BadSetup(N_("Matches are played in pairs, so their number must be even."))
    options = set_up_arguments.chosen(game, asked)
    setup = make_setup(game.id, asked.seats, options)
    setup.start()  # rejects arguments that do not fit together
    results = _results(asked, setup, players)
    pair = partial(_pair, game.id, players, asked.nodes, asked.patience, options, asked.seats)
    seeds = [f"{asked.seed} {number}" for number in range(asked.n // 2)]
    known = dict(results.found) if results else {}
    left = [seed for seed in seeds if seed not in known]
    every: list[Pair] = []
    where = executors.chosen(asked.jobs, asked.dask)
    try:
        with Progress(asked.n, asked.n - 2 * len(left)) as progress, where as executor:
            first, second = map(title, players)
            progress.print(_("{first} against {second}", first=first, second=second))
            played = _kept(map_unordered(executor, pair, left), results, progress)
            for seed, result in in_order(seeds, played, known):
                every.append(result)
                if seed in known:
                    continue
                for loser, reason in result.forfeits:
                    name = title(players[loser])
                    progress.print(_("{name} forfeits: {reason}", name=name, reason=reason))
                if not 2 * len(every) % _STEP and len(every) < len(seeds):
                    progress.print(score([pair.points for pair in every]))
    except KeyboardInterrupt:
        print("\n" + stopped(2 * len(every), asked.n), file=sys.stderr)
        status = INTERRUPTED
    else:
        status = OK
    if every:
        _report(game, setup, players, every)
    return status


def _report(game: Game, setup: Setup, players: Sequence[str], every: Sequence[Pair]) -> None:
    """Print what came of the matches."""
    print(score([pair.points for pair in every]))
    roles = [_(game.role_titles[role]) for role in game.first_roles(setup.seats, setup.options)]
    print(_seats([pair.points for pair in every], roles))
    for place, name in enumerate(players):
        print(_times(name, [t for pair in every for t in pair.seconds[place]]))


def _players(game: Game, asked: argparse.Namespace) -> tuple[str, str]:
    """Return both players: a level, random, a baseline, or the command that starts a program."""
    rest = map(plain, asked.players)
    first, second = (getattr(asked, place) or next(rest, None) for place in _PLACES)
    if first is None or second is None or next(rest, None) is not None:
        raise BadSetup(
            N_("Name two players: {names}, or a program by --first or --second."),
            names=listed(names(game)),
        )
    for name in map(plain, asked.players):
        if name not in names(game):
            raise unknown(game, name)
    return first, second


def _results(
    asked: argparse.Namespace, setup: Setup, players: Sequence[str]
) -> Results[Pair] | None:
    """Return the file that the results go to, None if they are only printed."""
    if asked.results is None:
        return None
    what = {
        "game": setup.game,
        "version": setup.version,
        "options": dict(setup.options),
        "seats": setup.seats,
        "players": list(players),
        "nodes": asked.nodes,
    }
    return Results(asked.results, what, as_pair)


def _kept(
    played: Iterator[tuple[str, Pair]], results: Results[Pair] | None, progress: Progress
) -> Iterator[tuple[str, Pair]]:
    """Pass on what has been played, once it is in the file and counted."""
    for seed, pair in played:
        if results:
            results.add(seed, pair)
        progress.advance(2)
        yield seed, pair


def _pair(
    game_id: str,
    players: tuple[str, str],
    nodes: int | None,
    patience: float,
    options: Mapping[str, Any],
    seats: int,
    seed: str,
) -> Pair:
    game = registry.find(game_id)
    one, other = (_player(game, name, nodes, patience) for name in players)
    try:
        return play_pair(game, one, other, seed, options, seats)
    finally:
        for guest in (one, other):
            if isinstance(guest, Outside):
                guest.end()


def _player(game: Game, name: str, nodes: int | None, patience: float) -> Player:
    if name in names(game):
        return named(game, name, nodes)
    return Outside(name, patience)


def _seats(points: list[tuple[float, float]], roles: Sequence[str]) -> str:
    """Format the first player's results by seat: in some games the seats are different sides."""
    there, back = (sum(seat) / len(points) for seat in zip(*points, strict=True))
    if roles:
        return _(
            "As {one} {there}%, as {other} {back}%",
            one=roles[0],
            other=roles[1],
            there=f"{100 * there:.1f}",
            back=f"{100 * back:.1f}",
        )
    return _(
        "As first player {there}%, as second player {back}%",
        there=f"{100 * there:.1f}",
        back=f"{100 * back:.1f}",
    )


def _times(name: str, seconds: list[float]) -> str:
    """Format how long the choices took; of a program that never chose, none did."""
    if not seconds:
        return _("{name}: no moves", name=title(name))
    ordered = sorted(seconds)
    return _(
        "{name}: {mean} ms per move on average, 95 % within {most} ms",
        name=title(name),
        mean=f"{1000 * sum(ordered) / len(ordered):.1f}",
        most=f"{1000 * ordered[ceil(0.95 * len(ordered)) - 1]:.1f}",
    )
