"""A game whose library did not arrive: a sentence at home, and nothing is lost."""

from dataclasses import replace

import pytest

import pygames
from pygames import Match
from pygames.core import registry
from tests.table.visitor import Visitor

GONE = "espionage"
SENTENCE = "Espionage could not be downloaded. Check your connection and try again."


@pytest.fixture(autouse=True)
def without_its_library(monkeypatch: pytest.MonkeyPatch) -> str:
    """A link to a match of the game, written while it was there."""
    link = Match(GONE).link()
    game = replace(pygames.GAMES[GONE], rules="pygames.espionage.not_here")
    monkeypatch.setitem(pygames.GAMES, GONE, game)
    for table in ("_newest", "_by_version", "_by_code"):
        monkeypatch.setattr(registry, table, dict(getattr(registry, table)))
    registry.install(game)
    return link


@pytest.mark.parametrize("screen", ["play", "setup", "rules", "lesson"])
def test_its_screens_say_so(screen: str) -> None:
    visitor = Visitor(f"#/{screen}/{GONE}")

    assert (visitor.screen, visitor.notice) == ("home", SENTENCE)
    assert visitor.url == "#/"


def test_its_links_say_so(without_its_library: str) -> None:
    visitor = Visitor(f"#m={without_its_library}")
    assert (visitor.screen, visitor.notice) == ("home", SENTENCE)

    visitor.send("bring", text=f"Look: #m={without_its_library}")
    assert (visitor.screen, visitor.notice) == ("home", SENTENCE)
    assert visitor.saves == {}


def test_the_home_screen_shows_it_as_ever() -> None:
    assert Visitor("#/").shown.has(f"play-{GONE}")
