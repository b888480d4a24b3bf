"""Every level of every game against players who know nothing: one who chooses at random, and one
who always makes the first listed move. In the set-up that the page offers first.
"""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from pygames import GAMES
from pygames.baselines import FIRST
from pygames.bots.arena import Pair, play_pair, tally
from pygames.commands.contestants import RANDOM, named
from pygames.core.game import Game
from pygames.table.setup_form import SetupForm
from web.build.result import Result

MATCHES = 60
NODES = 20
"""For each move of a level that searches: fewer than it has in the page."""
LEAST = 50.0
"""Per cent of the points: with less it is worse than who knows nothing."""


def levels(matches: int = MATCHES) -> Iterator[Result]:
    """Measure each level's share of the points in so many matches.

    They are played by as many processes as there are processors.
    """
    seeds = [f"levels {n}" for n in range(-(-matches // 2))]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in GAMES.values():
            for level in game.levels:
                for other in (RANDOM, FIRST):
                    pairs = pool.map(partial(_pair, game.id, level, other), seeds)
                    yield _result(game, level, other, [*pairs])


def _pair(game_id: str, level: int, other: str, seed: str) -> Pair:
    game = GAMES[game_id]
    first = SetupForm.usual(game)
    player, rival = named(game, str(level), NODES), named(game, other)
    return play_pair(game, player, rival, seed, first.options, first.seats)


def _result(game: Game, level: int, other: str, pairs: list[Pair]) -> Result:
    found = tally([pair.points for pair in pairs])
    return Result(
        f"{game.id}, level {level} against {other}",
        100 * found.rate,
        LEAST,
        unit=" %",
        at_least=True,
        how=f"95 % interval {100 * found.low:.0f} to {100 * found.high:.0f}, {found.wins} won, "
        f"{found.draws} drawn, {found.losses} lost",
    )
