"""The null game, drawn plainly and offered like the others."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import pygames
from pygames import null
from pygames.core import language, registry
from tests.table.armies import arranging
from tests.table.visitor import Visitor


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.fixture
def null_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The id of the null game, at hand for as long as the test runs."""
    game = replace(null.GAME, board="tests.table.plain_board")
    monkeypatch.setitem(pygames.GAMES, game.id, game)
    registry.install(game)
    yield game.id
    registry.install(null.GAME)


@pytest.fixture
def visitor() -> Visitor:
    """White, about to set up the standard army of Espionage."""
    return arranging()
