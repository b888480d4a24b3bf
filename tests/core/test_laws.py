"""Every game against every law of `tests/laws.py`, in its usual and some unusual set-ups."""

from collections.abc import Callable

import pytest

from tests.laws import LAWS
from tests.strategies import GAMES, Playout, playout, set_ups

SET_UPS = [(game.id, index) for game in GAMES.values() for index in range(len(set_ups(game)))]


@pytest.mark.parametrize(("game", "index"), SET_UPS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Playout], None], game: str, index: int) -> None:
    law(playout(game, index))
