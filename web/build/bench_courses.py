"""How matches of bots run: when somebody falls first, how the lead changes, how they end.

As a benchmark it looks at the set-up that the page offers first in each game. By itself it looks at
any, between any two players that the arena knows:

    python -m web.build.bench_courses deep-space-wars 2 2 -n 400 --preset first
"""

import argparse
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any

from pygames import GAMES
from pygames.baselines.glimpses import glimpse_of
from pygames.bots.arena import play
from pygames.bots.courses import Course, course_of, summary
from pygames.commands import set_up_arguments
from pygames.commands.contestants import named
from pygames.core.game import Game
from pygames.table.setup_form import SetupForm
from web.build.result import Result

MATCHES = 40
NODES = 20
"""For each move of a level that searches: fewer than it has in the page."""
LEVEL = "2"
FOUGHT = "deep-space-wars"
SOON, LATE, TURNS = 85.0, 10.0, 1.0
"""In a first battle: in how many of 100 somebody has fallen by round 2 at least, how many end by
the clock at most, and how often the lead changes at least."""
_CERTAIN = 1.96
"""Standard errors on either side of the mean that cover 95 %."""


def courses(matches: int = MATCHES) -> Iterator[Result]:
    """Measure so many first battles against their targets; print what other games' matches are."""
    for game in GAMES.values():
        first = SetupForm.usual(game)
        found = [*played(game, (LEVEL,) * first.seats, first.options, matches)]
        print(f"{game.id}: {told(found)}", flush=True)
        if game.id == FOUGHT:
            yield from _results(game, found)


def _results(game: Game, found: list[Course]) -> Iterator[Result]:
    of = summary(found)
    what, how = f"{game.id}, a first battle", f"{len(found)} between bots of level {LEVEL}"
    by_clock = sum(share for reason, share in of.reasons if reason.startswith("time"))
    for text, share, target, more in (
        ("somebody has fallen by round 2", of.fell_by[1], SOON, True),
        ("the clock ends it", by_clock, LATE, False),
    ):
        sure = f"{how}, 95 % interval {_interval(share, len(found))}"
        yield Result(f"{what}: {text}", 100 * share, target, unit=" %", at_least=more, how=sure)
    yield Result(f"{what}: the lead changes", of.changes, TURNS, at_least=True, how=how)


def played(
    game: Game,
    players: tuple[str, ...],
    options: Mapping[str, Any],
    matches: int,
    processes: int | None = None,
) -> Iterator[Course]:
    """Yield the courses of so many matches, each player in each seat by turns."""
    seeds = range(matches)
    if processes == 1:
        yield from map(partial(_played, game.id, players, options), seeds)
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(partial(_played, game.id, players, options), seeds)


def _played(game_id: str, players: tuple[str, ...], options: Mapping[str, Any], n: int) -> Course:
    game = GAMES[game_id]
    turned = n % len(players)
    seated = [named(game, it, NODES) for it in players[turned:] + players[:turned]]
    return course_of(play(game, seated, f"courses {n}", options), glimpse_of(game))


def told(found: list[Course]) -> str:
    """Put courses into a line, what a game does not count left out."""
    of, count = summary(found), len(found)
    parts = [f"{count} matches"]
    if of.fallen:
        falls = "/".join(f"{100 * share:.0f}" for share in of.fell_by)
        parts += [
            f"somebody has fallen by round 1/2/3 in {falls} %"
            f" (round 2: {_interval(of.fell_by[1], count)})",
            f"{100 * of.fallen:.0f} % fall",
        ]
    if of.rounds:
        parts.append(f"{of.rounds:.1f} rounds")
    parts += [
        f"{of.changes:.2f} changes of lead",
        f"choices by seat {_listed(f'{it:.0f}' for it in of.choices)}",
        "ends: " + _listed(f"{name or 'none'} {100 * share:.0f} %" for name, share in of.reasons),
    ]
    return "; ".join(parts)


def _listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def _interval(share: float, count: int) -> str:
    """Return the 95 % interval of a share of so many, in per cent, after Wilson."""
    z = _CERTAIN**2 / count
    middle = (share + z / 2) / (1 + z)
    half = sqrt(share * (1 - share) * z + z * z / 4) / (1 + z)
    return f"{100 * max(0.0, middle - half):.0f} to {100 * min(1.0, middle + half):.0f}"


def main() -> None:
    """Print the course of matches that the command line asks for."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("players", nargs="+", help="one for each seat: a level or a baseline")
    parser.add_argument("-n", type=int, default=MATCHES, help="number of matches")
    parser.add_argument("--jobs", type=int, help="number of processes")
    set_up_arguments.add_to(parser)
    asked = parser.parse_args()
    game = GAMES[asked.game]
    options = set_up_arguments.chosen(game, asked)
    print(told([*played(game, (*asked.players,), options, asked.n, asked.jobs)]))


if __name__ == "__main__":
    main()
