"""The null game, offered like the others."""

from collections.abc import Iterator

import pytest

import pygames
from pygames import null
from pygames.core import language
from tests.table.armies import arranging
from tests.table.visitor import Visitor


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    language.use("en")


@pytest.fixture
def null_game(monkeypatch: pytest.MonkeyPatch) -> str:
    """The id of the null game, at hand for as long as the test runs."""
    monkeypatch.setitem(pygames.GAMES, null.GAME.id, null.GAME)
    return null.GAME.id


@pytest.fixture
def visitor() -> Visitor:
    """White, about to set up the standard army of Espionage."""
    return arranging()
