"""The bots of every game: legal in every corner, repeatable, and blind to what is hidden."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.game import Game
from tests import bot_laws
from tests.effort import effort, sampled
from tests.folders import GAMES, brought
from tests.strategies import playout, set_ups

NODES = 8
PLAYED = {game.id: game for game in GAMES.values() if game.bot}
LEVELS = [(game, level) for game in PLAYED.values() for level in game.levels]

EVERY = 9
"""So many moments pass before a bot is asked again."""


def corners_of(game: Game) -> dict[str, Callable[[], Any]]:
    """Matches of a game, by name: one of each value of each option, set-up, or seed."""
    own = brought(game, "playouts")
    if not hasattr(own, "playout"):
        return {str(n): lambda n=n: playout(game.id, n) for n in range(len(set_ups(game)))}
    if not hasattr(own, "OPTION_VALUES"):
        return {str(seed): lambda seed=seed: own.playout(seed) for seed in own.SEEDS}
    return {
        f"{name}={value}": lambda name=name, value=value: own.playout(name, value)
        for name, value in own.OPTION_VALUES
    }


CORNERS = {
    f"{game.id}-{name}": (game, play)
    for game in PLAYED.values()
    for name, play in corners_of(game).items()
}


def nodes_of(game: Game) -> int:
    """How much its bots may think here."""
    return getattr(brought(game, "playouts"), "NODES", NODES)


@cache
def moments(corner: str) -> list[Any]:
    """The moments of a match in which a player chooses, and not only thinks again."""
    met = CORNERS[corner][1]().moments
    return [m for m in met if m.decision.seat >= 0 and len(m.decision.moves)]


def some(corner: str) -> list[Any]:
    """A few of them: two of each kind of decision, then one now and then."""
    found = moments(corner)
    kinds = dict.fromkeys(m.decision.name for m in found)
    rare = [m for kind in kinds for m in [m for m in found if m.decision.name == kind][:2]]
    return rare + found[:: max(EVERY, len(found) // effort(8, 30))]


@pytest.mark.parametrize("corner", sampled([*CORNERS], 4))
def test_every_level_is_legal_in_every_corner(corner: str) -> None:
    game = CORNERS[corner][0]

    bot_laws.every_level_is_legal(game, some(corner), nodes_of(game))


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=[f"{it.id}-{n}" for it, n in LEVELS])
def test_the_same_seed_and_nodes_come_to_the_same_thought(game: Game, level: int) -> None:
    corners = [*corners_of(game)]
    for name in corners[:: max(1, len(corners) // effort(1, 2))]:
        corner = f"{game.id}-{name}"
        bot_laws.a_level_repeats_itself(game, some(corner), level, nodes_of(game))


@pytest.mark.parametrize(("game", "level"), LEVELS, ids=[f"{it.id}-{n}" for it, n in LEVELS])
@settings(max_examples=effort(5, 200))
@given(data=st.data())
def test_what_is_hidden_changes_nothing(game: Game, level: int, data: st.DataObject) -> None:
    """All that a seat does not know dealt anew: it chooses the same, for the same reasons."""
    name = data.draw(st.sampled_from([*corners_of(game)]))
    moment = data.draw(st.sampled_from(moments(f"{game.id}-{name}")))
    seed = data.draw(st.integers(0, 99))

    bot_laws.what_is_hidden_changes_nothing(game, moment, level, seed, nodes_of(game))
