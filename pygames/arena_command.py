"""The command `arena`: play level against level and report the confidence interval."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil, isfinite
from typing import Any

from pygames import set_up_arguments
from pygames.bots import LEVELS
from pygames.bots.arena import Pair, Player, Tally, bot, chance_player, elo, play_pair, tally
from pygames.core import registry
from pygames.core.game import BadSetup
from pygames.core.language import N_, _
from pygames.core.log import make_setup
from pygames.set_up_arguments import listed

__all__ = ["add_to", "run"]

_RANDOM = "random"
_STEP = 20
"""Matches between interim reports."""


def add_to(commands: "argparse._SubParsersAction[Any]") -> None:
    """Add the command's arguments to the parser."""
    arena = commands.add_parser("arena", help=_("play many matches between two players"))
    arena.add_argument("game", help=_("the id of a game"))
    names = listed(_names())
    arena.add_argument("first", help=names)
    arena.add_argument("second", help=names)
    set_up_arguments.add_to(arena)
    arena.add_argument(
        "--seats",
        type=_count,
        default=2,
        metavar="N",
        help=_("number of players: one against all others"),
    )
    arena.add_argument(
        "-n", type=_count, default=400, metavar="N", help=_("number of matches, even")
    )
    arena.add_argument(
        "--nodes", type=_count, metavar="N", help=_("how many nodes a bot may search for each move")
    )
    arena.add_argument(
        "--seed", type=int, default=0, metavar="N", help=_("seed, to repeat a run exactly")
    )
    arena.add_argument("--jobs", type=_count, default=1, metavar="N", help=_("number of processes"))


def run(asked: argparse.Namespace) -> None:
    """Play the matches and print the results. Raises `BadSetup`."""
    game = registry.find(asked.game)
    for name in (asked.first, asked.second):
        _player(game.id, name, None)
    if asked.n % 2:
        raise BadSetup(N_("Matches are played in pairs, so their number must be even."))
    options = set_up_arguments.chosen(game, asked)
    setup = make_setup(game.id, asked.seats, options)
    setup.start()  # rejects arguments that do not fit together
    pair = partial(_pair, game.id, asked.first, asked.second, asked.nodes, options, asked.seats)
    seeds = [f"{asked.seed} {number}" for number in range(asked.n // 2)]
    print(_("{first} against {second}", first=_title(asked.first), second=_title(asked.second)))
    found: list[Pair] = []
    for result in _played(pair, seeds, asked.jobs):
        found.append(result)
        if not 2 * len(found) % _STEP and len(found) < len(seeds):
            print(_line(tally([pair.points for pair in found])), flush=True)
    print(_line(tally([pair.points for pair in found])))
    roles = [_(game.role_titles[role]) for role in game.first_roles(asked.seats, setup.options)]
    print(_seats([pair.points for pair in found], roles))
    for place, name in enumerate((asked.first, asked.second)):
        print(_times(name, [t for pair in found for t in pair.seconds[place]]))


def _played(pair: "partial[Pair]", seeds: list[str], jobs: int) -> Iterator[Pair]:
    if jobs == 1:
        yield from map(pair, seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(pair, seeds)


def _pair(
    game: str,
    first: str,
    second: str,
    nodes: int | None,
    options: Mapping[str, Any],
    seats: int,
    seed: str,
) -> Pair:
    one, other = _player(game, first, nodes), _player(game, second, nodes)
    return play_pair(registry.find(game), one, other, seed, options, seats)


def _player(game_id: str, name: str, nodes: int | None) -> Player:
    if name == _RANDOM:
        return chance_player
    if name not in _names():
        raise BadSetup(
            N_("There is no player called “{name}”. Choose from: {names}."),
            name=name,
            names=listed(_names()),
        )
    game = registry.find(game_id)
    if not game.bot:
        raise BadSetup(N_("This game has no bots."))
    return bot(game, int(name), nodes)


def _names() -> list[str]:
    return [*map(str, LEVELS), _RANDOM]


def _title(name: str) -> str:
    return _("random") if name == _RANDOM else _("level {n}", n=int(name))


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError(_("“{text}” is not a positive number", text=text))
    return count


_count.__name__ = "int"  # what argparse calls it in its messages


def _line(result: Tally) -> str:
    """Format wins, score rate, confidence interval and Elo difference."""
    difference = elo(result.rate)
    return _(
        "{matches} matches: {wins} won, {draws} drawn, {losses} lost; "
        "{rate}% ({low} to {high}), Elo {elo}",
        matches=result.matches,
        wins=result.wins,
        draws=result.draws,
        losses=result.losses,
        rate=f"{100 * result.rate:.1f}",
        low=f"{100 * result.low:.1f}",
        high=f"{100 * result.high:.1f}",
        elo=f"{difference:+.0f}" if isfinite(difference) else f"{difference:+}",
    )


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
    """Format how long the choices took."""
    ordered = sorted(seconds)
    return _(
        "{name}: {mean} ms per move on average, 95 % within {most} ms",
        name=_title(name),
        mean=f"{1000 * sum(ordered) / len(ordered):.1f}",
        most=f"{1000 * ordered[ceil(0.95 * len(ordered)) - 1]:.1f}",
    )
